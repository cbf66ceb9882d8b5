"""The city: several servers that are one house, by way of Redis."""
