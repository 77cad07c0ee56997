### Replays: a game again, move by move.

replay-title = Rever um jogo
replay-lead = Qualquer jogo, jogada por jogada.
replay-play = Reproduzir
replay-pause = Pausa
replay-first = Ao começo
replay-back = Voltar
replay-next = Avançar
replay-last = Ao fim
replay-turn = Turno { $turn } de { $turns }
replay-moment = Momento { $at } de { $all }
replay-share = Link para este momento
replay-open = Abrir um registro
replay-drop = Solte aqui um arquivo .wgr ou escolha um.
replay-bad = Não conseguimos ler este registro. Linha { $line }: { $message }
replay-edit = Montar esta posição
