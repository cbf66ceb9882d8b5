# The house around the tables: head and foot, shelf, hall, opening a table.

house-home = Parlour, to the shelf
house-menu = Menu
house-ways = Ways through the house
house-your-games = Your games
house-tables = Tables
house-rule-books = Rule books
house-recording = Look at a recording
house-language = Language
house-theme = { $theme ->
    [light] Light theme
    [dark] Dark theme
   *[system] Theme of this device
}
house-sound = Sounds
house-your-name = Your name
house-change-name = Change your name:
house-name-changed = Your name is { $name } now.
name-shortened = A name has 24 characters at most: yours becomes “{ $name }”.
house-save = Save
house-close = Close
house-skip = Skip to the page
house-to-shelf = To the shelf
house-page-failed = This page did not load
house-page-failed-why = The connection may have dropped, or Parlour has been updated in the meantime.
house-reload = Load again
house-open-source = Parlour is free software under the Apache 2.0 licence. Nobody needs an account, and nothing is counted but points.
house-trademarks = The names of the games belong to their owners. Parlour is independent of them: the rules are told in our own words, and all pieces are our own drawings.

## The shelf

shelf-title = Pull up a chair.
shelf-invitation = Open a box, send the link, play: with friends, on one device, or against the house.
shelf-daily = Today’s puzzles, the same for everybody
shelf-boxes = The games
box-players = 1–{ $most } players
box-minutes = about { $minutes } minutes
box-rule-book = Rule book
box-learn = Learn
box-play-now = Play now
box-change-rules = Change rules
box-with-friends = With friends

## The hall

hall-title = Tables
hall-about = Come back to your game, join an open table, or simply watch.
hall-yours = Your tables
hall-open = Open tables
hall-empty = No open table right now. Open one and tell your friends.
hall-looking = Looking around the hall …
hall-open-one = Open a table
hall-playing = playing
hall-your-turn = your turn
hall-turn = waiting for { $names }
hall-outdated = closed, the rules have changed
hall-full = all seats taken
hall-free-seats = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
hall-come-back = Come back
hall-sit-down = Sit down
hall-watch = Watch
hall-way = { $way }: { $game }, { $names }

## Contact

contact-reconnecting = The connection dropped. Reconnecting; your seat is kept.
contact-gone = The house does not answer. We keep trying, and nothing that happened at your table is lost.
lost-title = There is no such page
lost-why = The address leads nowhere. The shelf is always in its place.
refusal-unreachable = The house cannot be reached. Check your connection and try again.
refusal-unexpected = Something went wrong in the house (error { $status }). Please try again.

## Opening a table

open-unknown = This game is not on the shelf
open-unknown-why = Perhaps the address has a slip of the pen.
open-who = Who plays?
open-with-alone = Alone
open-with-alone-about = The game for one.
open-with-house = Me and the house
open-with-house-about = A bot plays the other side.
open-with-friend = Me and a friend
open-with-friend-about = You get a link to send.
open-with-device = Two on this device
open-with-device-about = You hand it to and fro.
open-with-house-many = Me and bots
open-with-house-about-many = The house plays the other seats.
open-with-friend-many = Me and friends
open-with-friend-about-many = You get a link to send.
open-with-device-many = Together on this device
open-with-device-about-many = You hand it around.
open-seats = How many at the table?
open-seats-count = { $count }
open-strength = How well does the house play?
open-names = Your names
open-player = Player { $number }
open-rules = The game
open-presets = Ready-made rules
open-house-rules = House rules
open-at-the-table = At the table
open-public = Anyone may join
open-public-about = The table is shown in the hall. Otherwise only those with the link find it.
open-hints = Help allowed
open-bots = Bots stand in
open-bots-about = When somebody has been away for a minute, a bot plays on until he or she is back. Without stand-ins each move has { $seconds } seconds, unless you agree on another time, so nobody has to wait for ever.
open-alone-start-about = You play as { $name }. Nothing to fill in.
open-house-start-about = You play as { $name }. Nothing to fill in.
open-friend-start-about = You sit down as { $name }; your friend takes the free seat.
open-device-start-about = A curtain hides what the other may not see.
open-friend-start-about-many = You sit down as { $name }; your friends take the free seats.
open-device-start-about-many = Everyone takes their turns on this device.
open-start = Start
open-table = Open the table
option-seconds = { $count } s
option-unit-seconds = seconds
option-less = Less: { $label }
option-more = More: { $label }
option-off = Off
option-count = { $count } of at most { $most }
option-none = None

## How well the house plays

strength-novice = Novice
strength-novice-about = Pip is still learning: good for a first game.
strength-casual = Casual
strength-casual-about = Nora plays for fun and overlooks things now and then.
strength-strong = Strong
strength-strong-about = Oskar thinks every answer through.
strength-expert = Expert
strength-expert-about = Ada hardly wastes a move.
bot-novice-1 = Pip
bot-novice-2 = Lulu
bot-novice-3 = Momo
bot-novice-4 = Fritz
bot-novice-5 = Coco
bot-novice-6 = Ben
bot-casual-1 = Nora
bot-casual-2 = Tom
bot-casual-3 = Mila
bot-casual-4 = Jules
bot-casual-5 = Lena
bot-casual-6 = Paul
bot-strong-1 = Oskar
bot-strong-2 = Greta
bot-strong-3 = Hugo
bot-strong-4 = Vera
bot-strong-5 = Bruno
bot-strong-6 = Clara
bot-expert-1 = Ada
bot-expert-2 = Emmy
bot-expert-3 = Alan
bot-expert-4 = Sofia
bot-expert-5 = Kurt
bot-expert-6 = Marie
