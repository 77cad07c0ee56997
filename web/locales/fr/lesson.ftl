### The interactive lesson. A text is spoken to the learner beside the table; 'Lou' is the other player of the lesson.
### Each step has one message; `-other` answers a move that is allowed but not the one we want to see now.

lesson-title = Apprendre en jouant
lesson-lead = Trois minutes, de vrais dés, aucun danger.
lesson-basics = Le jeu
lesson-deluxe-chapter = Les spécialistes
lesson-you = Toi
lesson-lou = Lou
lesson-next = Continuer
lesson-skip = Passer la leçon
lesson-resume = Reprendre où tu en étais
lesson-restart = Depuis le début
lesson-progress = Étape { $step } sur { $steps }
lesson-to-deluxe = Rencontrer les spécialistes
lesson-play = Jouer pour de vrai
lesson-finished = Fini ! Tu sais tout ce qu’un oiseau affamé doit savoir.
lesson-other-keep = Tu en as le droit. Mais pour l’instant, prends l’autre face, tu verras ce qui se passe.
lesson-other-roll = Quelle audace ! Mais pour l’instant, arrête-toi.
lesson-other-stop = Tu pourrais t’arrêter. Mais pour l’instant, relance.

## The game

lesson-welcome = Voici la brochette. Le numéro d’une portion est son prix : voilà ce qu’il te faut aux dés. Les vers, c’est ce qu’elle vaut à la fin. Le plus de vers gagne.
lesson-roll = Huit dés, tous à toi. Lance-les !
lesson-all-of-a-face = Choisis une face. Tous les dés qui la montrent viennent avec, aucun ne reste. Trois 5, c’est tentant. Un ver compte 5 aussi.
lesson-all-of-a-face-other = C’est permis. Mais aujourd’hui, place à la gourmandise : prends les trois 5.
lesson-roll-again = 15 points. Trop peu pour une portion, alors relance le reste.
lesson-roll-again-other = T’arrêter ? Tu resterais sur ta faim : 15 n’achète rien. Lance !
lesson-never-twice = Encore deux 5 – mais ils sont fermés. On ne garde chaque face qu’une fois par tour. Prends le ver : pas de ver, pas de festin.
lesson-never-twice-other = Permis. Mais un tour sans ver est toujours raté : prends-le tant qu’il est là.
lesson-one-more = 20, avec un ver. La portion la moins chère coûte 21. Encore une fois !
lesson-add-up = Garde les deux 4 : 20 et 8 font 28.
lesson-stop-or-roll = 28 ! Le bouton dit ce que tu gagnes en t’arrêtant. Tu pourrais tenter ta chance avec les deux dés qui restent – mais s’ils ne montrent que des 5, des 4 ou des vers, tout est perdu. Arrête-toi et prends-la.
lesson-stop-or-roll-other = Quel courage ! Mais deux dés, c’est peu, et ta 28 grésille déjà. Prends-la.
lesson-lou-took = À toi ! Lou a joué aussi, et possède maintenant la 30. Elle est bien visible au sommet de sa pile… Lance.
lesson-steal-worms = Trois vers ! Garde-les : 15.
lesson-steal-roll = La 30 de Lou serait bien appétissante, non ? Lance.
lesson-steal-fives = Trois 5 font 15. Et 15 et 15… garde-les !
lesson-steal = Exactement 30. C’est le numéro sur la pile de Lou. Vole-la !
lesson-stolen = Ta pile grandit. Seule la portion du dessus peut être volée ; les autres sont à l’abri. Lou a pris la 21. À toi de nouveau.
lesson-dare = Garde les vers. On relance tout de suite et on ramasse trois 5 pour toi.
lesson-dare-other = Pas mal. Mais les vers sont là maintenant : prends-les.
lesson-fail = 25, et la 25 est sur la brochette. Tu pourrais t’arrêter. Mais voyons où mène la gourmandise. Lance !
lesson-fail-other = Très raisonnable. Tu vas briller à ce jeu ! Mais rien que cette fois, laisse-toi tenter : lance.
lesson-failed = Que des 5 et des vers : rien de neuf, le tour est raté. La 30 retourne sur la brochette, et la plus haute portion, la 36, est retournée. Elle est perdue pour toujours.
lesson-no-worm = Plus tard dans la partie. Tu as 26, et une 26 est sur la brochette – mais pas de ver parmi tes dés. Si tu t’arrêtes, c’est raté. Alors lance.
lesson-no-worm-other = Pas de ver, pas de festin ! T’arrêter te coûterait la 28. Lance.
lesson-worm-at-last = Le voilà. Vite, prends-le !
lesson-next-lower = La 31 est hors d’atteinte : elle est à l’abri tout en bas de la pile de Lou. Tu as donc sur la brochette celle juste en dessous : la 30.
lesson-end = Quand il n’y a plus de portion visible sur la brochette, on compte les vers. Ici, 6 partout : égalité. La plus haute portion décide, et la 35 de Lou bat ta 33.

## The specialists

lesson-deluxe = En deluxe, il y a deux petites portions, des vers ronds et six spécialistes posés sur la brochette. Prends la portion, et le spécialiste est à toi. On n’en garde qu’un.
lesson-small = 13, avec un ver. La 11 et la 13 veulent leur total exact, et personne ne peut jamais les voler. Prends-la !
lesson-small-other = Tu peux relancer, mais cette bouchée est sûre. Prends la 13.
lesson-ones = Trois 1 : à peine 3 points. Mais au moins deux 1 d’un coup donnent aussitôt un ver rond, à toi même si le tour est raté. Garde-les !
lesson-ones-other = Raisonnable. Mais regarde ce que savent faire les 1 !
lesson-canned = 26 et pas de ver. Mais tu as le ver en boîte : il compte pour un ver quand tu n’en as pas. 5 points de plus font 31. Prends-la !
lesson-hen = Tu as exactement le numéro sur la pile de Lou. Mais la mère poule est assise dessus : tu n’emportes qu’elle, et Lou garde la portion. Prends la poule.
lesson-hen-guards = Maintenant la poule garde ta 22. Voyons ce qui arrive quand tu rates. Lance !
lesson-hen-guards-other = Raisonnable, comme toujours. Mais on veut voir la poule à l’œuvre. Lance !
lesson-hen-left = Le tour est raté, mais tu gardes la 22 et rien n’est retourné. Seule la poule est partie : sur la plus petite portion libre de la brochette.
lesson-raven = Sur la 23 est perché le corbeau. Il n’est à personne : qui prend sa portion reçoit un ver rond, et il saute sur la plus petite portion libre. Prends la 23.
lesson-weasel = Deux 4, et tu as déjà des 4. Ce serait la fin. Mais tu as la belette : une fois par tour, elle relance les mêmes dés.
lesson-weasel-other = N’abandonne pas ! La belette est là pour ça.
lesson-weasel-saved = Ouf, c’est sauvé ! Choisis-en un.
lesson-golden = Tu as le dé doré : un neuvième dé, lancé avec les autres. Trois de ses faces montrent un ver, trois un 1. Lance !
lesson-golden-other = Tu peux t’en passer. Mais il a tellement envie de rouler. Emmène-le !
lesson-golden-keep = Un ver blanc et un ver doré. Ils vont ensemble : garde les deux.
lesson-apple = 29, et sur la 29 il y a la pomme. Elle ne fait rien jusqu’à la fin. Alors elle compte 3 vers. Prends-la.
lesson-two = Tu as la belette. Sur la 27 est posé le dé doré, mais on n’a droit qu’à un spécialiste. Prends la 27 et choisis lequel repart.
lesson-deluxe-end = Les voilà tous. Tu peux relire chacun dans les règles, ou le toucher pendant une partie. Bon appétit !
