"""Mission: Red Planet (first edition, 2006), for 3 to 5 players."""
