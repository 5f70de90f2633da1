"""Games in a full screen, with Textual: the menu, setting a game up, and the table with its panes.

What is said and drawn comes from where the plain lines get it: `marsbox.cli.play` and `marsbox.cli.games`.
"""
