"""Tables in memory: what they are, how they change, and who gets to see it."""
