### Home, and everything up to the first roll

home-title = Wormgrill
home-heading = Hungry?
home-lead = Roll the dice, fill your plate with grilled worms, and steal from your friends’ plates.
home-play = Play now
home-play-about = Against two hungry birds. No sign-up.
home-playing = Setting the table…
home-resume = Back to your game
home-resume-about = { $names }
home-friends = Play with friends
home-friends-about = Send a link, share a code.
home-pass = Pass and play
home-pass-about = 2 to 7 people, one device.
home-learn = Learn
home-learn-about = Three minutes, by doing.
home-tables = My tables
home-tables-about =
    { $waiting ->
        [0] Everything you have played.
        [one] One table waits for you.
       *[other] { $waiting } tables wait for you.
    }
home-lobby = Lobby
home-join = I have a code
home-settings = Settings
home-deluxe = Play deluxe
home-editor = Editor
home-art = A hen in a chef’s hat turns worms on a barbecue in the evening sun.

# Names of the bots at a table of 'play now'.
bot-name-1 = Henrietta
bot-name-2 = Rusty
bot-name-3 = Pip
bot-name-4 = Captain Beak
bot-name-5 = Olga
bot-name-6 = Flapjack
guest-name = Guest
you-name = You

## Play with friends

friends-title = Play with friends
friends-lead = Set the table, then send the link.
friends-create = Open the table
friends-your-name = Your name
friends-name-hint = What the others see.
friends-edition = Which game?
friends-seats = Seats
friends-house-rules = House rules
friends-pace = Pace
pace-relaxed = Relaxed
pace-relaxed-about = Plenty of time for every move.
pace-live = Live
pace-live-about = A clock for every move.
pace-days = Day by day
pace-days-about = Move when you have time.
pace-seconds = Seconds for a move
pace-day-count = Days for a turn
friends-visibility = Who can find it?
visibility-link = Only with the link
visibility-lobby = Everybody, in the lobby
friends-coach = Allow the coach
friends-coach-about = Players may ask for help.
friends-undo = Taking back
undo-none = Not at all
undo-turn = A choice, until the dice fall again
undo-ask = More, if everybody agrees
friends-begins = Who begins?
begins-random = The dice decide
friends-memory = Covered portions may be looked at
friends-chat = Chat
chat-phrases = Quick phrases only
chat-free = Free text too
friends-physical = We roll real dice
friends-physical-about = Everybody types in what they rolled.
friends-more = More options

## Before the game begins

wait-title = Waiting for the flock
wait-lead = Share the link or the code. Birds land here as they join.
wait-code = Code
wait-link = Link
wait-qr = QR code with the link to this table
wait-share-title = Come to my grill!
wait-share-text = Join my table at Wormgrill.
wait-start = Start the game
wait-start-disabled = At least two seats must be taken.
wait-for-host = { $name } starts the game when everybody is here.
wait-host-away = { $name } is away. You can go on without waiting.
wait-seat = Seat { $seat }
wait-open = free
wait-sit = Sit down
wait-stand = Stand up
wait-add-bot = Add a bot
wait-add-here = Someone on this device
wait-remove = Remove { $name }
wait-rename = Change name
wait-you = you
wait-host = host
wait-bot = bot
wait-watching =
    { $count ->
        [one] One bird is watching.
       *[other] { $count } birds are watching.
    }
wait-randomness = A random word for the dice
wait-randomness-about = It is mixed into every roll, so that nobody can have fixed the dice.
bot-level-easy = Chick
bot-level-hard = Fox in the henhouse
bot-level-easy-about = Follows its belly.
bot-level-medium = Rooster
bot-level-medium-about = Counts its chances.
bot-level-hard-about = Our strongest. Brace yourself.
bot-choose = Which bot?

## Joining

join-title = Join a table
join-lead = Type the code you were given.
join-code = Code
join-go = Join
join-looking = Looking for the table…
join-invited = You are invited to a table
join-people = At the table: { $names }
join-watch = Only watch
join-sit = Sit down

## Pass and play

pass-title = Pass and play
pass-lead = Who is at the grill?
pass-player = Player { $seat }
pass-add = Another player
pass-remove = Remove player { $seat }
pass-start = Light the grill
pass-names-hint = Names may stay empty.

## My tables and the lobby

tables-title = My tables
tables-empty = No tables yet. The first one is one tap away.
tables-yours = Your turn
tables-running = Running
tables-finished = Finished
tables-open = Waiting for players
tables-with = with { $names }
tables-delete = Delete the table with { $names }
tables-deleted = The table is deleted.
tables-leave = Leave the table with { $names }
tables-leave-sure = Your seat is free again. You can come back with the link.
tables-left = You have left the table.
lobby-title = Lobby
lobby-empty = Nobody is waiting right now. Open a table yourself!
lobby-seats =
    { $free ->
        [0] No free seat
        [one] One free seat
       *[other] { $free } free seats
    }
lobby-refresh = Look again
replay-title = Replay
