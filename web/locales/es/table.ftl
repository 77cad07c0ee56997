### The table: playing, the log, announcements for screen readers, the end of the game.
### $who is `you` when the message is about the reader and `other` when it is about $name.
### $victimwho and $giverwho say the same of $victim and $giver.

table-title = Mesa

## Parts of the table

table-grill = La parrilla
table-players = Quién juega
table-dice = Los dados
table-log = Qué ha pasado
table-menu = Menú de la mesa
table-open-log = Abrir la historia de la partida
moment-share = Enlace a este momento
table-loading = Buscando tu mesa…
table-gone = Esta mesa no existe, o no es para ti.
table-face-down = { $tile }, boca abajo
grill-portion = { $tile }, { $worms }
grill-portion-guest = { $tile }, { $worms }, encima: { $specialist }
grill-summary =
    { $count ->
        [0] Ninguna ración a la vista en la parrilla.
        [one] Una ración a la vista en la parrilla: { $tiles }.
       *[other] { $count } raciones a la vista en la parrilla: { $tiles }.
    }
player-summary = { $name }: { $stack }{ $extras }
stack-empty = ninguna ración aún
stack-top = { $tile } arriba, pila de { $height }
stack-only = { $tile }
stack-below = debajo: { $tiles }
player-worms = { $count } en total
stack-height = × { $height }
supply-label =
    { $count ->
        [0] No quedan gusanos redondos en la reserva
        [one] Un gusano redondo en la reserva
       *[other] { $count } gusanos redondos en la reserva
    }
tile-takes = Tomarla
tile-steals = Robarla
tile-reach = al alcance

## Whose turn, and the sum

turn-of =
    { $who ->
        [you] Te toca
       *[other] Le toca a { $name }
    }
turn-bot = { $name } está pensando…
sum-label = Suma
sum-worm-missing = aún sin gusano
kept-label = Apartado
kept-none = Nada apartado aún
rolled-label = Elige una cara para apartar
rolled-watch = { $name } ha tirado
dice-left =
    { $count ->
        [one] Queda un dado
       *[other] Quedan { $count } dados
    }
choice = { $dice }, suma { $sum }
choice-used = { $dice }, cara ya apartada
keep-hint = Apartar { $dice }: { $sum }

## What one can do

act-roll-dice =
    { $count ->
        [0] No quedan dados
        [one] Tirar el último dado
       *[other] Tirar { $count } dados
    }
act-roll-first = Tirar los dados
act-roll-without = Sin el dado dorado
act-take = Tomar la { $tile }
act-steal = Robar la { $tile } a { $victim }
act-hen = Quitar la gallina a { $victim }
act-fail = Parar: fallarías
act-choose = Elige una cara
act-stop = Parar…
act-stop-none = Aún no
act-stop-no-worm = Aún sin gusano: fallarías
act-stop-low = Aún es poco: fallarías
act-give-up = Renunciar al turno
act-weasel = Comadreja: volver a tirar
act-undo = Deshacer
act-undo-ask = Pedir deshacer
act-chat = Chat
act-put-back = y devolver: { $specialist }
act-giver = con un gusano redondo de { $name }
stop-choose = ¿Cómo quieres parar?
giver-choose = La reserva está vacía. ¿A quién le quitas un gusano redondo?
back-choose = Solo puedes conservar un especialista. ¿Cuál vuelve a la parrilla?

## Asking once

sure-fail-title = ¿Parar de verdad ahora?
sure-fail-text = Con lo que has apartado, el turno falla.
sure-fail-lose = Tendrías que devolver la { $tile }.
sure-fail-nothing = Aunque no tienes nada que perder.
sure-fail-yes = Parar igualmente
sure-risk-title = ¿Seguir tirando?
sure-risk-text = Ahora podrías tomar la { $tile }.
sure-risk-yes = ¡Tirar!
sure-dont-ask = No volver a preguntar
sure-keep-playing = Seguir jugando

## Help for the keyboard

keys-title = Teclas
keys-faces = Apartar los unos … cincos
keys-worm = Apartar los gusanos
keys-roll = Tirar
keys-stop = Parar
keys-undo = Deshacer
keys-hint = Probabilidades y pistas
keys-log = La historia de la partida
keys-weasel = Comadreja: volver a tirar
keys-where = Anunciar cómo va la partida
keys-help = Esta ayuda
keys-arrows = Moverse entre las opciones; Intro aparta

## Where the game stands, said on request

say-now = { $turn } { $sum } { $grill } { $players }
say-player = { $name }: { $stack }.
say-sum =
    { $sum ->
        [0] Nada apartado.
       *[other] Apartado: { $dice }. Suma { $sum }.
    }

## What happened. First the short form for screen readers, then the story.

say-your-turn = Te toca.
say-turn = Le toca a { $name }.
say-rolled =
    { $who ->
        [you] Has sacado { $dice }.
       *[other] { $name } ha sacado { $dice }.
    }
say-set-aside =
    { $who ->
        [you] Apartas { $dice }. Suma { $sum }.
       *[other] { $name } aparta { $dice }. Suma { $sum }.
    }
say-choose =
    { $count ->
        [one] Una cara para elegir.
       *[other] { $count } caras para elegir.
    }
say-can-stop = Puedes parar: { $move }.
log-sum = { $dice }: { $sum }.
log-threw-nothing = Nada apartado.
log-took =
    { $who ->
        [you] Tomas la { $tile } de la parrilla.
       *[other] { $name } toma la { $tile } de la parrilla.
    }
log-stole-1 =
    { $who ->
        [you] ¡Le arrancas a { $victim } la { $tile } de las garras!
       *[other] { $victimwho ->
                [you] ¡{ $name } te arranca la { $tile } de las garras!
               *[other] ¡{ $name } le arranca a { $victim } la { $tile } de las garras!
            }
    }
log-stole-2 =
    { $who ->
        [you] Le robas la { $tile } a { $victim }. Deliciosa.
       *[other] { $victimwho ->
                [you] { $name } te roba la { $tile }. Qué cara.
               *[other] { $name } le roba la { $tile } a { $victim }. Vuelan las plumas.
            }
    }
log-stole-3 =
    { $who ->
        [you] { $victim } parpadea, y la { $tile } es tuya.
       *[other] { $victimwho ->
                [you] Parpadeas, y la { $tile } está con { $name }.
               *[other] { $victim } parpadea, y la { $tile } está con { $name }.
            }
    }
log-failed-roll-1 =
    { $who ->
        [you] Nada nuevo en la tirada. Tu turno se esfuma.
       *[other] Nada nuevo en la tirada. El turno de { $name } se esfuma.
    }
log-failed-roll-2 =
    { $who ->
        [you] Solo caras que ya tienes. ¡Quemado!
       *[other] Solo caras que { $name } ya tiene. ¡Quemado!
    }
log-failed-no_worm =
    { $who ->
        [you] Sin gusano no hay festín. Tu turno falla.
       *[other] Sin gusano no hay festín. El turno de { $name } falla.
    }
log-failed-nothing_to_take =
    { $who ->
        [you] No hay nada para esa suma. Tu turno falla.
       *[other] No hay nada para esa suma. El turno de { $name } falla.
    }
log-gave_back =
    { $who ->
        [you] Devuelves la { $tile } a la parrilla.
       *[other] { $name } devuelve la { $tile } a la parrilla.
    }
log-turned_over = La { $tile } queda boca abajo: carbonizada para siempre.
log-kept_by_hen =
    { $who ->
        [you] Tu gallina monta guardia: la { $tile } se queda contigo.
       *[other] La gallina de { $name } monta guardia: la { $tile } se queda.
    }
log-kept_by_hen-nothing =
    { $who ->
        [you] Tu gallina monta guardia: no pierdes nada.
       *[other] La gallina de { $name } monta guardia: no se pierde nada.
    }
log-used_weasel =
    { $who ->
        [you] Tu comadreja recoge los dados para otra tirada.
       *[other] La comadreja de { $name } recoge los dados para otra tirada.
    }
log-used_canned_worm =
    { $who ->
        [you] Abres la lata: con su gusano son { $sum }.
       *[other] { $name } abre la lata: con su gusano son { $sum }.
    }
log-got_round_worm =
    { $who ->
        [you] ¡Un gusano redondo para ti!
       *[other] ¡Un gusano redondo para { $name }!
    }
log-got_round_worm-from =
    { $who ->
        [you] Le quitas un gusano redondo a { $giver }.
       *[other] { $giverwho ->
                [you] { $name } te quita un gusano redondo.
               *[other] { $name } le quita un gusano redondo a { $giver }.
            }
    }
# The specialists as a sentence begins with them: $the.
log-the-c = El gusano en lata
log-the-h = La gallina
log-the-r = El cuervo
log-the-w = La comadreja
log-the-g = El dado dorado
log-the-a = La manzana
log-got_specialist =
    { $who ->
        [you] { $the } se va contigo.
       *[other] { $the } se va con { $name }.
    }
log-got_specialist-from =
    { $who ->
        [you] { $the } deja a { $victim } y se va contigo.
       *[other] { $victimwho ->
            [you] { $the } te deja y se va con { $name }.
           *[other] { $the } deja a { $victim } y se va con { $name }.
        }
    }
log-put_back = { $the } vuelve a la parrilla, a la { $tile }.
log-put_back-gone = { $the } no encuentra ninguna ración libre y sale del juego.
log-moved = { $the } salta a la { $tile }.
log-moved-gone = { $the } no encuentra ninguna ración libre y sale del juego.
log-ended =
    { $count ->
        [one] { $who ->
                [you] La parrilla está vacía. ¡Ganas tú!
               *[other] La parrilla está vacía. ¡Gana { $names }!
            }
       *[other] La parrilla está vacía. ¡{ $names } comparten la victoria!
    }
log-started =
    { $who ->
        [you] La parrilla está caliente. Empiezas tú.
       *[other] La parrilla está caliente. Empieza { $name }.
    }
log-joined =
    { $who ->
        [you] Llegas a la mesa.
       *[other] { $name } llega a la mesa.
    }
log-left =
    { $who ->
        [you] Dejas la mesa.
       *[other] { $name } deja la mesa.
    }
log-returned =
    { $who ->
        [you] Has vuelto.
       *[other] { $name } ha vuelto.
    }
log-kicked =
    { $who ->
        [you] Te han enseñado la puerta.
       *[other] A { $name } le han enseñado la puerta.
    }
log-invites_ended =
    { $who ->
        [you] Has anulado todas las invitaciones anteriores.
       *[other] { $name } ha anulado todas las invitaciones anteriores.
    }
log-host =
    { $who ->
        [you] Ahora organizas tú.
       *[other] Ahora organiza { $name }.
    }
log-stood_in =
    { $who ->
        [you] Un bot sigue jugando por ti.
       *[other] Un bot sigue jugando por { $name }.
    }
log-handed_back =
    { $who ->
        [you] Vuelves a jugar.
       *[other] { $name } vuelve a jugar.
    }
log-undone =
    { $who ->
        [you] Deshaces una elección.
       *[other] { $name } deshace una elección.
    }
log-undo_asked =
    { $who ->
        [you] Pides deshacer más.
       *[other] { $name } pide deshacer más.
    }
log-undo_answered-yes =
    { $who ->
        [you] Estás de acuerdo.
       *[other] { $name } está de acuerdo.
    }
log-undo_answered-no =
    { $who ->
        [you] Dices que no.
       *[other] { $name } dice que no.
    }
log-paused = La partida está en pausa.
log-resumed = La partida continúa.
log-rematch_wanted =
    { $who ->
        [you] Quieres otra partida.
       *[other] { $name } quiere otra partida.
    }
log-contributed = { $name } ha añadido una palabra a los dados.
log-said = { $name }: { $text }
log-turn-number = Turno { $turn }
log-empty = Nada todavía. Las brasas brillan.
log-empty-turn = …

## People, clocks, stand-ins

state-away = fuera
state-bot-plays = sigue un bot
state-left = se fue
state-watching = Estás mirando.
state-paused = En pausa: no hay nadie en la mesa.
state-paused-host = En pausa por quien organiza.
state-resume = Seguir
state-pause = Pausa
clock-left = queda { $time }
clock-you = Tu reloj: { $time }
clock-out = Se acabó el tiempo: un bot sigue en { $time }
standin-you = Un bot juega por ti.
standin-return = Ya estoy aquí
leave-table = Dejar la mesa
leave-sure = Un bot sigue por ti. Puedes volver con tu enlace.
leave-yes = Dejar
replace-bot = Que un bot juegue por { $name }
host-take-over = Pasar a organizar la mesa
invites-end = Anular todas las invitaciones
invites-end-sure = Los enlaces y el código enviados hasta ahora dejarán de valer; quien está en la mesa se queda. Recibirás un enlace nuevo para compartir.
invites-end-yes = Anularlas
invites-ended = Las invitaciones antiguas ya no valen. Aquí tienes un enlace nuevo.

## Taking back by consent

undo-question = { $name } quiere deshacer. ¿Vale?
undo-yes = Adelante
undo-no = No
undo-waiting = Esperando a que los demás acepten…
undo-nothing = No hay nada que deshacer.

## Chat

chat-title = Chat
chat-write = Escribe algo
chat-send = Enviar
chat-mute = Silenciar a { $name }
chat-unmute = Volver a oír a { $name }
chat-kick = Quitar a { $name } de la mesa
phrase-hello = ¡Hola!
phrase-good_luck = ¡Suerte!
phrase-nice_roll = ¡Buena tirada!
phrase-ouch = ¡Ay!
phrase-thief = ¡Al ladrón!
phrase-thanks_for_the_worm = ¡Gracias por el gusano!
phrase-so_close = ¡Por los pelos!
phrase-stop_now = Mejor para ya…
phrase-one_more = ¡Venga, una tirada más!
phrase-risky = Arriesgado…
phrase-no_worm = Y ni un gusano a la vista.
phrase-well_played = ¡Bien jugado!
phrase-your_turn = Te toca.
phrase-moment_please = Un momento, por favor.
phrase-back_soon = Ahora vuelvo.
phrase-back_again = Ya estoy aquí.
phrase-sorry = Lo siento… o no.
phrase-thanks = ¡Gracias!
phrase-again = ¿Otra partida?
phrase-good_game = ¡Buena partida!
phrase-bye = ¡Adiós!

## Real dice

physical-title = ¿Qué has sacado?
physical-lead = Toca las caras tal como están en la mesa.
physical-golden = El dado dorado
physical-add = { $face }, { $count } por ahora
physical-clear = Borrar
physical-done = Esta es mi tirada

## The end

end-title = La parrilla está vacía
end-winner =
    { $who ->
        [you] ¡Ganas tú!
       *[other] ¡Gana { $name }!
    }
end-shared = { $names } comparten la victoria
end-lead-win = El plato más lleno de la noche es tuyo.
end-lead-lose = La próxima vez los gusanos serán tuyos.
end-counting = Contando gusanos…
end-skip = Saltar
end-worms = { $name }: { $worms }
end-tiebreak = Empate a gusanos. Decide la ración más alta: { $name } tiene la { $tile }.
end-tie = Empate a gusanos, y nadie tiene una ración más alta: victoria compartida.
end-rematch = Revancha
end-rematch-now = Empezar ya
end-rematch-waiting = Esperando a: { $names }
end-rematch-wanted = { $name } quiere la revancha
end-next = A la siguiente partida
end-record = Descargar la partida
end-replay = Ver la repetición
end-share = Compartir la repetición
end-verify = Comprobar los dados
end-verifying = Volviendo a tirar cada dado…
end-verified =
    { $rolls ->
        [one] La única tirada fue limpia: se sigue del secreto prometido antes de la partida.
       *[other] Las { $rolls } tiradas fueron limpias: se siguen del secreto prometido antes de la partida.
    }
end-verify-bad-secret = El secreto no encaja con la promesa hecha antes de la partida.
end-verify-bad-rolls =
    { $count ->
        [one] Una tirada no se sigue del secreto: número { $numbers }.
       *[other] { $count } tiradas no se siguen del secreto: números { $numbers }.
    }
end-verify-physical = Habéis tirado dados de verdad. Os creemos.
end-series = Partidas ganadas
end-series-line = { $name }: { $wins }
end-delete = Borrar esta mesa
end-delete-sure = Desaparece para todos, para siempre.

## The menu of the table

menu-specialists = Los especialistas
