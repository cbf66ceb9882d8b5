"""WORD SEARCH: words on a hexagonal board, through the letters next to your token."""
