"""The end of a game in a few figures: what mattered in it, and the moment each belongs to."""
