### Replays: a game again, move by move.

replay-lead = Qualsiasi partita, mossa per mossa.
replay-play = Riproduci
replay-pause = Pausa
replay-first = All’inizio
replay-back = Indietro
replay-next = Avanti
replay-last = Alla fine
replay-turn = Turno { $turn } di { $turns }
replay-moment = Momento { $at } di { $all }
replay-open = Apri una partita da un file
replay-drop = Una partita scaricata da questa schermata. Funziona anche senza server.
replay-bad = Questo file non è una partita che sappiamo mostrare.
replay-download = Scarica per dopo
