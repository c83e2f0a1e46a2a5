"""What the pages show and change, as Qt models and editors; no widget is known here."""
