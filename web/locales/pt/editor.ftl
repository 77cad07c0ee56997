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

## Why a position cannot be

defect-players = O jogo é para 2 a 7 pessoas.
defect-seat = No lugar da vez não há ninguém.
defect-over = Com porções abertas na grelha o jogo continua; sem nenhuma ele acabou, e não há dados na mesa.
defect-tile = A { $about } não existe nesta edição.
defect-tile-twice = A { $about } está lá mais de uma vez.
defect-specialist = Um especialista está onde não pode estar.
defect-raven = Ninguém pode ter o corvo.
defect-round-worms = São 7 minhocas redondas, e só no jogo deluxe.
defect-flags = Doninha usada, dado dourado de fora? Só quem os tem pode fazer isso.
defect-face-twice = A mesma face foi separada duas vezes.
defect-dice-number = Precisa haver 8 dados brancos, mas há { $about }.
defect-golden = O dado dourado não combina: tem outras faces, ou quem joga não o tem.
defect-roll = Esta rolagem não é possível, ou não deixa escolha: o turno teria acabado.
defect-other = Algo não combina.
defect-text = Não dá para ler o texto.
