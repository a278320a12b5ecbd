"""Tests of the faces and words that clients draw and tell from."""
