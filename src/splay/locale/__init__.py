"""Every word that a person reads, by key and language."""
