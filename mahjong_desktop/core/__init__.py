"""What every variant shares: tiles and notation, hands, readings, waits, errors and scores."""
