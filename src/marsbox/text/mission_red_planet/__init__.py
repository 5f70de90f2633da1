"""The words of Mission: Red Planet."""
