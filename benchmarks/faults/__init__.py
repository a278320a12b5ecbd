"""Games played through crashes of everything that serves them. Run with `python -m benchmarks.faults`."""
