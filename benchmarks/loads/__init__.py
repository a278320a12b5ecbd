"""A server under the load of many tables: the parts of `benchmarks/load.py`."""
