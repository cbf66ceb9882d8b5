"""What several games share in their rules, as pure functions on small structs."""
