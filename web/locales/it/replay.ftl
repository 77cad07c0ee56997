### Replays: a game again, move by move.

replay-title = Rivedi una partita
replay-lead = Qualsiasi partita, mossa per mossa.
replay-play = Riproduci
replay-pause = Pausa
replay-first = All’inizio
replay-back = Indietro
replay-next = Avanti
replay-last = Alla fine
replay-turn = Turno { $turn } di { $turns }
replay-moment = Momento { $at } di { $all }
replay-share = Link a questo momento
replay-open = Apri una partita
replay-drop = Trascina qui un file .wgr, o scegline uno.
replay-bad = Questa partita non si può leggere. Riga { $line }: { $message }
replay-edit = Prepara questa posizione
