"""What a position of Terraforming Mars is worth to a bot."""
