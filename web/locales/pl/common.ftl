### Words used on every screen. Each message says in its comment what a translator cannot see.

app-name = Wormgrill
app-disclaimer = Niezależna wersja klasycznej gry w kości, niezwiązana z autorem ani wydawcami.
skip-to-content = Przejdź do treści
back = Wstecz
back-home = Wróć na początek
close = Zamknij
cancel = Anuluj
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
loading = Grill się rozgrzewa…
again = Spróbuj ponownie
done = Gotowe

## The page's own troubles

offline-banner = Nie masz połączenia. Gdy tylko wróci, gra potoczy się dalej od tego miejsca.
offline-elsewhere = Nie masz połączenia. Lekcja, zasady i zapisane tu partie działają mimo to.
reconnecting-banner = Połączenie zerwane – łączymy ponownie…
update-banner = Jest już świeża wersja.
update-action = Wczytaj teraz
lost-title = Na tym grillu nic nie ma
lost-text = Pod tym adresem nie ma strony. Może porwał ją kruk.
error-title = Coś się przypaliło
error-network = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
error-generic = Nie udało się. Nic nie przepadło; spróbuj ponownie.
error-not-found = To nie istnieje albo już nie istnieje.
error-forbidden = Tego nie wolno ci tu robić.
error-full = Przy tym stole wszystkie miejsca są zajęte.
error-started = Ta gra już się zaczęła.
error-server = Serwer potrzebuje chwili. Nic nie przepadło; spróbuj ponownie.
error-link = Ten link już nie działa. Poproś o nowy.
error-setup = Ta gra jeszcze się nie zaczęła.
error-over = Ta gra jest skończona.
error-phrases = Przy tym stole są tylko gotowe zwroty.
error-muted = Przy tym stole wyciszono twoje wiadomości.
error-dice = Takie kości nie mogły teraz wypaść. Sprawdź, co jest zaznaczone.
error-running = Tu jeszcze trwa gra, więc stół zostaje.
error-rate = Trochę za szybko. Weź oddech i spróbuj ponownie.
error-illegal = Tego ruchu już nie można wykonać. Tak stół wygląda teraz.
error-name = Wybierz inne imię.
error-code = Żaden stół nie ma tego kodu. Sprawdź go znak po znaku.
error-offline = Nie masz połączenia, a do tego potrzebny jest serwer.

## Dice

face-1 = jedynka
face-2 = dwójka
face-3 = trójka
face-4 = czwórka
face-5 = piątka
face-6 = robak
dice-of-face =
    { $face ->
        [1] { $count ->
                [one] { $count } jedynka
                [few] { $count } jedynki
                [many] { $count } jedynek
               *[other] { $count } jedynki
            }
        [2] { $count ->
                [one] { $count } dwójka
                [few] { $count } dwójki
                [many] { $count } dwójek
               *[other] { $count } dwójki
            }
        [3] { $count ->
                [one] { $count } trójka
                [few] { $count } trójki
                [many] { $count } trójek
               *[other] { $count } trójki
            }
        [4] { $count ->
                [one] { $count } czwórka
                [few] { $count } czwórki
                [many] { $count } czwórek
               *[other] { $count } czwórki
            }
        [5] { $count ->
                [one] { $count } piątka
                [few] { $count } piątki
                [many] { $count } piątek
               *[other] { $count } piątki
            }
       *[other] { $count ->
                [one] { $count } robak
                [few] { $count } robaki
                [many] { $count } robaków
               *[other] { $count } robaka
            }
    }
with-golden = { $dice }, w tym jedna złota kość

## Portions and worms

worms-count =
    { $count ->
        [one] { $count } robak
        [few] { $count } robaki
        [many] { $count } robaków
       *[other] { $count } robaka
    }
round-worms-count =
    { $count ->
        [0] bez okrągłych robaków
        [one] { $count } okrągły robak
        [few] { $count } okrągłe robaki
        [many] { $count } okrągłych robaków
       *[other] { $count } okrągłego robaka
    }
portions-count =
    { $count ->
        [0] bez porcji
        [one] { $count } porcja
        [few] { $count } porcje
        [many] { $count } porcji
       *[other] { $count } porcji
    }
players-count =
    { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osoby
    }
hours-count =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
days-count =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }

## The specialists of the deluxe game; the letters are those of the notation

specialist-c = robak w puszce
specialist-h = kwoka
specialist-r = kruk
specialist-w = łasica
specialist-g = złota kość
specialist-a = jabłko
specialist-c-does = Kończysz bez robaka? Puszka liczy się jak robak i dodaje 5.
specialist-h-does = Pilnuje twojej wierzchniej porcji. Kto kradnie, dostaje tylko kwokę, a nieudana tura też kosztuje tylko kwokę.
specialist-r-does = Zostaje na grillu. Kto bierze jego porcję, dostaje okrągłego robaka, a kruk przeskakuje na najniższą wolną porcję.
specialist-w-does = Raz na turę możesz ponownie rzucić kośćmi, które właśnie spadły.
specialist-g-does = Dziewiąta kość, rzucana razem z innymi. Na początku tury możesz ją pominąć.
specialist-a-does = Na końcu gry warte 3 robaki.
round-worm = okrągły robak
round-worm-does = Odłóż za jednym razem dwie lub więcej jedynek, a dostaniesz okrągłego robaka. Na końcu wart 1 robaka.

## Editions

edition-2005 = Klasyczna 2005
edition-2014 = Klasyczna
edition-deluxe = Deluxe
edition-2005-about = Jak w pierwszym druku: kto trafi cudzą wierzchnią porcję, może ją zostawić i wziąć najbliższą niższą.
edition-2014-about = Szesnaście porcji, osiem kości. Od tego się zaczyna.
edition-deluxe-about = Ze specjalistami, okrągłymi robakami i porcjami 11 i 13.
option-short = Krótsza gra
option-short-about = Po nieudanej turze zawsze zakrywa się najwyższą porcję, nawet tę właśnie oddaną.
option-decline = Kradzież z wyboru
option-decline-about = Kto mógłby kraść, może zamiast tego wziąć z grilla najbliższą niższą porcję.
option-any = Każda osiągnięta porcja
option-any-about = Weź dowolną porcję nie wyższą niż twoja suma, nie tylko najwyższą.
option-plaingold = Zwykła złota kość
option-plaingold-about = Złota kość ma sześć zwykłych ścianek zamiast trzech jedynek i trzech robaków.

## Menu

nav-rules = Zasady
nav-settings = Ustawienia
nav-label = Menu główne
nav-sound = Dźwięk
nav-language = Język
