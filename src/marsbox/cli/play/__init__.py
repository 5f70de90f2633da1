"""A game at the terminal: setting it up, asking, showing, saving."""
