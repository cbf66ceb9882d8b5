"""Review: help during a game, and what there is to see in it afterwards."""
