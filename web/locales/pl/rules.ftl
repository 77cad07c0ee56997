### The rules as a page to read and search.

rules-title = Zasady
rules-lead = Cała gra, naszymi słowami.
rules-edition = Które wydanie?
rules-all = Wszystkie wydania
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-found =
    { $count ->
        [0] Nic nie znaleziono.
        [one] Znaleziono jedno miejsce.
        [few] Znaleziono { $count } miejsca.
        [many] Znaleziono { $count } miejsc.
       *[other] Znaleziono { $count } miejsca.
    }
rules-only = Tylko w: { $editions }
rules-option = Opcja wybierana przed grą
rules-link = Link do tej zasady
