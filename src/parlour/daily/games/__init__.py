"""How each game is set as a daily puzzle: one module a game, found by its name."""
