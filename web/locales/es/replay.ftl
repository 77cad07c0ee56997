### Replays: a game again, move by move.

replay-lead = Cualquier partida, jugada a jugada.
replay-play = Reproducir
replay-pause = Pausa
replay-first = Al principio
replay-back = Atrás
replay-next = Adelante
replay-last = Al final
replay-turn = Turno { $turn } de { $turns }
replay-moment = Momento { $at } de { $all }
replay-open = Abrir una partida de un archivo
replay-drop = Una partida que descargaste desde su repetición. También funciona sin el servidor.
replay-bad = Este archivo no es una partida que sepamos mostrar.
replay-download = Descargar para más tarde
