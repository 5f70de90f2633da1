"""The use cases around a game: opening tables, taking seats, coming and going, rematches; and housekeeping."""
