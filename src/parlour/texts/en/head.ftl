# The head of a page: what a messenger shows beside a link, and a search engine below it.

head-title = Parlour: five tabletop games in the browser
head-house = Open a box, send the link, play: with friends, on one device, or against the house. No account needed.
head-game = { $tagline } For one to { $most }, about { $minutes } minutes, with friends or against the house.
head-rules = All rules of { $game } in plain words: the first page in a minute, then every rule with its number and drawn examples.
head-history = Your finished games: results, plots, personal records, and every game to look at again, move by move. No account needed.
