### The interactive lesson. A text is spoken to the learner beside the table; 'Lou' is the other player of the lesson.
### Each step has one message; `-other` answers a move that is allowed but not the one we want to see now.

lesson-title = Lernen zum Mitmachen
lesson-lead = Drei Minuten, echte Würfel, keine Gefahr.
lesson-basics = Das Spiel
lesson-deluxe-chapter = Die Spezialisten
lesson-you = Du
lesson-lou = Lou
lesson-next = Weiter
lesson-skip = Überspringen
lesson-resume = Dort weiter, wo du warst
lesson-restart = Von vorn
lesson-progress = Schritt { $step } von { $steps }
lesson-to-deluxe = Die Spezialisten kennenlernen
lesson-play = Richtig spielen
lesson-finished = Fertig! Du weißt alles, was ein hungriger Vogel wissen muss.
lesson-other-keep = Das dürftest du. Nimm jetzt aber die andere Seite, dann siehst du, was passiert.
lesson-other-roll = Mutig! Aber hör jetzt erst einmal auf.
lesson-other-stop = Du könntest aufhören. Aber würfle jetzt erst einmal weiter.

## The game

lesson-welcome = Das ist der Grill. Die Nummer einer Portion ist ihr Preis: So viel musst du würfeln. Die Würmer sind das, was sie am Ende wert ist. Die meisten Würmer gewinnen.
lesson-roll = Acht Würfel, alle für dich. Wirf sie!
lesson-all-of-a-face = Wähle eine Seite. Alle Würfel, die sie zeigen, kommen mit, keiner darf liegen bleiben. Drei Fünfen sehen gut aus. Ein Wurm zählt auch 5.
lesson-all-of-a-face-other = Erlaubt wäre es. Aber heute sind wir gierig: Nimm die drei Fünfen.
lesson-roll-again = 15 Punkte. Zu wenig für eine Portion, also wirf den Rest.
lesson-roll-again-other = Jetzt aufhören? Dann bliebe dein Teller leer: Für 15 gibt es nichts. Würfle!
lesson-never-twice = Noch zwei Fünfen – aber die sind gesperrt. Jede Seite behältst du in einem Zug nur einmal. Nimm den Wurm: Ohne Wurm kein Schmaus.
lesson-never-twice-other = Erlaubt. Aber ein Zug ohne Wurm geht immer schief. Nimm ihn, solange er da ist.
lesson-one-more = 20, mit Wurm. Die billigste Portion kostet 21. Noch einmal!
lesson-add-up = Behalte die zwei Vieren: 20 und 8 macht 28.
lesson-stop-or-roll = 28! Auf dem Knopf steht, was das Aufhören bringt. Du könntest auch mit den letzten zwei Würfeln auf mehr hoffen – aber zeigen sie nur Fünfen, Vieren oder Würmer, ist alles verloren. Hör auf und nimm sie.
lesson-stop-or-roll-other = Tapfer! Aber zwei Würfel sind wenig, und deine 28 brutzelt schon. Nimm sie.
lesson-lou-took = Sie gehört dir! Lou hat auch gewürfelt und besitzt jetzt die 30. Offen liegt sie oben auf Lous Stapel … Würfle.
lesson-steal-worms = Drei Würmer! Behalte sie: 15.
lesson-steal-roll = Lous 30 wäre doch was, oder? Würfle.
lesson-steal-fives = Drei Fünfen sind 15. Und 15 und 15 macht … behalte sie!
lesson-steal = Genau 30. Das ist die Nummer auf Lous Stapel. Stiehl sie!
lesson-stolen = Dein Stapel wächst. Nur die oberste Portion kann gestohlen werden; die darunter sind sicher. Lou hat die 21 genommen. Du bist wieder dran.
lesson-dare = Behalte die Würmer. Wir würfeln gleich weiter und heben drei Fünfen für dich auf.
lesson-dare-other = Nicht übel. Aber die Würmer sind jetzt da: Nimm sie.
lesson-fail = 25, und die 25 liegt auf dem Grill. Du könntest aufhören. Aber sehen wir uns an, was Gier anrichtet. Würfle!
lesson-fail-other = Sehr vernünftig. Du wirst richtig gut! Aber nur dieses eine Mal sei gierig: Würfle.
lesson-failed = Nur Fünfen und Würmer: nichts Neues, Fehlwurf. Die 30 geht zurück auf den Grill, und die höchste Portion, die 36, wird umgedreht. Die ist für immer weg.
lesson-no-worm = Später im Spiel. Du hast 26, und eine 26 liegt auf dem Grill – aber unter deinen Würfeln ist kein Wurm. Hörst du auf, ist es ein Fehlwurf. Also würfle.
lesson-no-worm-other = Ohne Wurm kein Schmaus! Aufhören würde dich die 28 kosten. Würfle.
lesson-worm-at-last = Da ist er. Schnell, nimm ihn!
lesson-next-lower = 31 ist nicht zu haben: Die liegt sicher unten in Lous Stapel. Darum bekommst du vom Grill die nächstkleinere: die 30.
lesson-end = Ist die letzte offene Portion vom Grill verschwunden, zählen alle ihre Würmer. Hier haben beide 6: Gleichstand. Dann entscheidet die höchste einzelne Portion, und Lous 35 schlägt deine 33.

## The specialists

lesson-deluxe = In der Deluxe-Ausgabe gibt es zwei kleine Portionen, runde Würmer und sechs Spezialisten, die auf dem Grill stehen. Nimm die Portion, und der Spezialist gehört dir. Behalten kannst du nur einen.
lesson-small = 13, mit Wurm. Die 11 und die 13 wollen genau ihre Zahl, und niemand kann sie je stehlen. Nimm sie!
lesson-small-other = Du darfst weiterwürfeln, aber dieser Happen ist sicher. Nimm die 13.
lesson-ones = Drei Einsen: magere 3 Punkte. Aber zwei oder mehr Einsen auf einmal bringen sofort einen runden Wurm, und der bleibt dir auch nach einem Fehlwurf. Behalte sie!
lesson-ones-other = Vernünftig. Aber sieh dir an, was die Einsen können!
lesson-canned = 26 und kein Wurm. Aber du hast den Dosenwurm: Er zählt als Wurm, wenn du keinen hast. 5 Punkte mehr machen 31. Nimm sie!
lesson-hen = Du hast genau die Zahl auf Lous Stapel. Aber darauf sitzt die Henne: Du bekommst nur sie, und Lou behält die Portion. Nimm die Henne.
lesson-hen-guards = Jetzt bewacht die Henne deine 22. Sehen wir uns an, was bei einem Fehlwurf passiert. Würfle!
lesson-hen-guards-other = Vernünftig wie immer. Aber wir wollen die Henne bei der Arbeit sehen. Würfle!
lesson-hen-left = Fehlwurf, aber die 22 bleibt dir, und keine Portion wird umgedreht. Nur die Henne ist weg: zurück auf der kleinsten freien Portion des Grills.
lesson-raven = Auf der 23 sitzt der Rabe. Er gehört niemandem: Wer seine Portion nimmt, bekommt einen runden Wurm, und er hüpft auf die kleinste freie Portion. Nimm die 23.
lesson-weasel = Zwei Vieren, und Vieren hast du schon. Das wäre das Ende. Aber du hast das Wiesel: Einmal im Zug wirft es dieselben Würfel noch einmal.
lesson-weasel-other = Nicht aufgeben! Dafür ist das Wiesel doch da.
lesson-weasel-saved = Gerettet! Such dir eine Seite aus.
lesson-golden = Du hast den goldenen Würfel: einen neunten, der mit den anderen geworfen wird. Drei seiner Seiten zeigen einen Wurm, drei eine 1. Würfle!
lesson-golden-other = Du darfst ihn weglassen. Aber er möchte so gern rollen. Nimm ihn mit!
lesson-golden-keep = Ein weißer Wurm und ein goldener. Die gehören zusammen: Behalte beide.
lesson-apple = 29, und auf der 29 liegt der Apfel. Bis zum Ende tut er nichts. Dann zählt er 3 Würmer. Nimm sie.
lesson-two = Du hast das Wiesel. Auf der 27 liegt der goldene Würfel, aber du kannst nur einen Spezialisten haben. Nimm die 27 und such dir aus, wer zurückgeht.
lesson-deluxe-end = Das sind alle. In den Regeln kannst du über jeden nachlesen, oder du tippst ihn im Spiel an. Guten Appetit!
