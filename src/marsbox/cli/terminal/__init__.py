"""The terminal itself: lines in and out, and how numbers and texts are laid out in it."""
