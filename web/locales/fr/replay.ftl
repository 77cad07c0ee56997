### Replays: a game again, move by move.

replay-lead = N’importe quelle partie, coup par coup.
replay-play = Lire
replay-pause = Pause
replay-first = Au début
replay-back = Reculer
replay-next = Avancer
replay-last = À la fin
replay-turn = Tour { $turn } sur { $turns }
replay-moment = Moment { $at } sur { $all }
replay-open = Ouvrir une partie depuis un fichier
replay-drop = Une partie téléchargée depuis cet écran. Elle se lit aussi sans serveur.
replay-bad = Ce fichier n’est pas une partie que nous sachions montrer.
replay-download = Télécharger pour plus tard
