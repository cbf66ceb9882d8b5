"""LETTER: words from letter tiles of different sizes, laid edge to edge."""
