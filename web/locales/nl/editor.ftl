### The editor of positions.

editor-title = Editor
editor-lead = Zet elke stelling op en vraag naar de kansen.
editor-players = Spelers
editor-add = Speler toevoegen
editor-remove = De laatste speler verwijderen
editor-where = Waar ligt de { $tile }?
editor-on-grill = Op de grill
editor-turned = Omgedraaid
editor-stack-of = Op de stapel van { $name }
editor-specialist-where = Waar staat: { $specialist }?
editor-nowhere = Uit het spel
editor-worms = Ronde wormen van { $name }
editor-turn = Wie is aan de beurt?
editor-kept = Opzijgelegde dobbelstenen
editor-rolled = Dobbelstenen van de laatste worp
editor-text = De stelling als tekst
editor-read = De tekst lezen
editor-clear = Beginstelling
editor-problems =
    { $count ->
        [one] Eén ding kan niet:
       *[other] { $count } dingen kunnen niet:
    }
editor-fine = Deze stelling is speelbaar.
editor-over = In deze stelling is het spel uit.
editor-odds = De kansen tonen
