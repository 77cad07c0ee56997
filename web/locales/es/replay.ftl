### Replays: a game again, move by move.

replay-title = Repetición
replay-lead = Cualquier partida, jugada a jugada.
replay-play = Reproducir
replay-pause = Pausa
replay-first = Al principio
replay-back = Atrás
replay-next = Adelante
replay-last = Al final
replay-turn = Turno { $turn } de { $turns }
replay-moment = Momento { $at } de { $all }
replay-share = Enlace a este momento
replay-open = Abrir una partida
replay-drop = Suelta aquí un archivo .wgr o elige uno.
replay-bad = No podemos leer esta partida. Línea { $line }: { $message }
replay-edit = Preparar esta posición
