### The table: playing, the log, announcements for screen readers, the end of the game.
### $who is `you` when the message is about the reader and `other` when it is about $name.
### $victimwho and $giverwho say the same of $victim and $giver.

table-title = Stół

## Parts of the table

table-grill = Grill
table-players = Gracze
table-dice = Kości
table-log = Co się stało
table-menu = Menu stołu
table-open-log = Otwórz opowieść o grze
moment-share = Link do tej chwili
table-loading = Szukamy twojego stołu…
table-gone = Tego stołu nie ma albo nie jest dla ciebie.
table-face-down = { $tile }, zakryta
grill-portion = { $tile }, { $worms }
grill-portion-guest = { $tile }, { $worms }, na niej: { $specialist }
grill-summary =
    { $count ->
        [0] Na grillu nie ma odkrytych porcji.
        [one] Jedna odkryta porcja na grillu: { $tiles }.
        [few] { $count } odkryte porcje na grillu: { $tiles }.
        [many] { $count } odkrytych porcji na grillu: { $tiles }.
       *[other] { $count } odkrytej porcji na grillu: { $tiles }.
    }
player-summary = { $name }: { $stack }{ $extras }
stack-empty = jeszcze bez porcji
stack-top = { $tile } na wierzchu, stos: { $height }
stack-only = { $tile }
stack-below = pod spodem: { $tiles }
player-worms = razem { $count }
stack-height = × { $height }
supply-label =
    { $count ->
        [0] Zapas okrągłych robaków jest pusty
        [one] Jeden okrągły robak w zapasie
        [few] { $count } okrągłe robaki w zapasie
        [many] { $count } okrągłych robaków w zapasie
       *[other] { $count } okrągłego robaka w zapasie
    }
tile-takes = Weź
tile-steals = Ukradnij
tile-reach = w zasięgu

## Whose turn, and the sum

turn-of =
    { $who ->
        [you] Twój ruch
       *[other] Teraz { $name }
    }
turn-bot = { $name } myśli…
sum-label = Suma
sum-worm-missing = jeszcze bez robaka
kept-label = Odłożone
kept-none = Jeszcze nic nie odłożono
rolled-label = Wybierz ściankę do odłożenia
rolled-watch = Rzut: { $name }
dice-left =
    { $count ->
        [one] Została jedna kość
        [few] Zostały { $count } kości
        [many] Zostało { $count } kości
       *[other] Zostało { $count } kości
    }
choice = { $dice }, daje { $sum }
choice-used = { $dice }, ta ścianka już odłożona
keep-hint = Odłóż: { $dice } – { $sum }

## What one can do

act-roll-dice =
    { $count ->
        [0] Brak kości
        [one] Rzuć ostatnią kością
        [few] Rzuć { $count } kośćmi
        [many] Rzuć { $count } kośćmi
       *[other] Rzuć { $count } kośćmi
    }
act-roll-first = Rzuć kośćmi
act-roll-without = Bez złotej kości
act-take = Weź { $tile }
act-steal = Ukradnij { $tile } – ma { $victim }
act-hen = Zabierz kwokę – ma { $victim }
act-fail = Zakończ – tura się nie uda
act-choose = Wybierz ściankę
act-stop = Zakończ…
act-stop-none = Jeszcze nie
act-stop-no-worm = Jeszcze bez robaka – tura się nie uda
act-stop-low = Jeszcze za mało – tura się nie uda
act-give-up = Poddaj turę
act-weasel = Łasica: rzuć ponownie
act-undo = Cofnij
act-undo-ask = Poproś o cofnięcie
act-chat = Czat
act-put-back = i odstaw: { $specialist }
act-giver = i okrągły robak, który ma { $name }
stop-choose = Jak chcesz zakończyć?
giver-choose = Zapas jest pusty. Komu zabierasz okrągłego robaka?
back-choose = Możesz zatrzymać jednego specjalistę. Który wraca na grill?

## Asking once

sure-fail-title = Naprawdę teraz zakończyć?
sure-fail-text = Z tym, co odłożone, tura się nie uda.
sure-fail-lose = Trzeba by oddać { $tile }.
sure-fail-nothing = Choć nie masz nic do stracenia.
sure-fail-yes = Mimo to zakończ
sure-risk-title = Rzucać dalej?
sure-risk-text = Teraz można wziąć { $tile }.
sure-risk-yes = Rzucam!
sure-dont-ask = Nie pytaj więcej
sure-keep-playing = Gram dalej

## Help for the keyboard

keys-title = Klawisze
keys-faces = Odłóż jedynki … piątki
keys-worm = Odłóż robaki
keys-roll = Rzuć
keys-stop = Zakończ
keys-undo = Cofnij
keys-hint = Szanse i wskazówki
keys-log = Opowieść o grze
keys-weasel = Łasica: rzuć ponownie
keys-where = Ogłoś, jak stoi gra
keys-help = Ta pomoc
keys-arrows = Poruszanie się po wyborach; Enter odkłada

## Where the game stands, said on request

say-now = { $turn } { $sum } { $grill } { $players }
say-player = { $name }: { $stack }.
say-sum =
    { $sum ->
        [0] Nic nie odłożono.
       *[other] Odłożone: { $dice }. Suma { $sum }.
    }

## What happened. First the short form for screen readers, then the story.

say-your-turn = Twój ruch.
say-turn = Teraz { $name }.
say-rolled =
    { $who ->
        [you] Twój rzut: { $dice }.
       *[other] Rzut, { $name }: { $dice }.
    }
say-set-aside =
    { $who ->
        [you] Odłożone: { $dice }. Suma { $sum }.
       *[other] { $name } odkłada: { $dice }. Suma { $sum }.
    }
say-choose =
    { $count ->
        [one] Jedna ścianka do wyboru.
        [few] { $count } ścianki do wyboru.
        [many] { $count } ścianek do wyboru.
       *[other] { $count } ścianki do wyboru.
    }
say-can-stop = Możesz zakończyć: { $move }.
log-sum = { $dice }: { $sum }.
log-threw-nothing = Nic nie odłożono.
log-took =
    { $who ->
        [you] Bierzesz { $tile } z grilla.
       *[other] { $name } bierze { $tile } z grilla.
    }
log-stole-1 =
    { $who ->
        [you] Wyrywasz { $tile } prosto z pazurów. Ofiara: { $victim }!
       *[other] { $victimwho ->
                [you] { $name } wyrywa ci { $tile } prosto z pazurów!
               *[other] { $name } wyrywa { $tile } prosto z pazurów. Ofiara: { $victim }!
            }
    }
log-stole-2 =
    { $who ->
        [you] Kradniesz { $tile }. Pyszności. Ofiara: { $victim }.
       *[other] { $victimwho ->
                [you] { $name } kradnie ci { $tile }. Co za tupet.
               *[other] { $name } kradnie { $tile }, a pióra lecą. Ofiara: { $victim }.
            }
    }
log-stole-3 =
    { $who ->
        [you] { $victim } mruga – i { $tile } jest u ciebie.
       *[other] { $victimwho ->
                [you] Mrugasz – a { $tile } ma już { $name }.
               *[other] { $victim } mruga – a { $tile } ma już { $name }.
            }
    }
log-failed-roll-1 =
    { $who ->
        [you] Nic nowego w rzucie. Twoja tura idzie z dymem.
       *[other] Nic nowego w rzucie. Tura z dymem: { $name }.
    }
log-failed-roll-2 =
    { $who ->
        [you] Same ścianki, które już masz. Przypalone!
       *[other] Same ścianki, które { $name } już ma. Przypalone!
    }
log-failed-no_worm =
    { $who ->
        [you] Bez robaka nie ma uczty. Twoja tura się nie udaje.
       *[other] Bez robaka nie ma uczty. Nieudana tura: { $name }.
    }
log-failed-nothing_to_take =
    { $who ->
        [you] Za tę sumę nic nie ma. Twoja tura się nie udaje.
       *[other] Za tę sumę nic nie ma. Nieudana tura: { $name }.
    }
log-gave_back =
    { $who ->
        [you] Zwracasz { $tile } na grill.
       *[other] { $name } zwraca { $tile } na grill.
    }
log-turned_over = { $tile } zostaje zakryta: spalona na dobre.
log-kept_by_hen =
    { $who ->
        [you] Twoja kwoka pilnuje: { $tile } zostaje u ciebie.
       *[other] { $name } ma kwokę, która pilnuje: { $tile } zostaje.
    }
log-kept_by_hen-nothing =
    { $who ->
        [you] Twoja kwoka pilnuje: nic nie tracisz.
       *[other] { $name } ma kwokę, która pilnuje: nic nie przepada.
    }
log-used_weasel =
    { $who ->
        [you] Twoja łasica zgarnia kości do ponownego rzutu.
       *[other] { $name } ma łasicę, a ta zgarnia kości do ponownego rzutu.
    }
log-used_canned_worm =
    { $who ->
        [you] Otwierasz puszkę: z jej robakiem jest { $sum }.
       *[other] { $name } otwiera puszkę: z jej robakiem jest { $sum }.
    }
log-got_round_worm =
    { $who ->
        [you] Okrągły robak dla ciebie!
       *[other] { $name } dostaje okrągłego robaka!
    }
log-got_round_worm-from =
    { $who ->
        [you] Zabierasz okrągłego robaka. Oddaje: { $giver }.
       *[other] { $giverwho ->
                [you] { $name } zabiera ci okrągłego robaka.
               *[other] { $name } zabiera okrągłego robaka. Oddaje: { $giver }.
            }
    }
# The specialists as a sentence begins with them: $the.
log-the-c = Robak w puszce
log-the-h = Kwoka
log-the-r = Kruk
log-the-w = Łasica
log-the-g = Złota kość
log-the-a = Jabłko
log-got_specialist =
    { $who ->
        [you] { $the } idzie do ciebie.
       *[other] { $the } ma nowy dom: { $name }.
    }
log-got_specialist-from =
    { $who ->
        [you] { $the } przechodzi do ciebie. Oddaje: { $victim }.
       *[other] { $victimwho ->
            [you] { $the } odchodzi od ciebie. Nowy dom: { $name }.
           *[other] { $the } ma nowy dom: { $name }. Oddaje: { $victim }.
        }
    }
log-put_back = { $the } wraca na grill, na { $tile }.
log-put_back-gone = { $the } nie znajduje wolnej porcji i opuszcza grę.
log-moved = { $the } przeskakuje na { $tile }.
log-moved-gone = { $the } nie znajduje wolnej porcji i opuszcza grę.
log-ended =
    { $count ->
        [one] { $who ->
                [you] Grill jest pusty. Wygrywasz!
               *[other] Grill jest pusty. { $names } wygrywa!
            }
        [few] Grill jest pusty. { $names } dzielą się zwycięstwem!
        [many] Grill jest pusty. { $names } dzielą się zwycięstwem!
       *[other] Grill jest pusty. { $names } dzielą się zwycięstwem!
    }
log-started =
    { $who ->
        [you] Grill jest gorący. Zaczynasz ty.
       *[other] Grill jest gorący. Zaczyna { $name }.
    }
log-joined =
    { $who ->
        [you] Siadasz do stołu.
       *[other] { $name } siada do stołu.
    }
log-left =
    { $who ->
        [you] Odchodzisz od stołu.
       *[other] { $name } odchodzi od stołu.
    }
log-returned =
    { $who ->
        [you] Wracasz.
       *[other] { $name } wraca.
    }
log-kicked =
    { $who ->
        [you] Lądujesz za drzwiami.
       *[other] { $name } ląduje za drzwiami.
    }
log-invites_ended =
    { $who ->
        [you] Kończysz ważność wszystkich dotychczasowych zaproszeń.
       *[other] { $name } kończy ważność wszystkich dotychczasowych zaproszeń.
    }
log-host =
    { $who ->
        [you] Teraz ty prowadzisz ten stół.
       *[other] Gospodarzem stołu jest teraz { $name }.
    }
log-stood_in =
    { $who ->
        [you] Dalej gra za ciebie bot.
       *[other] { $name } – dalej gra bot.
    }
log-handed_back =
    { $who ->
        [you] Znów grasz.
       *[other] { $name } znów gra.
    }
log-undone =
    { $who ->
        [you] Cofasz wybór.
       *[other] { $name } cofa wybór.
    }
log-undo_asked =
    { $who ->
        [you] Prosisz o cofnięcie czegoś więcej.
       *[other] { $name } prosi o cofnięcie czegoś więcej.
    }
log-undo_answered-yes =
    { $who ->
        [you] Zgadzasz się.
       *[other] { $name } się zgadza.
    }
log-undo_answered-no =
    { $who ->
        [you] Mówisz nie.
       *[other] { $name } mówi nie.
    }
log-paused = Przerwa w grze.
log-resumed = Gra toczy się dalej.
log-rematch_wanted =
    { $who ->
        [you] Chcesz zagrać jeszcze raz.
       *[other] { $name } chce zagrać jeszcze raz.
    }
log-contributed = { $name } dorzuca słowo dla kości.
log-said = { $name }: { $text }
log-turn-number = Tura { $turn }
log-empty = Jeszcze nic. Węgle się żarzą.
log-empty-turn = …

## People, clocks, stand-ins

state-away = offline
state-bot-plays = gra bot
state-left = poza stołem
state-watching = Patrzysz.
state-paused = Przerwa – nikogo nie ma przy stole.
state-paused-host = Przerwa na życzenie gospodarza.
state-resume = Dalej
state-pause = Przerwa
clock-left = jeszcze { $time }
clock-you = Twój zegar: { $time }
clock-out = Czas minął – bot przejmie grę za { $time }
standin-you = Bot gra za ciebie.
standin-return = Już jestem
leave-table = Opuść stół
leave-sure = Bot zagra dalej za ciebie. Możesz wrócić ze swoim linkiem.
leave-yes = Opuść
replace-bot = Niech gra bot ({ $name })
host-take-over = Zostań gospodarzem
invites-end = Unieważnij wszystkie zaproszenia
invites-end-sure = Wysłane dotąd linki i kod przestaną działać; kto siedzi przy stole, zostaje. Dostaniesz nowy link do udostępnienia.
invites-end-yes = Unieważnij
invites-ended = Stare zaproszenia już nie działają. Oto nowy link.

## Taking back by consent

undo-question = { $name } chce cofnąć. Zgoda?
undo-yes = Proszę bardzo
undo-no = Nie
undo-waiting = Czekamy na zgodę pozostałych…
undo-nothing = Nie ma czego cofać.

## Chat

chat-title = Czat
chat-write = Napisz coś
chat-send = Wyślij
chat-mute = Wycisz: { $name }
chat-unmute = Włącz głos: { $name }
chat-kick = Usuń od stołu: { $name }
phrase-hello = Cześć!
phrase-good_luck = Powodzenia!
phrase-nice_roll = Ładny rzut!
phrase-ouch = Auć!
phrase-thief = Łapać złodzieja!
phrase-thanks_for_the_worm = Dzięki za robaka!
phrase-so_close = Tak blisko!
phrase-stop_now = Lepiej już skończ…
phrase-one_more = No, jeszcze jeden rzut!
phrase-risky = Ryzykownie…
phrase-no_worm = I ani śladu robaka.
phrase-well_played = Dobrze zagrane!
phrase-your_turn = Twoja kolej.
phrase-moment_please = Chwileczkę, proszę.
phrase-back_soon = Zaraz wracam.
phrase-back_again = Już jestem.
phrase-sorry = Przykro mi… ani trochę.
phrase-thanks = Dzięki!
phrase-again = Jeszcze raz?
phrase-good_game = Dobra gra!
phrase-bye = Pa!

## Real dice

physical-title = Co wypadło?
physical-lead = Dotykaj ścianek tak, jak leżą na stole.
physical-golden = Złota kość
physical-add = { $face }, na razie { $count }
physical-clear = Wyczyść
physical-done = To mój rzut

## The end

end-title = Grill jest pusty
end-winner =
    { $who ->
        [you] Wygrywasz!
       *[other] { $name } wygrywa!
    }
end-shared = Zwycięstwo dzielą: { $names }
end-lead-win = Najpełniejszy talerz wieczoru jest twój.
end-lead-lose = Następnym razem robaki będą twoje.
end-counting = Liczymy robaki…
end-skip = Pomiń
end-worms = { $name }: { $worms }
end-tiebreak = Robaków po równo. Decyduje najwyższa pojedyncza porcja: { $name } ma { $tile }.
end-tie = Robaków po równo i nikt nie ma wyższej porcji: wspólne zwycięstwo.
end-rematch = Rewanż
end-rematch-now = Zacznij teraz
end-rematch-waiting = Czekamy: { $names }
end-rematch-wanted = { $name } chce rewanżu
end-next = Do następnej gry
end-record = Pobierz zapis
end-replay = Obejrzyj powtórkę
end-share = Udostępnij powtórkę
end-verify = Sprawdź kości
end-verifying = Rzucamy każdą kością jeszcze raz…
end-verified =
    { $rolls ->
        [one] Jedyny rzut był uczciwy: wynika z tajemnicy obiecanej przed grą.
        [few] Wszystkie { $rolls } rzuty były uczciwe: wynikają z tajemnicy obiecanej przed grą.
        [many] Wszystkie rzuty ({ $rolls }) były uczciwe: wynikają z tajemnicy obiecanej przed grą.
       *[other] Wszystkie rzuty ({ $rolls }) były uczciwe: wynikają z tajemnicy obiecanej przed grą.
    }
end-verify-bad-secret = Tajemnica nie zgadza się z obietnicą złożoną przed grą.
end-verify-bad-rolls =
    { $count ->
        [one] Jeden rzut nie wynika z tajemnicy: numer { $numbers }.
        [few] { $count } rzuty nie wynikają z tajemnicy: numery { $numbers }.
        [many] { $count } rzutów nie wynika z tajemnicy: numery { $numbers }.
       *[other] { $count } rzutu nie wynika z tajemnicy: numery { $numbers }.
    }
end-verify-physical = Rzucaliście prawdziwymi kośćmi. Wierzymy wam.
end-series = Wygrane gry
end-series-line = { $name }: { $wins }
end-delete = Usuń ten stół
end-delete-sure = Zniknie dla wszystkich, na zawsze.

## The menu of the table

menu-specialists = Specjaliści
