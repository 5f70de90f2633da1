"""The catalogues as plain Python, made by `make build`; git ignores all but this file."""
