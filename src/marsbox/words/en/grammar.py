"""How English writes numbers and lists."""

DECIMAL_SIGN = "."
THOUSANDS_SIGN = ","
PERCENT_SIGN = "%"
AND_OF_TWO = " and "
AND_OF_MORE = " and "
OR = " or "
