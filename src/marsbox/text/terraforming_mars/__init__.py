"""The words of Terraforming Mars."""
