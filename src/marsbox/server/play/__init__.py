"""Tables in memory, and the use cases of people who play at them."""
