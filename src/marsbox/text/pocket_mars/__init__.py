"""The words of Pocket Mars."""
