"""Bots: each maps what a seat sees, a budget of time and some luck to an action."""
