### Words used on every screen. Each message says in its comment what a translator cannot see.

app-name = Wormgrill
app-disclaimer = Uma versão independente de um jogo de dados clássico, sem ligação com o autor ou as editoras.
skip-to-content = Ir para o conteúdo
back = Voltar
back-home = Voltar ao início
close = Fechar
cancel = Cancelar
copy = Copiar
copied = Copiado
share = Compartilhar
loading = Esquentando a grelha…
again = Tentar de novo
done = Pronto

## The page's own troubles

offline-banner = Você está sem conexão. Assim que ela voltar, o jogo continua de onde parou.
offline-elsewhere = Você está sem conexão. A lição, as regras e as partidas guardadas aqui funcionam mesmo assim.
reconnecting-banner = Conexão perdida. Tentando recuperar…
update-banner = Uma versão fresquinha está pronta.
update-action = Atualizar
lost-title = Nada nesta grelha
lost-text = Não há página neste endereço. Talvez um corvo a tenha levado.
error-title = Algo queimou
error-network = O servidor não responde. Verifique a conexão e tente de novo.
error-generic = Não deu certo. Nada se perdeu; tente de novo.
error-not-found = Isto não existe, ou não existe mais.
error-forbidden = Você não pode fazer isso aqui.
error-full = Todos os lugares desta mesa estão ocupados.
error-started = Este jogo já começou.
error-server = O servidor precisa de um instante. Nada se perdeu; tente de novo.
error-link = Este link não vale mais. Peça um novo.
error-setup = Este jogo ainda não começou.
error-over = Este jogo acabou.
error-phrases = Nesta mesa, só frases prontas.
error-muted = Silenciaram você nesta mesa.
error-dice = Estes dados não podem sair agora. Confira o que você tocou.
error-running = Aqui ainda se joga: a mesa fica.
error-rate = Foi um pouco rápido demais. Respire e tente de novo.
error-illegal = Essa jogada não é mais possível. Eis a mesa como está agora.
error-name = Escolha outro nome.
error-code = Nenhuma mesa tem este código. Confira letra por letra.
error-offline = Você está sem conexão, e isto precisa do servidor.

## Dice

face-1 = um
face-2 = dois
face-3 = três
face-4 = quatro
face-5 = cinco
face-6 = minhoca
dice-of-face =
    { $face ->
        [1] { $count ->
                [one] { $count } dado de 1
               *[other] { $count } dados de 1
            }
        [2] { $count ->
                [one] { $count } dado de 2
               *[other] { $count } dados de 2
            }
        [3] { $count ->
                [one] { $count } dado de 3
               *[other] { $count } dados de 3
            }
        [4] { $count ->
                [one] { $count } dado de 4
               *[other] { $count } dados de 4
            }
        [5] { $count ->
                [one] { $count } dado de 5
               *[other] { $count } dados de 5
            }
       *[other] { $count ->
                [one] { $count } minhoca
               *[other] { $count } minhocas
            }
    }
with-golden = { $dice }, com o dado dourado

## Portions and worms

worms-count =
    { $count ->
        [one] { $count } minhoca
       *[other] { $count } minhocas
    }
round-worms-count =
    { $count ->
        [0] nenhuma minhoca redonda
        [one] { $count } minhoca redonda
       *[other] { $count } minhocas redondas
    }
portions-count =
    { $count ->
        [0] nenhuma porção
        [one] { $count } porção
       *[other] { $count } porções
    }
players-count =
    { $count ->
        [one] { $count } pessoa
       *[other] { $count } pessoas
    }
hours-count =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
days-count =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }

## The specialists of the deluxe game; the letters are those of the notation

specialist-c = minhoca em lata
specialist-h = galinha
specialist-r = corvo
specialist-w = doninha
specialist-g = dado dourado
specialist-a = maçã
specialist-c-does = Sem minhoca ao parar? A lata conta como uma e soma 5.
specialist-h-does = Protege a sua porção do topo. Quem rouba leva só a galinha, e um turno que falha custa só a galinha.
specialist-r-does = Fica na grelha. Quem pega a porção dele ganha uma minhoca redonda, e o corvo pula para a menor porção livre.
specialist-w-does = Uma vez por turno, role de novo os dados que acabou de rolar.
specialist-g-does = Um nono dado, rolado com os outros. No começo do turno você pode deixá-lo de fora.
specialist-a-does = Vale 3 minhocas no fim do jogo.
round-worm = minhoca redonda
round-worm-does = Separe dois ou mais 1 de uma vez e ganhe uma minhoca redonda. Vale 1 minhoca no fim.

## Editions

edition-2005 = Clássico 2005
edition-2014 = Clássico
edition-deluxe = Deluxe
edition-2005-about = Como foi impresso primeiro: quem faz a porção do topo de outra pilha pode deixá-la lá e pegar a que vem logo abaixo.
edition-2014-about = Dezesseis porções, oito dados. Comece por este.
edition-deluxe-about = Com especialistas, minhocas redondas e as porções 11 e 13.
option-short = Jogo mais curto
option-short-about = Depois de um turno que falha, a porção mais alta é sempre virada, mesmo a que acabou de voltar.
option-decline = Roubar é opcional
option-decline-about = Quem poderia roubar pode, em vez disso, pegar da grelha a porção logo abaixo.
option-any = Qualquer porção ao alcance
option-any-about = Pegue qualquer porção até a sua soma, não só a mais alta.
option-plaingold = Dado dourado comum
option-plaingold-about = O dado dourado tem as seis faces normais em vez de três 1 e três minhocas.

## Menu

nav-rules = Regras
nav-settings = Configurações
nav-label = Menu principal
nav-sound = Som
nav-language = Idioma
