# The words of the games, the same in every text of this language.

## For use inside other messages

-code = code
-challenger = challenger
-decoder = decoder
-row = row
-pair = pair
-shape = shape
-colour = colour
-black-peg = black peg
-white-peg = white peg
-blue-peg = blue peg
-shield = shield
-round = round
-points = points
-house = the house
-bystander = bystander
-table = table
-seat = seat
-host = host

## For the glossary on the rule book page

word-code = { -code }
word-code-means = The four hidden pairs that are to be found.
word-challenger = { -challenger }
word-challenger-means = Whoever hides the code and answers the rows.
word-decoder = { -decoder }
word-decoder-means = Whoever tries to find the code.
word-row = { -row }
word-row-means = One attempt: four pairs laid next to each other.
word-pair = { -pair }
word-pair-means = A shape and a colour that belong together.
word-shape = { -shape }
word-shape-means = What lies in a square field: triangle, square, hexagon, star or cross.
word-colour = { -colour }
word-colour-means = What lies in a round field: red, yellow, green, violet or orange.
word-black-peg = { -black-peg }
word-black-peg-means = A pair is exactly right: shape, colour and place.
word-white-peg = { -white-peg }
word-white-peg-means = A pair is in the code, but at another place.
word-blue-peg = { -blue-peg }
word-blue-peg-means = At one place only the shape or only the colour is right.
word-shield = { -shield }
word-shield-means = What hides the code until it is shown.
word-round = { -round }
word-round-means = Both players have decoded once. If you play only one role, a round is one code.
word-points = { -points }
word-points-means = One for every row the other player needs to find your code.
word-house = { -house }
word-house-means = The bot you play against when you are alone.
word-bystander = { -bystander }
word-bystander-means = Someone who watches without playing.
word-table = { -table }
word-table-means = Where a game is played, with the rules agreed for it.
word-seat = { -seat }
word-seat-means = A player’s place at the table.
word-host = { -host }
word-host-means = Whoever opened the table, starts the game and may fill free seats with bots.
word-tile = tile
word-tile-means = One of the 36 pieces of wood, with a letter or the body on one side.
word-body = body
word-body-means = The one tile without a letter; it turns all its neighbours over.
word-chain = chain
word-chain-means = Six different tiles, each touching the one before, that spell MÖRDER.
word-claim = claim
word-claim-means = Showing a chain among the open tiles on your own turn; it wins.
word-touch = touch
word-touch-means = Putting a finger on an open letter in order to collect it.
word-objection = objection
word-objection-means = Saying that a touched tile may still be part of a chain, and showing one.
word-gap = gap
word-gap-means = Where a tile was collected; no chain leads across it.

## The pieces of GRAND MASTER MIND

shape-triangle = triangle
shape-square = square
shape-hexagon = hexagon
shape-star = star
shape-cross = cross
colour-red = red
colour-yellow = yellow
colour-green = green
colour-violet = violet
colour-orange = orange
piece-blank = empty
