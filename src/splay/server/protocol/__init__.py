"""What every request and answer has in common: errors, strict bodies, checked texts, the OpenAPI description."""
