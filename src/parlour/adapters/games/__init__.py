"""The encodings, one module a game, found by its name. Each has a class `Encoding` (`parlour.adapters.encoding`)."""
