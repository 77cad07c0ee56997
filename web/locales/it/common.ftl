### Words used on every screen. Each message says in its comment what a translator cannot see.

app-name = Wormgrill
app-disclaimer = Una versione indipendente di un classico gioco di dadi, senza legami con l’autore o gli editori.
skip-to-content = Vai al contenuto
back = Indietro
back-home = Torna all’inizio
close = Chiudi
cancel = Annulla
copy = Copia
copied = Copiato
share = Condividi
loading = La griglia si scalda…
again = Riprova
done = Fatto

## The page's own troubles

offline-banner = Sei offline. Appena torna la connessione, la partita riprende da dov’era.
offline-elsewhere = Sei offline. La lezione, le regole e le partite salvate qui funzionano lo stesso.
reconnecting-banner = Connessione persa – la stiamo recuperando…
update-banner = È pronta una versione fresca.
update-action = Aggiorna ora
lost-title = Niente su questa griglia
lost-text = A questo indirizzo non c’è nessuna pagina. Forse l’ha presa un corvo.
error-title = Si è bruciato qualcosa
error-network = Il server non risponde. Controlla la connessione e riprova.
error-generic = Non ha funzionato. Non si è perso niente; riprova.
error-not-found = Non esiste, o non più.
error-forbidden = Qui non puoi farlo.
error-full = A questo tavolo tutti i posti sono occupati.
error-started = Questa partita è già cominciata.
error-server = Il server ha bisogno di un attimo. Non si è perso niente; riprova.
error-link = Questo link non vale più. Fattene mandare uno nuovo.
error-setup = Questa partita non è ancora cominciata.
error-over = Questa partita è finita.
error-phrases = A questo tavolo solo frasi pronte.
error-muted = A questo tavolo non puoi più scrivere.
error-dice = Questi dadi adesso non possono uscire. Controlla quello che hai toccato.
error-running = Qui si gioca ancora: il tavolo resta.
error-rate = Un po’ troppo in fretta. Prendi fiato e riprova.
error-illegal = Quella mossa non era più possibile. Ecco il tavolo com’è adesso.
error-name = Scegli un altro nome.
error-code = Nessun tavolo ha questo codice. Controllalo lettera per lettera.
error-offline = Sei offline, e per questo serve il server.

## Dice

face-1 = uno
face-2 = due
face-3 = tre
face-4 = quattro
face-5 = cinque
face-6 = verme
dice-of-face =
    { $face ->
        [1] { $count ->
                [one] { $count } dado con l’1
               *[other] { $count } dadi con l’1
            }
        [2] { $count ->
                [one] { $count } dado col 2
               *[other] { $count } dadi col 2
            }
        [3] { $count ->
                [one] { $count } dado col 3
               *[other] { $count } dadi col 3
            }
        [4] { $count ->
                [one] { $count } dado col 4
               *[other] { $count } dadi col 4
            }
        [5] { $count ->
                [one] { $count } dado col 5
               *[other] { $count } dadi col 5
            }
       *[other] { $count ->
                [one] { $count } verme
               *[other] { $count } vermi
            }
    }
with-golden = { $dice }, di cui uno d’oro

## Portions and worms

worms-count =
    { $count ->
        [one] { $count } verme
       *[other] { $count } vermi
    }
round-worms-count =
    { $count ->
        [0] nessun verme tondo
        [one] { $count } verme tondo
       *[other] { $count } vermi tondi
    }
portions-count =
    { $count ->
        [0] nessuna porzione
        [one] { $count } porzione
       *[other] { $count } porzioni
    }
players-count =
    { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }
hours-count =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
days-count =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }

## The specialists of the deluxe game; the letters are those of the notation

specialist-c = verme in scatola
specialist-h = chioccia
specialist-r = corvo
specialist-w = donnola
specialist-g = dado d’oro
specialist-a = mela
specialist-c-does = Nessun verme quando ti fermi? La scatola vale come uno e aggiunge 5.
specialist-h-does = Protegge la tua porzione in cima. Chi ruba prende solo la chioccia, e un turno fallito costa solo la chioccia.
specialist-r-does = Resta sulla griglia. Chi prende la sua porzione riceve un verme tondo, e il corvo passa sulla più piccola porzione libera.
specialist-w-does = Una volta per turno tiri di nuovo i dadi appena tirati.
specialist-g-does = Un nono dado, tirato con gli altri. All’inizio del turno puoi lasciarlo fuori.
specialist-a-does = Vale 3 vermi alla fine della partita.
round-worm = verme tondo
round-worm-does = Metti da parte due o più 1 in un colpo solo e ricevi un verme tondo. Vale 1 verme alla fine.

## Editions

edition-2005 = Classico 2005
edition-2014 = Classico
edition-deluxe = Deluxe
edition-2005-about = Come stampato all’inizio: chi fa il numero in cima a un’altra pila può lasciarlo lì e prendere quello subito più basso.
edition-2014-about = Sedici porzioni, otto dadi. Si comincia da qui.
edition-deluxe-about = Con specialisti, vermi tondi e le porzioni 11 e 13.
option-short = Partita breve
option-short-about = Dopo un turno fallito si gira sempre la porzione più alta, anche quella appena tornata.
option-decline = Rubare è una scelta
option-decline-about = Chi potrebbe rubare può prendere invece dalla griglia la porzione subito più bassa.
option-any = Qualsiasi porzione raggiunta
option-any-about = Prendi una porzione qualsiasi fino alla tua somma, non solo la più alta.
option-plaingold = Dado d’oro semplice
option-plaingold-about = Il dado d’oro ha le sei facce solite invece di tre 1 e tre vermi.

## Menu

nav-rules = Regole
nav-settings = Impostazioni
nav-label = Menu principale
nav-sound = Suoni
nav-language = Lingua
