### Settings

settings-title = Ustawienia
settings-lead = Wszystko zostaje na tym urządzeniu.
settings-language = Język
settings-language-auto = Jak w przeglądarce ({ $name })
settings-theme = Wygląd
theme-auto = Jak w urządzeniu
theme-light = Jasny
theme-dark = Ciemny
theme-contrast = Wysoki kontrast
settings-speed = Szybkość
speed-instant = Natychmiast
speed-fast = Szybko
speed-normal = Normalnie
speed-slow = Powoli
settings-speed-about = Jak szybko toczą się kości i wędrują porcje.
settings-reduced = Twoje urządzenie prosi o mało ruchu, więc nic się nie rusza.
settings-sound = Dźwięki
settings-volume = Głośność
settings-vibration = Wibracje
settings-hand = Przyciski dla
hand-right = prawej ręki
hand-left = lewej ręki
settings-ask = Pytaj przed ryzykownym ruchem
ask-never = Nigdy
ask-fail = Przed zakończeniem z pustymi pazurami
ask-always = Także przed rzutem, gdy coś jest w zasięgu
settings-memory = Pokazuj przykryte porcje, gdy stół na to pozwala
settings-hints = Pokazuj, co jest w zasięgu
settings-keys = Pojedyncze klawisze
settings-keys-about = Od 1 do 5, W, R, S, E, G, U, H, L, P i „?” działają podczas gry.
settings-scan = Tab zatrzymuje się na każdym wyborze kości
settings-scan-about = Dla przycisku dostępności: jeden klawisz idzie dalej, drugi wybiera.
settings-chatter = Ogłaszaj każdy wybór innych
settings-chatter-about = Dla czytników ekranu. Bez tego słychać tylko wynik ich tur.
settings-coach = Trener
coach-off = Tylko gdy pytam
coach-worse = Gdy mój wybór był wyraźnie gorszy
coach-always = Po każdym wyborze
settings-threshold = Co jest wyraźnie gorsze
settings-threshold-value = { $value }% szans na wygraną
settings-name = Twoje imię
settings-notify = Powiadomienia
settings-notify-about = Gdy w grze dzień po dniu nadchodzi twoja kolej.
settings-notify-off = Powiadomienia są zablokowane w przeglądarce.
settings-try = Wypróbuj
settings-reset = Przywróć ustawienia
settings-reset-done = Gotowe.
settings-see = Wzrok
settings-hear = Słuch i dotyk
settings-play = Gra
settings-account = Urządzenia

## The devices of one person

account-title = Moje urządzenia
account-lead = Te same stoły na wszystkich urządzeniach. Bez nazwiska, adresu i hasła – a do gry nie jest to potrzebne.
account-link = Link dla innego urządzenia
account-link-about = Otwórz link na drugim urządzeniu w ciągu kwadransa. Działa jeden raz.
account-joined = To urządzenie jest dołączone: twoje stoły są tutaj.
account-passkey = Dodaj klucz dostępu
account-sign-in = Zaloguj się kluczem dostępu
account-drop = Usuń
account-sign-out = Odłącz to urządzenie
account-devices =
    { $count ->
        [one] { $count } połączone urządzenie
        [few] { $count } połączone urządzenia
        [many] { $count } połączonych urządzeń
       *[other] { $count } połączonego urządzenia
    }
