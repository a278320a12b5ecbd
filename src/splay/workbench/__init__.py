"""Tools that put the engine to the test: invariants, soak, benchmark."""
