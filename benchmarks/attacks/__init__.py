"""A server under attack, and what those who play on it notice: the parts of `benchmarks/attack.py`."""
