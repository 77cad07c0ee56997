### The interactive lesson. A text is spoken to the learner beside the table; 'Lou' is the other player of the lesson.
### Each step has one message; `-other` answers a move that is allowed but not the one we want to see now.

lesson-title = Learn by doing
lesson-lead = Three minutes, real dice, no danger.
lesson-basics = The game
lesson-deluxe-chapter = The specialists
lesson-you = You
lesson-lou = Lou
lesson-next = Go on
lesson-skip = Skip the lesson
lesson-resume = Go on where you stopped
lesson-restart = From the beginning
lesson-progress = Step { $step } of { $steps }
lesson-to-deluxe = Meet the specialists
lesson-play = Play for real
lesson-finished = Done! You know everything a hungry bird must know.

lesson-other-keep = You may do that. But for now try the other one, to see what happens.
lesson-other-roll = Bold! But for now, stop here.
lesson-other-stop = You could stop. But for now, roll on.

## The game

lesson-welcome = This is the grill. The number on a portion is its price: that is what you have to roll. The worms on it are what it is worth at the end. Most worms wins.
lesson-roll = Eight dice, all yours. Roll them!
lesson-all-of-a-face = Choose one face. All dice that show it come along, none may stay behind. Three 5s look good. A worm counts 5 too.
lesson-all-of-a-face-other = That is allowed. But we are greedy today: take the three 5s.
lesson-roll-again = 15 points. Too little for a portion, so roll the rest.
lesson-roll-again-other = Stop now? You would go hungry: 15 buys nothing. Roll!
lesson-never-twice = Two more 5s – but they are closed. You set aside each face only once in a turn. Take the worm: without one there is no meal.
lesson-never-twice-other = Allowed. But a turn without a worm always fails, so take the worm while it is here.
lesson-one-more = 20, with a worm in it. The cheapest portion costs 21. Once more!
lesson-add-up = Set aside the two 4s: 20 and 8 make 28.
lesson-stop-or-roll = 28! The button says what stopping brings. You could roll the last two dice for more – but if they only show 5s, 4s or worms, all is lost. Stop and take it.
lesson-stop-or-roll-other = Brave! But two dice are few, and your 28 is sizzling. Take it.
lesson-lou-took = Yours! Lou has rolled too, and now has the 30. It lies on top of Lou’s stack, face up… Roll.
lesson-steal-worms = Three worms! Set them aside: 15.
lesson-steal-roll = Lou’s 30 would be nice, wouldn’t it? Roll.
lesson-steal-fives = Three 5s make 15. And 15 and 15 is… set them aside!
lesson-steal = Exactly 30. That is the number on Lou’s stack. Steal it!
lesson-stolen = Your stack grows. Only its top portion can be stolen; those below are safe. Lou has taken the 21. Your turn again.
lesson-dare = Set the worms aside. We roll on at once and pick up three 5s for you.
lesson-dare-other = Not bad. But the worms are here now: take them.
lesson-fail = 25, and the 25 lies on the grill. You could stop. But let us see what greed does. Roll!
lesson-fail-other = Very sensible. You will be good at this! But just this once be greedy: roll.
lesson-failed = Only 5s and worms: nothing new, your turn has failed. The 30 goes back to the grill, and the highest portion, the 36, is turned over. It is gone for good.
lesson-no-worm = Later in the game. You have 26, and a 26 is on the grill – but no worm is among your dice. If you stop, you fail. So roll.
lesson-no-worm-other = No worm, no meal! Stopping would cost you your 28. Roll.
lesson-worm-at-last = There it is. Quick, take it!
lesson-next-lower = 31 is not to be had: it lies at the bottom of Lou’s stack, where it is safe. So you get the next lower one on the grill: the 30.
lesson-end = When no face-up portion is left on the grill, everybody counts worms. Here both have 6: a tie. Then the highest single portion decides, and Lou’s 35 beats your 33.

## The specialists

lesson-deluxe = The deluxe game has two small portions, round worms, and six specialists who stand on the grill. Take the portion, and the specialist is yours. You can hold only one.
lesson-small = 13, with a worm. The 11 and the 13 want their exact number, and nobody can ever steal them. Take it!
lesson-small-other = You may roll on, but this snack is sure. Take the 13.
lesson-ones = Three 1s: a mere 3 points. But two or more 1s in one go bring a round worm at once, yours even if the turn fails. Set them aside!
lesson-ones-other = Sensible. But look what the 1s can do!
lesson-canned = 26 and no worm. But you hold the canned worm: it counts as a worm when you have none. 5 points more make 31. Take it!
lesson-hen = You have exactly the number on Lou’s stack. But the hen sits on it: you get only her, and Lou keeps the portion. Take the hen.
lesson-hen-guards = Now the hen guards your 22. Let us see what happens when you fail. Roll!
lesson-hen-guards-other = Sensible, as ever. But we want to see the hen at work. Roll!
lesson-hen-left = The turn failed, but you keep the 22 and nothing is turned over. Only the hen is gone: back to the lowest free portion of the grill.
lesson-raven = On the 23 sits the raven. It belongs to nobody: whoever takes its portion gets a round worm, and it hops to the lowest free portion. Take the 23.
lesson-weasel = Two 4s, and you already have 4s. That would be the end. But you have the weasel: once in a turn it rolls the same dice again.
lesson-weasel-other = Don’t give up! That is what the weasel is for.
lesson-weasel-saved = Saved! Choose one of them.
lesson-golden = You have the golden die: a ninth die, rolled with the others. Three of its faces show a worm, three a 1. Roll!
lesson-golden-other = You may leave it out. But it wants to roll so badly. Take it along!
lesson-golden-keep = A white worm and a golden one. They belong together: set both aside.
lesson-apple = 29, and on the 29 lies the apple. It does nothing until the end. Then it counts 3 worms. Take it.
lesson-two = You have the weasel. On the 27 lies the golden die, but you can hold only one specialist. Take the 27 and choose which one goes back.
lesson-deluxe-end = That is all of them. You can read about each one in the rules, or tap it during a game. Enjoy your meal!
