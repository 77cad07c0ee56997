### Settings

settings-title = Settings
settings-lead = Everything stays on this device.
settings-language = Language
settings-language-auto = Same as the browser ({ $name })
settings-theme = Look
theme-auto = Same as the device
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
settings-speed = Speed
speed-instant = Instant
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
settings-speed-about = How fast dice roll and portions travel.
settings-reduced = Your device asks for less motion, so nothing moves.
settings-sound = Sounds
settings-volume = Volume
settings-vibration = Vibration
settings-hand = Buttons for
hand-right = the right hand
hand-left = the left hand
settings-ask = Ask before risky moves
ask-never = Never
ask-fail = Before a stop that fails
ask-always = Also before rolling on with something in reach
settings-memory = Show covered portions where the table allows it
settings-hints = Show what can be reached
settings-keys = Single keys on the keyboard
settings-keys-about = 1 to 5, W, R, S, E, G, U, H, L, P and “?” work while you play.
settings-scan = Tab stops at every choice of dice
settings-scan-about = For a switch: one key moves on, one chooses.
settings-chatter = Announce every choice of the others
settings-chatter-about = For screen readers. Without it you hear only how their turns end.
settings-coach = Coach
coach-off = Only when I ask
coach-worse = When my choice was clearly worse
coach-always = After every choice
settings-threshold = What is clearly worse
settings-threshold-value = { $value }% winning chance
settings-name = Your name
settings-notify = Notifications
settings-notify-about = When it is your turn in a day-by-day game.
settings-notify-off = Notifications are blocked in the browser.
settings-try = Try it
settings-reset = Reset the settings
settings-reset-done = Done.
settings-see = See
settings-hear = Hear and feel
settings-play = Play
settings-account = Devices

## The devices of one person

account-title = My devices
account-lead = The same tables on all your devices. No name, no address, no password – and nobody needs it to play.
account-link = Link for another device
account-link-about = Open the link on the other device within a quarter of an hour. It works once.
account-joined = This device has joined: your tables are here.
account-passkey = Add a passkey
account-sign-in = Sign in with a passkey
account-drop = Remove
account-sign-out = Sign this device out
account-devices =
    { $count ->
        [one] { $count } device belongs together
       *[other] { $count } devices belong together
    }
