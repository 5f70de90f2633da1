"""Mission: Red Planet in English."""
