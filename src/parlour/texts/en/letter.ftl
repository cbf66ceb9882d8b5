# What the board of LETTER says. $name is a player, $place a cell like c3, $letter what is on a tile, $size 2 × 1.

letter-help-about = The table tells how many common words could be made, and how long a good one is.

## Options

letter-option-language = Language of the words
letter-option-language-explained = Which dictionary you play with.
letter-option-language-en = English
letter-option-language-de = German
letter-option-language-fr = French
letter-option-language-it = Italian
letter-option-judge = Who judges words
letter-option-judge-explained = Who decides when a word is in doubt.
letter-option-judge-dictionary-then-vote = Dictionary, then vote
letter-option-judge-dictionary = Dictionary
letter-option-judge-vote = Vote
letter-option-layers = Which words count
letter-option-layers-explained = The lists of the dictionary you play with.
letter-option-layers-words = Words
letter-option-layers-proper = Days, peoples, feasts
letter-option-layers-places = Places
letter-option-layers-abbreviations = Abbreviations
letter-option-layers-initials = Other initials
letter-option-layers-first-names = First names
letter-option-layers-brands = Brands
letter-option-own-list = Own list
letter-option-own-list-explained = One more list of words, added with “parlour words add”.
letter-option-family = Family-friendly
letter-option-family-explained = Rude words don’t count for people either. Bots and hints never use them.
letter-option-family-false = Off
letter-option-family-true = On
letter-option-timed = Hourglass
letter-option-timed-explained = How long a turn lasts, if you want a clock.
letter-option-timed-off = Without
letter-option-timed-30 = 30 seconds
letter-option-timed-45 = 45 seconds
letter-option-timed-60 = 60 seconds
letter-option-window = Time to knock
letter-option-window-explained = How long you may knock after a turn. Usually 20 seconds, with the hourglass 10.
letter-option-window-usual = As usual
letter-option-window-5 = 5 seconds
letter-option-window-10 = 10 seconds
letter-option-window-20 = 20 seconds
letter-option-window-30 = 30 seconds
letter-option-window-until-all-pass = Until all have answered
letter-option-scoring = Scoring
letter-option-scoring-explained = What counts in the end.
letter-option-scoring-1 = Number of words
letter-option-scoring-2 = Number of letters
letter-option-scoring-3 = Letters, with a bonus for long words
letter-option-grid = Size of the grid
letter-option-grid-explained = Cells a side. Usually 14; alone with more than 40 letters 20.
letter-option-grid-off = As usual
letter-option-letter-set = Letters
letter-option-letter-set-explained = Which 66 letters you play with.
letter-option-letter-set-common66 = The same for all languages
letter-option-letter-set-language = To suit the language
letter-option-letter-set-custom = Your own mix
letter-option-custom-letters = Your own mix
letter-option-custom-letters-explained = 66 letters in all, written like A5 B2 C2 … Z1.
letter-option-draft = Taking letters
letter-option-draft-explained = Whether you choose how large your letters are.
letter-option-draft-choose-size = You choose the sizes
letter-option-draft-random-deal = Dealt at random
letter-option-rotation = Turning tiles
letter-option-rotation-explained = Tiles may be laid turned by a quarter.
letter-option-rotation-false = Off
letter-option-rotation-true = On
letter-option-round1-words = Words in round one
letter-option-round1-words-explained = You may name words on your first turn already.
letter-option-round1-words-false = Off
letter-option-round1-words-true = On
letter-option-start-player = Who begins
letter-option-start-player-explained = Who takes and lays the first letter.
letter-option-start-player-random = Drawn by lot
letter-option-start-player-0 = Seat 1
letter-option-start-player-1 = Seat 2
letter-option-start-player-2 = Seat 3
letter-option-start-player-3 = Seat 4
letter-option-start-player-4 = Seat 5
letter-option-start-player-5 = Seat 6
letter-option-turn-seconds = Time per turn
letter-option-turn-seconds-explained = Seconds for a turn, if you play without the hourglass.
letter-option-turn-seconds-off = No limit
letter-option-variant = Puzzle
letter-option-variant-explained = Alone: what you are after.
letter-option-variant-1 = Many words
letter-option-variant-2 = Long words
letter-option-solitaire-tiles = Number of letters
letter-option-solitaire-tiles-explained = Alone: how many letters you draw. Usually 10; for long words 20.
letter-option-solitaire-tiles-off = As usual
letter-option-time-limit = Time limit
letter-option-time-limit-explained = Alone: usually none; for long words ten minutes.
letter-option-time-limit-usual = As usual
letter-option-time-limit-none = None
letter-option-time-limit-5 = 5 minutes
letter-option-time-limit-10 = 10 minutes
letter-option-time-limit-15 = 15 minutes
letter-option-time-limit-20 = 20 minutes
letter-option-time-limit-30 = 30 minutes
letter-option-solitaire-layout = Laying alone
letter-option-solitaire-layout-explained = Each letter in a new word before the next one; or all of them may be moved.
letter-option-solitaire-layout-strict = Word by word
letter-option-solitaire-layout-free = Rearrange freely

letter-preset-box = As in the box
letter-preset-hourglass = With the hourglass
letter-preset-quick = Quick start

## What happened

letter-event-starter-drawn = { $you ->
    [name] The lot fell on you to begin.
   *[nobody] The lot fell on { $name } to begin.
}
letter-event-tiles-taken = { $kind ->
    [blank] { $you ->
        [name] You took a blank, { $size }.
       *[nobody] { $name } took a blank, { $size }.
    }
   *[letters] { $you ->
        [name] You took { $letters }.
       *[nobody] { $name } took { $letters }.
    }
}
letter-event-letter-laid = { $by_chance ->
    [true] { $you ->
        [name] Chance lays { $letter } at { $place } for you.
       *[nobody] Chance lays { $letter } at { $place } for { $name }.
    }
   *[false] { $free ->
        [true] { $you ->
            [name] You laid the Free Letter { $letter } at { $place }.
           *[nobody] { $name } laid the Free Letter { $letter } at { $place }.
        }
       *[false] { $you ->
            [name] You laid { $letter } at { $place }.
           *[nobody] { $name } laid { $letter } at { $place }.
        }
    }
}
letter-event-blank-exchanged = { $you ->
    [name] You take the blank, { $size }, in exchange.
   *[nobody] { $name } takes the blank, { $size }, in exchange.
}
letter-event-letter-lifted = { $struck ->
    [0] { $you ->
        [name] You took { $letter } back.
       *[nobody] { $name } took { $letter } back.
    }
   *[other] { $you ->
        [name] You took { $letter } back, and with it { $words }.
       *[nobody] { $name } took { $letter } back, and with it { $words }.
    }
}
letter-event-blank-laid = { $you ->
    [name] You laid a blank, { $size }, at { $place }.
   *[nobody] { $name } laid a blank, { $size }, at { $place }.
}
letter-event-letter-released = { $by_chance ->
    [true] { $you ->
        [name] Chance releases { $letter } for you.
       *[nobody] Chance releases { $letter } for { $name }.
    }
   *[false] { $penalty ->
        [true] { $you ->
            [name] As a penalty you release { $letter }.
           *[nobody] As a penalty { $name } releases { $letter }.
        }
       *[false] { $you ->
            [name] You release { $letter }.
           *[nobody] { $name } releases { $letter }.
        }
    }
}
letter-event-word-unknown = { $may_stand_by ->
    [true] The dictionary doesn’t know { $word }. Stand by it, or look for another word.
   *[false] The dictionary doesn’t know { $word }. Look for another word.
}
letter-event-word-named = { $you ->
    [name] You name { $word }.
   *[nobody] { $name } names { $word }.
}
letter-event-word-passed = { $you ->
    [name] You let the word stand.
   *[nobody] { $name } lets the word stand.
}
letter-routine-word-passed = { $everybody ->
    [true] Nobody disputes the word.
   *[false] { $names } let the word stand.
}
letter-event-word-disputed = { $you ->
    [name] You dispute { $word }, named by { $caller }.
    [caller] { $name } disputes your { $word }.
   *[nobody] { $name } disputes { $word }, named by { $caller }.
}
letter-event-voted = { $yes ->
    [true] { $you ->
        [name] You vote yes.
       *[nobody] { $name } votes yes.
    }
    [false] { $you ->
        [name] You vote no.
       *[nobody] { $name } votes no.
    }
   *[none] { $you ->
        [name] You abstain.
       *[nobody] { $name } abstains.
    }
}
letter-event-vote-closed = { $valid ->
    [true] { $yes ->
        [0] Nobody voted. The dictionary knows { $word }.
       *[other] { $yes } yes, { $no } no: the vote is for { $word }.
    }
   *[false] { $no ->
        [0] Nobody voted. The dictionary doesn’t know { $word }.
       *[other] { $yes } yes, { $no } no: the vote is against { $word }.
    }
}
letter-event-word-rejected = { $you ->
    [name] { $word } doesn’t count, so you don’t write it.
   *[nobody] { $word } doesn’t count, so { $name } doesn’t write it.
}
letter-event-word-written = { $you ->
    [name] You write { $word }:
   *[nobody] { $name } writes { $word }:
} { $points ->
    [one] one point
   *[other] { $points } points
}.
letter-event-word-retraced = { $you ->
    [name] You show another path for { $word }.
   *[nobody] { $name } shows another path for { $word }.
}
letter-event-letters-taken-back = { $tiles ->
    [0] { $you ->
        [name] For you this no longer counts: { $words }.
       *[nobody] For { $name } this no longer counts: { $words }.
    }
   *[other] { $struck ->
        [0] { $you ->
            [name] You take back { $letters }: there is no new word with it.
           *[nobody] { $name } takes back { $letters }: there is no new word with it.
        }
       *[other] { $you ->
            [name] You take back { $letters }, and with it { $words }.
           *[nobody] { $name } takes back { $letters }, and with it { $words }.
        }
    }
}
letter-event-turn-ended = { $you ->
    [name] You are done.
   *[nobody] { $name } is done.
}
letter-event-turn-skipped = { $you ->
    [name] You have nothing to do and are skipped.
   *[nobody] { $name } has nothing to do and is skipped.
}
letter-event-time-ran-out = { $you ->
    [name] You ran out of time.
   *[nobody] { $name } ran out of time.
}
letter-event-window-opened = { $last ->
    [true] The game is about to end. Who sees one more word, and knocks?
   *[false] Whoever sees another word may knock now.
}
letter-event-knock-passed = { $you ->
    [name] You don’t knock.
   *[nobody] { $name } doesn’t knock.
}
letter-routine-knock-passed = { $everybody ->
    [true] Nobody knocks.
   *[false] { $names } don’t knock.
}
letter-event-knocked = { $you ->
    [name] You knock!
   *[nobody] { $name } knocks!
}
letter-event-dice-rolled = { $highest ->
    [1] { $you ->
        [names] { $rolls }: you go first.
       *[nobody] { $rolls }: { $names } goes first.
    }
   *[other] { $rolls }: a tie, so { $names } roll again.
}
letter-event-knock-won = { $you ->
    [name] You knocked with success: { $words }.
   *[nobody] { $name } knocked with success: { $words }.
}
letter-event-knock-failed = { $you ->
    [name] You knocked in vain.
   *[nobody] { $name } knocked in vain.
}
letter-event-round-one-over = { $you ->
    [name] Round one is over. You begin round two.
   *[nobody] Round one is over. { $name } begins round two.
}
letter-event-seat-gave-up = { $you ->
    [name] You gave up.
   *[nobody] { $name } gave up.
}

## What is awaited

letter-awaited-your-drafting = Your turn: take a letter of any size.
letter-awaited-your-blank = Your turn: take a blank.
letter-awaited-drafting = { $name } is taking a letter.
letter-awaited-blank = { $name } is taking a blank.
letter-awaited-your-opening = Your turn: lay one of your letters, anywhere you like.
letter-awaited-your-opened = Name the words you see, or say that you are done.
letter-awaited-your-finishing = Your letter lies there. Say that you are done, or lift it.
letter-awaited-your-laying = Your turn: lay a letter, and name a new word with it.
letter-awaited-your-empty = You hold no letter: use Free Letters, lay a blank, or skip.
letter-awaited-your-naming = Name a new word with the letter you have laid.
letter-awaited-your-more = Name further words, or say that you are done.
letter-awaited-your-alone = Lay a letter, name new words, or say that you have finished.
letter-awaited-your-doubt = The dictionary doesn’t know { $word }: stand by it, or go on looking.
letter-awaited-opening = { $name } is laying a first letter.
letter-awaited-laying = { $name } is laying letters and looking for words.
letter-awaited-your-disputing = { $name } names { $word }: dispute it, or let it stand.
letter-awaited-disputing = { $name } names { $word }. Does anyone dispute it?
letter-awaited-your-voting = Does { $word } count? Vote, or abstain.
letter-awaited-voting = The others vote on { $word }.
letter-awaited-your-window = Do you see another word? Then knock, or let it pass.
letter-awaited-your-last-window = The last chance: knock if you still see a word, or let it pass.
letter-awaited-window = Does anyone knock?
letter-awaited-last-window = The last chance: does anyone knock?
letter-awaited-your-knocking = You have knocked: name a new word.
letter-awaited-knocking = { $name } has knocked and is naming words.
letter-awaited-your-penalty = Choose one of your letters to release.
letter-awaited-your-overtime = Time is up: release a letter, or lay a blank.
letter-awaited-penalty = { $name } has to release a letter.
letter-awaited-overtime = { $name } has to release a letter or lay a blank.
letter-awaited-moment = One moment …
letter-awaited-over = The game is over.

## Under a player’s name

letter-standing-score = { $points ->
    [one] one point
   *[other] { $points } points
}
letter-standing-words = { $words ->
    [one] one word
   *[other] { $words } words
}
letter-standing-letters = { $letters ->
    [one] one letter in hand
   *[other] { $letters } letters in hand
}
letter-standing-longest = longest word: { $word }
letter-standing-gave-up = seat given up

## How it ended

result-nobody-found-a-word = Nobody finds another word, and the points decide.
result-nobody-found-a-word-won = Nobody finds another word: you win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-nobody-found-a-word-lost = Nobody finds another word: { $winner } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-finished = { $winner } has finished: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-finished-won = You have finished: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-time-over = Time is up: { $winner } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-time-over-won = Time is up: you have { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The board

letter-board = Board
letter-piece = { $place }: { $letter }, { $width } by { $height }
letter-piece-blank = { $place }: blank, { $width } by { $height }
letter-piece-traced = number { $number } of the word
letter-piece-laid = laid in this turn
letter-piece-ends = the word may end here
letter-coming-fits = { $place }: it may lie here.
letter-coming-swaps = { $place }: in exchange for the blank.
letter-coming-outside = { $place }: it would stick out of the board.
letter-coming-covers = { $place }: something lies here.
letter-coming-apart = { $place }: it would touch no letter.
letter-lying-outside = It would stick out of the board.
letter-lying-covers = Something lies there already.
letter-lying-apart = It has to touch a letter along an edge.
letter-rack = Your letters
letter-rack-letter = { $letter }, { $width } by { $height }
letter-rack-blank = Blank, { $width } by { $height }
letter-free = Free Letters
letter-draft = Letters face down, by size
letter-draft-blanks = The blanks
letter-draft-about = These are the letters you will play with, and you see which one it is once you have it. Large ones touch more neighbours, small ones fit anywhere.
letter-draft-left = { $count ->
    [one] One letter to go, then a blank.
   *[other] { $count } letters to go, then a blank.
}
letter-draft-blank-about = Last, a blank: a piece without a letter. It blocks a place, and a letter may replace it later.
letter-take-size = { $width } by { $height }: { $count } left
letter-take-blank = Take the blank { $width } by { $height }
letter-take-rest = Take the rest at random
letter-name = Write
letter-not-new = { $word } was written before. It is new only with tiles that weren’t in it then.
letter-must-use = Your first word has to use a letter you have just laid.
letter-words-now = Words of this turn
letter-retrace = { $word }, { $points }: show it on other tiles
letter-retrace-so = Show it so
letter-how-place = Tap the place for { $letter }.
letter-how-blank = Tap a place beside a letter.
letter-how-release = Choose the letter that goes beside the board as a Free Letter. That ends your turn.
letter-how-penalty = Choose the letter that goes beside the board as a Free Letter.
letter-means-instead = Lay a letter and name a word with it. Or release a letter or lay a blank instead: that ends your turn.
letter-means-first = If you see words, name them. You don’t have to.
letter-means-idle = { $count ->
    [one] { $letters } is in no new word yet. If you are done now, it comes back, and you release a letter.
   *[other] { $letters } are in no new word yet. If you are done now, they come back, and you release a letter.
}
letter-means-done = Name further words, or end your turn.
letter-means-knocking = Name a new word. Without one you release a letter.
letter-means-knocked = That was worth knocking for. Name further words, or be done.
letter-means-word-first = Every letter needs a new word before you lay the next one.
letter-blank-here = Lay the blank here? That ends your turn.
letter-blank-lay = Lay it
letter-blank = Lay a blank
letter-back = Back
letter-turn = Turn it
letter-lift = Take { $letter } back
letter-release = Release a letter
letter-release-it = Release { $letter }
letter-done = Done
letter-finish = Finish
letter-skip = Skip
letter-knock-title = Do you see another word?
letter-knock-last = The last chance
letter-knock-question = Knock if a new word is on the board. If you find none, you release a letter.
letter-knock-passed = You let it pass. As long as there is time you may still knock.
letter-knock-too = { $name } knocks. Knock too, and the dice decide.
letter-knock-heard = { $name } knocks.
letter-knock-barred = You knocked in vain and had nothing to give, so wait for the next turn to end.
letter-knock-others = Now the others may knock.
letter-knock-wait = Somebody may still knock.
letter-knock-winner = { $name } has knocked with success and takes the next turn.
letter-knock = Knock!
letter-pass = Let it pass
letter-challenge-title = { $name } names { $word }
letter-vote-disputed = { $by } disputes what { $name } named.
letter-vote-stood-by = The dictionary doesn’t know it, but { $name } stands by it.
letter-vote-stood-by-yours = You stand by it. Now the others vote.
letter-holding = Letters: { $letters }; blanks: { $blanks }
letter-alone-score = Score
letter-alone-words = Words
letter-alone-letters = Letters
letter-alone-left = Tiles left
letter-alone-longest = Longest
letter-ribbon-knocked = { $name } knocks!
letter-ribbon-dice = { $name } goes first
letter-ribbon-won = { $name } goes on
letter-ribbon-failed = { $name } found none
letter-ribbon-taken-back = Letters without a word come back
letter-ribbon-last = The last chance to knock
letter-ribbon-round-two = Round two: { $name } begins
letter-zoom-in = Closer
letter-zoom-out = Farther
letter-zoom-fit = The part in play
letter-keys = Keys: type a word and press Enter; choose a letter, move it with the arrows, Enter lays it, Esc puts it back; K knocks, P lets it pass, Shift+P until your next turn.
letter-example = { $wrong ->
    [true] Not like this: { $word } { $pieces }
   *[false] { $word } { $pieces }
}
letter-example-piece = { $letter } at { $place }
letter-example-length = { $length } letters

## In a first game

letter-coach-draft = Small letters fit anywhere. Large ones touch more neighbours.
letter-coach-lay = Your letter needs an edge in common with another, and a new word. Further words may lie anywhere on the board.
letter-coach-knock = Have you seen a word the others missed? Knock. But if you name none, you give up a letter.
