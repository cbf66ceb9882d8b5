# What both word games say of a word: while it is being found, and when the others judge it.

finding-how-word = Trace a word, tap it or type it.
finding-on-release = A traced word counts as soon as I let go
finding-traced = { $word }, { $points ->
    [one] one point
   *[other] { $points } points
}.
finding-clear = Clear
finding-not-here = That can’t be read here.
finding-ends-many = It can end in { $count } places: tap one, or choose with the arrows.
finding-doubt = The dictionary doesn’t know { $word }.
finding-doubt-stand = If you stand by it, the others decide.
finding-doubt-free = That costs nothing; look for another one.
finding-stand-by = Stand by it
finding-let-go = Let it go
finding-challenge-yours = The others may dispute it now.
finding-challenge-question = If you doubt that it is a word, dispute it.
finding-challenge-passed = You let it stand. As long as there is time you may still dispute it.
finding-dispute = Dispute
finding-let-stand = Let it stand
finding-pass-on = Let everything pass until my next turn
finding-passing = You let everything pass until your next turn.
finding-stop-passing = Look again
finding-vote-title = Is { $word } a word?
finding-vote-yours = { $by } disputes your word. Now the others vote.
finding-vote-yes = Yes, a word
finding-vote-no = No
finding-vote-abstain = Abstain
finding-ballot = { $ballot ->
    [yes] { $name }: yes
    [no] { $name }: no
    [abstained] { $name } abstains
   *[open] { $name } is thinking
}
finding-hint = Give me a hint
finding-words = { $count ->
    [one] One word
   *[other] { $count } words
}
finding-look-up = Look up { $word }
finding-look-up-failed = The dictionary can’t be reached right now. Try again in a moment.
