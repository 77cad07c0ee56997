### Home, and everything up to the first roll

home-title = Wormgrill
home-heading = Hai fame?
home-lead = Tira i dadi, riempi il piatto di vermi alla griglia e rubali dal piatto degli altri.
home-play = Gioca subito
home-play-about = Contro due uccelli affamati. Senza iscrizione.
home-playing = Apparecchiamo…
home-resume = Torna alla tua partita
home-resume-about = { $names }
home-friends = Gioca in compagnia
home-friends-about = Manda un link, passa un codice.
home-pass = Tutti su un dispositivo
home-pass-about = Da 2 a 7 persone, a turno.
home-learn = Impara
home-learn-about = Tre minuti, giocando.
home-tables = I miei tavoli
home-tables-about =
    { $waiting ->
        [0] Tutto quello che hai giocato.
        [one] Un tavolo ti aspetta.
       *[other] { $waiting } tavoli ti aspettano.
    }
home-lobby = Sala
home-join = Ho un codice
home-settings = Impostazioni
home-deluxe = Gioca deluxe
home-editor = Editor
home-art = Una gallina con il cappello da cuoco gira i vermi sulla griglia nel sole della sera.
bot-name-1 = Enrichetta
bot-name-2 = Ruggine
bot-name-3 = Pio
bot-name-4 = Capitan Becco
bot-name-5 = Olga
bot-name-6 = Frittella
guest-name = Ospite
you-name = Tu

## Play with friends

friends-title = Gioca in compagnia
friends-lead = Apparecchia il tavolo, poi manda il link.
friends-create = Apri il tavolo
friends-your-name = Il tuo nome
friends-name-hint = Quello che vedono gli altri.
friends-edition = Quale gioco?
friends-seats = Posti
friends-house-rules = Regole di casa
friends-pace = Ritmo
pace-relaxed = Tranquillo
pace-relaxed-about = Molto tempo per ogni mossa.
pace-live = Dal vivo
pace-live-about = Un cronometro per ogni mossa.
pace-days = Giorno per giorno
pace-days-about = Giochi quando hai tempo.
pace-seconds = Secondi per mossa
pace-day-count = Giorni per turno
friends-visibility = Chi può trovarlo?
visibility-link = Solo con il link
visibility-lobby = Tutti, nella sala
friends-coach = Permetti il coach
friends-coach-about = Si può chiedere aiuto.
friends-undo = Annullare una mossa
undo-none = Mai
undo-turn = Una scelta, finché i dadi non cadono di nuovo
undo-ask = Di più, se tutti sono d’accordo
friends-begins = Chi comincia?
begins-random = Decidono i dadi
friends-memory = Si possono guardare le porzioni coperte
friends-chat = Chat
chat-phrases = Solo frasi pronte
chat-free = Anche testo libero
friends-physical = Tiriamo dadi veri
friends-physical-about = Ognuno scrive quello che ha tirato.
friends-more = Altre opzioni

## Before the game begins

wait-title = In attesa dello stormo
wait-lead = Manda il link o il codice. Chi arriva si posa qui.
wait-code = Codice
wait-link = Link
wait-qr = Codice QR con il link a questo tavolo
wait-share-title = Vieni alla mia griglia!
wait-share-text = Siediti al mio tavolo su Wormgrill.
wait-start = Comincia la partita
wait-start-disabled = Servono almeno due posti occupati.
wait-for-host = Quando ci sono tutti, { $name } dà il via alla partita.
wait-host-away = { $name } non c’è. Puoi andare avanti senza aspettare.
wait-seat = Posto { $seat }
wait-open = libero
wait-sit = Siediti
wait-stand = Alzati
wait-add-bot = Aggiungi un bot
wait-add-here = Qualcuno su questo dispositivo
wait-remove = Togli { $name }
wait-rename = Cambia nome
wait-you = tu
wait-host = ospita
wait-bot = bot
wait-watching =
    { $count ->
        [one] Un uccello guarda.
       *[other] { $count } uccelli guardano.
    }
wait-randomness = Una parola a caso per i dadi
wait-randomness-about = Viene mescolata a ogni tiro, così nessuno può aver truccato i dadi.
bot-level-easy = Pulcino
bot-level-hard = Volpe nel pollaio
bot-level-easy-about = Gioca di pancia.
bot-level-medium = Gallo
bot-level-medium-about = Calcola le probabilità.
bot-level-hard-about = Il nostro più forte. Preparati.
bot-choose = Quale bot?

## Joining

join-title = Siediti a un tavolo
join-lead = Scrivi il codice che ti hanno dato.
join-code = Codice
join-go = Entra
join-looking = Cerchiamo il tavolo…
join-invited = Ti invitano a un tavolo
join-people = Al tavolo: { $names }
join-watch = Solo guardare
join-sit = Siediti

## Pass and play

pass-title = Tutti su un dispositivo
pass-lead = Chi c’è alla griglia?
pass-player = Uccello { $seat }
pass-add = Ancora qualcuno
pass-remove = Togli l’uccello { $seat }
pass-start = Accendi la griglia
pass-names-hint = I nomi possono restare vuoti.

## My tables and the lobby

tables-title = I miei tavoli
tables-empty = Ancora nessun tavolo. Il primo è a un tocco da qui.
tables-yours = Tocca a te
tables-running = In corso
tables-finished = Finiti
tables-open = Aspettano qualcuno
tables-with = con { $names }
tables-delete = Elimina il tavolo con { $names }
tables-deleted = Il tavolo è eliminato.
tables-leave = Lascia il tavolo con { $names }
tables-leave-sure = Il tuo posto torna libero. Con il link puoi tornare.
tables-left = Hai lasciato il tavolo.
lobby-title = Sala
lobby-empty = Adesso non aspetta nessuno. Apri tu un tavolo!
lobby-seats =
    { $free ->
        [0] Nessun posto libero
        [one] Un posto libero
       *[other] { $free } posti liberi
    }
lobby-refresh = Guarda di nuovo
replay-title = Rivedi una partita
