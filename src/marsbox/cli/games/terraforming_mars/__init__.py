"""Terraforming Mars in the terminal."""
