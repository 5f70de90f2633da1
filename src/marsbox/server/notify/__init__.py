"""Notifications to people who are away."""
