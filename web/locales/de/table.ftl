### The table: playing, the log, announcements for screen readers, the end of the game.
### $who is `you` when the message is about the reader and `other` when it is about $name.
### $victimwho and $giverwho say the same of $victim and $giver.

table-title = Tisch

## Parts of the table

table-grill = Der Grill
table-players = Wer spielt
table-dice = Die Würfel
table-log = Was geschehen ist
table-menu = Menü des Tisches
table-open-log = Die Geschichte des Spiels öffnen
moment-share = Link zu diesem Moment
table-loading = Dein Tisch wird gesucht …
table-gone = Diesen Tisch gibt es nicht, oder er ist nicht für dich bestimmt.
table-face-down = { $tile }, umgedreht
grill-portion = { $tile }, { $worms }
grill-portion-guest = { $tile }, { $worms }, darauf: { $specialist }
grill-summary =
    { $count ->
        [0] Keine offene Portion auf dem Grill.
        [one] Eine offene Portion auf dem Grill: { $tiles }.
       *[other] { $count } offene Portionen auf dem Grill: { $tiles }.
    }
player-summary = { $name }: { $stack }{ $extras }
stack-empty = noch keine Portion
stack-top = { $tile } oben, { $height } im Stapel
stack-only = { $tile }
stack-below = darunter: { $tiles }
player-worms = zusammen { $count }
stack-height = × { $height }
supply-label =
    { $count ->
        [0] Keine runden Würmer mehr im Vorrat
        [one] Ein runder Wurm im Vorrat
       *[other] { $count } runde Würmer im Vorrat
    }
tile-takes = Nehmen
tile-steals = Stehlen
tile-reach = erreichbar

## Whose turn, and the sum

turn-of =
    { $who ->
        [you] Du bist dran
       *[other] { $name } ist dran
    }
turn-bot = { $name } überlegt …
sum-label = Summe
sum-worm-missing = noch kein Wurm
kept-label = Beiseitegelegt
kept-none = Noch nichts beiseitegelegt
rolled-label = Wähle, was du beiseitelegst
rolled-watch = { $name } hat gewürfelt
dice-left =
    { $count ->
        [one] Ein Würfel übrig
       *[other] { $count } Würfel übrig
    }
choice = { $dice }, macht { $sum }
choice-used = { $dice }, schon beiseitegelegt
keep-hint = { $dice } beiseitelegen: { $sum }

## What one can do

act-roll-dice =
    { $count ->
        [0] Keine Würfel mehr
        [one] Den letzten Würfel werfen
       *[other] { $count } Würfel werfen
    }
act-roll-first = Würfeln
act-roll-without = Ohne goldenen Würfel
act-take = { $tile } nehmen
act-steal = { $victim } die { $tile } stehlen
act-hen = { $victim } die Henne wegnehmen
act-fail = Aufhören – das wäre ein Fehlwurf
act-choose = Wähle, was du beiseitelegst
act-stop = Aufhören …
act-stop-none = Noch nicht
act-stop-no-worm = Noch kein Wurm – wäre ein Fehlwurf
act-stop-low = Noch zu wenig – wäre ein Fehlwurf
act-give-up = Den Zug aufgeben
act-weasel = Wiesel: noch einmal werfen
act-undo = Zurücknehmen
act-undo-ask = Um Zurücknehmen bitten
act-chat = Chat
act-put-back = zurück auf den Grill: { $specialist }
act-giver = runder Wurm von { $name }
stop-choose = Wie möchtest du aufhören?
giver-choose = Der Vorrat ist leer. Wessen runden Wurm nimmst du?
back-choose = Du darfst nur einen Spezialisten behalten. Welcher geht zurück auf den Grill?

## Asking once

sure-fail-title = Wirklich jetzt aufhören?
sure-fail-text = Mit dem, was beiseiteliegt, ist der Zug ein Fehlwurf.
sure-fail-lose = Du müsstest die { $tile } zurückgeben.
sure-fail-nothing = Zu verlieren hast du allerdings nichts.
sure-fail-yes = Trotzdem aufhören
sure-risk-title = Weiterwürfeln?
sure-risk-text = Du könntest jetzt die { $tile } nehmen.
sure-risk-yes = Würfeln!
sure-dont-ask = Nicht mehr fragen
sure-keep-playing = Weiterspielen

## Help for the keyboard

keys-title = Tasten
keys-faces = Einsen … Fünfen beiseitelegen
keys-worm = Würmer beiseitelegen
keys-roll = Würfeln
keys-stop = Aufhören
keys-undo = Zurücknehmen
keys-hint = Chancen und Tipps
keys-log = Die Geschichte des Spiels
keys-weasel = Wiesel: noch einmal werfen
keys-where = Spielstand ansagen
keys-help = Diese Hilfe
keys-arrows = Zwischen den Möglichkeiten wechseln; Eingabe legt beiseite

## Where the game stands, said on request

say-now = { $turn } { $sum } { $grill } { $players }
say-player = { $name }: { $stack }.
say-sum =
    { $sum ->
        [0] Nichts beiseitegelegt.
       *[other] Beiseitegelegt: { $dice }. Summe { $sum }.
    }

## What happened. First the short form for screen readers, then the story.

say-your-turn = Du bist dran.
say-turn = { $name } ist dran.
say-rolled =
    { $who ->
        [you] Du hast gewürfelt: { $dice }.
       *[other] { $name } hat gewürfelt: { $dice }.
    }
say-set-aside =
    { $who ->
        [you] { $dice } beiseitegelegt. Summe { $sum }.
       *[other] { $name } legt beiseite: { $dice }. Summe { $sum }.
    }
say-choose =
    { $count ->
        [one] Eine Seite zur Wahl.
       *[other] { $count } Seiten zur Wahl.
    }
say-can-stop = Du kannst aufhören: { $move }.
log-sum = { $dice }: { $sum }.
log-threw-nothing = Nichts beiseitegelegt.
log-took =
    { $who ->
        [you] Du nimmst die { $tile } vom Grill.
       *[other] { $name } nimmt die { $tile } vom Grill.
    }
log-stole-1 =
    { $who ->
        [you] Du rupfst { $victim } die { $tile } direkt aus den Krallen!
       *[other] { $victimwho ->
                [you] { $name } rupft dir die { $tile } direkt aus den Krallen!
               *[other] { $name } rupft { $victim } die { $tile } direkt aus den Krallen!
            }
    }
log-stole-2 =
    { $who ->
        [you] Du stiehlst { $victim } die { $tile }. Köstlich.
       *[other] { $victimwho ->
                [you] { $name } stiehlt dir die { $tile }. Unverschämt.
               *[other] { $name } stiehlt { $victim } die { $tile }. Die Federn fliegen.
            }
    }
log-stole-3 =
    { $who ->
        [you] { $victim } blinzelt, und schon gehört dir die { $tile }.
       *[other] { $victimwho ->
                [you] Du blinzelst, und schon gehört die { $tile } { $name }.
               *[other] { $victim } blinzelt, und schon gehört die { $tile } { $name }.
            }
    }
log-failed-roll-1 =
    { $who ->
        [you] Nichts Neues im Wurf. Dein Zug geht in Rauch auf.
       *[other] Nichts Neues im Wurf. Der Zug von { $name } geht in Rauch auf.
    }
log-failed-roll-2 =
    { $who ->
        [you] Nur Seiten, die du schon hast. Angebrannt!
       *[other] Nur Seiten, die { $name } schon hat. Angebrannt!
    }
log-failed-no_worm =
    { $who ->
        [you] Ohne Wurm kein Schmaus. Fehlwurf für dich.
       *[other] Ohne Wurm kein Schmaus. Fehlwurf für { $name }.
    }
log-failed-nothing_to_take =
    { $who ->
        [you] Für diese Summe gibt es nichts. Fehlwurf für dich.
       *[other] Für diese Summe gibt es nichts. Fehlwurf für { $name }.
    }
log-gave_back =
    { $who ->
        [you] Du legst die { $tile } zurück auf den Grill.
       *[other] { $name } legt die { $tile } zurück auf den Grill.
    }
log-turned_over = Die { $tile } wird umgedreht: verkohlt für immer.
log-kept_by_hen =
    { $who ->
        [you] Deine Henne passt auf: Die { $tile } bleibt dir.
       *[other] Die Henne von { $name } passt auf: Die { $tile } bleibt.
    }
log-kept_by_hen-nothing =
    { $who ->
        [you] Deine Henne passt auf: Du verlierst nichts.
       *[other] Die Henne von { $name } passt auf: Nichts geht verloren.
    }
log-used_weasel =
    { $who ->
        [you] Dein Wiesel fegt die Würfel zusammen: noch einmal!
       *[other] Das Wiesel von { $name } fegt die Würfel zusammen: noch einmal!
    }
log-used_canned_worm =
    { $who ->
        [you] Du machst die Dose auf: Mit ihrem Wurm sind es { $sum }.
       *[other] { $name } macht die Dose auf: Mit ihrem Wurm sind es { $sum }.
    }
log-got_round_worm =
    { $who ->
        [you] Ein runder Wurm für dich!
       *[other] Ein runder Wurm für { $name }!
    }
log-got_round_worm-from =
    { $who ->
        [you] Du nimmst { $giver } einen runden Wurm weg.
       *[other] { $giverwho ->
                [you] { $name } nimmt dir einen runden Wurm weg.
               *[other] { $name } nimmt { $giver } einen runden Wurm weg.
            }
    }
# The specialists as a sentence begins with them: $the.
log-the-c = Der Dosenwurm
log-the-h = Die Henne
log-the-r = Der Rabe
log-the-w = Das Wiesel
log-the-g = Der goldene Würfel
log-the-a = Der Apfel
log-got_specialist =
    { $who ->
        [you] { $the } gehört jetzt dir.
       *[other] { $the } gehört jetzt { $name }.
    }
log-got_specialist-from =
    { $who ->
        [you] { $the } zieht von { $victim } zu dir um.
       *[other] { $victimwho ->
            [you] { $the } zieht von dir zu { $name } um.
           *[other] { $the } zieht von { $victim } zu { $name } um.
        }
    }
log-put_back = { $the } kehrt auf den Grill zurück, auf die { $tile }.
log-put_back-gone = { $the } findet keine freie Portion mehr und verlässt das Spiel.
log-moved = { $the } hüpft auf die { $tile }.
log-moved-gone = { $the } findet keine freie Portion mehr und verlässt das Spiel.
log-ended =
    { $count ->
        [one] { $who ->
                [you] Der Grill ist leer. Du gewinnst!
               *[other] Der Grill ist leer. { $names } gewinnt!
            }
       *[other] Der Grill ist leer. { $names } teilen sich den Sieg!
    }
log-started =
    { $who ->
        [you] Der Grill ist heiß. Du fängst an.
       *[other] Der Grill ist heiß. { $name } fängt an.
    }
log-joined =
    { $who ->
        [you] Du bist an den Tisch gekommen.
       *[other] { $name } ist an den Tisch gekommen.
    }
log-left =
    { $who ->
        [you] Du hast den Tisch verlassen.
       *[other] { $name } hat den Tisch verlassen.
    }
log-returned =
    { $who ->
        [you] Du bist wieder da.
       *[other] { $name } ist wieder da.
    }
log-kicked =
    { $who ->
        [you] Du wurdest vor die Tür gesetzt.
       *[other] { $name } wurde vor die Tür gesetzt.
    }
log-invites_ended =
    { $who ->
        [you] Du hast alle bisherigen Einladungen beendet.
       *[other] { $name } hat alle bisherigen Einladungen beendet.
    }
log-host =
    { $who ->
        [you] Du hast jetzt den Tisch in der Hand.
       *[other] { $name } hat jetzt den Tisch in der Hand.
    }
log-stood_in =
    { $who ->
        [you] Ein Bot spielt für dich weiter.
       *[other] Ein Bot spielt für { $name } weiter.
    }
log-handed_back =
    { $who ->
        [you] Du spielst wieder selbst.
       *[other] { $name } spielt wieder selbst.
    }
log-undone =
    { $who ->
        [you] Du nimmst eine Wahl zurück.
       *[other] { $name } nimmt eine Wahl zurück.
    }
log-undo_asked =
    { $who ->
        [you] Du möchtest mehr zurücknehmen.
       *[other] { $name } möchte mehr zurücknehmen.
    }
log-undo_answered-yes =
    { $who ->
        [you] Du bist einverstanden.
       *[other] { $name } ist einverstanden.
    }
log-undo_answered-no =
    { $who ->
        [you] Du sagst Nein.
       *[other] { $name } sagt Nein.
    }
log-paused = Das Spiel macht Pause.
log-resumed = Das Spiel geht weiter.
log-rematch_wanted =
    { $who ->
        [you] Du möchtest noch ein Spiel.
       *[other] { $name } möchte noch ein Spiel.
    }
log-contributed = { $name } hat den Würfeln ein Wort mitgegeben.
log-said = { $name }: { $text }
log-turn-number = Zug { $turn }
log-empty = Noch nichts. Die Kohlen glühen.
log-empty-turn = …

## People, clocks, stand-ins

state-away = weg
state-bot-plays = Bot spielt weiter
state-left = gegangen
state-watching = Du schaust zu.
state-paused = Pause – niemand ist am Tisch.
state-paused-host = Pause.
state-resume = Weiter
state-pause = Pause
clock-left = noch { $time }
clock-you = Deine Uhr: { $time }
clock-out = Die Zeit ist um – in { $time } übernimmt ein Bot
standin-you = Ein Bot spielt für dich.
standin-return = Ich bin wieder da
leave-table = Tisch verlassen
leave-sure = Ein Bot spielt für dich weiter. Mit deinem Link kannst du zurückkommen.
leave-yes = Verlassen
replace-bot = Einen Bot für { $name } spielen lassen
host-take-over = Tisch übernehmen
invites-end = Alle Einladungen beenden
invites-end-sure = Alle bisherigen Links und der Code gelten dann nicht mehr; wer am Tisch sitzt, bleibt. Du bekommst einen neuen Link zum Verschicken.
invites-end-yes = Beenden
invites-ended = Die alten Einladungen gelten nicht mehr. Hier ist ein neuer Link.

## Taking back by consent

undo-question = { $name } möchte zurücknehmen. In Ordnung?
undo-yes = Nur zu
undo-no = Nein
undo-waiting = Warten, bis alle einverstanden sind …
undo-nothing = Es gibt nichts zurückzunehmen.

## Chat

chat-title = Chat
chat-write = Schreib etwas
chat-send = Senden
chat-mute = { $name } stumm schalten
chat-unmute = { $name } wieder hören
chat-kick = { $name } vom Tisch entfernen
phrase-hello = Hallo!
phrase-good_luck = Viel Glück!
phrase-nice_roll = Schöner Wurf!
phrase-ouch = Autsch!
phrase-thief = Diebstahl!
phrase-thanks_for_the_worm = Danke für den Wurm!
phrase-so_close = So knapp!
phrase-stop_now = Hör lieber auf …
phrase-one_more = Einer geht noch!
phrase-risky = Riskant …
phrase-no_worm = Und weit und breit kein Wurm.
phrase-well_played = Gut gespielt!
phrase-your_turn = Du bist dran.
phrase-moment_please = Einen Moment, bitte.
phrase-back_soon = Gleich wieder da.
phrase-back_again = Bin wieder da.
phrase-sorry = Tut mir gar nicht leid.
phrase-thanks = Danke!
phrase-again = Noch ein Spiel?
phrase-good_game = Schönes Spiel!
phrase-bye = Tschüss!

## Real dice

physical-title = Was hast du gewürfelt?
physical-lead = Tippe die Seiten an, wie sie auf dem Tisch liegen.
physical-golden = Der goldene Würfel
physical-add = { $face }, bisher { $count }
physical-clear = Leeren
physical-done = Das ist mein Wurf

## The end

end-title = Der Grill ist leer
end-winner =
    { $who ->
        [you] Du hast gewonnen!
       *[other] { $name } gewinnt!
    }
end-shared = { $names } teilen sich den Sieg
end-lead-win = Der vollste Teller des Abends gehört dir.
end-lead-lose = Nächstes Mal gehören die Würmer dir.
end-counting = Würmer werden gezählt …
end-skip = Überspringen
end-worms = { $name }: { $worms }
end-tiebreak = Gleich viele Würmer. Die höchste einzelne Portion entscheidet: { $name } hat die { $tile }.
end-tie = Gleich viele Würmer, und niemand hat eine höhere Portion: geteilter Sieg.
end-rematch = Revanche
end-rematch-now = Jetzt starten
end-rematch-waiting = Warten auf: { $names }
end-rematch-wanted = { $name } möchte eine Revanche
end-next = Zum nächsten Spiel
end-record = Aufzeichnung herunterladen
end-replay = Wiederholung ansehen
end-share = Wiederholung teilen
end-verify = Würfel prüfen
end-verifying = Jeder Würfel wird noch einmal geworfen …
end-verified =
    { $rolls ->
        [one] Der eine Wurf war ehrlich: Er folgt aus dem Geheimnis, das vor dem Spiel versprochen wurde.
       *[other] Alle { $rolls } Würfe waren ehrlich: Sie folgen aus dem Geheimnis, das vor dem Spiel versprochen wurde.
    }
end-verify-bad-secret = Das Geheimnis passt nicht zu dem Versprechen vor dem Spiel.
end-verify-bad-rolls =
    { $count ->
        [one] Ein Wurf folgt nicht aus dem Geheimnis: Nummer { $numbers }.
       *[other] { $count } Würfe folgen nicht aus dem Geheimnis: Nummern { $numbers }.
    }
end-verify-physical = Ihr habt mit echten Würfeln gespielt. Wir glauben euch.
end-series = Gewonnene Spiele
end-series-line = { $name }: { $wins }
end-delete = Diesen Tisch löschen
end-delete-sure = Weg für alle, für immer.

## The menu of the table

menu-specialists = Die Spezialisten
