"""The cards of the base set that the first edition words otherwise, a file per age."""
