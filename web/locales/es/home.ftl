### Home, and everything up to the first roll

home-title = Wormgrill
home-heading = ¿Con hambre?
home-lead = Tira los dados, llena tu plato de gusanos a la parrilla y róbalos de los platos ajenos.
home-play = Jugar ya
home-play-about = Contra dos pájaros hambrientos. Sin registro.
home-playing = Poniendo la mesa…
home-resume = Volver a tu partida
home-resume-about = { $names }
home-friends = Jugar en grupo
home-friends-about = Manda un enlace, comparte un código.
home-pass = Por turnos en un dispositivo
home-pass-about = De 2 a 7 personas, un dispositivo.
home-learn = Aprender
home-learn-about = Tres minutos, jugando.
home-tables = Mis mesas
home-tables-about =
    { $waiting ->
        [0] Todo lo que has jugado.
        [one] Una mesa te espera.
       *[other] { $waiting } mesas te esperan.
    }
home-lobby = Sala
home-join = Tengo un código
home-settings = Ajustes
home-deluxe = Jugar deluxe
home-editor = Editor
home-art = Una gallina con gorro de cocinera da la vuelta a unos gusanos en la parrilla al sol de la tarde.
bot-name-1 = Enriqueta
bot-name-2 = Chispas
bot-name-3 = Pío
bot-name-4 = Capitán Pico
bot-name-5 = Olga
bot-name-6 = Tortita
guest-name = Visitante
you-name = Tú

## Play with friends

friends-title = Jugar en grupo
friends-lead = Pon la mesa y manda el enlace.
friends-create = Abrir la mesa
friends-your-name = Tu nombre
friends-name-hint = Lo que ven los demás.
friends-edition = ¿Qué juego?
friends-seats = Sitios
friends-house-rules = Reglas de la casa
friends-pace = Ritmo
pace-relaxed = Tranquilo
pace-relaxed-about = Tiempo de sobra para cada jugada.
pace-live = En directo
pace-live-about = Un reloj para cada jugada.
pace-days = Día a día
pace-days-about = Juega cuando tengas tiempo.
pace-seconds = Segundos por jugada
pace-day-count = Días por turno
friends-visibility = ¿Quién puede encontrarla?
visibility-link = Solo con el enlace
visibility-lobby = Todo el mundo, en la sala
friends-coach = Permitir entrenador
friends-coach-about = Se puede pedir ayuda.
friends-undo = Deshacer
undo-none = Nunca
undo-turn = Una elección, hasta que vuelvan a caer los dados
undo-ask = Más, si todos están de acuerdo
friends-begins = ¿Quién empieza?
begins-random = Lo deciden los dados
friends-memory = Se pueden mirar las raciones tapadas
friends-chat = Chat
chat-phrases = Solo frases hechas
chat-free = También texto libre
friends-physical = Tiramos dados de verdad
friends-physical-about = Cada cual escribe lo que ha sacado.
friends-more = Más opciones

## Before the game begins

wait-title = Esperando a la bandada
wait-lead = Comparte el enlace o el código. Quien llega se posa aquí.
wait-code = Código
wait-link = Enlace
wait-qr = Código QR con el enlace a esta mesa
wait-share-title = ¡Ven a mi parrilla!
wait-share-text = Siéntate a mi mesa en Wormgrill.
wait-start = Empezar la partida
wait-start-disabled = Tiene que haber al menos dos sitios ocupados.
wait-for-host = { $name } empieza la partida cuando estén todos.
wait-host-away = { $name } no está. Puedes seguir sin esperar.
wait-seat = Sitio { $seat }
wait-open = libre
wait-sit = Sentarse
wait-stand = Levantarse
wait-add-bot = Añadir un bot
wait-add-here = Alguien en este dispositivo
wait-remove = Quitar a { $name }
wait-rename = Cambiar el nombre
wait-you = tú
wait-host = organiza
wait-bot = bot
wait-watching =
    { $count ->
        [one] Un pájaro mira.
       *[other] { $count } pájaros miran.
    }
wait-randomness = Una palabra cualquiera para los dados
wait-randomness-about = Se mezcla en cada tirada, para que nadie pueda haber trucado los dados.
bot-level-easy = Pollito
bot-level-hard = Zorro en el gallinero
bot-level-easy-about = Juega con la barriga.
bot-level-medium = Gallo
bot-level-medium-about = Cuenta sus posibilidades.
bot-level-hard-about = El más fuerte. Agárrate.
bot-choose = ¿Qué bot?

## Joining

join-title = Sentarse a una mesa
join-lead = Escribe el código que te dieron.
join-code = Código
join-go = Entrar
join-looking = Buscando la mesa…
join-invited = Te invitan a una mesa
join-people = En la mesa: { $names }
join-watch = Solo mirar
join-sit = Sentarse

## Pass and play

pass-title = Por turnos en un dispositivo
pass-lead = ¿Quién está en la parrilla?
pass-player = Pájaro { $seat }
pass-add = Alguien más
pass-remove = Quitar al pájaro { $seat }
pass-start = Encender la parrilla
pass-names-hint = Los nombres pueden quedar vacíos.

## My tables and the lobby

tables-title = Mis mesas
tables-empty = Aún no hay mesas. La primera está a un toque.
tables-yours = Te toca
tables-running = En marcha
tables-finished = Terminadas
tables-open = Esperan a alguien
tables-with = con { $names }
tables-delete = Borrar la mesa con { $names }
tables-deleted = La mesa está borrada.
tables-leave = Dejar la mesa con { $names }
tables-leave-sure = Tu sitio queda libre. Con el enlace puedes volver.
tables-left = Has dejado la mesa.
lobby-title = Sala
lobby-empty = Ahora no espera nadie. ¡Abre tú una mesa!
lobby-seats =
    { $free ->
        [0] Ningún sitio libre
        [one] Un sitio libre
       *[other] { $free } sitios libres
    }
lobby-refresh = Mirar otra vez
replay-title = Repetición
