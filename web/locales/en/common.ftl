### Words used on every screen. Each message says in its comment what a translator cannot see.

# The name of the game is never translated.
app-name = Wormgrill
app-disclaimer = An independent implementation of a classic dice game. Not connected with its author or publishers.

skip-to-content = Skip to the content
back = Back
back-home = Back to the start
close = Close
cancel = Cancel
copy = Copy
copied = Copied
share = Share
loading = Warming up the grill…
again = Try again
done = Done

## The page's own troubles

offline-banner = You are offline. As soon as the connection is back, the game goes on where it was.
offline-elsewhere = You are offline. The lesson, the rules and the replays kept here work all the same.
reconnecting-banner = Connection lost – getting it back…
update-banner = A fresh version is ready.
update-action = Use it now
lost-title = Nothing on this grill
lost-text = There is no page at this address. Perhaps a raven took it.
error-title = Something burnt
error-network = The server does not answer. Check the connection and try again.
error-generic = That did not work. Nothing is lost; please try again.
error-not-found = This does not exist, or no longer does.
error-forbidden = You may not do that here.
error-full = Every seat at this table is taken.
error-started = This game has already begun.
error-server = The server needs a moment. Nothing is lost; please try again.
error-link = This link is no longer valid. Ask for a fresh one.
error-setup = This game has not begun yet.
error-over = This game is over.
error-phrases = Only quick phrases at this table.
error-muted = You have been muted at this table.
error-dice = These dice cannot fall now. Check what you tapped.
error-running = Others are still playing here, so the table stays.
error-rate = That was a little fast. Take a breath and try again.
error-illegal = That move is no longer possible. Here is the table as it is now.
error-name = Please choose another name.
error-code = No table has this code. Check it letter by letter.
error-offline = You are offline, and this needs the server.

## Dice

face-1 = one
face-2 = two
face-3 = three
face-4 = four
face-5 = five
face-6 = worm
# A number of dice of one face. $face is 1 to 5, or 6 for a worm; $count at least 1.
dice-of-face =
    { $face ->
        [1] { $count ->
            [one] { $count } one
           *[other] { $count } ones
        }
        [2] { $count ->
            [one] { $count } two
           *[other] { $count } twos
        }
        [3] { $count ->
            [one] { $count } three
           *[other] { $count } threes
        }
        [4] { $count ->
            [one] { $count } four
           *[other] { $count } fours
        }
        [5] { $count ->
            [one] { $count } five
           *[other] { $count } fives
        }
       *[other] { $count ->
            [one] { $count } worm
           *[other] { $count } worms
        }
    }
# Added after a number of dice when the golden die is one of them.
with-golden = { $dice }, one of them golden

## Portions and worms

worms-count =
    { $count ->
        [one] { $count } worm
       *[other] { $count } worms
    }
round-worms-count =
    { $count ->
        [0] no round worm
        [one] { $count } round worm
       *[other] { $count } round worms
    }
portions-count =
    { $count ->
        [0] no portion
        [one] { $count } portion
       *[other] { $count } portions
    }
players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
hours-count =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
days-count =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## The specialists of the deluxe game; the letters are those of the notation

specialist-c = canned worm
specialist-h = hen
specialist-r = raven
specialist-w = weasel
specialist-g = golden die
specialist-a = apple
specialist-c-does = No worm set aside when you stop? The tin counts as one, and adds 5.
specialist-h-does = Guards your top portion. A thief gets only the hen, and a failed turn costs only the hen.
specialist-r-does = Stays on the grill. Whoever takes the portion it sits on gets a round worm, and the raven hops to the lowest free portion.
specialist-w-does = Once a turn, you may throw the dice you have just rolled again.
specialist-g-does = A ninth die, rolled with the others. You may leave it out at the start of a turn.
specialist-a-does = Worth 3 worms when the game is over.
round-worm = round worm
round-worm-does = Set aside two or more ones at once and you get a round worm. Worth 1 worm at the end.

## Editions

edition-2005 = Classic 2005
edition-2014 = Classic
edition-deluxe = Deluxe
edition-2005-about = As first printed: if you match someone’s top portion, you may leave it and take the next lower one.
edition-2014-about = Sixteen portions, eight dice. The one to begin with.
edition-deluxe-about = With specialists, round worms and the portions 11 and 13.
option-short = Shorter game
option-short-about = After a failed turn the highest portion is always turned over, even the one just given back.
option-decline = Stealing is a choice
option-decline-about = Whoever could steal may take the next lower portion of the grill instead.
option-any = Any portion you reach
option-any-about = Take any portion up to your sum, not only the highest.
option-plaingold = Plain golden die
option-plaingold-about = The golden die has the six usual faces instead of three ones and three worms.

## Menu

nav-rules = Rules
nav-settings = Settings
nav-label = Main menu
nav-sound = Sound
nav-language = Language
