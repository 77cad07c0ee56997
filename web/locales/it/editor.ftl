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
