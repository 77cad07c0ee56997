### The table: playing, the log, announcements for screen readers, the end of the game.
### $who is `you` when the message is about the reader and `other` when it is about $name.
### $victimwho and $giverwho say the same of $victim and $giver.

table-title = Tavolo

## Parts of the table

table-grill = La griglia
table-players = Chi gioca
table-dice = I dadi
table-log = Che cosa è successo
table-menu = Menu del tavolo
table-open-log = Apri il racconto della partita
moment-share = Link a questo momento
table-loading = Cerchiamo il tuo tavolo…
table-gone = Questo tavolo non esiste, o non è per te.
table-face-down = { $tile }, girata
grill-portion = { $tile }, { $worms }
grill-portion-guest = { $tile }, { $worms }, sopra: { $specialist }
grill-summary =
    { $count ->
        [0] Nessuna porzione scoperta sulla griglia.
        [one] Una porzione scoperta sulla griglia: { $tiles }.
       *[other] { $count } porzioni scoperte sulla griglia: { $tiles }.
    }
player-summary = { $name }: { $stack }{ $extras }
stack-empty = ancora nessuna porzione
stack-top = { $tile } in cima, pila di { $height }
stack-only = { $tile }
stack-below = sotto: { $tiles }
player-worms = { $count } in tutto
stack-height = × { $height }
supply-label =
    { $count ->
        [0] Nessun verme tondo nella riserva
        [one] Un verme tondo nella riserva
       *[other] { $count } vermi tondi nella riserva
    }
tile-takes = Prendila
tile-steals = Rubala
tile-reach = a portata

## Whose turn, and the sum

turn-of =
    { $who ->
        [you] Tocca a te
       *[other] Tocca a { $name }
    }
turn-bot = { $name } ci pensa…
sum-label = Somma
sum-worm-missing = ancora nessun verme
kept-label = Da parte
kept-none = Ancora niente da parte
rolled-label = Scegli una faccia da tenere
rolled-watch = { $name } ha tirato
dice-left =
    { $count ->
        [one] Resta un dado
       *[other] Restano { $count } dadi
    }
choice = { $dice }, somma { $sum }
choice-used = { $dice }, faccia già tenuta
keep-hint = Tieni { $dice }: { $sum }

## What one can do

act-roll-dice =
    { $count ->
        [0] Dadi finiti
        [one] Tira l’ultimo dado
       *[other] Tira { $count } dadi
    }
act-roll-first = Tira i dadi
act-roll-without = Senza il dado d’oro
act-take = Prendi la { $tile }
act-steal = Ruba la { $tile } a { $victim }
act-hen = Prendi la chioccia a { $victim }
act-fail = Fermati – falliresti
act-choose = Scegli una faccia da tenere
act-stop = Fermati…
act-stop-none = Non ancora
act-stop-no-worm = Ancora nessun verme – falliresti
act-stop-low = Ancora troppo poco – falliresti
act-give-up = Rinuncia al turno
act-weasel = Donnola: tira di nuovo
act-undo = Annulla la scelta
act-undo-ask = Chiedi di tornare indietro
act-chat = Chat
act-put-back = e rimetti: { $specialist }
act-giver = con un verme tondo preso a { $name }
stop-choose = Come vuoi fermarti?
giver-choose = La riserva è vuota. A chi prendi un verme tondo?
back-choose = Puoi tenere un solo specialista. Quale torna sulla griglia?

## Asking once

sure-fail-title = Fermarti davvero adesso?
sure-fail-text = Con quello che hai da parte il turno fallisce.
sure-fail-lose = Dovresti ridare la { $tile }.
sure-fail-nothing = Però non hai niente da perdere.
sure-fail-yes = Fermati lo stesso
sure-risk-title = Tirare ancora?
sure-risk-text = Adesso potresti prendere la { $tile }.
sure-risk-yes = Tira!
sure-dont-ask = Non chiedere più
sure-keep-playing = Continua a giocare

## Help for the keyboard

keys-title = Tasti
keys-faces = Tieni gli 1 … i 5
keys-worm = Tieni i vermi
keys-roll = Tira
keys-stop = Fermati
keys-undo = Annulla la scelta
keys-hint = Probabilità e consigli
keys-log = Il racconto della partita
keys-weasel = Donnola: tira di nuovo
keys-where = Annuncia a che punto è la partita
keys-help = Questo aiuto
keys-arrows = Passa da una scelta all’altra; Invio per tenere

## Where the game stands, said on request

say-now = { $turn } { $sum } { $grill } { $players }
say-player = { $name }: { $stack }.
say-sum =
    { $sum ->
        [0] Niente da parte.
       *[other] Da parte: { $dice }. Somma { $sum }.
    }

## What happened. First the short form for screen readers, then the story.

say-your-turn = Tocca a te.
say-turn = Tocca a { $name }.
say-rolled =
    { $who ->
        [you] Ti esce: { $dice }.
       *[other] A { $name } esce: { $dice }.
    }
say-set-aside =
    { $who ->
        [you] { $dice } da parte. Somma { $sum }.
       *[other] { $name } tiene { $dice }. Somma { $sum }.
    }
say-choose =
    { $count ->
        [one] Una faccia da scegliere.
       *[other] { $count } facce fra cui scegliere.
    }
say-can-stop = Puoi fermarti: { $move }.
log-sum = { $dice }: { $sum }.
log-threw-nothing = Niente da parte.
log-took =
    { $who ->
        [you] Prendi la { $tile } dalla griglia.
       *[other] { $name } prende la { $tile } dalla griglia.
    }
log-stole-1 =
    { $who ->
        [you] Strappi la { $tile } dalle grinfie di { $victim }!
       *[other] { $victimwho ->
                [you] { $name } ti strappa la { $tile } dalle grinfie!
               *[other] { $name } strappa la { $tile } dalle grinfie di { $victim }!
            }
    }
log-stole-2 =
    { $who ->
        [you] Rubi la { $tile } a { $victim }. Squisita.
       *[other] { $victimwho ->
                [you] { $name } ti ruba la { $tile }. Che faccia tosta.
               *[other] { $name } ruba la { $tile } a { $victim }. Volano le piume.
            }
    }
log-stole-3 =
    { $who ->
        [you] { $victim } batte le ciglia, e la { $tile } è tua.
       *[other] { $victimwho ->
                [you] Batti le ciglia, e la { $tile } finisce da { $name }.
               *[other] { $victim } batte le ciglia, e la { $tile } finisce da { $name }.
            }
    }
log-failed-roll-1 =
    { $who ->
        [you] Niente di nuovo nel tiro. Il tuo turno va in fumo.
       *[other] Niente di nuovo nel tiro. Il turno di { $name } va in fumo.
    }
log-failed-roll-2 =
    { $who ->
        [you] Solo facce che hai già. Bruciato!
       *[other] Solo facce che { $name } ha già. Bruciato!
    }
log-failed-no_worm =
    { $who ->
        [you] Niente verme, niente pappa. Il tuo turno fallisce.
       *[other] Niente verme, niente pappa. Il turno di { $name } fallisce.
    }
log-failed-nothing_to_take =
    { $who ->
        [you] Niente da prendere con questa somma. Il tuo turno fallisce.
       *[other] Niente da prendere con questa somma. Il turno di { $name } fallisce.
    }
log-gave_back =
    { $who ->
        [you] Rimetti la { $tile } sulla griglia.
       *[other] { $name } rimette la { $tile } sulla griglia.
    }
log-turned_over = La { $tile } viene girata: carbonizzata per sempre.
log-kept_by_hen =
    { $who ->
        [you] La tua chioccia fa la guardia: la { $tile } resta a te.
       *[other] La chioccia di { $name } fa la guardia: la { $tile } resta.
    }
log-kept_by_hen-nothing =
    { $who ->
        [you] La tua chioccia fa la guardia: non perdi niente.
       *[other] La chioccia di { $name } fa la guardia: non si perde niente.
    }
log-used_weasel =
    { $who ->
        [you] La tua donnola raccoglie i dadi per un altro tiro.
       *[other] La donnola di { $name } raccoglie i dadi per un altro tiro.
    }
log-used_canned_worm =
    { $who ->
        [you] Apri la scatola: con il suo verme fa { $sum }.
       *[other] { $name } apre la scatola: con il suo verme fa { $sum }.
    }
log-got_round_worm =
    { $who ->
        [you] Un verme tondo per te!
       *[other] Un verme tondo per { $name }!
    }
log-got_round_worm-from =
    { $who ->
        [you] Prendi un verme tondo a { $giver }.
       *[other] { $giverwho ->
                [you] { $name } ti prende un verme tondo.
               *[other] { $name } prende un verme tondo a { $giver }.
            }
    }
# The specialists as a sentence begins with them: $the.
log-the-c = Il verme in scatola
log-the-h = La chioccia
log-the-r = Il corvo
log-the-w = La donnola
log-the-g = Il dado d’oro
log-the-a = La mela
log-got_specialist =
    { $who ->
        [you] { $the } viene con te.
       *[other] { $the } va con { $name }.
    }
log-got_specialist-from =
    { $who ->
        [you] { $the } lascia { $victim } e viene con te.
       *[other] { $victimwho ->
            [you] { $the } ti lascia e va con { $name }.
           *[other] { $the } lascia { $victim } e va con { $name }.
        }
    }
log-put_back = { $the } torna sulla griglia, sulla { $tile }.
log-put_back-gone = { $the } non trova porzioni libere ed esce dal gioco.
log-moved = { $the } salta sulla { $tile }.
log-moved-gone = { $the } non trova porzioni libere ed esce dal gioco.
log-ended =
    { $count ->
        [one] { $who ->
                [you] La griglia è vuota. Vinci tu!
               *[other] La griglia è vuota. Vince { $names }!
            }
       *[other] La griglia è vuota. { $names } si dividono la vittoria!
    }
log-started =
    { $who ->
        [you] La griglia è calda. Cominci tu.
       *[other] La griglia è calda. Comincia { $name }.
    }
log-joined =
    { $who ->
        [you] Arrivi al tavolo.
       *[other] { $name } arriva al tavolo.
    }
log-left =
    { $who ->
        [you] Lasci il tavolo.
       *[other] { $name } lascia il tavolo.
    }
log-returned =
    { $who ->
        [you] Sei di nuovo qui.
       *[other] { $name } è di nuovo qui.
    }
log-kicked =
    { $who ->
        [you] Qualcuno ti ha mostrato la porta.
       *[other] Qualcuno ha mostrato la porta a { $name }.
    }
log-invites_ended =
    { $who ->
        [you] Hai chiuso tutti gli inviti mandati finora.
       *[other] { $name } ha chiuso tutti gli inviti mandati finora.
    }
log-host =
    { $who ->
        [you] Ora ospiti tu.
       *[other] Ora ospita { $name }.
    }
log-stood_in =
    { $who ->
        [you] Un bot continua per te.
       *[other] Un bot continua per { $name }.
    }
log-handed_back =
    { $who ->
        [you] Giochi di nuovo tu.
       *[other] { $name } gioca di nuovo.
    }
log-undone =
    { $who ->
        [you] Annulli una scelta.
       *[other] { $name } annulla una scelta.
    }
log-undo_asked =
    { $who ->
        [you] Chiedi di tornare ancora più indietro.
       *[other] { $name } chiede di tornare ancora più indietro.
    }
log-undo_answered-yes =
    { $who ->
        [you] Sei d’accordo.
       *[other] { $name } è d’accordo.
    }
log-undo_answered-no =
    { $who ->
        [you] Dici di no.
       *[other] { $name } dice di no.
    }
log-paused = La partita è in pausa.
log-resumed = La partita continua.
log-rematch_wanted =
    { $who ->
        [you] Vuoi un’altra partita.
       *[other] { $name } vuole un’altra partita.
    }
log-contributed = { $name } ha aggiunto una parola ai dadi.
log-said = { $name }: { $text }
log-turn-number = Turno { $turn }
log-empty = Ancora niente. Le braci ardono.
log-empty-turn = …

## People, clocks, stand-ins

state-away = via
state-bot-plays = gioca un bot
state-left = ha lasciato
state-watching = Stai guardando.
state-paused = In pausa – non c’è nessuno al tavolo.
state-paused-host = In pausa, per scelta di chi ospita.
state-resume = Continua
state-pause = Pausa
clock-left = ancora { $time }
clock-you = Il tuo tempo: { $time }
clock-out = Tempo scaduto – fra { $time } continua un bot
standin-you = Un bot gioca per te.
standin-return = Eccomi di nuovo
leave-table = Lascia il tavolo
leave-sure = Un bot continua per te. Puoi tornare con il tuo link.
leave-yes = Lascia
replace-bot = Fai giocare un bot per { $name }
host-take-over = Prendi il posto di chi ospita
invites-end = Annulla tutti gli inviti
invites-end-sure = I link e il codice inviati finora non varranno più; chi è al tavolo resta. Ricevi un nuovo link da condividere.
invites-end-yes = Annullali
invites-ended = I vecchi inviti non valgono più. Ecco un nuovo link.

## Taking back by consent

undo-question = { $name } vorrebbe tornare indietro. Va bene?
undo-yes = Fai pure
undo-no = No
undo-waiting = Aspettiamo che gli altri siano d’accordo…
undo-nothing = Non c’è niente da annullare.

## Chat

chat-title = Chat
chat-write = Scrivi qualcosa
chat-send = Invia
chat-mute = Silenzia { $name }
chat-unmute = Riascolta { $name }
chat-kick = Togli { $name } dal tavolo
phrase-hello = Ciao!
phrase-good_luck = Buona fortuna!
phrase-nice_roll = Bel tiro!
phrase-ouch = Ahia!
phrase-thief = Al ladro!
phrase-thanks_for_the_worm = Grazie del verme!
phrase-so_close = C’era quasi!
phrase-stop_now = Meglio fermarsi…
phrase-one_more = Dai, ancora un tiro!
phrase-risky = Rischioso…
phrase-no_worm = E neanche l’ombra di un verme.
phrase-well_played = Ben giocato!
phrase-your_turn = Tocca a te.
phrase-moment_please = Un attimo, per favore.
phrase-back_soon = Torno subito.
phrase-back_again = Eccomi di nuovo.
phrase-sorry = Scusa, anzi no.
phrase-thanks = Grazie!
phrase-again = Un’altra partita?
phrase-good_game = Bella partita!
phrase-bye = Ciao ciao!

## Real dice

physical-title = Che cosa hai tirato?
physical-lead = Tocca le facce come sono sul tavolo.
physical-golden = Il dado d’oro
physical-add = { $face }, finora { $count }
physical-clear = Cancella
physical-done = Questo è il mio tiro

## The end

end-title = La griglia è vuota
end-winner =
    { $who ->
        [you] Hai vinto!
       *[other] Vince { $name }!
    }
end-shared = { $names } si dividono la vittoria
end-lead-win = Il piatto più ricco della serata è tuo.
end-lead-lose = La prossima volta i vermi saranno tuoi.
end-counting = Contiamo i vermi…
end-skip = Salta
end-worms = { $name }: { $worms }
end-tiebreak = Parità di vermi. Decide la porzione più alta: { $name } ha la { $tile }.
end-tie = Parità di vermi, e nessuno ha una porzione più alta: vittoria divisa.
end-rematch = Rivincita
end-rematch-now = Comincia subito
end-rematch-waiting = Si aspetta: { $names }
end-rematch-wanted = { $name } vuole la rivincita
end-next = Vai alla prossima partita
end-record = Scarica la partita
end-replay = Rivedi la partita
end-share = Condividi la partita
end-verify = Controlla i dadi
end-verifying = Tiriamo di nuovo ogni dado…
end-verified =
    { $rolls ->
        [one] L’unico tiro era onesto: deriva dal segreto promesso prima della partita.
       *[other] Tutti i { $rolls } tiri erano onesti: derivano dal segreto promesso prima della partita.
    }
end-verify-bad-secret = Il segreto non corrisponde alla promessa fatta prima della partita.
end-verify-bad-rolls =
    { $count ->
        [one] Un tiro non deriva dal segreto: numero { $numbers }.
       *[other] { $count } tiri non derivano dal segreto: numeri { $numbers }.
    }
end-verify-physical = Avete tirato dadi veri. Vi crediamo.
end-series = Partite vinte
end-series-line = { $name }: { $wins }
end-delete = Elimina questo tavolo
end-delete-sure = Sparisce per tutti, per sempre.

## The menu of the table

menu-specialists = Gli specialisti
