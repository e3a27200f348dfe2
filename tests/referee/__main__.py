"""`python -m referee FILE...`"""

import sys

from .verdict import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
