### The rules as a page to read and search.

rules-title = Rules
rules-lead = The whole game, in our own words.
rules-edition = Which edition?
rules-all = All editions
rules-contents = Contents
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found.
        [one] One place found.
       *[other] { $count } places found.
    }
# $editions: '2005', or '2014 and deluxe'
rules-only = Only in: { $editions }
rules-option = An option, chosen before the game
rules-link = Link to this rule
