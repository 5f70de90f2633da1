"""`python -m marsbox` is the `marsbox` command."""

from marsbox.cli import main

if __name__ == "__main__":
    main()
