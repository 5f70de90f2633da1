"""What viewers get to see, as JSON in their language."""
