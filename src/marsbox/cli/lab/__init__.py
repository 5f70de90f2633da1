"""The laboratory's results as tables: simulations, tournaments, the benchmark."""
