### The table: playing, the log, announcements for screen readers, the end of the game.
### $who is `you` when the message is about the reader and `other` when it is about $name.
### $victimwho and $giverwho say the same of $victim and $giver.

table-title = Mesa

## Parts of the table

table-grill = A grelha
table-players = Quem joga
table-dice = Os dados
table-log = O que aconteceu
table-menu = Menu da mesa
table-open-log = Abrir a história do jogo
moment-share = Link para este momento
table-loading = Procurando a sua mesa…
table-gone = Esta mesa não existe, ou não é para você.
table-face-down = { $tile }, virada
grill-portion = { $tile }, { $worms }
grill-portion-guest = { $tile }, { $worms }, em cima: { $specialist }
grill-summary =
    { $count ->
        [0] Nenhuma porção aberta na grelha.
        [one] Uma porção aberta na grelha: { $tiles }.
       *[other] { $count } porções abertas na grelha: { $tiles }.
    }
player-summary = { $name }: { $stack }{ $extras }
stack-empty = nenhuma porção ainda
stack-top = { $tile } no topo, pilha de { $height }
stack-only = { $tile }
stack-below = embaixo: { $tiles }
player-worms = { $count } ao todo
stack-height = × { $height }
supply-label =
    { $count ->
        [0] Nenhuma minhoca redonda na reserva
        [one] Uma minhoca redonda na reserva
       *[other] { $count } minhocas redondas na reserva
    }
tile-takes = Pegar
tile-steals = Roubar
tile-reach = ao alcance

## Whose turn, and the sum

turn-of =
    { $who ->
        [you] Sua vez
       *[other] Vez de { $name }
    }
turn-bot = { $name } está pensando…
sum-label = Soma
sum-worm-missing = ainda sem minhoca
kept-label = Separado
kept-none = Nada separado ainda
rolled-label = Escolha uma face para separar
rolled-watch = { $name } rolou
dice-left =
    { $count ->
        [one] Falta um dado
       *[other] Faltam { $count } dados
    }
choice = { $dice }, soma { $sum }
choice-used = { $dice }, face já separada
keep-hint = Separar { $dice }: { $sum }

## What one can do

act-roll-dice =
    { $count ->
        [0] Não há mais dados
        [one] Rolar o último dado
       *[other] Rolar { $count } dados
    }
act-roll-first = Rolar os dados
act-roll-without = Sem o dado dourado
act-take = Pegar a { $tile }
act-steal = Roubar a { $tile } de { $victim }
act-hen = Pegar a galinha de { $victim }
act-fail = Parar: você falharia
act-choose = Escolha uma face
act-stop = Parar…
act-stop-none = Ainda não
act-stop-no-worm = Ainda sem minhoca: você falharia
act-stop-low = Ainda é pouco: você falharia
act-give-up = Desistir do turno
act-weasel = Doninha: rolar de novo
act-undo = Desfazer
act-undo-ask = Pedir para desfazer
act-chat = Conversa
act-put-back = e devolver: { $specialist }
act-giver = com uma minhoca redonda de { $name }
stop-choose = Como você quer parar?
giver-choose = A reserva está vazia. De quem você pega uma minhoca redonda?
back-choose = Você só pode ficar com um especialista. Qual volta para a grelha?

## Asking once

sure-fail-title = Parar mesmo agora?
sure-fail-text = Com o que você separou, o turno falha.
sure-fail-lose = Você teria que devolver a { $tile }.
sure-fail-nothing = Mas você não tem nada a perder.
sure-fail-yes = Parar assim mesmo
sure-risk-title = Continuar rolando?
sure-risk-text = Você poderia pegar a { $tile } agora.
sure-risk-yes = Rolar!
sure-dont-ask = Não perguntar mais
sure-keep-playing = Continuar jogando

## Help for the keyboard

keys-title = Teclas
keys-faces = Separar os 1 … os 5
keys-worm = Separar as minhocas
keys-roll = Rolar
keys-stop = Parar
keys-undo = Desfazer
keys-hint = Chances e dicas
keys-log = A história do jogo
keys-weasel = Doninha: rolar de novo
keys-where = Anunciar como está o jogo
keys-help = Esta ajuda
keys-arrows = Mover entre as escolhas; Enter separa

## Where the game stands, said on request

say-now = { $turn } { $sum } { $grill } { $players }
say-player = { $name }: { $stack }.
say-sum =
    { $sum ->
        [0] Nada separado.
       *[other] Separado: { $dice }. Soma { $sum }.
    }

## What happened. First the short form for screen readers, then the story.

say-your-turn = Sua vez.
say-turn = Vez de { $name }.
say-rolled =
    { $who ->
        [you] Você rolou { $dice }.
       *[other] { $name } rolou { $dice }.
    }
say-set-aside =
    { $who ->
        [you] { $dice } à parte. Soma { $sum }.
       *[other] { $name } separa { $dice }. Soma { $sum }.
    }
say-choose =
    { $count ->
        [one] Uma face para escolher.
       *[other] { $count } faces para escolher.
    }
say-can-stop = Você pode parar: { $move }.
log-sum = { $dice }: { $sum }.
log-threw-nothing = Nada separado.
log-took =
    { $who ->
        [you] Você pega a { $tile } da grelha.
       *[other] { $name } pega a { $tile } da grelha.
    }
log-stole-1 =
    { $who ->
        [you] Você arranca a { $tile } das garras de { $victim }!
       *[other] { $victimwho ->
                [you] { $name } arranca a { $tile } das suas garras!
               *[other] { $name } arranca a { $tile } das garras de { $victim }!
            }
    }
log-stole-2 =
    { $who ->
        [you] Você rouba a { $tile } de { $victim }. Deliciosa.
       *[other] { $victimwho ->
                [you] { $name } rouba a { $tile } de você. Que abuso.
               *[other] { $name } rouba a { $tile } de { $victim }. Voam penas.
            }
    }
log-stole-3 =
    { $who ->
        [you] { $victim } pisca, e a { $tile } é sua.
       *[other] { $victimwho ->
                [you] Você pisca, e a { $tile } está com { $name }.
               *[other] { $victim } pisca, e a { $tile } está com { $name }.
            }
    }
log-failed-roll-1 =
    { $who ->
        [you] Nada de novo na rolagem. Seu turno virou fumaça.
       *[other] Nada de novo na rolagem. O turno de { $name } virou fumaça.
    }
log-failed-roll-2 =
    { $who ->
        [you] Só faces que você já tem. Queimou!
       *[other] Só faces que { $name } já tem. Queimou!
    }
log-failed-no_worm =
    { $who ->
        [you] Sem minhoca não há banquete. Seu turno falha.
       *[other] Sem minhoca não há banquete. O turno de { $name } falha.
    }
log-failed-nothing_to_take =
    { $who ->
        [you] Nada para pegar com essa soma. Seu turno falha.
       *[other] Nada para pegar com essa soma. O turno de { $name } falha.
    }
log-gave_back =
    { $who ->
        [you] Você devolve a { $tile } para a grelha.
       *[other] { $name } devolve a { $tile } para a grelha.
    }
log-turned_over = A { $tile } é virada: torrada para sempre.
log-kept_by_hen =
    { $who ->
        [you] Sua galinha monta guarda: a { $tile } fica com você.
       *[other] A galinha de { $name } monta guarda: a { $tile } fica.
    }
log-kept_by_hen-nothing =
    { $who ->
        [you] Sua galinha monta guarda: você não perde nada.
       *[other] A galinha de { $name } monta guarda: nada se perde.
    }
log-used_weasel =
    { $who ->
        [you] Sua doninha recolhe os dados para outra rolagem.
       *[other] A doninha de { $name } recolhe os dados para outra rolagem.
    }
log-used_canned_worm =
    { $who ->
        [you] Você abre a lata: com a minhoca dela são { $sum }.
       *[other] { $name } abre a lata: com a minhoca dela são { $sum }.
    }
log-got_round_worm =
    { $who ->
        [you] Uma minhoca redonda para você!
       *[other] Uma minhoca redonda para { $name }!
    }
log-got_round_worm-from =
    { $who ->
        [you] Você pega uma minhoca redonda de { $giver }.
       *[other] { $giverwho ->
                [you] { $name } pega uma minhoca redonda de você.
               *[other] { $name } pega uma minhoca redonda de { $giver }.
            }
    }
# The specialists as a sentence begins with them: $the.
log-the-c = A minhoca em lata
log-the-h = A galinha
log-the-r = O corvo
log-the-w = A doninha
log-the-g = O dado dourado
log-the-a = A maçã
log-got_specialist =
    { $who ->
        [you] { $the } vai com você.
       *[other] { $the } vai com { $name }.
    }
log-got_specialist-from =
    { $who ->
        [you] { $the } deixa { $victim } e vai com você.
       *[other] { $victimwho ->
            [you] { $the } deixa você e vai com { $name }.
           *[other] { $the } deixa { $victim } e vai com { $name }.
        }
    }
log-put_back = { $the } volta à grelha, na { $tile }.
log-put_back-gone = { $the } não encontra porção livre e sai do jogo.
log-moved = { $the } pula para a { $tile }.
log-moved-gone = { $the } não encontra porção livre e sai do jogo.
log-ended =
    { $count ->
        [one] { $who ->
                [you] A grelha está vazia. Você venceu!
               *[other] A grelha está vazia. { $names } vence!
            }
       *[other] A grelha está vazia. { $names } dividem a vitória!
    }
log-started =
    { $who ->
        [you] A grelha está quente. Você começa.
       *[other] A grelha está quente. { $name } começa.
    }
log-joined =
    { $who ->
        [you] Você chegou à mesa.
       *[other] { $name } chegou à mesa.
    }
log-left =
    { $who ->
        [you] Você deixou a mesa.
       *[other] { $name } deixou a mesa.
    }
log-returned =
    { $who ->
        [you] Você voltou.
       *[other] { $name } voltou.
    }
log-kicked =
    { $who ->
        [you] Mostraram a porta a você.
       *[other] Mostraram a porta a { $name }.
    }
log-invites_ended =
    { $who ->
        [you] Você anulou todos os convites anteriores.
       *[other] { $name } anulou todos os convites anteriores.
    }
log-host =
    { $who ->
        [you] Agora quem organiza é você.
       *[other] Agora quem organiza é { $name }.
    }
log-stood_in =
    { $who ->
        [you] Um robô continua por você.
       *[other] Um robô continua por { $name }.
    }
log-handed_back =
    { $who ->
        [you] Você joga de novo.
       *[other] { $name } joga de novo.
    }
log-undone =
    { $who ->
        [you] Você desfaz uma escolha.
       *[other] { $name } desfaz uma escolha.
    }
log-undo_asked =
    { $who ->
        [you] Você pede para desfazer mais.
       *[other] { $name } pede para desfazer mais.
    }
log-undo_answered-yes =
    { $who ->
        [you] Você concorda.
       *[other] { $name } concorda.
    }
log-undo_answered-no =
    { $who ->
        [you] Você diz não.
       *[other] { $name } diz não.
    }
log-paused = O jogo está em pausa.
log-resumed = O jogo continua.
log-rematch_wanted =
    { $who ->
        [you] Você quer outro jogo.
       *[other] { $name } quer outro jogo.
    }
log-contributed = { $name } deu uma palavra aos dados.
log-said = { $name }: { $text }
log-turn-number = Turno { $turn }
log-empty = Nada ainda. As brasas brilham.
log-empty-turn = …

## People, clocks, stand-ins

state-away = fora
state-bot-plays = um robô joga
state-left = saiu
state-watching = Você está olhando.
state-paused = Em pausa: ninguém está na mesa.
state-paused-host = Em pausa por quem organiza.
state-resume = Continuar
state-pause = Pausa
clock-left = falta { $time }
clock-you = Seu relógio: { $time }
clock-out = Acabou o tempo: um robô assume em { $time }
standin-you = Um robô está jogando por você.
standin-return = Voltei
leave-table = Sair da mesa
leave-sure = Um robô continua por você. Você pode voltar com o seu link.
leave-yes = Sair
replace-bot = Deixar um robô jogar por { $name }
host-take-over = Passar a organizar a mesa
invites-end = Anular todos os convites
invites-end-sure = Os links e o código enviados até agora deixam de valer; quem está à mesa fica. Você recebe um novo link para compartilhar.
invites-end-yes = Anular
invites-ended = Os convites antigos já não valem. Aqui está um novo link.

## Taking back by consent

undo-question = { $name } quer desfazer. Tudo bem?
undo-yes = Pode
undo-no = Não
undo-waiting = Esperando os outros concordarem…
undo-nothing = Não há nada para desfazer.

## Chat

chat-title = Conversa
chat-write = Escreva algo
chat-send = Enviar
chat-mute = Silenciar { $name }
chat-unmute = Ouvir { $name } de novo
chat-kick = Remover { $name } da mesa
phrase-hello = Olá!
phrase-good_luck = Boa sorte!
phrase-nice_roll = Belos dados!
phrase-ouch = Ai!
phrase-thief = Pega ladrão!
phrase-thanks_for_the_worm = Valeu pela minhoca!
phrase-so_close = Foi por pouco!
phrase-stop_now = Melhor parar…
phrase-one_more = Vai, só mais uma!
phrase-risky = Arriscado…
phrase-no_worm = E nem sinal de minhoca.
phrase-well_played = Bem jogado!
phrase-your_turn = É a sua vez.
phrase-moment_please = Um momento, por favor.
phrase-back_soon = Já volto.
phrase-back_again = Voltei.
phrase-sorry = Desculpe… ou não.
phrase-thanks = Valeu!
phrase-again = Mais um jogo?
phrase-good_game = Bom jogo!
phrase-bye = Tchau!

## Real dice

physical-title = O que você rolou?
physical-lead = Toque nas faces como estão na mesa.
physical-golden = O dado dourado
physical-add = { $face }, { $count } até agora
physical-clear = Limpar
physical-done = Esta é a minha rolagem

## The end

end-title = A grelha está vazia
end-winner =
    { $who ->
        [you] Você venceu!
       *[other] { $name } venceu!
    }
end-shared = { $names } dividem a vitória
end-lead-win = O prato mais cheio da noite é seu.
end-lead-lose = Da próxima vez as minhocas serão suas.
end-counting = Contando minhocas…
end-skip = Pular
end-worms = { $name }: { $worms }
end-tiebreak = Empate em minhocas. A porção mais alta decide: { $name } tem a { $tile }.
end-tie = Empate em minhocas, e ninguém tem porção mais alta: vitória dividida.
end-rematch = Revanche
end-rematch-now = Começar já
end-rematch-waiting = Esperando: { $names }
end-rematch-wanted = { $name } quer revanche
end-next = Para o próximo jogo
end-record = Baixar o registro
end-replay = Rever o jogo
end-share = Compartilhar o jogo
end-verify = Conferir os dados
end-verifying = Rolando cada dado de novo…
end-verified =
    { $rolls ->
        [one] A única rolagem foi honesta: decorre do segredo prometido antes do jogo.
       *[other] Todas as { $rolls } rolagens foram honestas: decorrem do segredo prometido antes do jogo.
    }
end-verify-bad-secret = O segredo não bate com a promessa feita antes do jogo.
end-verify-bad-rolls =
    { $count ->
        [one] Uma rolagem não decorre do segredo: número { $numbers }.
       *[other] { $count } rolagens não decorrem do segredo: números { $numbers }.
    }
end-verify-physical = Vocês rolaram dados de verdade. Acreditamos em vocês.
end-series = Jogos vencidos
end-series-line = { $name }: { $wins }
end-delete = Apagar esta mesa
end-delete-sure = Some para todos, para sempre.

## The menu of the table

menu-specialists = Os especialistas
