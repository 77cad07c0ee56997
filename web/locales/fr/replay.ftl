### Replays: a game again, move by move.

replay-title = Revoir une partie
replay-lead = N’importe quelle partie, coup par coup.
replay-play = Lire
replay-pause = Pause
replay-first = Au début
replay-back = Reculer
replay-next = Avancer
replay-last = À la fin
replay-turn = Tour { $turn } sur { $turns }
replay-moment = Moment { $at } sur { $all }
replay-share = Lien vers ce moment
replay-open = Ouvrir une partie
replay-drop = Dépose un fichier .wgr ici, ou choisis-en un.
replay-bad = Nous ne pouvons pas lire cette partie. Ligne { $line } : { $message }
replay-edit = Préparer cette position
