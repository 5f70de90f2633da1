"""What surrounds every request: connections, identity, security, compression and the request log."""
