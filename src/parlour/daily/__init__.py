"""The daily puzzle: one a day for each game that can be played alone, the same for everybody."""
