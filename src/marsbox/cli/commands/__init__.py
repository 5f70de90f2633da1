"""The commands as they are typed, one module each: options, and which part of `marsbox.cli` does the work.

That part is imported when the command runs, so that help answers at once.
"""
