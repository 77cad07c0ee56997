### Settings

settings-title = Configurações
settings-lead = Tudo fica neste aparelho.
settings-language = Idioma
settings-language-auto = Como o navegador ({ $name })
settings-theme = Aparência
theme-auto = Como o aparelho
theme-light = Clara
theme-dark = Escura
theme-contrast = Alto contraste
settings-speed = Velocidade
speed-instant = Instantânea
speed-fast = Rápida
speed-normal = Normal
speed-slow = Lenta
settings-speed-about = A rapidez dos dados e das porções.
settings-reduced = Seu aparelho pede pouco movimento, então nada se move.
settings-sound = Sons
settings-volume = Volume
settings-vibration = Vibração
settings-hand = Botões para
hand-right = a mão direita
hand-left = a mão esquerda
settings-ask = Perguntar antes de jogadas arriscadas
ask-never = Nunca
ask-fail = Antes de parar à toa
ask-always = Também antes de rolar com algo ao alcance
settings-memory = Mostrar porções cobertas onde a mesa permite
settings-hints = Mostrar o que está ao alcance
settings-keys = Teclas simples do teclado
settings-keys-about = 1 a 5, W, R, S, E, G, U, H, L, P e “?” funcionam durante o jogo.
settings-scan = Tab para em cada escolha de dados
settings-scan-about = Para um acionador: uma tecla avança, outra escolhe.
settings-chatter = Anunciar cada escolha dos outros
settings-chatter-about = Para leitores de tela. Sem isso, você só ouve como acabam os turnos deles.
settings-coach = Treinador
coach-off = Só quando eu pergunto
coach-worse = Quando minha escolha foi claramente pior
coach-always = Depois de cada escolha
settings-threshold = O que é claramente pior
settings-threshold-value = { $value }% de chance de vencer
settings-name = Seu nome
settings-notify = Notificações
settings-notify-about = Quando for a sua vez num jogo dia a dia.
settings-notify-off = As notificações estão bloqueadas no navegador.
settings-try = Experimentar
settings-reset = Restaurar as configurações
settings-reset-done = Feito.
settings-see = Ver
settings-hear = Ouvir e sentir
settings-play = Jogar
settings-account = Aparelhos

## The devices of one person

account-title = Meus aparelhos
account-lead = As mesmas mesas em todos os seus aparelhos. Sem nome, sem endereço, sem senha – e ninguém precisa disso para jogar.
account-link = Link para outro aparelho
account-link-about = Abra o link no outro aparelho em até quinze minutos. Ele funciona uma vez.
account-joined = Este aparelho foi ligado: as suas mesas estão aqui.
account-passkey = Adicionar uma chave de acesso
account-sign-in = Entrar com uma chave de acesso
account-drop = Remover
account-sign-out = Desconectar este aparelho
account-devices =
    { $count ->
        [one] { $count } aparelho ligado
       *[other] { $count } aparelhos ligados
    }
