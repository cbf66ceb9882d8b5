"""Moves a second on one server, beside boardgame.io's own."""
