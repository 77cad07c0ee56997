### Settings

settings-title = Ajustes
settings-lead = Todo se queda en este dispositivo.
settings-language = Idioma
settings-language-auto = Como el navegador ({ $name })
settings-theme = Aspecto
theme-auto = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
settings-speed = Velocidad
speed-instant = Al instante
speed-fast = Rápida
speed-normal = Normal
speed-slow = Lenta
settings-speed-about = La velocidad de dados y raciones.
settings-reduced = Tu dispositivo pide poco movimiento, así que nada se mueve.
settings-sound = Sonidos
settings-volume = Volumen
settings-vibration = Vibración
settings-hand = Botones para
hand-right = la mano derecha
hand-left = la mano izquierda
settings-ask = Preguntar antes de jugadas arriesgadas
ask-never = Nunca
ask-fail = Antes de parar en vano
ask-always = También antes de seguir con algo al alcance
settings-memory = Mostrar las raciones tapadas donde la mesa lo permite
settings-hints = Mostrar lo que está al alcance
settings-keys = Teclas sueltas del teclado
settings-keys-about = 1 a 5, W, R, S, E, G, U, H, L, P y «?» funcionan mientras juegas.
settings-scan = Tab se detiene en cada elección de dados
settings-scan-about = Para un pulsador: una tecla avanza y otra elige.
settings-chatter = Anunciar cada elección de los demás
settings-chatter-about = Para lectores de pantalla. Si no, solo oyes cómo acaban sus turnos.
settings-coach = Entrenador
coach-off = Solo cuando pregunto
coach-worse = Cuando mi elección fue claramente peor
coach-always = Tras cada elección
settings-threshold = Qué es claramente peor
settings-threshold-value = { $value } % de probabilidad de ganar
settings-name = Tu nombre
settings-notify = Avisos
settings-notify-about = Cuando te toca en una partida día a día.
settings-notify-off = Los avisos están bloqueados en el navegador.
settings-try = Probar
settings-reset = Restablecer los ajustes
settings-reset-done = Hecho.
settings-see = Ver
settings-hear = Oír y sentir
settings-play = Jugar
settings-account = Dispositivos

## The devices of one person

account-title = Mis dispositivos
account-lead = Las mismas mesas en todos tus dispositivos. Sin nombre, sin dirección, sin contraseña; y para jugar no hace falta.
account-link = Enlace para otro dispositivo
account-link-about = Abre el enlace en el otro dispositivo antes de un cuarto de hora. Sirve una sola vez.
account-joined = Este dispositivo ya está unido: aquí están tus mesas.
account-passkey = Añadir una llave de acceso
account-sign-in = Entrar con una llave de acceso
account-drop = Quitar
account-sign-out = Desconectar este dispositivo
account-devices =
    { $count ->
        [one] { $count } dispositivo unido
       *[other] { $count } dispositivos unidos
    }
