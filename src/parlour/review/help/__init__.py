"""Help during a game, worked out from what a seat sees and nothing else."""
