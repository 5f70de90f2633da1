"""What every part of the server stands on: settings, errors, sentences, logs, metrics and background work."""
