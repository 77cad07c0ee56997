### The rules as a page to read and search.

rules-title = Reglas
rules-lead = Todo el juego, con nuestras palabras.
rules-edition = ¿Qué edición?
rules-all = Todas las ediciones
rules-contents = Contenido
rules-search = Buscar en las reglas
rules-found =
    { $count ->
        [0] No se ha encontrado nada.
        [one] Un pasaje encontrado.
       *[other] { $count } pasajes encontrados.
    }
rules-only = Solo en: { $editions }
rules-option = Una opción, elegida antes de la partida
rules-link = Enlace a esta regla
