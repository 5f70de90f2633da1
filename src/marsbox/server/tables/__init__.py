"""What a table is: its seats, clocks, chat and votes, and the rules by which they change. No input or output."""
