"""English: the catalogue that every other language falls back to."""
