"""How German writes numbers and lists."""

DECIMAL_SIGN = ","
THOUSANDS_SIGN = "."
PERCENT_SIGN = "\N{NARROW NO-BREAK SPACE}%"
AND_OF_TWO = " und "
AND_OF_MORE = " und "
