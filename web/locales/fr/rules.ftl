### The rules as a page to read and search.

rules-title = Règles
rules-lead = Tout le jeu, dans nos propres mots.
rules-edition = Quelle édition ?
rules-all = Toutes les éditions
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] Un passage trouvé.
       *[other] { $count } passages trouvés.
    }
rules-only = Seulement dans : { $editions }
rules-option = Une variante, choisie avant la partie
rules-link = Lien vers cette règle
