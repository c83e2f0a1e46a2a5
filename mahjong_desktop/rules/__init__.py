"""The variants: what each is, and the rules they score by."""
