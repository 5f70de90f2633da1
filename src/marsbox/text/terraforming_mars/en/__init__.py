"""Terraforming Mars in English."""
