# At a table: seats, invitation, waiting, playing, the end.

table-title = Table
table-setting = Setting the table …
table-rules = Rules
table-invite = Invite
table-close = Close the table
table-close-sure = Close the table? The game ends here, for everyone.
table-close-yes = Yes, close it
table-resting = The table rests, the clock stands.
table-stalled = The house can’t save anything right now. The clock stands, and the game goes on by itself as soon as it can.
table-pause = Pause
table-go-on = Go on
table-paused-by = { $name } has paused the table. The clock stands.
table-paused-by-you = You have paused the table. The clock stands.
table-paused = The table is paused. The clock stands.
table-held = No hurry: the clock waits until your first turn.
table-bystander = You are watching
table-bystanders = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
table-time-left = Time left: { $time }
table-unknown = There is no such table
table-unknown-why = The link may be incomplete, or the table was cleared long ago.
table-another = Let’s find you another table
table-closed = This table is closed
table-closed-why = The host has closed it before the game was over.
table-attempt-over = The turn is over, and no case is closed.
table-outdated = This table is closed, because the rules of this game have changed since. You see it as far as today’s rules go.
table-open-another = Open another

## Seats

seats-title = At the table
seat-free = Free seat
seat-you = you
seat-host = host
seat-won = won
seat-drew = draw
seat-bot = bot · { $strength }
seat-program = program
seat-kept = Kept for a program
seat-kept-until = until { $time }
seat-away = away
seat-stand-in = away, a bot stands in
seat-sit = Sit here too
seat-take-over = Take this seat
seat-stand = Leave my seat
seat-stand-name = Leave { $name }’s seat
seat-a-bot = A bot …
seat-a-program = a program …
seat-give-to-bot = Give this seat to a bot: { $name }
seat-remove = Free this seat: { $name }

## People

people-title = People at this table
people-tool = { $tool }: { $name }
people-no = Rather not
people-send-away = Send away
people-send-away-sure = Send { $name } away? There is no way back to this table.
people-send-away-yes = Yes, send away
people-sent-away = { $name } was sent away.
people-block = Block
people-block-sure = Block { $name }? All your tables will be closed to { $name }. You can undo this where you change your name.
people-block-plays = { $name } plays this game to its end.
people-block-yes = Yes, block
people-blocked = { $name } is blocked.
people-is-blocked = blocked
blocks-title = People you block
blocks-undo = Unblock
blocks-undone = { $name } is no longer blocked.

## Invitation and waiting

waiting-invite = Invite a friend
waiting-all-here = Everyone is here
waiting-in = You’re in. Waiting for { $names }.
waiting-in-soon = You’re in. The game starts soon.
waiting-invite-too = { $count ->
    [one] A seat is free: invite somebody
   *[other] { $count } seats are free: invite somebody
}
waiting-for = Waiting for { $names }
waiting-programs = { $count ->
    [one] a program
   *[other] { $count } programs
}
waiting-you-start = All seats are taken. Start when you like.
waiting-host-starts = { $name } starts the game.
waiting-start = Start the game
waiting-start-with-bots = { $count ->
    [one] Start with a bot on the free seat
   *[other] Start with bots on the free seats
}
waiting-meanwhile = Nobody there yet?
waiting-play-the-house = Meanwhile, play the house
invitation-how = Send this link, or have the code scanned. Whoever opens it sits down with you.
invitation-to-watch = Send this link to anyone who would like to watch. Whoever has a seat here comes back to it.
invitation-link = Link to this table
invitation-copy = Copy
invitation-copied = Copied
invitation-copy-failed = Copying is not possible here. The link is selected: copy it by hand.
invitation-share = Share
invitation-words = { $name } invites you to a game of { $game }.
invitation-qr = QR code with the link to this table
invitation-only-here = This link works on this computer only. Connect it to a network, and others can come.
program-title = Seat { $seat } is kept for a program
program-how = Run this where the program is, with your own in place of ./mybot:
program-command = Command for the program
program-once = The token is shown only now. It lets in one program, to this seat, within an hour: until { $time }. If you free the seat, it no longer works.
program-expired = The token expired at { $time }, and no program has come. Make a new one, or free the seat.
program-new = New token
program-copy-failed = Copying is not possible here. Select the command and copy it by hand.
program-done = Done
sit-invited = { $name } invites you to { $game }
sit-free = A free seat at { $game }
sit-your-name = Your name
sit-down = Sit down
sit-full = All seats are taken
sit-full-watch = Stay if you like: as soon as the game starts, you can watch.

## Pass and play

curtain-hand-over = Hand the device to { $name }
curtain-why = What is behind the curtain is for one pair of eyes only.
curtain-open = I am { $name }
curtain-covered = The board is covered.

## What happened

story-title = What happened
story-earlier = Earlier
story-empty = Nothing yet.
series-two = { $one } and { $other } tonight { $wins } : { $others }
series-many = Tonight: { $wins }
series-you = You
agreed-title = Agreed at this table
agreed-as-in-the-box = As in the box
agreed-clock = Clock
agreed-no-clock = none
agreed-term = { $name }: { $value }
agreed-hints = Help allowed
agreed-luck = Fair luck
agreed-luck-explained = The luck of this game is drawn already; this is its fingerprint. The house showed it before anyone here added a number of their own, so nobody can choose what comes. When the game is over you can check it.

## Giving up

give-up = Give up the game
give-up-sure = Give up for good?
give-up-yes = Yes, give up
give-up-no = Play on

## The end

outcome-won = You won!
outcome-lost = Not this time.
outcome-draw = A draw.
outcome-other = { $winner } won.
outcome-alone-lost = { $loser } didn’t make it.
outcome-shared = The win is shared.
outcome-shared-why = The seat that won had been given up, so all the others share the win.
outcome-shared-points = { $names } share the win with { $points } points each.
outcome-rematch = Once more
outcome-to-rematch = To the next game
outcome-luck = Was the luck fair?
outcome-luck-explained = The house showed the fingerprint of its luck first; then every player added a number of their own. Now the luck itself is shown. Take the recording, type “parlour verify” and its file name, and you see that nobody could choose the deals.
outcome-recording = Download the recording
result-fewer-rows = { $winner } needed fewer rows: { $points } to { $less } points.
result-fewer-rows-won = You needed fewer rows than { $loser }: { $points } to { $less } points.
result-fewer-rows-lost = { $winner } needed fewer rows: { $points } to { $less } points.
result-equal-rows = Both needed the same number of rows.
result-code-broken = { $winner } broke the code.
result-code-broken-won = You broke the code.
result-code-broken-lost = { $winner } broke your code.
result-code-kept = { $winner } kept the code to the last row.
result-code-kept-won = Your code was safe to the last row.
result-code-kept-lost = The code held to the last row.
result-codes-broken = { $winner } broke every code, in { $less } rows altogether.
result-codes-broken-won = You broke every code, in { $less } rows altogether.
result-codes-broken-lost = { $winner } broke all your codes, in { $less } rows altogether.
result-codes-kept = Not every code was broken, so { $winner } wins. Rows altogether: { $points }.
result-codes-kept-won = At least one of your codes held, and that is enough. Rows altogether: { $points }.
result-codes-kept-lost = You had to break every code, and at least one held. Rows altogether: { $points }.
result-gave-up = { $loser } gave up.
result-gave-up-won = { $loser } gave up.
result-gave-up-lost = You gave up.
result-target-reached = { $winner } reached the target and has the highest score.
result-target-reached-won = You reached the target.
result-target-reached-lost = { $winner } reached the target and has the highest score.

# A game without a board of its own.
plain-board = The table, as it is
plain-line = Your move, as a line of text
plain-play = Play
plain-moves = What could I type?
plain-event = { $what }
plain-awaited-you = It’s your turn.
plain-awaited-others = Waiting for the others.

## A first game

first-game-offer = New to this game? A lesson takes two minutes.
first-game-learn = Take the lesson
first-game-no = No, thanks
first-game-hush = No more tips
table-origin = This game goes on from a moment of another; what was hidden was dealt anew.
table-origin-true = This game goes on from a moment of another, just as it was.
table-origin-look = Look at it
