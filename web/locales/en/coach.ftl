### The coach: why a move is good. The codes are those of `players/reasons.py`; $chance and $gain come as finished text ('43 %').

## One reason, a short sentence about the move in question

reason-only_move = There is no choice here.
reason-wins_the_game = This ends the game, and wins it: { $worms } to { $others }.
reason-ends_the_game = This ends the game, but others have more: { $worms } to { $others }.
reason-steals_the_leaders_top = It takes the { $tile } from { $victim }, who leads. That counts twice.
reason-steals = It takes the { $tile } from { $victim }: more for one, less for the other.
reason-takes_the_hen = It takes the hen from { $victim }; after that the { $tile } is open to thieves.
# $specialist is the letter of the specialist.
reason-takes_specialist =
    { $specialist ->
        [c] With the { $tile } comes the canned worm.
        [h] With the { $tile } comes the hen.
        [r] With the { $tile } comes a round worm from the raven.
        [w] With the { $tile } comes the weasel.
        [g] With the { $tile } comes the golden die.
       *[a] With the { $tile } comes the apple.
    }
reason-takes =
    { $worms ->
        [one] The { $tile } is sure: one worm in the claw.
       *[other] The { $tile } is sure: { $worms } worms in the claw.
    }
reason-takes_the_best = The { $tile } is the best portion on the grill.
reason-protects_the_top = A failed turn would cost the { $tile } on top of the stack.
reason-nothing_to_take = { $sum } buys nothing yet, so there is nothing to stop for.
reason-needs_a_worm = { $sum } without a worm is worth nothing. A worm is needed.
reason-rolls_for_more =
    { $dice ->
        [one] The { $tile } is there already, but one more die is worth the risk.
       *[other] The { $tile } is there already, but { $dice } dice are worth the risk.
    }
reason-rolls_for_a_steal = Only { $missing } more, and the { $tile } of { $victim } can be stolen.
reason-keeps_the_worm = Worms count 5, and without one the turn fails.
reason-most_points = No other face brings as much: { $points } points.
reason-keeps_dice_free =
    { $left ->
        [one] It leaves one die to roll.
       *[other] It leaves { $left } dice to roll.
    }
reason-reaches = It makes { $sum }, enough for the { $tile }.
reason-reaches_a_steal = It makes { $sum }, and the { $tile } of { $victim } can be stolen.
reason-round_worm = Two ones or more bring a round worm.
reason-second_chance =
    { $dice ->
        [one] The weasel rolls the die again: a second chance.
       *[other] The weasel rolls the { $dice } dice again: a second chance.
    }
reason-keeps_the_weasel = There is nothing left to lose that the weasel could save.
reason-golden_in = Nine dice reach further than eight.
reason-golden_out = Without the golden die fewer ones get in the way.
reason-fails_on_purpose = { $sum } buys nothing, and more dice would not help.
reason-aims_at = The goal is the { $tile }. Chance: { $chance }.
reason-clearly_best = It is clearly the best move: { $gain } ahead of the next.
reason-close_call = It is a close call: another move is almost as good.

## A nudge that does not give the answer away

nudge-take = Is that not a nice plate already?
nudge-steal = Have a look at the other plates…
nudge-roll = There is more in these dice.
nudge-worm = What does every meal need?
nudge-many = The more the merrier.
nudge-few = Less can be more.
nudge-weasel = Somebody small would love to help.
nudge-fail = Nothing to gain here. Cut it short.

## Odds and the coach at the table

odds-title = Odds
odds-lead = What each choice leads to if you play on as well as possible.
odds-none = There is nothing to decide just now.
odds-fail = fails
odds-worms = worms on average
odds-reach = Chance to get at least
# A bar for a screen reader: '27 or more: 43 %'
odds-reach-tile = { $tile } or more: { $chance }
# $move is a choice in words, $fail a finished percentage, $worms a number with one decimal
odds-line = { $move }: fails { $fail }, brings { $worms } worms on average
coach-title = Coach
coach-ask = Ask the coach
coach-nudge = Just a nudge
coach-odds = Show the odds
coach-answer = Show the best move
coach-thinking = Counting on my claws…
coach-off-here = No coach at this table: everybody counts alone.
coach-agrees = That is just what I would have done.
coach-fine = Fine! Something else is a feather’s breadth better: { $move }.
coach-better = I would have chosen this: { $move }.
coach-best = Best: { $move }.
coach-cost = It costs { $loss }.
coach-loss-win = { $value }% winning chance
coach-loss-worms =
    { $value ->
        [one] { $value } worm
       *[other] { $value } worms
    }
coach-why = Why?
coach-hide = Thanks, coach
