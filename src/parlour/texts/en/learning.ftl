# A lesson: what the coach says around it. The steps of a game are in lesson-<game>.ftl.

learning-title = { $game }: the lesson
learning-lesson = Lesson
learning-progress = { $number } of { $steps }
learning-right = Right!
learning-hint = Hint.
learning-ask-hint = Hint
learning-back = Back
learning-skip = Skip this step
learning-leave = Leave the lesson
learning-again = Once more from the start
learning-no-hurry = Nobody waits for you, and no clock runs. You’ll find this lesson again under “Learn” on the shelf.
learning-failed = This lesson won’t open.
