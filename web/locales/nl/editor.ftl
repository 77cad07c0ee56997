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

## Why a position cannot be

defect-players = Het spel is voor 2 tot 7 spelers.
defect-seat = Op de plaats die aan de beurt is, zit niemand.
defect-over = Met open porties op de grill gaat het spel door; zonder is het afgelopen, en liggen er geen dobbelstenen op tafel.
defect-tile = De { $about } hoort niet bij deze uitgave.
defect-tile-twice = De { $about } is er meer dan één keer.
defect-specialist = Een specialist staat waar dat niet kan.
defect-raven = Niemand kan de raaf hebben.
defect-round-worms = Er zijn 7 ronde wormen, en alleen in het deluxe spel.
defect-flags = Wezel gebruikt, gouden dobbelsteen weggelaten? Dat kan alleen wie die heeft.
defect-face-twice = Dezelfde kant is twee keer opzijgelegd.
defect-dice-number = Er moeten 8 witte dobbelstenen zijn, maar het zijn er { $about }.
defect-golden = De gouden dobbelsteen past niet: hij heeft andere kanten, of wie aan de beurt is, heeft hem niet.
defect-roll = Deze worp kan niet, of laat geen keuze: de beurt zou voorbij zijn.
defect-other = Er past iets niet bij elkaar.
defect-text = De tekst is niet te lezen.
