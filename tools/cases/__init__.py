"""Cases from the rules for what the boards of the browser work out for themselves; vitest holds the boards to them."""
