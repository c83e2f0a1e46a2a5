"""The rules page: every row, table and option of the variant in use, to read and to try."""
