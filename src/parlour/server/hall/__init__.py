"""All tables, the guests who come to them, and what is on the shelf."""
