"""All live tables of one server: memory, locks, bots, the compiled kernel."""
