"""Faults planted in the server, to see whether its tests find them. Run with `python -m benchmarks.mutations`."""
