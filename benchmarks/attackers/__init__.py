"""The attackers of `benchmarks/attack.py`, for this machine alone. They come from 127.0.0.2, which no server trusts."""
