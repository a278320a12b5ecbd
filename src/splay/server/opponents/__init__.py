"""Computer opponents at the server's tables: they think in other processes and answer like everybody else."""
