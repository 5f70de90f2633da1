"""Terraforming Mars in French."""
