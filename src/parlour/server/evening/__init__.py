"""What is left of a game: results, history, replays, reviews, the daily puzzle."""
