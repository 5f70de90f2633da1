"""Terraforming Mars (2016), for 1 to 5 players, with the Corporate Era, the draft and the solo game."""
