"""Tables: people take seats and play; clocks, undo, spectators, and what each of them is shown."""
