"""A table being served: its record and line of play, its clock and keeper, and what its people are told."""
