# Looking at a finished game again.

replay-title = { $game }: the game again
replay-failed = This game can’t be looked at
replay-step = Step { $number } of { $count }
replay-begin = The game begins.
replay-eyes = Through the eyes of
replay-eyes-you = You
replay-eyes-bystander = A bystander
replay-eyes-all = All open
replay-rail = Moment of the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-speed = Speed
replay-keys = ← → step · ↑ ↓ turn · space plays
replay-link = Copy link
replay-link-done = Link copied
replay-link-copied = The link to this moment is copied.
replay-link-failed = It couldn’t be copied. Here is the link:
replay-told = What happened
replay-recording = Save the recording
