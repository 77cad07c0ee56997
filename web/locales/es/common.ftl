### Words used on every screen. Each message says in its comment what a translator cannot see.

app-name = Wormgrill
app-disclaimer = Una versión independiente de un juego de dados clásico, sin relación con su autor ni sus editores.
skip-to-content = Ir al contenido
back = Atrás
back-home = Volver al inicio
close = Cerrar
cancel = Cancelar
copy = Copiar
copied = Copiado
share = Compartir
loading = Calentando la parrilla…
again = Intentar de nuevo
done = Listo

## The page's own troubles

offline-banner = Estás sin conexión. En cuanto vuelva, la partida sigue donde estaba.
offline-elsewhere = Estás sin conexión. La lección, las reglas y las partidas guardadas aquí funcionan igualmente.
reconnecting-banner = Conexión perdida. La estamos recuperando…
update-banner = Hay una versión recién hecha.
update-action = Actualizar
lost-title = Nada en esta parrilla
lost-text = En esta dirección no hay ninguna página. Quizá se la llevó un cuervo.
error-title = Algo se ha quemado
error-network = El servidor no responde. Revisa la conexión e inténtalo de nuevo.
error-generic = No ha funcionado. No se ha perdido nada; inténtalo de nuevo.
error-not-found = Esto no existe, o ya no.
error-forbidden = Aquí no puedes hacer eso.
error-full = Todos los sitios de esta mesa están ocupados.
error-started = Esta partida ya ha empezado.
error-server = El servidor necesita un momento. No se ha perdido nada; inténtalo de nuevo.
error-link = Este enlace ya no vale. Pide uno nuevo.
error-setup = Esta partida aún no ha empezado.
error-over = Esta partida ha terminado.
error-phrases = En esta mesa solo hay frases hechas.
error-muted = Te han silenciado en esta mesa.
error-dice = Estos dados no pueden salir ahora. Revisa lo que has tocado.
error-running = Aquí aún se juega: la mesa se queda.
error-rate = Eso fue un poco rápido. Respira e inténtalo de nuevo.
error-illegal = Esa jugada ya no es posible. Así está la mesa ahora.
error-name = Elige otro nombre.
error-code = Ninguna mesa tiene este código. Revísalo letra por letra.
error-offline = Estás sin conexión, y para esto hace falta el servidor.

## Dice

face-1 = uno
face-2 = dos
face-3 = tres
face-4 = cuatro
face-5 = cinco
face-6 = gusano
dice-of-face =
    { $face ->
        [1] { $count ->
                [one] { $count } uno
               *[other] { $count } unos
            }
        [2] { $count ->
                [one] { $count } dos
               *[other] { $count } doses
            }
        [3] { $count ->
                [one] { $count } tres
               *[other] { $count } treses
            }
        [4] { $count ->
                [one] { $count } cuatro
               *[other] { $count } cuatros
            }
        [5] { $count ->
                [one] { $count } cinco
               *[other] { $count } cincos
            }
       *[other] { $count ->
                [one] { $count } gusano
               *[other] { $count } gusanos
            }
    }
with-golden = { $dice }, uno de ellos dorado

## Portions and worms

worms-count =
    { $count ->
        [one] { $count } gusano
       *[other] { $count } gusanos
    }
round-worms-count =
    { $count ->
        [0] ningún gusano redondo
        [one] { $count } gusano redondo
       *[other] { $count } gusanos redondos
    }
portions-count =
    { $count ->
        [0] ninguna ración
        [one] { $count } ración
       *[other] { $count } raciones
    }
players-count =
    { $count ->
        [one] { $count } persona
       *[other] { $count } personas
    }
hours-count =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
days-count =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }

## The specialists of the deluxe game; the letters are those of the notation

specialist-c = gusano en lata
specialist-h = gallina
specialist-r = cuervo
specialist-w = comadreja
specialist-g = dado dorado
specialist-a = manzana
specialist-c-does = ¿Sin gusano al parar? La lata cuenta como uno y suma 5.
specialist-h-does = Protege tu ración de arriba. Quien roba se lleva solo la gallina, y un turno fallido cuesta solo la gallina.
specialist-r-does = Se queda en la parrilla. Quien toma su ración recibe un gusano redondo, y el cuervo salta a la ración libre más baja.
specialist-w-does = Una vez por turno, vuelve a tirar los dados que acabas de tirar.
specialist-g-does = Un noveno dado que se tira con los demás. Puedes dejarlo fuera al empezar el turno.
specialist-a-does = Vale 3 gusanos al final de la partida.
round-worm = gusano redondo
round-worm-does = Aparta dos o más unos de una vez y recibes un gusano redondo. Vale 1 gusano al final.

## Editions

edition-2005 = Clásico 2005
edition-2014 = Clásico
edition-deluxe = Deluxe
edition-2005-about = Como se imprimió al principio: quien saca la ración de arriba de otra pila puede dejarla y tomar la siguiente más baja.
edition-2014-about = Dieciséis raciones, ocho dados. Para empezar.
edition-deluxe-about = Con especialistas, gusanos redondos y las raciones 11 y 13.
option-short = Partida corta
option-short-about = Tras un turno fallido, la ración más alta siempre queda boca abajo, incluso la recién devuelta.
option-decline = Robar es opcional
option-decline-about = Quien podría robar puede tomar en su lugar la siguiente ración más baja de la parrilla.
option-any = Cualquier ración a tu alcance
option-any-about = Toma cualquier ración hasta tu suma, no solo la más alta.
option-plaingold = Dado dorado normal
option-plaingold-about = El dado dorado tiene las seis caras habituales en vez de tres unos y tres gusanos.

## Menu

nav-rules = Reglas
nav-settings = Ajustes
nav-label = Menú principal
nav-sound = Sonido
nav-language = Idioma
