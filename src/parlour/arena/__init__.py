"""The arena: bots against bots, once or many times."""
