### Home, and everything up to the first roll

home-title = Wormgrill
home-heading = Com fome?
home-lead = Role os dados, encha o prato de minhocas grelhadas e roube do prato dos outros.
home-play = Jogar agora
home-play-about = Contra dois pássaros famintos. Sem cadastro.
home-playing = Pondo a mesa…
home-resume = Voltar ao seu jogo
home-resume-about = { $names }
home-friends = Jogar em grupo
home-friends-about = Mande um link, passe um código.
home-pass = Todos num aparelho
home-pass-about = De 2 a 7 pessoas, um aparelho.
home-learn = Aprender
home-learn-about = Três minutos, jogando.
home-tables = Minhas mesas
home-tables-about =
    { $waiting ->
        [0] Tudo o que você jogou.
        [one] Uma mesa espera por você.
       *[other] { $waiting } mesas esperam por você.
    }
home-lobby = Salão
home-join = Tenho um código
home-settings = Configurações
home-deluxe = Jogar deluxe
home-editor = Editor
home-art = Uma galinha com chapéu de cozinheira vira minhocas na grelha ao sol da tarde.
bot-name-1 = Henriqueta
bot-name-2 = Ferrugem
bot-name-3 = Pio
bot-name-4 = Capitão Bico
bot-name-5 = Olga
bot-name-6 = Panqueca
guest-name = Visitante
you-name = Você

## Play with friends

friends-title = Jogar em grupo
friends-lead = Ponha a mesa e mande o link.
friends-create = Abrir a mesa
friends-your-name = Seu nome
friends-name-hint = O que os outros veem.
friends-edition = Qual jogo?
friends-seats = Lugares
friends-house-rules = Regras da casa
friends-pace = Ritmo
pace-relaxed = Tranquilo
pace-relaxed-about = Bastante tempo para cada jogada.
pace-live = Ao vivo
pace-live-about = Um relógio para cada jogada.
pace-days = Dia a dia
pace-days-about = Jogue quando tiver tempo.
pace-seconds = Segundos por jogada
pace-day-count = Dias por turno
friends-visibility = Quem pode encontrá-la?
visibility-link = Só com o link
visibility-lobby = Todo mundo, no salão
friends-coach = Permitir treinador
friends-coach-about = Pode-se pedir ajuda.
friends-undo = Desfazer
undo-none = Nunca
undo-turn = Uma escolha, até os dados caírem de novo
undo-ask = Mais, se todos concordarem
friends-begins = Quem começa?
begins-random = Os dados decidem
friends-memory = Pode-se olhar as porções cobertas
friends-chat = Conversa
chat-phrases = Só frases prontas
chat-free = Texto livre também
friends-physical = Rolamos dados de verdade
friends-physical-about = Cada um digita o que rolou.
friends-more = Mais opções

## Before the game begins

wait-title = Esperando o bando
wait-lead = Compartilhe o link ou o código. Quem chega pousa aqui.
wait-code = Código
wait-link = Link
wait-qr = Código QR com o link desta mesa
wait-share-title = Venha para a minha grelha!
wait-share-text = Entre na minha mesa no Wormgrill.
wait-start = Começar o jogo
wait-start-disabled = Pelo menos dois lugares precisam estar ocupados.
wait-for-host = { $name } começa o jogo quando todos estiverem aqui.
wait-host-away = { $name } não está. Você pode seguir sem esperar.
wait-seat = Lugar { $seat }
wait-open = livre
wait-sit = Sentar
wait-stand = Levantar
wait-add-bot = Adicionar um robô
wait-add-here = Alguém neste aparelho
wait-remove = Remover { $name }
wait-rename = Mudar o nome
wait-you = você
wait-host = organiza
wait-bot = robô
wait-watching =
    { $count ->
        [one] Um pássaro está olhando.
       *[other] { $count } pássaros estão olhando.
    }
wait-randomness = Uma palavra qualquer para os dados
wait-randomness-about = Ela é misturada a cada rolagem, para que ninguém possa ter viciado os dados.
bot-level-easy = Pintinho
bot-level-hard = Raposa no galinheiro
bot-level-easy-about = Joga com a barriga.
bot-level-medium = Galo
bot-level-medium-about = Calcula as chances.
bot-level-hard-about = O mais forte. Prepare-se.
bot-choose = Qual robô?

## Joining

join-title = Entrar numa mesa
join-lead = Digite o código que recebeu.
join-code = Código
join-go = Entrar
join-looking = Procurando a mesa…
join-invited = Convidaram você para uma mesa
join-people = Na mesa: { $names }
join-watch = Só olhar
join-sit = Sentar

## Pass and play

pass-title = Todos num aparelho
pass-lead = Quem está na grelha?
pass-player = Pássaro { $seat }
pass-add = Mais alguém
pass-remove = Remover o pássaro { $seat }
pass-start = Acender a grelha
pass-names-hint = Os nomes podem ficar vazios.

## My tables and the lobby

tables-title = Minhas mesas
tables-empty = Nenhuma mesa ainda. A primeira está a um toque.
tables-yours = Sua vez
tables-running = Em jogo
tables-finished = Terminadas
tables-open = Esperando gente
tables-with = com { $names }
tables-delete = Apagar a mesa com { $names }
tables-deleted = A mesa foi apagada.
tables-leave = Deixar a mesa com { $names }
tables-leave-sure = Seu lugar fica livre de novo. Com o link você pode voltar.
tables-left = Você deixou a mesa.
lobby-title = Salão
lobby-empty = Ninguém está esperando agora. Abra você uma mesa!
lobby-seats =
    { $free ->
        [0] Nenhum lugar livre
        [one] Um lugar livre
       *[other] { $free } lugares livres
    }
lobby-refresh = Olhar de novo
replay-title = Rever um jogo
