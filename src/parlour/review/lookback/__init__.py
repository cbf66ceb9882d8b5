"""Looking back at a finished game: each decision judged by what its seat saw then, and by nothing else."""
