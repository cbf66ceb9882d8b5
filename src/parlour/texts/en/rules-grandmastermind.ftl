# The rule book of GRAND MASTER MIND. A rule's id is its message's id.

rules-grandmastermind-intro = Four pairs lie hidden behind a shield, each a shape and a colour, and you want to know them all. Every row you lay is a question, and up to four small pegs are the answer. With hundreds of thousands of possible codes, luck alone won’t get you far; but if you read the pegs well, you will usually be there before the board is full.

rules-grandmastermind-first-aim = Find the hidden code: four pairs, each a shape and a colour. The fewer rows you need, the better.
rules-grandmastermind-first-turn = Lay a row of four pairs and submit it. The pegs beside it say how close you are. Black: a pair is exactly right. White: a pair is in the code, but elsewhere. Blue: at one place only the shape or only the colour is right.
rules-grandmastermind-first-end = With four black pegs the code is solved, and you swap roles. Each row you need is a point for the other side; whoever has more points in the end wins.

## Headings

rules-grandmastermind-section-goal = What it is about
rules-grandmastermind-section-pieces = Board and pieces
rules-grandmastermind-section-code = The code
rules-grandmastermind-section-rows = The rows
rules-grandmastermind-section-pegs = The pegs
rules-grandmastermind-section-end = End and score
rules-grandmastermind-section-variant-2 = Variant 2: with empty fields
rules-grandmastermind-section-house = Our rulings and the house rules
rules-grandmastermind-section-common = { rules-common-section-house }

## Rules

GM-1 = Two play. The challenger thinks up a secret code, and the decoder tries to find it in as few rows as possible. If you are alone, the house takes the other role.
GM-2 = The box holds a board with ten double rows, a shield, about twenty pegs each in black, white and blue, a few pegs to keep the score, and about twelve pieces of every shape and every colour. Editions differ in their shapes and colours. Ours are triangle, square, hexagon, star and cross; red, yellow, green, violet and orange. Black, white and blue are kept for the pegs.
GM-3 = A pair is a shape and a colour that belong together: the shape lies in a square field, the colour in the round field that goes with it. A shape never goes into a round field, a colour never into a square one.
GM-4 = The code is four pairs, one for each place. Combine shapes and colours as you please and repeat them as often as you like, even the same pair four times. That makes 25 × 25 × 25 × 25 = 390,625 possible codes. This is variant 1, the default.
GM-5 = As decoder you fill one double row at a time, four shapes and four colours, and submit it. From then on the row stays as it is until the code is shown, so you can always look back at it.
GM-6 = The challenger answers every row with black, white and blue pegs in the four holes beside it; holes may stay empty. Which hole a peg sits in means nothing: the pegs tell you how many pairs are good, never which ones.
GM-7 = A black peg means: one pair is exactly right, in shape, in colour and in place.
GM-8 = A white peg means: one pair of the row, shape and colour together, is in the code, but at another place. A hidden pair can be found only once: if the code has a single green star and your row has two or three of them, all at wrong places, you get one white peg and no more.
GM-9 = A blue peg means: at one place either the shape or the colour is right, but its partner is not. A shape or a colour that is right only for some other place earns nothing.
GM-10 = Black comes before white, and white before blue, and nothing is reported twice: a pair that has earned one peg earns no second. For a pair that earns nothing, a hole stays empty. GM-A1 says exactly how we count.
GM-11 = Four black pegs: the code is solved. The shield opens, everyone sees the code, and the two of you swap roles. Whoever needed fewer rows wins.
GM-12 = How long the match lasts is agreed beforehand: either a number of rounds (“rounds”) or a score to reach (“points to reach”). The score stands beside the board all the time. You may also agree on a time limit for every row (“time per row”); by default there is none.
GM-13 = Variant 2 is for practised decoders: fields may stay empty, in the code and in your rows. An empty field counts as a sixth shape or a sixth colour, which makes 36 × 36 × 36 × 36 = 1,679,616 possible codes. Everything else stays the same.

## Rulings

GM-A1 = By default, every pair of the code and every pair of the row counts for one peg at most. We first give all the black pegs, then, with the pairs left over, as many white ones as possible, and with what is then left as many blue ones as possible. If several equal pairs could have earned a white peg, we pick the ones that leave the most blue pegs; left or right makes no difference. House rule “strict blue”: a place earns a blue peg only if the row’s pair is nowhere in the code and the code’s pair nowhere in the row. House rule “generous blue”: only the row’s pairs are used up, so a hidden pair that has already earned a white peg may earn a blue one as well.
GM-A2 = By default the table sets the pegs and never miscounts. House rule “pegs by hand”: the challenger sets them and the table checks; a wrong answer goes back with “count again”, and the decoder sees nothing of it. If there is a time per row, the challenger has just as long to set the pegs, and just as long, but at least one minute, to set the code. After that X-7 applies.
GM-A3 = The board has ten rows; with the option “rows” you can have any number from 6 to 20. If the code isn’t solved in the last row, it is shown, and the decoder is counted one row more than the board has: eleven on a board of ten.
GM-A4 = The challenger gets one point for every row the decoder uses. A round is over when both of you have decoded once; by default you play a single round. If you play for “points to reach”, we check only at the end of a round, so that both have had the same chances. The higher score wins; equal scores are a draw.
GM-A5 = If your time for a row runs out, the row is lost: whatever you have laid is taken off, the row counts as used, and it gets no pegs because it asked nothing. That is not the same as an entirely empty row you submit in variant 2: that one is a real question and gets its answer. By default “time per row” is off, and no row is lost.
GM-A6 = By default you never run out of pieces. House rule “limited pieces”: the decoder has twelve of every shape and twelve of every colour for all rows together. The hidden code is not taken from them. This house rule goes with at most 15 rows. Be careful: what you have laid does not come back. A code may need four of the same piece; if you spend too many on questions, you may know the code and still be unable to lay it. So keep what it may need, and ask with pieces you can spare.
GM-A7 = In variant 2 “empty” is a value like any other: two wholly empty pairs are equal, and an empty field matches an empty field. Because such a row looks unfinished, it counts only when you submit it. The variant is a setting of the table, and everyone knows it before the game starts.
GM-A8 = The pegs always stand in the same order: black, then white, then blue, then the empty holes. So their position gives nothing away.
GM-A9 = In variant 1 a row must be complete before you submit it: all eight fields, four shapes and four colours. Until then you may move and swap pieces as you like.
GM-A10 = By default you swap roles, against the house too. With the option “roles” you can play only one side against the house: “you decode” or “you hide the code”. Then there is no opponent’s score; the result is how many rows it took and whether the code was solved, and “rounds” says how many codes are played. With several codes the rows are added up, and a code that wasn’t solved counts one row more than the board has (GM-A3). The decoder wins only if every code was solved; a single one that holds is enough for the challenger. Solved or not, every code is shown once its decoding is over.

## Captions of the drawn examples

rules-grandmastermind-example-black = The red triangle lies exactly where it is hidden: one black peg. Violet and green are in the code as well, but not at these places, so they earn nothing.
rules-grandmastermind-example-white = The red triangle is in the code, but one place further to the left: one white peg.
rules-grandmastermind-example-blue = Red is right at the first place, the cross is right at the fourth, each with the wrong partner: two blue pegs.
rules-grandmastermind-example-duplicate = The code has one green star. The row has two, neither of them at its place: just one white peg.
rules-grandmastermind-example-nothing = All four colours are in the code, but none is at its place, and no pair is right: all the holes stay empty.
rules-grandmastermind-example-precedence = The violet hexagon at the third place is exactly right: black. With that the hidden one is taken, and the second violet hexagon earns nothing. The red square is hidden at the second place: white. Its red would also fit the first place, but one pair never earns two pegs.
rules-grandmastermind-example-used-up = The yellow triangle at the third place earns a black peg. The one at the first place earns a white peg and uses up the yellow triangle hidden at the second. So the red triangle at the second place gets no blue peg; the orange at the fourth does. With “generous blue” both would.
rules-grandmastermind-example-strict = One of the two red triangles earns the white peg. We let it be the one at the fourth place, so that the red at the first place still earns a blue peg. With “strict blue” there is only the white one, because the red triangle is in the code.
rules-grandmastermind-example-solved = Every pair is exactly right: four black pegs, and the shield opens.
rules-grandmastermind-example-blanks = The red triangle and the empty pair have changed places: two white pegs. At the third place the empty colour is right, at the fourth the empty shape: two blue pegs.
