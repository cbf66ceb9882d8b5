"""The course of a finished game as a curve: the score or what is known, from public facts alone."""
