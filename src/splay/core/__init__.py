"""The rules engine: standard library only, no I/O, no clock, no chance but the game's own."""
