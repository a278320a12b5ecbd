"""Running the server well: whether it is alive and ready, what it counts, what it logs."""
