"""Tests of Artifacts of History: a file per card, in a folder per age; its rules."""
