"""Mission: Red Planet in the terminal."""
