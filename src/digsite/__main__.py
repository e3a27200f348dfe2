"""``python -m digsite`` is ``digsite``."""

from digsite.cli import main

if __name__ == "__main__":
    main()
