"""HTTP and WebSocket on top of the tables: pages, an interface to open tables, a live line for every seat."""
