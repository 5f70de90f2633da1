"""The figures of strength: how their games are played, stored, joined and shown. `benchmarks/strength.py` runs them."""
