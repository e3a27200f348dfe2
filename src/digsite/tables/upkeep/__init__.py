"""Looking after the database: checking it, backing it up, restoring it, clearing old tables away."""
