"""The server's commands: serving, bots elsewhere, and its database as a file."""
