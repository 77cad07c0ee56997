### The rules as a page to read and search.

rules-title = Regeln
rules-lead = Das ganze Spiel in unseren eigenen Worten.
rules-edition = Welche Ausgabe?
rules-all = Alle Ausgaben
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] Eine Stelle gefunden.
       *[other] { $count } Stellen gefunden.
    }
rules-only = Nur in: { $editions }
rules-option = Eine Option, vor dem Spiel gewählt
rules-link = Link zu dieser Regel
