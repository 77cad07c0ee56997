### The table: playing, the log, announcements for screen readers, the end of the game.
### $who is `you` when the message is about the reader and `other` when it is about $name.
### $victimwho and $giverwho say the same of $victim and $giver.

table-title = Tafel

## Parts of the table

table-grill = De grill
table-players = De spelers
table-dice = De dobbelstenen
table-log = Wat er gebeurd is
table-menu = Tafelmenu
table-open-log = Het verhaal van het spel openen
moment-share = Link naar dit moment
table-loading = Je tafel wordt gezocht…
table-gone = Deze tafel bestaat niet, of is niet voor jou.
table-face-down = { $tile }, omgedraaid
grill-portion = { $tile }, { $worms }
grill-portion-guest = { $tile }, { $worms }, met erop: { $specialist }
grill-summary =
    { $count ->
        [0] Geen open portie op de grill.
        [one] Eén open portie op de grill: { $tiles }.
       *[other] { $count } open porties op de grill: { $tiles }.
    }
player-summary = { $name }: { $stack }{ $extras }
stack-empty = nog geen portie
stack-top = { $tile } bovenop, { $height } hoog
stack-only = { $tile }
stack-below = eronder: { $tiles }
player-worms = { $count } in totaal
stack-height = × { $height }
supply-label =
    { $count ->
        [0] Geen ronde wormen meer in de voorraad
        [one] Eén ronde worm in de voorraad
       *[other] { $count } ronde wormen in de voorraad
    }
tile-takes = Nemen
tile-steals = Stelen
tile-reach = bereikbaar

## Whose turn, and the sum

turn-of =
    { $who ->
        [you] Jij bent aan de beurt
       *[other] { $name } is aan de beurt
    }
turn-bot = { $name } denkt na…
sum-label = Som
sum-worm-missing = nog geen worm
kept-label = Opzijgelegd
kept-none = Nog niets opzijgelegd
rolled-label = Kies een kant om opzij te leggen
rolled-watch = { $name } heeft gegooid
dice-left =
    { $count ->
        [one] Nog één dobbelsteen
       *[other] Nog { $count } dobbelstenen
    }
choice = { $dice }, samen { $sum }
choice-used = { $dice }, kant ligt al opzij
keep-hint = { $dice } opzijleggen: { $sum }

## What one can do

act-roll-dice =
    { $count ->
        [0] Geen dobbelstenen meer
        [one] De laatste dobbelsteen gooien
       *[other] { $count } dobbelstenen gooien
    }
act-roll-first = Gooien
act-roll-without = Zonder de gouden dobbelsteen
act-take = Neem de { $tile }
act-steal = Steel de { $tile } van { $victim }
act-hen = Neem de kip van { $victim }
act-fail = Stoppen – dat zou mislukken
act-choose = Kies een kant
act-stop = Stoppen…
act-stop-none = Nog niet
act-stop-no-worm = Nog geen worm – zou mislukken
act-stop-low = Nog te weinig – zou mislukken
act-give-up = De beurt opgeven
act-weasel = Wezel: opnieuw gooien
act-undo = Terugnemen
act-undo-ask = Vragen om terug te nemen
act-chat = Chat
act-put-back = en zet terug: { $specialist }
act-giver = met een ronde worm van { $name }
stop-choose = Hoe wil je stoppen?
giver-choose = De voorraad is leeg. Van wie neem je een ronde worm?
back-choose = Je mag één specialist houden. Welke gaat terug naar de grill?

## Asking once

sure-fail-title = Echt nu stoppen?
sure-fail-text = Met wat er opzij ligt, mislukt de beurt.
sure-fail-lose = Je zou de { $tile } moeten teruggeven.
sure-fail-nothing = Al heb je niets te verliezen.
sure-fail-yes = Toch stoppen
sure-risk-title = Doorgooien?
sure-risk-text = Je kunt nu de { $tile } nemen.
sure-risk-yes = Gooien!
sure-dont-ask = Niet meer vragen
sure-keep-playing = Verder spelen

## Help for the keyboard

keys-title = Toetsen
keys-faces = De enen … vijven opzijleggen
keys-worm = De wormen opzijleggen
keys-roll = Gooien
keys-stop = Stoppen
keys-undo = Terugnemen
keys-hint = Kansen en tips
keys-log = Het verhaal van het spel
keys-weasel = Wezel: opnieuw gooien
keys-where = Melden hoe het spel ervoor staat
keys-help = Deze hulp
keys-arrows = Tussen de keuzes bewegen; Enter legt opzij

## Where the game stands, said on request

say-now = { $turn } { $sum } { $grill } { $players }
say-player = { $name }: { $stack }.
say-sum =
    { $sum ->
        [0] Niets opzijgelegd.
       *[other] Opzij: { $dice }. Som { $sum }.
    }

## What happened. First the short form for screen readers, then the story.

say-your-turn = Jij bent aan de beurt.
say-turn = { $name } is aan de beurt.
say-rolled =
    { $who ->
        [you] Je gooit { $dice }.
       *[other] { $name } gooit { $dice }.
    }
say-set-aside =
    { $who ->
        [you] { $dice } opzijgelegd. Som { $sum }.
       *[other] { $name } legt opzij: { $dice }. Som { $sum }.
    }
say-choose =
    { $count ->
        [one] Eén kant om te kiezen.
       *[other] { $count } kanten om uit te kiezen.
    }
say-can-stop = Je kunt stoppen: { $move }.
log-sum = { $dice }: { $sum }.
log-threw-nothing = Niets opzijgelegd.
log-took =
    { $who ->
        [you] Je neemt de { $tile } van de grill.
       *[other] { $name } neemt de { $tile } van de grill.
    }
log-stole-1 =
    { $who ->
        [you] Je plukt de { $tile } zo uit de klauwen van { $victim }!
       *[other] { $victimwho ->
                [you] { $name } plukt de { $tile } zo uit jouw klauwen!
               *[other] { $name } plukt de { $tile } zo uit de klauwen van { $victim }!
            }
    }
log-stole-2 =
    { $who ->
        [you] Je steelt de { $tile } van { $victim }. Heerlijk.
       *[other] { $victimwho ->
                [you] { $name } steelt de { $tile } van jou. Brutaal.
               *[other] { $name } steelt de { $tile } van { $victim }. De veren vliegen in het rond.
            }
    }
log-stole-3 =
    { $who ->
        [you] { $victim } knippert met de ogen, en de { $tile } is van jou.
       *[other] { $victimwho ->
                [you] Je knippert met je ogen, en de { $tile } is van { $name }.
               *[other] { $victim } knippert met de ogen, en de { $tile } is van { $name }.
            }
    }
log-failed-roll-1 =
    { $who ->
        [you] Niets nieuws in de worp. Je beurt gaat in rook op.
       *[other] Niets nieuws in de worp. De beurt van { $name } gaat in rook op.
    }
log-failed-roll-2 =
    { $who ->
        [you] Alleen kanten die je al hebt. Aangebrand!
       *[other] Alleen kanten die { $name } al heeft. Aangebrand!
    }
log-failed-no_worm =
    { $who ->
        [you] Geen worm, geen maal. Je beurt mislukt.
       *[other] Geen worm, geen maal. De beurt van { $name } mislukt.
    }
log-failed-nothing_to_take =
    { $who ->
        [you] Niets te krijgen voor die som. Je beurt mislukt.
       *[other] Niets te krijgen voor die som. De beurt van { $name } mislukt.
    }
log-gave_back =
    { $who ->
        [you] Je legt de { $tile } terug op de grill.
       *[other] { $name } legt de { $tile } terug op de grill.
    }
log-turned_over = De { $tile } wordt omgedraaid: voorgoed verkoold.
log-kept_by_hen =
    { $who ->
        [you] Je kip houdt de wacht: de { $tile } blijft bij jou.
       *[other] De kip van { $name } houdt de wacht: de { $tile } blijft.
    }
log-kept_by_hen-nothing =
    { $who ->
        [you] Je kip houdt de wacht: je verliest niets.
       *[other] De kip van { $name } houdt de wacht: er gaat niets verloren.
    }
log-used_weasel =
    { $who ->
        [you] Je wezel veegt de dobbelstenen bijeen voor nog een worp.
       *[other] De wezel van { $name } veegt de dobbelstenen bijeen voor nog een worp.
    }
log-used_canned_worm =
    { $who ->
        [you] Je trekt het blik open: met de worm erin is het { $sum }.
       *[other] { $name } trekt het blik open: met de worm erin is het { $sum }.
    }
log-got_round_worm =
    { $who ->
        [you] Een ronde worm voor jou!
       *[other] Een ronde worm voor { $name }!
    }
log-got_round_worm-from =
    { $who ->
        [you] Je neemt een ronde worm van { $giver }.
       *[other] { $giverwho ->
                [you] { $name } neemt een ronde worm van jou.
               *[other] { $name } neemt een ronde worm van { $giver }.
            }
    }
# The specialists as a sentence begins with them: $the.
log-the-c = De worm in blik
log-the-h = De kip
log-the-r = De raaf
log-the-w = De wezel
log-the-g = De gouden dobbelsteen
log-the-a = De appel
log-got_specialist =
    { $who ->
        [you] { $the } is nu van jou.
       *[other] { $the } is nu van { $name }.
    }
log-got_specialist-from =
    { $who ->
        [you] { $the } gaat van { $victim } naar jou.
       *[other] { $victimwho ->
            [you] { $the } gaat van jou naar { $name }.
           *[other] { $the } gaat van { $victim } naar { $name }.
        }
    }
log-put_back = { $the } gaat terug naar de grill, op de { $tile }.
log-put_back-gone = { $the } vindt geen vrije portie en verlaat het spel.
log-moved = { $the } hupt naar de { $tile }.
log-moved-gone = { $the } vindt geen vrije portie en verlaat het spel.
log-ended =
    { $count ->
        [one] { $who ->
                [you] De grill is leeg. Jij wint!
               *[other] De grill is leeg. { $names } wint!
            }
       *[other] De grill is leeg. { $names } delen de winst!
    }
log-started =
    { $who ->
        [you] De grill is heet. Jij begint.
       *[other] De grill is heet. { $name } begint.
    }
log-joined =
    { $who ->
        [you] Je bent aan tafel gekomen.
       *[other] { $name } is aan tafel gekomen.
    }
log-left =
    { $who ->
        [you] Je hebt de tafel verlaten.
       *[other] { $name } heeft de tafel verlaten.
    }
log-returned =
    { $who ->
        [you] Je bent terug.
       *[other] { $name } is terug.
    }
log-kicked =
    { $who ->
        [you] Je bent de deur gewezen.
       *[other] { $name } is de deur gewezen.
    }
log-invites_ended =
    { $who ->
        [you] Je hebt alle eerdere uitnodigingen ingetrokken.
       *[other] { $name } heeft alle eerdere uitnodigingen ingetrokken.
    }
log-host =
    { $who ->
        [you] Jij bent nu de host.
       *[other] { $name } is nu de host.
    }
log-stood_in =
    { $who ->
        [you] Een bot speelt verder voor jou.
       *[other] Een bot speelt verder voor { $name }.
    }
log-handed_back =
    { $who ->
        [you] Je speelt weer zelf.
       *[other] { $name } speelt weer zelf.
    }
log-undone =
    { $who ->
        [you] Je neemt een keuze terug.
       *[other] { $name } neemt een keuze terug.
    }
log-undo_asked =
    { $who ->
        [you] Je vraagt om meer terug te nemen.
       *[other] { $name } vraagt om meer terug te nemen.
    }
log-undo_answered-yes =
    { $who ->
        [you] Je vindt het goed.
       *[other] { $name } vindt het goed.
    }
log-undo_answered-no =
    { $who ->
        [you] Je zegt nee.
       *[other] { $name } zegt nee.
    }
log-paused = Het spel ligt stil.
log-resumed = Het spel gaat verder.
log-rematch_wanted =
    { $who ->
        [you] Je wilt nog een spel.
       *[other] { $name } wil nog een spel.
    }
log-contributed = { $name } heeft de dobbelstenen een woord meegegeven.
log-said = { $name }: { $text }
log-turn-number = Beurt { $turn }
log-empty = Nog niets. De kolen gloeien.
log-empty-turn = …

## People, clocks, stand-ins

state-away = weg
state-bot-plays = bot speelt verder
state-left = vertrokken
state-watching = Je kijkt toe.
state-paused = Pauze – er is niemand aan tafel.
state-paused-host = Pauze, op verzoek van de host.
state-resume = Verder
state-pause = Pauze
clock-left = nog { $time }
clock-you = Jouw klok: { $time }
clock-out = De tijd is om – over { $time } neemt een bot het over
standin-you = Een bot speelt voor jou.
standin-return = Ik ben terug
leave-table = De tafel verlaten
leave-sure = Een bot speelt voor je verder. Met je link kun je terugkomen.
leave-yes = Verlaten
replace-bot = Een bot laten spelen voor { $name }
host-take-over = Host worden
invites-end = Alle uitnodigingen intrekken
invites-end-sure = Alle links en de code van tot nu toe werken dan niet meer; wie aan tafel zit, blijft. Je krijgt een nieuwe link om te delen.
invites-end-yes = Intrekken
invites-ended = De oude uitnodigingen gelden niet meer. Hier is een nieuwe link.

## Taking back by consent

undo-question = { $name } wil graag terugnemen. Goed?
undo-yes = Ga je gang
undo-no = Nee
undo-waiting = Wachten tot de anderen het goedvinden…
undo-nothing = Er valt niets terug te nemen.

## Chat

chat-title = Chat
chat-write = Schrijf iets
chat-send = Versturen
chat-mute = { $name } dempen
chat-unmute = { $name } weer horen
chat-kick = { $name } van de tafel verwijderen
phrase-hello = Hallo!
phrase-good_luck = Succes!
phrase-nice_roll = Mooie worp!
phrase-ouch = Au!
phrase-thief = Houd de dief!
phrase-thanks_for_the_worm = Bedankt voor de worm!
phrase-so_close = Op een haar na!
phrase-stop_now = Stop maar liever…
phrase-one_more = Toe, nog één worp!
phrase-risky = Gewaagd…
phrase-no_worm = En geen worm te zien.
phrase-well_played = Goed gespeeld!
phrase-your_turn = Jij bent aan de beurt.
phrase-moment_please = Momentje, alsjeblieft.
phrase-back_soon = Zo terug.
phrase-back_again = Ik ben er weer.
phrase-sorry = Sorry, maar niet heus.
phrase-thanks = Bedankt!
phrase-again = Nog een spelletje?
phrase-good_game = Leuk gespeeld!
phrase-bye = Doei!

## Real dice

physical-title = Wat heb je gegooid?
physical-lead = Tik de kanten aan zoals ze op tafel liggen.
physical-golden = De gouden dobbelsteen
physical-add = { $face }, tot nu toe { $count }
physical-clear = Wissen
physical-done = Dit is mijn worp

## The end

end-title = De grill is leeg
end-winner =
    { $who ->
        [you] Jij wint!
       *[other] { $name } wint!
    }
end-shared = { $names } delen de winst
end-lead-win = Het volste bord van de avond is van jou.
end-lead-lose = De volgende keer zijn de wormen voor jou.
end-counting = Wormen tellen…
end-skip = Overslaan
end-worms = { $name }: { $worms }
end-tiebreak = Evenveel wormen. De hoogste losse portie beslist: { $name } heeft de { $tile }.
end-tie = Evenveel wormen, en niemand heeft een hogere portie: gedeelde winst.
end-rematch = Revanche
end-rematch-now = Nu starten
end-rematch-waiting = Wachten op: { $names }
end-rematch-wanted = { $name } wil revanche
end-next = Naar het volgende spel
end-record = Het verslag downloaden
end-replay = Het spel terugkijken
end-share = Het spel delen
end-verify = De dobbelstenen controleren
end-verifying = Elke dobbelsteen wordt opnieuw gegooid…
end-verified =
    { $rolls ->
        [one] De ene worp was eerlijk: hij volgt uit het geheim dat voor het spel is beloofd.
       *[other] Alle { $rolls } worpen waren eerlijk: ze volgen uit het geheim dat voor het spel is beloofd.
    }
end-verify-bad-secret = Het geheim past niet bij de belofte van voor het spel.
end-verify-bad-rolls =
    { $count ->
        [one] Eén worp volgt niet uit het geheim: nummer { $numbers }.
       *[other] { $count } worpen volgen niet uit het geheim: nummers { $numbers }.
    }
end-verify-physical = Jullie gooiden met echte dobbelstenen. We geloven jullie.
end-series = Gewonnen spellen
end-series-line = { $name }: { $wins }
end-delete = Deze tafel verwijderen
end-delete-sure = Weg voor iedereen, voorgoed.

## The menu of the table

menu-specialists = De specialisten
