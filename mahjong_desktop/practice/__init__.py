"""Practice: hands as they come up at a table, with what must be counted in them."""
