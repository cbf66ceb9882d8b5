# Rules that hold at every table. A rule's id is its message's id.

rules-common-section-house = At every table in the house

X-3 = A clock runs only if the table has one. At private tables there is none by default; at public ones, and where no bots stand in (X-7), you have 90 seconds for each move (“time per move”), unless a time per row has been agreed. Both can be changed when the table is opened. Our clock decides, and it gives everyone half a second of grace for the connection: what arrives up to half a second after the time shown still counts, what comes later does not. When the time is up, the move described in X-7 is made for you. If you play with bots only, we suggest no clock. At a private table anyone may pause, and anyone may go on; the time stands meanwhile.
X-5 = Only the challenger sees the code; the decoder and the bystanders do not, until it is shown. All the rest is open to everyone: the rows, the pegs and the points.
X-6 = Who is the challenger first is drawn by lot. With the option “who begins” you can settle it yourselves.
X-7 = If a player has left, or has been away for a minute, a bot plays in that seat until the player comes back (“bots stand in”, on by default). At a table without bots the clock takes care of it (X-3): whenever your time runs out, the simplest move is made: chance sets the code, the pegs are set correctly, and a row you didn’t submit is lost. If nobody is there any more, the table rests and all clocks stop until someone returns.
X-8 = You may give up at any time. If there are two of you, the other one wins; if you are alone against the house, it counts as a loss. Either way, a code that is still hidden is shown.
