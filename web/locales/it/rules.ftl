### The rules as a page to read and search.

rules-title = Regole
rules-lead = Tutto il gioco, con parole nostre.
rules-edition = Quale edizione?
rules-all = Tutte le edizioni
rules-contents = Indice
rules-search = Cerca nelle regole
rules-found =
    { $count ->
        [0] Nessun risultato.
        [one] Un punto trovato.
       *[other] { $count } punti trovati.
    }
rules-only = Solo in: { $editions }
rules-option = Un’opzione, scelta prima della partita
rules-link = Link a questa regola
