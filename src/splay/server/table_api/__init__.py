"""HTTP for tables, and what each person sees there."""
