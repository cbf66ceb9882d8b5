"""What a finished game adds to the statistics of whoever sat there: one module a game, read off the final state."""
