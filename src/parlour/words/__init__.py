"""Words: lexicons in four languages, the graph that holds them, and the finder that looks for them on a board."""
