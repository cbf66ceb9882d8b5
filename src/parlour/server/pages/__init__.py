"""The pages of the browser client: their heads, what is painted first, and the files they need."""
