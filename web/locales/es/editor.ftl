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
