### The interactive lesson. A text is spoken to the learner beside the table; 'Lou' is the other player of the lesson.
### Each step has one message; `-other` answers a move that is allowed but not the one we want to see now.

lesson-title = Imparare giocando
lesson-lead = Tre minuti, dadi veri, nessun pericolo.
lesson-basics = Il gioco
lesson-deluxe-chapter = Gli specialisti
lesson-you = Tu
lesson-lou = Lou
lesson-next = Avanti
lesson-skip = Salta la lezione
lesson-resume = Riprendi da dov’eri
lesson-restart = Dall’inizio
lesson-progress = Passo { $step } di { $steps }
lesson-to-deluxe = Conosci gli specialisti
lesson-play = Gioca sul serio
lesson-finished = Fatto! Sai tutto quello che un uccello affamato deve sapere.
lesson-other-keep = Puoi farlo. Ma adesso prova l’altra faccia, così vedi che cosa succede.
lesson-other-roll = Che coraggio! Ma adesso fermati.
lesson-other-stop = Potresti fermarti. Ma adesso tira ancora.

## The game

lesson-welcome = Questa è la griglia. Il numero di una porzione è il suo prezzo: tanto devi fare con i dadi. I vermi sono quello che vale alla fine. Vince chi ha più vermi.
lesson-roll = Otto dadi, tutti tuoi. Tirali!
lesson-all-of-a-face = Scegli una faccia. Vengono con te tutti i dadi che la mostrano, nessuno resta lì. Tre 5 fanno gola. Anche un verme vale 5.
lesson-all-of-a-face-other = Si può. Ma oggi siamo golosi: prendi i tre 5.
lesson-roll-again = 15 punti. Troppo pochi per una porzione, quindi tira di nuovo gli altri.
lesson-roll-again-other = Fermarti ora? Resteresti a pancia vuota: con 15 non si prende niente. Tira!
lesson-never-twice = Altri due 5 – ma sono chiusi. Ogni faccia si tiene una volta sola per turno. Prendi il verme: niente verme, niente pappa.
lesson-never-twice-other = Si può. Ma un turno senza verme fallisce sempre: prendilo finché c’è.
lesson-one-more = 20, con un verme. La porzione meno cara costa 21. Ancora una volta!
lesson-add-up = Tieni i due 4: 20 e 8 fa 28.
lesson-stop-or-roll = 28! Il pulsante dice che cosa porta fermarsi. Potresti tirare ancora gli ultimi due dadi – ma se mostrano solo 5, 4 o vermi, è tutto perso. Fermati e prendila.
lesson-stop-or-roll-other = Che coraggio! Ma due dadi sono pochi, e la tua 28 sfrigola già. Prendila.
lesson-lou-took = È tua! Ha giocato anche Lou, e adesso ha la 30: è lì scoperta, sopra le altre sue… Tira.
lesson-steal-worms = Tre vermi! Tienili: 15.
lesson-steal-roll = La 30 di Lou sarebbe buona, no? Tira.
lesson-steal-fives = Tre 5 fanno 15. E 15 più 15… tienili!
lesson-steal = Esattamente 30. È il numero sulla pila di Lou. Rubala!
lesson-stolen = La tua pila cresce. Si può rubare solo la porzione in cima; quelle sotto sono al sicuro. Lou ha preso la 21. Tocca di nuovo a te.
lesson-dare = Tieni i vermi. Tiriamo subito noi e raccogliamo tre 5 per te.
lesson-dare-other = Niente male. Ma i vermi ci sono adesso: prendili.
lesson-fail = 25, e la 25 è sulla griglia. Potresti fermarti. Ma vediamo che cosa combina la gola. Tira!
lesson-fail-other = Molto saggio. Diventerai un asso! Ma solo per questa volta lasciati tentare: tira.
lesson-failed = Solo 5 e vermi: niente di nuovo, il turno è fallito. La 30 torna sulla griglia, e la porzione più alta, la 36, viene girata. È persa per sempre.
lesson-no-worm = Più avanti nella partita. Hai 26, e una 26 è sulla griglia – ma fra i tuoi dadi non c’è un verme. Se ti fermi, fallisci. Quindi tira.
lesson-no-worm-other = Niente verme, niente pappa! Fermarti ti costerebbe la 28. Tira.
lesson-worm-at-last = Eccolo. Presto, prendilo!
lesson-next-lower = La 31 non si può avere: è al sicuro in fondo alla pila di Lou. Così ti tocca quella subito più bassa sulla griglia: la 30.
lesson-end = Finite le porzioni scoperte sulla griglia, tutti contano i vermi. Qui ne avete 6 a testa: pareggio. Allora decide la porzione più alta, e la 35 di Lou batte la tua 33.

## The specialists

lesson-deluxe = Nel gioco deluxe ci sono due porzioni piccole, vermi tondi e sei specialisti che stanno sulla griglia. Prendi la porzione, e lo specialista è tuo. Se ne può tenere uno solo.
lesson-small = 13, con un verme. La 11 e la 13 vogliono la loro somma esatta, e nessuno può mai rubarle. Prendila!
lesson-small-other = Puoi tirare ancora, ma questo bocconcino è sicuro. Prendi la 13.
lesson-ones = Tre 1: appena 3 punti. Ma due o più 1 in un colpo solo portano subito un verme tondo, tuo anche se il turno fallisce. Tienili!
lesson-ones-other = Saggio. Ma guarda che cosa sanno fare gli 1!
lesson-canned = 26 e nessun verme. Ma hai il verme in scatola: vale come un verme quando non ne hai. Con 5 punti in più fa 31. Prendila!
lesson-hen = Hai esattamente il numero sulla pila di Lou. Ma sopra c’è la chioccia: prendi solo lei, e Lou tiene la porzione. Prendi la chioccia.
lesson-hen-guards = Ora la chioccia protegge la tua 22. Vediamo che cosa succede se fallisci. Tira!
lesson-hen-guards-other = Saggio, come sempre. Ma vogliamo vedere la chioccia al lavoro. Tira!
lesson-hen-left = Il turno è fallito, ma tieni la 22 e non si gira niente. Se n’è andata solo la chioccia: sulla più piccola porzione libera della griglia.
lesson-raven = Sulla 23 c’è il corvo. Non è di nessuno: chi prende la sua porzione riceve un verme tondo, e lui salta sulla più piccola porzione libera. Prendi la 23.
lesson-weasel = Due 4, e di 4 ne hai già. Sarebbe la fine. Ma hai la donnola: una volta per turno tira di nuovo gli stessi dadi.
lesson-weasel-other = Non arrenderti! La donnola serve proprio a questo.
lesson-weasel-saved = Per un pelo! Scegline uno.
lesson-golden = Hai il dado d’oro: un nono dado, tirato con gli altri. Tre delle sue facce mostrano un verme, tre un 1. Tira!
lesson-golden-other = Puoi lasciarlo fuori. Ma ha tanta voglia di rotolare. Portalo con te!
lesson-golden-keep = Un verme bianco e uno d’oro. Vanno insieme: tienili tutti e due.
lesson-apple = 29, e sulla 29 c’è la mela. Fino alla fine non fa niente. Poi conta 3 vermi. Prendila.
lesson-two = Hai la donnola. Sulla 27 c’è il dado d’oro, ma puoi avere un solo specialista. Prendi la 27 e scegli quale torna indietro.
lesson-deluxe-end = Ecco, sono tutti qui. Puoi rileggerli nelle regole o toccarli durante una partita. Buon appetito!
