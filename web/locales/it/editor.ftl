### The editor of positions.

editor-title = Editor
editor-lead = Prepara una posizione qualsiasi e chiedi le probabilità.
editor-players = Chi gioca
editor-add = Aggiungi qualcuno
editor-remove = Togli l’ultimo posto
editor-where = Dove sta la { $tile }?
editor-on-grill = Sulla griglia
editor-turned = Girata
editor-stack-of = Nella pila di { $name }
editor-specialist-where = Dove sta: { $specialist }?
editor-nowhere = Fuori dal gioco
editor-worms = Vermi tondi di { $name }
editor-turn = A chi tocca?
editor-kept = Dadi da parte
editor-rolled = Dadi dell’ultimo tiro
editor-text = La posizione come testo
editor-read = Leggi il testo
editor-clear = Posizione iniziale
editor-problems =
    { $count ->
        [one] Una cosa non può essere:
       *[other] { $count } cose non possono essere:
    }
editor-fine = Questa posizione si può giocare.
editor-over = In questa posizione la partita è finita.
editor-odds = Mostra le probabilità

## Why a position cannot be

defect-players = Si gioca da 2 a 7 persone.
defect-seat = Al posto di turno non c’è nessuno.
defect-over = Con porzioni scoperte sulla griglia la partita continua; senza, è finita e sul tavolo non ci sono dadi.
defect-tile = La { $about } non esiste in questa edizione.
defect-tile-twice = La { $about } c’è più di una volta.
defect-specialist = Uno specialista sta dove non può stare.
defect-raven = Nessuno può avere il corvo.
defect-round-worms = I vermi tondi sono 7, e solo nel gioco deluxe.
defect-flags = Donnola usata, dado d’oro lasciato fuori? Può farlo solo chi li ha.
defect-face-twice = La stessa faccia è stata tenuta due volte.
defect-dice-number = I dadi bianchi devono essere 8, invece sono { $about }.
defect-golden = Il dado d’oro non torna: ha altre facce, o chi è di turno non ce l’ha.
defect-roll = Questo tiro non è possibile, o non lascia scelta: il turno sarebbe finito.
defect-other = Qualcosa non torna.
defect-text = Il testo non si può leggere.
