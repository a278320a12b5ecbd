"""Finding opponents: whoever looks is paired with others of the same wish."""
