### The interactive lesson. A text is spoken to the learner beside the table; 'Lou' is the other player of the lesson.
### Each step has one message; `-other` answers a move that is allowed but not the one we want to see now.

lesson-title = Nauka przez granie
lesson-lead = Trzy minuty, prawdziwe kości, żadnego ryzyka.
lesson-basics = Gra
lesson-deluxe-chapter = Specjaliści
lesson-you = Ty
lesson-lou = Lou
lesson-next = Dalej
lesson-skip = Pomiń lekcję
lesson-resume = Wróć do przerwanego miejsca
lesson-restart = Od początku
lesson-progress = Krok { $step } z { $steps }
lesson-to-deluxe = Poznaj specjalistów
lesson-play = Zagraj naprawdę
lesson-finished = Gotowe! Wiesz wszystko, co głodny ptak wiedzieć powinien.
lesson-other-keep = Tak też wolno. Ale teraz wybierz tę drugą ściankę i zobacz, co się stanie.
lesson-other-roll = Odważnie! Ale teraz zakończ.
lesson-other-stop = Można by skończyć. Ale teraz rzucaj dalej.

## The game

lesson-welcome = To jest grill. Numer na porcji to jej cena: tyle trzeba wyrzucić. Robaki to jej wartość na końcu. Najwięcej robaków wygrywa.
lesson-roll = Osiem kości, wszystkie twoje. Rzuć nimi!
lesson-all-of-a-face = Wybierz jedną ściankę. Idą z tobą wszystkie kości, które ją pokazują, żadna nie zostaje. Trzy piątki wyglądają dobrze. Robak też liczy się za 5.
lesson-all-of-a-face-other = Tak wolno. Ale dziś jesteśmy łakomi: weź trzy piątki.
lesson-roll-again = 15 punktów. Za mało na porcję, więc rzuć resztą.
lesson-roll-again-other = Teraz kończyć? Zostaniesz o pustym żołądku: za 15 nic nie ma. Rzucaj!
lesson-never-twice = Jeszcze dwie piątki – ale są zamknięte. Każdą ściankę odkłada się tylko raz na turę. Weź robaka: bez robaka nie ma uczty.
lesson-never-twice-other = Tak wolno. Ale tura bez robaka zawsze się nie udaje, więc weź go, póki jest.
lesson-one-more = 20, i robak jest. Najtańsza porcja kosztuje 21. Jeszcze raz!
lesson-add-up = Odłóż dwie czwórki: 20 i 8 to 28.
lesson-stop-or-roll = 28! Przycisk mówi, co da zakończenie. Możesz rzucić ostatnimi dwiema kośćmi – ale jeśli wypadną same piątki, czwórki lub robaki, wszystko przepada. Zakończ i bierz.
lesson-stop-or-roll-other = Odważnie! Ale dwie kości to mało, a twoja 28 już skwierczy. Bierz.
lesson-lou-took = Twoja! Lou też ma za sobą turę – i zdobytą porcję 30. Leży odkryta na wierzchu stosu… Rzucaj.
lesson-steal-worms = Trzy robaki! Odłóż je: 15.
lesson-steal-roll = Smakowita ta 30 u Lou, prawda? Rzucaj.
lesson-steal-fives = Trzy piątki to 15. A 15 i 15 to… odłóż je!
lesson-steal = Dokładnie 30. To numer na stosie Lou. Kradnij!
lesson-stolen = Twój stos rośnie. Ukraść można tylko wierzchnią porcję; te pod spodem są bezpieczne. Lou bierze 21. Znowu twój ruch.
lesson-dare = Odłóż robaki. My od razu rzucimy dalej i zbierzemy dla ciebie trzy piątki.
lesson-dare-other = Nieźle. Ale robaki są tu teraz: weź je.
lesson-fail = 25, a porcja 25 leży na grillu. Można skończyć. Ale zobaczmy, co robi łakomstwo. Rzucaj!
lesson-fail-other = Bardzo rozsądnie. Będziesz w tym świetnie grać! Ale ten jeden raz ulegnij pokusie: rzucaj.
lesson-failed = Same piątki i robaki: nic nowego, tura nieudana. Porcja 30 wraca na grill, a najwyższa, 36, zostaje zakryta. Przepadła na zawsze.
lesson-no-worm = Później w grze. Masz 26, i 26 leży na grillu – ale wśród twoich kości nie ma robaka. Jeśli skończysz, tura się nie uda. Więc rzucaj.
lesson-no-worm-other = Bez robaka nie ma uczty! Koniec teraz kosztowałby cię 28. Rzucaj.
lesson-worm-at-last = Jest. Szybko, bierz!
lesson-next-lower = Porcji 31 nie da się zdobyć: leży bezpiecznie na dnie stosu Lou. Dostajesz więc najbliższą niższą z grilla: 30.
lesson-end = Gdy na grillu nie ma odkrytych porcji, wszyscy liczą robaki. Tu macie po 6: remis. Wtedy decyduje najwyższa pojedyncza porcja, a 35 u Lou bije twoją 33.

## The specialists

lesson-deluxe = W wydaniu deluxe są dwie małe porcje, okrągłe robaki i sześcioro specjalistów, którzy stoją na grillu. Weź porcję, a specjalista jest twój. Mieć można tylko jednego.
lesson-small = 13, z robakiem. Porcje 11 i 13 chcą dokładnie swojej liczby i nikt nigdy ich nie ukradnie. Bierz!
lesson-small-other = Można rzucać dalej, ale ten kąsek jest pewny. Weź 13.
lesson-ones = Trzy jedynki: marne 3 punkty. Ale dwie lub więcej jedynek naraz od razu dają okrągłego robaka, i to nawet gdy tura się nie uda. Odłóż je!
lesson-ones-other = Rozsądnie. Ale zobacz, co potrafią jedynki!
lesson-canned = 26 i ani jednego robaka. Ale masz robaka w puszce: liczy się jak robak, gdy żadnego nie masz. 5 punktów więcej to 31. Bierz!
lesson-hen = Masz dokładnie numer ze stosu Lou. Ale siedzi na nim kwoka: dostajesz tylko ją, a porcja zostaje u Lou. Weź kwokę.
lesson-hen-guards = Teraz kwoka pilnuje twojej 22. Zobaczmy, co będzie, gdy tura się nie uda. Rzucaj!
lesson-hen-guards-other = Rozsądnie jak zawsze. Ale chcemy zobaczyć kwokę przy pracy. Rzucaj!
lesson-hen-left = Tura się nie udała, ale 22 zostaje u ciebie i nic nie jest zakrywane. Nie ma tylko kwoki: wróciła na najniższą wolną porcję na grillu.
lesson-raven = Na 23 siedzi kruk. Nie należy do nikogo: kto bierze jego porcję, dostaje okrągłego robaka, a on przeskakuje na najniższą wolną. Weź 23.
lesson-weasel = Dwie czwórki, a czwórki już masz. To byłby koniec. Ale masz łasicę: raz na turę rzuca ona tymi samymi kośćmi jeszcze raz.
lesson-weasel-other = Nie poddawaj się! Od tego jest łasica.
lesson-weasel-saved = Uratowane! Wybierz jedną z nich.
lesson-golden = Masz złotą kość: dziewiątą, rzucaną razem z innymi. Na trzech ściankach ma robaka, na trzech 1. Rzucaj!
lesson-golden-other = Można ją pominąć. Ale ona tak chce się toczyć. Weź ją!
lesson-golden-keep = Biały robak i złoty robak. Należą do siebie: odłóż oba.
lesson-apple = 29, a na 29 leży jabłko. Do końca nic nie robi. Wtedy liczy się za 3 robaki. Bierz.
lesson-two = Masz łasicę. Na 27 leży złota kość, ale mieć można tylko jednego specjalistę. Weź 27 i wybierz, co wraca.
lesson-deluxe-end = To już wszyscy. O każdym możesz poczytać w zasadach albo dotknąć go w grze. Smacznego!
