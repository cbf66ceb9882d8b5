# The words of the games, for use inside other messages.

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
