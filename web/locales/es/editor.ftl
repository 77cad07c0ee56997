### The editor of positions.

editor-title = Editor
editor-lead = Prepara cualquier posición y pide las probabilidades.
editor-players = Quién juega
editor-add = Añadir a alguien
editor-remove = Quitar el último sitio
editor-where = ¿Dónde está la { $tile }?
editor-on-grill = En la parrilla
editor-turned = Boca abajo
editor-stack-of = En la pila de { $name }
editor-specialist-where = ¿Dónde está: { $specialist }?
editor-nowhere = Fuera del juego
editor-worms = Gusanos redondos de { $name }
editor-turn = ¿A quién le toca?
editor-kept = Dados apartados
editor-rolled = Dados de la última tirada
editor-text = La posición como texto
editor-read = Leer el texto
editor-clear = Posición inicial
editor-problems =
    { $count ->
        [one] Una cosa no puede ser:
       *[other] { $count } cosas no pueden ser:
    }
editor-fine = Esta posición se puede jugar.
editor-over = En esta posición la partida ha terminado.
editor-odds = Mostrar las probabilidades

## Why a position cannot be

defect-players = El juego es para 2 a 7 personas.
defect-seat = En el sitio al que le toca no hay nadie.
defect-over = Con raciones a la vista en la parrilla la partida sigue; sin ninguna ha terminado, y no hay dados en la mesa.
defect-tile = La { $about } no existe en esta edición.
defect-tile-twice = La { $about } está más de una vez.
defect-specialist = Un especialista está donde no puede estar.
defect-raven = Nadie puede tener el cuervo.
defect-round-worms = Hay 7 gusanos redondos, y solo en el juego deluxe.
defect-flags = ¿Comadreja usada, dado dorado fuera? Eso solo puede hacerlo quien los tiene.
defect-face-twice = La misma cara se apartó dos veces.
defect-dice-number = Tiene que haber 8 dados blancos, pero hay { $about }.
defect-golden = El dado dorado no encaja: tiene otras caras, o quien juega no lo tiene.
defect-roll = Esta tirada no es posible, o no deja nada que elegir: el turno habría terminado.
defect-other = Hay algo que no encaja.
defect-text = El texto no se puede leer.
