# What stands on the cards of MURDERO. $colour is a colour, $number the number of a Case Card.

murdero-colour-red = Red
murdero-colour-blue = Blue
murdero-colour-green = Green

murdero-world-red = Underworld
murdero-world-blue = Movies
murdero-world-green = Politics

murdero-rank-1 = Crime Scene
murdero-rank-2 = Victim
murdero-rank-3 = Evidence
murdero-rank-4 = Suspect
murdero-rank-5 = Weapon

murdero-motif-red-1 = Pier Nine
murdero-motif-red-2 = The Bookmaker
murdero-motif-red-3 = The Second Ledger
murdero-motif-red-4 = The Boss
murdero-motif-red-5 = The Snub-Nose
murdero-motif-blue-1 = Stage Five
murdero-motif-blue-2 = The Starlet
murdero-motif-blue-3 = The Missing Reel
murdero-motif-blue-4 = The Director
murdero-motif-blue-5 = A Bitter Toast
murdero-motif-green-1 = The Courthouse
murdero-motif-green-2 = The Senator
murdero-motif-green-3 = The Sealed Letter
murdero-motif-green-4 = The Judge
murdero-motif-green-5 = The Letter Opener

## Action Cards

murdero-one-shot = One Shot
murdero-permanent = Permanent

murdero-action-lost-treasure = Lost Treasure
murdero-action-lost-treasure-text = Take any Case Card from the Discard Pile into your hand.
murdero-action-reverse-charges = Reverse Charges
murdero-action-reverse-charges-text = Only with three other cards or fewer: the hand ends, nobody doubles.
murdero-action-shake-down = Shake Down
murdero-action-shake-down-text = Give up a Case Card from your cases and take one from another player’s.
murdero-action-shake-down-text-from-hand-random = Give up a Case Card from your cases and draw one from another player’s hand.
murdero-action-overtime = Overtime
murdero-action-overtime-text = Draw three cards. If that empties the Case File, the hand ends.
murdero-action-destroy = Destroy
murdero-action-destroy-text = Remove one Permanent from play.
murdero-action-sabotage = Sabotage
murdero-action-sabotage-text = Remove any card in play. If its number is now missing, all above it fall.
murdero-action-silver-screen-alibi = Silver Screen Alibi
murdero-action-silver-screen-alibi-text = As long as this is in play, no blue case wins.
murdero-action-dons-alibi = The Don’s Alibi
murdero-action-dons-alibi-text = As long as this is in play, no red case wins.
murdero-action-political-alibi = Political Alibi
murdero-action-political-alibi-text = As long as this is in play, no green case wins.
murdero-action-heavy-caseload = Heavy Caseload
murdero-action-heavy-caseload-text = As long as this is in play, it takes two complete cases to win.
murdero-action-real-estate = Real Estate
murdero-action-real-estate-text = When the hand ends, each Crime Scene in your cases counts 4.
murdero-action-mitigating-circs = Mitigating Circs
murdero-action-mitigating-circs-text = Once a turn, as your action: give up a Case Card from your cases, draw two cards.
murdero-action-mitigating-circs-text-sabotage-same-value = Once a turn, as your action: give up a Case Card, and a rival’s of the same number goes.
murdero-action-joker = Joker
murdero-action-joker-text = Stands for a 2, 3, 4 or 5 that a case is missing. Scores nothing.

## A card in words

murdero-card-case = { $colour } { $number }, { $rank }: { $motif }
murdero-card-action = { $name }, { $lasting }. { $text }
murdero-card-joker = { $name } in place of { $colour } { $number }
murdero-card-back = A card face down
