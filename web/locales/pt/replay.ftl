### Replays: a game again, move by move.

replay-lead = Qualquer jogo, jogada por jogada.
replay-play = Reproduzir
replay-pause = Pausa
replay-first = Ao começo
replay-back = Voltar
replay-next = Avançar
replay-last = Ao fim
replay-turn = Turno { $turn } de { $turns }
replay-moment = Momento { $at } de { $all }
replay-open = Abrir um jogo de um arquivo
replay-drop = Um jogo que você baixou ao revê-lo. Funciona também sem o servidor.
replay-bad = Este arquivo não é um jogo que saibamos mostrar.
replay-download = Baixar para depois
