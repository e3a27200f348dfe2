"""Live tables: seats, storage, fan-out. No HTTP in here."""
