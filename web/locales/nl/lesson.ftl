### The interactive lesson. A text is spoken to the learner beside the table; 'Lou' is the other player of the lesson.
### Each step has one message; `-other` answers a move that is allowed but not the one we want to see now.

lesson-title = Leren door te doen
lesson-lead = Drie minuten, echte dobbelstenen, geen gevaar.
lesson-basics = Het spel
lesson-deluxe-chapter = De specialisten
lesson-you = Jij
lesson-lou = Lou
lesson-next = Verder
lesson-skip = Les overslaan
lesson-resume = Verder waar je was
lesson-restart = Vanaf het begin
lesson-progress = Stap { $step } van { $steps }
lesson-to-deluxe = Maak kennis met de specialisten
lesson-play = Echt spelen
lesson-finished = Klaar! Je weet alles wat een hongerige vogel moet weten.
lesson-other-keep = Dat mag. Maar probeer nu de andere kant, dan zie je wat er gebeurt.
lesson-other-roll = Dapper! Maar stop nu eerst maar.
lesson-other-stop = Je zou kunnen stoppen. Maar gooi nu eerst door.

## The game

lesson-welcome = Dit is de grill. Het nummer op een portie is de prijs: zoveel moet je gooien. De wormen erop zijn wat hij aan het eind waard is. De meeste wormen winnen.
lesson-roll = Acht dobbelstenen, allemaal voor jou. Gooi ze!
lesson-all-of-a-face = Kies één kant. Alle dobbelstenen die hem laten zien gaan mee, er blijft er geen liggen. Drie vijven zien er goed uit. Een worm telt ook voor 5.
lesson-all-of-a-face-other = Dat mag. Maar vandaag zijn we gulzig: neem de drie vijven.
lesson-roll-again = 15 punten. Te weinig voor een portie, dus gooi de rest.
lesson-roll-again-other = Nu stoppen? Dan houd je honger: voor 15 krijg je niets. Gooi!
lesson-never-twice = Nog twee vijven – maar die zijn gesloten. Elke kant houd je maar één keer per beurt. Neem de worm: geen worm, geen maal.
lesson-never-twice-other = Dat mag. Maar een beurt zonder worm mislukt altijd, dus neem hem nu hij er is.
lesson-one-more = 20, met een worm erbij. De goedkoopste portie kost 21. Nog een keer!
lesson-add-up = Houd de twee vieren: 20 en 8 is 28.
lesson-stop-or-roll = 28! Op de knop staat wat stoppen oplevert. Je kunt de laatste twee gooien voor meer – maar zijn het alleen vijven, vieren of wormen, dan ben je alles kwijt. Stop en neem hem.
lesson-stop-or-roll-other = Moedig! Maar twee dobbelstenen is weinig, en je 28 sist al. Neem hem.
lesson-lou-took = Van jou! Lou heeft ook gegooid en heeft nu de 30. Die ligt open boven op Lous stapel… Gooi.
lesson-steal-worms = Drie wormen! Houd ze: 15.
lesson-steal-roll = Lous 30 zou wel smaken, hè? Gooi.
lesson-steal-fives = Drie vijven is 15. En 15 en 15 is… houd ze!
lesson-steal = Precies 30. Dat is het nummer op Lous stapel. Steel hem!
lesson-stolen = Je stapel groeit. Alleen de bovenste portie kan gestolen worden; die eronder zijn veilig. Lou heeft de 21 genomen. Jij mag weer.
lesson-dare = Houd de wormen. We gooien meteen door en rapen drie vijven voor je op.
lesson-dare-other = Niet slecht. Maar de wormen zijn er nu: neem ze.
lesson-fail = 25, en de 25 ligt op de grill. Je kunt stoppen. Maar laten we kijken wat hebzucht doet. Gooi!
lesson-fail-other = Heel verstandig. Jij wordt hier goed in! Maar wees voor één keer gulzig: gooi.
lesson-failed = Alleen vijven en wormen: niets nieuws, je beurt is mislukt. De 30 gaat terug naar de grill, en de hoogste portie, de 36, wordt omgedraaid. Die is voorgoed weg.
lesson-no-worm = Later in het spel. Je hebt 26, en er ligt een 26 op de grill – maar geen worm tussen je dobbelstenen. Stop je, dan mislukt het. Dus gooi.
lesson-no-worm-other = Geen worm, geen maal! Stoppen zou je de 28 kosten. Gooi.
lesson-worm-at-last = Daar is hij. Snel, neem hem!
lesson-next-lower = De 31 is niet te krijgen: die ligt veilig onder in Lous stapel. Dus krijg je de eerstvolgende lagere op de grill: de 30.
lesson-end = Als er geen open portie meer op de grill ligt, telt iedereen wormen. Hier hebben jullie er elk 6: gelijk. Dan beslist de hoogste losse portie, en Lous 35 wint van jouw 33.

## The specialists

lesson-deluxe = In het deluxe spel zijn er twee kleine porties, ronde wormen en zes specialisten die op de grill staan. Neem de portie, en de specialist is van jou. Je mag er maar één hebben.
lesson-small = 13, met een worm. De 11 en de 13 willen precies hun getal, en niemand kan ze ooit stelen. Neem hem!
lesson-small-other = Je mag doorgooien, maar dit hapje is zeker. Neem de 13.
lesson-ones = Drie enen: maar 3 punten. Maar twee of meer enen in één keer brengen meteen een ronde worm, ook als je beurt mislukt. Houd ze!
lesson-ones-other = Verstandig. Maar kijk eens wat enen kunnen!
lesson-canned = 26 en geen worm. Maar je hebt de worm in blik: die telt als worm wanneer je er geen hebt. 5 punten erbij is 31. Neem hem!
lesson-hen = Je hebt precies het nummer op Lous stapel. Maar daar zit de kip op: je krijgt alleen haar, en Lou houdt de portie. Neem de kip.
lesson-hen-guards = Nu bewaakt de kip jouw 22. Laten we kijken wat er gebeurt als je mislukt. Gooi!
lesson-hen-guards-other = Verstandig als altijd. Maar we willen de kip aan het werk zien. Gooi!
lesson-hen-left = De beurt mislukte, maar je houdt de 22 en er wordt niets omgedraaid. Alleen de kip is weg: terug op de laagste vrije portie van de grill.
lesson-raven = Op de 23 zit de raaf. Hij is van niemand: wie zijn portie neemt, krijgt een ronde worm, en hij hupt naar de laagste vrije portie. Neem de 23.
lesson-weasel = Twee vieren, en vieren heb je al. Dat zou het einde zijn. Maar je hebt de wezel: één keer per beurt gooit die dezelfde dobbelstenen opnieuw.
lesson-weasel-other = Niet opgeven! Daar is de wezel juist voor.
lesson-weasel-saved = Gered! Kies er een.
lesson-golden = Je hebt de gouden dobbelsteen: een negende, die met de andere meerolt. Op drie kanten staat een worm, op drie een 1. Gooi!
lesson-golden-other = Je mag hem weglaten. Maar hij wil zo graag rollen. Neem hem mee!
lesson-golden-keep = Een witte worm en een gouden. Ze horen bij elkaar: houd ze allebei.
lesson-apple = 29, en op de 29 ligt de appel. Die doet niets tot het einde. Dan telt hij voor 3 wormen. Neem hem.
lesson-two = Je hebt de wezel. Op de 27 ligt de gouden dobbelsteen, maar je mag maar één specialist hebben. Neem de 27 en kies welke teruggaat.
lesson-deluxe-end = Dat waren ze allemaal. Je kunt ze nalezen in de spelregels, of aantikken tijdens een spel. Eet smakelijk!
