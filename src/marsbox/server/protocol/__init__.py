"""What the server and its clients send each other: one declaration of every message.

The description of the API and the client's TypeScript types are made from these declarations.
"""
