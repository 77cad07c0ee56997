### The rules as a page to read and search.

rules-title = Spelregels
rules-lead = Het hele spel, in onze eigen woorden.
rules-edition = Welke uitgave?
rules-all = Alle uitgaven
rules-contents = Inhoud
rules-search = Zoeken in de spelregels
rules-found =
    { $count ->
        [0] Niets gevonden.
        [one] Eén plaats gevonden.
       *[other] { $count } plaatsen gevonden.
    }
rules-only = Alleen in: { $editions }
rules-option = Een optie, gekozen voor het spel begint
rules-link = Link naar deze regel
