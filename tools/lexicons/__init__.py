"""Makes the lexicons of the package from pinned inputs and our own reviewed lists; never at install time."""
