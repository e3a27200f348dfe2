"""The log of a table: its entries, how they are stored, and the one writer."""
