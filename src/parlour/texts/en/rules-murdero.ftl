# The rule book of MURDERO. A rule's id is its message's id.

rules-murdero-intro = Somebody is dead, and you want to be the one who closes the file. Lay cards of one colour from the Crime Scene to the Weapon, keep an eye on what the others are building, and use your Action Cards when it hurts most. Whoever completes a case wins the hand and counts double; the match goes to a hundred.

rules-murdero-first-aim = Be the first to complete a case: Crime Scene, Victim, Evidence, Suspect and Weapon, 1 to 5 in one colour.
rules-murdero-first-turn = Take a card from the Case File or from the Discard Pile. Then build as many cards as you like: a case begins with a 1, and each number needs the one below it. Once a turn you may act: play an Action Card, use a Permanent, or swap a card for a new one. Keep eight cards at most.
rules-murdero-first-end = A complete case ends the hand. You score the cards in your cases, doubled for the winner, minus those still in your hand. The first to a hundred wins the match.

## Headings

rules-murdero-section-goal = What it is about
rules-murdero-section-deal = The cards and the deal
rules-murdero-section-turn = Your turn
rules-murdero-section-cases = Building cases
rules-murdero-section-score = Counting a hand
rules-murdero-section-actions = Action Cards
rules-murdero-section-cards = The cards one by one
rules-murdero-section-rulings = Our rulings
rules-murdero-section-pairs = In pairs
rules-murdero-section-house = { rules-common-section-house }

## Captions of the drawn examples

rules-murdero-example-case = Two Crime Scenes, a Victim and a piece of Evidence lie here. A Suspect may come next, or any number that is already there.
rules-murdero-example-complete = One to five in one colour: the case is complete.
rules-murdero-example-score = The winner has 16 points in red and 3 in blue. They count double, and the 5 points still in hand are deducted: 33.
rules-murdero-example-sabotage = The only Evidence is removed, so the Suspect above it falls too.
rules-murdero-example-strengthened = There is a second piece of Evidence: nothing else falls.
rules-murdero-example-estate = Five Crime Scenes are worth 5, with Real Estate 20.
rules-murdero-example-joker = A Joker stands for the Suspect. The case is complete: 11 points, doubled 22.

## Rules

MU-1 = Two to four play several hands. The first to reach a hundred points wins the match.
MU-2 = Sixty cards. Forty-five are Case Cards: red for the underworld, blue for the movies, green for politics and law. Each colour has five Crime Scenes (1), four Victims (2), three pieces of Evidence (3), two Suspects (4) and one Weapon (5); the number is what a card is worth. Fifteen are Action Cards, worth nothing.
MU-3 = The cards are shuffled and each player gets eight. The rest is the Case File, face down. Its top card is turned up beside it and begins the Discard Pile.
MU-4 = Your turn begins with a card: take the top one of the Case File or the top one of the Discard Pile.
MU-5 = Then, in any order: build as many Case Cards as you can and wish, and take action once. An action is to play one Action Card, to use one Permanent that lies before you, or to discard a card and draw the top one of the Case File.
MU-6 = If you hold more than eight cards at the end of your turn, discard down to eight. Then it is the turn of the player on your left.
MU-7 = You may have one case in each colour. A case begins with a Crime Scene, and every number needs the one below it. Of a number that is there already you may add as many as you like.
MU-8 = A case is complete with at least one card of each number from 1 to 5 in one colour; for one of these numbers a Joker may stand. Whoever completes one first wins the hand, and the hand is over.
MU-9 = You score the points of the Case Cards in your cases, doubled if you have won the hand, minus the points of the Case Cards still in your hand.
MU-10 = Hands are played until somebody has a hundred points or more. Another target may be agreed.
MU-11 = Where a card says something different from the rules, the card is right.
MU-12 = A One Shot, with its grey border, leaves the game once it has been played. It does not go onto the Discard Pile.
MU-13 = A Permanent, with its black border, is laid before you and stays. You may have one for each case you have begun. If you have no room, you may still lay one by removing one of yours from the game: the old one goes first, with all that follows from it, and then, if the hand is not over, the new one is laid.
MU-14 = Some Permanents can be used: once a turn, as your action, and not in the turn in which you laid them.
MU-15 = After a hand all cards are collected, shuffled and dealt again.
MU-16 = The Action Cards may also be a mixture of your own.
MU-C1 = Lost Treasure, One Shot: take any one Case Card out of the Discard Pile, from the top or from within. Not an Action Card.
MU-C2 = Reverse Charges, One Shot: the hand ends, everybody scores, nobody doubles. You may play it only if you hold four cards or fewer, this one included.
MU-C3 = Shake Down, One Shot: remove one Case Card of your own from one of your cases, and take a Case Card from another player.
MU-C4 = Overtime, One Shot: draw three cards. If that empties the Case File, the hand ends at once.
MU-C5 = Destroy, One Shot: remove one Permanent from the game. Case Cards are safe from it.
MU-C6 = Sabotage, One Shot: remove one card in play, even one of your own. If that number is then missing from the case, everything above it goes too. If another card of the number is there, nothing else falls.
MU-C7 = Silver Screen Alibi, Permanent: while it is in play, a complete blue case wins nothing and does not end the hand, whoever has it. When it goes, everybody with a complete blue case wins at once and doubles.
MU-C8 = The Don’s Alibi, Permanent: the same for red cases.
MU-C9 = Political Alibi, Permanent: the same for green cases.
MU-C10 = Heavy Caseload, Permanent: while it is in play, it takes two complete cases to win. When it goes, everybody with one complete case wins and doubles, unless an Alibi holds the case back. In pairs one partner needs both cases.
MU-C11 = Real Estate, Permanent: if it is still in play when the hand ends, each Crime Scene in your own cases counts four.
MU-C12 = Mitigating Circs, Permanent: once a turn, as your action, you may give up a Case Card from your cases.
MU-C13 = Joker, Permanent: stands for a number that a case is missing. Laying it is an action.
MU-A1 = Two of the fifteen Action Cards of the box are not known to us. A second Overtime and a second Sabotage take their place; you may also play with thirteen, or with a deck of your own.
MU-A2 = When the Case File runs out by Overtime, the hand ends at once. By any other draw, you finish your turn and may still win; then the hand ends, and only a winner doubles. It may be agreed that the hand always ends at once.
MU-A3 = Where a card speaks of the game, the hand is meant.
MU-A4 = Shake Down: first a Case Card of your own is removed from the game, with what it held up. Then you take a Case Card from a case of any other player, your partner too; what it held up falls. It goes into your hand, and you may build it at once. It may be agreed that chance takes a Case Card out of a hand instead; it is shown as it changes hands, and if there is none you get nothing.
MU-A5 = Mitigating Circs: the card you give up leaves the game, with what it held up, and you draw two cards. It may be agreed that you draw nothing, but that an opponent loses a card of the same number.
MU-A6 = Reverse Charges does nothing but end the hand.
MU-A7 = Cards that are sabotaged or fall leave the game. It may be agreed that they go onto the Discard Pile.
MU-A8 = Sabotage may hit any card in play, Permanents too.
MU-A9 = You say which card a Joker stands for: a 2, 3, 4 or 5 that the case does not have and whose number below is there. A real card of that number may join it later. It is worth nothing, counts as a Permanent and never moves. If it goes, what it held up falls. It is no Case Card: Shake Down and Mitigating Circs cannot touch it.
MU-A10 = After every change on the table we check who has won: everybody with one complete case that no Alibi holds back; two, while a Heavy Caseload is in play. There may be several winners, and all of them double.
MU-A11 = A complete case that is held back doubles nothing when the hand ends in another way.
MU-A12 = With Real Estate a Crime Scene counts four instead of one, before anything is doubled.
MU-A13 = Scores may be negative, in a hand and in all.
MU-A14 = If several reach the target in the same hand, the highest total wins. If the highest are equal, another hand is played.
MU-A15 = The player on the dealer’s left begins. The deal passes to the left after each hand.
MU-A16 = What counts for Permanents is how many of your cases have a card in them. If you have one too many, you keep it, but you can lay a new one only by removing one. Without a case and without a Permanent you can lay none.
MU-A17 = Only abilities have to wait for your next turn. Alibis, Heavy Caseload and Real Estate work at once.
MU-A18 = The hand is over the moment a case is complete. Lay what else you want to lay first; the table asks once if you forget.
MU-A19 = Discards lie face up, in the order you choose, and everybody may look through the pile. You may discard the very card you took. If the Discard Pile is empty, you draw from the Case File.
MU-A20 = In pairs the table points of both partners are doubled if one of them wins the hand, only once even if both do. It may be agreed that only the winner’s are.
MU-A21 = If you complete your partner’s case, your partner wins the hand. You may add Case Cards only to a case your partner has begun, and lay a Permanent before your partner only where there is room for it. Only your partner can use it, from the next turn on.
MU-A22 = Several players may have cases of the same colour; but there is only one Weapon of each.
MU-A23 = If for two full rounds nobody draws from the Case File, builds, or plays or uses an Action Card, the hand ends as if the Case File were empty.
MU-A24 = A match ends after thirty hands at the latest, or after as many as were agreed. The highest total wins, equal totals share.
MU-A25 = A Permanent stays until it is removed: by Destroy, Sabotage or replacement, or, a Joker, when the case falls under it.
MU-A26 = A card that needs a target and has none cannot be played. It can be exchanged or discarded.
MU-A27 = A deck of your own has up to thirty Action Cards, at most four of a kind, beside the 45 Case Cards. The target may be from 25 to 500, for pairs from 50 to 1000.
MU-A28 = With an empty Case File, Overtime, Mitigating Circs and the exchange of a card are not possible. With too few cards, you draw what is left.
MU-A29 = You cannot replace a Joker by one whose place the old one holds up. The table says so before anything happens.
MU-A30 = If your time is up, what you have played stays. If you have not drawn yet, a card of the Case File is drawn for you; then you discard as below.
MU-P1 = Four play in pairs. Partners sit opposite each other.
MU-P2 = You may lay Case Cards onto your partner’s cases and Permanents before your partner. They are your partner’s from then on, and a card that has been laid never moves.
MU-P3 = You do not see your partner’s hand, and you do not talk about your hands.
MU-P4 = A pair scores together: all Case Cards both have in play, minus what both hold.
MU-P5 = A pair needs two hundred points.
MU-X3 = There is no limit to your thinking unless one is agreed; at public tables a turn has 90 seconds. Half a second of grace is given to everybody. If you play with bots only, we suggest no clock. At a private table anyone may pause, and anyone may go on; the time stands meanwhile.
MU-X5 = You see your own hand, all cases, the Discard Pile and how many cards lie elsewhere. What others draw from the Case File stays hidden; what they take openly can be remembered. The order of the Case File is nobody’s: a card is decided when it is drawn.
MU-X6 = Chance picks who deals first, unless you agree on a seat.
MU-X7 = If you are away for a minute, a bot plays for you until you return; where no bots are wanted, the clock does: a card of the Case File, nothing built, and the highest numbers discarded first.
MU-X8 = You may give up at any time. With two players or two pairs the other side wins. With more, your seat comes last and a bot plays on for you.
