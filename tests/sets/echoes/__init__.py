"""Tests of Echoes of the Past: a file per card, in a folder per age; its rules."""
