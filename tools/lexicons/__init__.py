"""Makes the lexicons of the package from pinned inputs and our own reviewed lists; for maintainers, never at install time."""
