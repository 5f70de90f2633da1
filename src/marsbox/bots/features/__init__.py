"""Positions as sparse numbers, straight from the state: what the nets of the bots are shown.

A feature is a whole number: its place, and its value from -128 to 127 in sixteenths. Places that are not listed are 0.
They tell what is public and what the seat itself knows, and nothing else.
"""
