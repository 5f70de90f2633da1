"""Mission: Red Planet in French."""
