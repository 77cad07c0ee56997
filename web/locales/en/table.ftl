### The table: playing, the log, announcements for screen readers, the end of the game.
### $who is `you` when the message is about the reader and `other` when it is about $name.
### $victimwho and $giverwho say the same of $victim and $giver.

table-title = Table

## Parts of the table

table-grill = The grill
table-players = The players
table-dice = The dice
table-log = What happened
table-menu = Table menu
table-open-log = Open the story of the game
moment-share = Link to this moment
table-loading = Finding your table…
table-gone = This table does not exist, or is not for you to see.
table-face-down = { $tile }, turned over
# A portion on the grill, for a screen reader.
grill-portion = { $tile }, { $worms }
grill-portion-guest = { $tile }, { $worms }, with the { $specialist } on it
grill-summary =
    { $count ->
        [0] No open portion on the grill.
        [one] One open portion on the grill: { $tiles }.
       *[other] { $count } open portions on the grill: { $tiles }.
    }
# What lies in front of a player, for a screen reader.
player-summary = { $name }: { $stack }{ $extras }
stack-empty = no portion yet
stack-top = { $tile } on top of { $height }
stack-only = { $tile }
stack-below = below: { $tiles }
player-worms = { $count } in all
# Short label of the height of a stack: how many portions lie in it.
stack-height = × { $height }
supply-label =
    { $count ->
        [0] No round worms left in the supply
        [one] One round worm in the supply
       *[other] { $count } round worms in the supply
    }
tile-takes = Take it
tile-steals = Steal it
tile-reach = within reach

## Whose turn, and the sum

turn-of =
    { $who ->
        [you] Your turn
       *[other] { $name }’s turn
    }
turn-bot = { $name } is thinking…
sum-label = Sum
sum-worm-missing = no worm yet
kept-label = Set aside
kept-none = Nothing set aside yet
rolled-label = Choose a face to set aside
rolled-watch = { $name } rolled
dice-left =
    { $count ->
        [one] One die left
       *[other] { $count } dice left
    }
# A choice in the radio group of faces: what it is, and the sum it would make.
choice = { $dice }, makes { $sum }
choice-used = { $dice }, face already set aside
keep-hint = Set aside { $dice }: { $sum }

## What one can do

act-roll-dice =
    { $count ->
        [0] No dice left
        [one] Roll the last die
       *[other] Roll { $count } dice
    }
act-roll-first = Roll the dice
act-roll-without = Leave out the golden die
act-take = Take { $tile }
act-steal = Steal { $tile } from { $victim }
act-hen = Take the hen from { $victim }
act-fail = Stop – you would fail
act-choose = Choose a face
act-stop = Stop…
act-stop-none = Not yet
act-stop-no-worm = No worm yet – you would fail
act-stop-low = Too little yet – you would fail
act-give-up = Give up the turn
act-weasel = Weasel: roll again
act-undo = Take back
act-undo-ask = Ask to take back
act-chat = Chat
act-put-back = and put back the { $specialist }
act-giver = with a round worm from { $name }

stop-choose = How do you want to stop?
giver-choose = The supply is empty. Whose round worm do you take?
back-choose = You can keep one specialist. Which one goes back to the grill?

## Asking once

sure-fail-title = Really stop now?
sure-fail-text = With what you have set aside the turn fails.
sure-fail-lose = You would give back the { $tile }.
sure-fail-nothing = You have nothing to lose, though.
sure-fail-yes = Stop anyway
sure-risk-title = Roll on?
sure-risk-text = You could take the { $tile } now.
sure-risk-yes = Roll!
sure-dont-ask = Don’t ask again
sure-keep-playing = Keep playing

## Help for the keyboard

keys-title = Keys
keys-faces = Set aside the ones … fives
keys-worm = Set aside the worms
keys-roll = Roll
keys-stop = Stop
keys-undo = Take back
keys-hint = Odds and hints
keys-log = The story of the game
keys-weasel = Weasel: roll again
keys-where = Say where the game stands
keys-help = This help
keys-arrows = Move between the choices; Enter sets aside

## Where the game stands, said on request

say-now = { $turn } { $sum } { $grill } { $players }
say-player = { $name }: { $stack }.
say-sum =
    { $sum ->
        [0] Nothing set aside.
       *[other] Set aside: { $dice }. Sum { $sum }.
    }

## What happened. First the short form for screen readers, then the story.

say-your-turn = Your turn.
say-turn = { $name }’s turn.
say-rolled =
    { $who ->
        [you] You rolled { $dice }.
       *[other] { $name } rolled { $dice }.
    }
say-set-aside =
    { $who ->
        [you] { $dice } set aside. Sum { $sum }.
       *[other] { $name } sets aside { $dice }. Sum { $sum }.
    }
say-choose =
    { $count ->
        [one] One face to choose.
       *[other] { $count } faces to choose from.
    }
say-can-stop = You can stop: { $move }.

# The dice set aside in a turn, in order, and their sum: 'Three fours, one worm, two fives: 27.'
log-sum = { $dice }: { $sum }.
log-threw-nothing = Nothing set aside.
log-took =
    { $who ->
        [you] You take the { $tile } from the grill.
       *[other] { $name } takes the { $tile } from the grill.
    }
log-stole-1 =
    { $who ->
        [you] You pluck the { $tile } right out of { $victim }’s claws!
       *[other] { $victimwho ->
            [you] { $name } plucks the { $tile } right out of your claws!
           *[other] { $name } plucks the { $tile } right out of { $victim }’s claws!
        }
    }
log-stole-2 =
    { $who ->
        [you] You steal the { $tile } from { $victim }. Delicious.
       *[other] { $victimwho ->
            [you] { $name } steals the { $tile } from you. Rude.
           *[other] { $name } steals the { $tile } from { $victim }. Feathers fly.
        }
    }
log-stole-3 =
    { $who ->
        [you] { $victim } blinks, and the { $tile } is yours.
       *[other] { $victimwho ->
            [you] You blink, and the { $tile } is with { $name }.
           *[other] { $victim } blinks, and the { $tile } is with { $name }.
        }
    }
log-failed-roll-1 =
    { $who ->
        [you] Nothing new in the roll. Your turn goes up in smoke.
       *[other] Nothing new in the roll. { $name }’s turn goes up in smoke.
    }
log-failed-roll-2 =
    { $who ->
        [you] Only faces you already have. Burnt!
       *[other] Only faces { $name } already has. Burnt!
    }
log-failed-no_worm =
    { $who ->
        [you] No worm, no meal. Your turn fails.
       *[other] No worm, no meal. { $name }’s turn fails.
    }
log-failed-nothing_to_take =
    { $who ->
        [you] Nothing to take for that sum. Your turn fails.
       *[other] Nothing to take for that sum. { $name }’s turn fails.
    }
log-gave_back =
    { $who ->
        [you] You put the { $tile } back on the grill.
       *[other] { $name } puts the { $tile } back on the grill.
    }
log-turned_over = The { $tile } is turned over: burnt for good.
log-kept_by_hen =
    { $who ->
        [you] Your hen stands guard: the { $tile } stays with you.
       *[other] { $name }’s hen stands guard: the { $tile } stays.
    }
log-kept_by_hen-nothing =
    { $who ->
        [you] Your hen stands guard: you lose nothing.
       *[other] { $name }’s hen stands guard: nothing is lost.
    }
log-used_weasel =
    { $who ->
        [you] Your weasel sweeps up the dice for another go.
       *[other] { $name }’s weasel sweeps up the dice for another go.
    }
log-used_canned_worm =
    { $who ->
        [you] You open the tin: the canned worm makes { $sum }.
       *[other] { $name } opens the tin: the canned worm makes { $sum }.
    }
log-got_round_worm =
    { $who ->
        [you] A round worm for you!
       *[other] A round worm for { $name }!
    }
log-got_round_worm-from =
    { $who ->
        [you] You take a round worm from { $giver }.
       *[other] { $giverwho ->
            [you] { $name } takes a round worm from you.
           *[other] { $name } takes a round worm from { $giver }.
        }
    }
# The specialists as a sentence begins with them: $the.
log-the-c = The canned worm
log-the-h = The hen
log-the-r = The raven
log-the-w = The weasel
log-the-g = The golden die
log-the-a = The apple
log-got_specialist =
    { $who ->
        [you] { $the } joins you.
       *[other] { $the } joins { $name }.
    }
log-got_specialist-from =
    { $who ->
        [you] { $the } leaves { $victim } and joins you.
       *[other] { $victimwho ->
            [you] { $the } leaves you and joins { $name }.
           *[other] { $the } leaves { $victim } and joins { $name }.
        }
    }
log-put_back = { $the } goes back to the grill, on the { $tile }.
log-put_back-gone = { $the } finds no free portion and leaves the game.
log-moved = { $the } hops to the { $tile }.
log-moved-gone = { $the } finds no free portion and leaves the game.
log-ended =
    { $count ->
        [one] { $who ->
                [you] The grill is empty. You win!
               *[other] The grill is empty. { $names } wins!
            }
       *[other] The grill is empty. { $names } share the win!
    }
log-started =
    { $who ->
        [you] The grill is hot. You begin.
       *[other] The grill is hot. { $name } begins.
    }
log-joined =
    { $who ->
        [you] You have come to the table.
       *[other] { $name } has come to the table.
    }
log-left =
    { $who ->
        [you] You have left the table.
       *[other] { $name } has left the table.
    }
log-returned =
    { $who ->
        [you] You are back.
       *[other] { $name } is back.
    }
log-kicked =
    { $who ->
        [you] You were shown the door.
       *[other] { $name } was shown the door.
    }
log-invites_ended =
    { $who ->
        [you] You have ended all invitations sent so far.
       *[other] { $name } has ended all invitations sent so far.
    }
log-host =
    { $who ->
        [you] You are the host now.
       *[other] { $name } is the host now.
    }
log-stood_in =
    { $who ->
        [you] A bot plays on for you.
       *[other] A bot plays on for { $name }.
    }
log-handed_back =
    { $who ->
        [you] You play again.
       *[other] { $name } plays again.
    }
log-undone =
    { $who ->
        [you] You take a choice back.
       *[other] { $name } takes a choice back.
    }
log-undo_asked =
    { $who ->
        [you] You ask to take back more.
       *[other] { $name } asks to take back more.
    }
log-undo_answered-yes =
    { $who ->
        [you] You agree.
       *[other] { $name } agrees.
    }
log-undo_answered-no =
    { $who ->
        [you] You say no.
       *[other] { $name } says no.
    }
log-paused = The game is paused.
log-resumed = The game goes on.
log-rematch_wanted =
    { $who ->
        [you] You want another game.
       *[other] { $name } wants another game.
    }
log-contributed = { $name } has added a word to the dice.
log-said = { $name }: { $text }
log-turn-number = Turn { $turn }
log-empty = Nothing yet. The coals are glowing.
log-empty-turn = …

## People, clocks, stand-ins

state-away = away
state-bot-plays = bot plays on
state-left = left
state-watching = You are watching.
state-paused = Paused – nobody is at the table.
state-paused-host = Paused by the host.
state-resume = Go on
state-pause = Pause
clock-left = { $time } left
clock-you = Your clock: { $time }
clock-out = Time is up – a bot takes over in { $time }
standin-you = A bot is playing for you.
standin-return = I am back
leave-table = Leave the table
leave-sure = A bot plays on for you. You can come back with your link.
leave-yes = Leave
replace-bot = Let a bot play for { $name }
host-take-over = Take over as host
invites-end = End all invitations
invites-end-sure = Every link and code sent so far stops working; whoever is at the table stays. You get a fresh link to share.
invites-end-yes = End them
invites-ended = The old invitations are void. Here is a fresh link.

## Taking back by consent

undo-question = { $name } would like to take back. All right?
undo-yes = Go ahead
undo-no = No
undo-waiting = Waiting for the others to agree…
undo-nothing = There is nothing to take back.

## Chat

chat-title = Chat
chat-write = Write something
chat-send = Send
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-kick = Remove { $name } from the table
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-nice_roll = Nice roll!
phrase-ouch = Ouch!
phrase-thief = Thief!
phrase-thanks_for_the_worm = Thanks for the worm!
phrase-so_close = So close!
phrase-stop_now = Better stop now…
phrase-one_more = One more roll, go on!
phrase-risky = Risky…
phrase-no_worm = And no worm in sight.
phrase-well_played = Well played!
phrase-your_turn = It is your turn.
phrase-moment_please = One moment, please.
phrase-back_soon = Back soon.
phrase-back_again = I am back.
phrase-sorry = Sorry, not sorry.
phrase-thanks = Thanks!
phrase-again = Another game?
phrase-good_game = Good game!
phrase-bye = Bye!

## Real dice

physical-title = What did you roll?
physical-lead = Tap the faces as they lie on the table.
physical-golden = The golden die
physical-add = { $face }, { $count } so far
physical-clear = Clear
physical-done = That is my roll

## The end

end-title = The grill is empty
end-winner =
    { $who ->
        [you] You win!
       *[other] { $name } wins!
    }
end-shared = { $names } share the win
end-lead-win = The fullest plate of the evening is yours.
end-lead-lose = Next time the worms are yours.
end-counting = Counting worms…
end-skip = Skip
end-worms = { $name }: { $worms }
end-tiebreak = Equal on worms. The highest single portion decides: { $name } has the { $tile }.
end-tie = Equal on worms, and nobody has a higher portion: a shared win.
end-rematch = Rematch
end-rematch-now = Start now
end-rematch-waiting = Waiting for: { $names }
end-rematch-wanted = { $name } wants a rematch
end-next = To the next game
end-record = Download the record
end-replay = Watch the replay
end-share = Share the replay
end-verify = Check the dice
end-verifying = Rolling every die again…
end-verified =
    { $rolls ->
        [one] The one roll was fair: it follows from the secret promised before the game.
       *[other] All { $rolls } rolls were fair: they follow from the secret promised before the game.
    }
end-verify-bad-secret = The secret does not fit the promise made before the game.
end-verify-bad-rolls =
    { $count ->
        [one] One roll does not follow from the secret: number { $numbers }.
       *[other] { $count } rolls do not follow from the secret: numbers { $numbers }.
    }
end-verify-physical = You rolled real dice. We believe you.
end-series = Games won
end-series-line = { $name }: { $wins }
end-delete = Delete this table
end-delete-sure = Gone for everybody, for ever.

## The menu of the table

menu-specialists = The specialists
