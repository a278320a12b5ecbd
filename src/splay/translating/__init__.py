"""What translators work with: what a language lacks, what is wrong with its texts, files for translation tools."""
