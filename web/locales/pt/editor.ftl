### The editor of positions.

editor-title = Editor
editor-lead = Monte qualquer posição e peça as chances.
editor-players = Quem joga
editor-add = Adicionar alguém
editor-remove = Remover o último lugar
editor-where = Onde está a { $tile }?
editor-on-grill = Na grelha
editor-turned = Virada
editor-stack-of = Na pilha de { $name }
editor-specialist-where = Onde está: { $specialist }?
editor-nowhere = Fora do jogo
editor-worms = Minhocas redondas de { $name }
editor-turn = De quem é a vez?
editor-kept = Dados separados
editor-rolled = Dados da última rolagem
editor-text = A posição como texto
editor-read = Ler o texto
editor-clear = Posição inicial
editor-problems =
    { $count ->
        [one] Uma coisa não pode ser:
       *[other] { $count } coisas não podem ser:
    }
editor-fine = Esta posição pode ser jogada.
editor-over = Nesta posição o jogo acabou.
editor-odds = Mostrar as chances
