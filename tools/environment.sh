#!/bin/sh
# Create the virtual environment .venv with the first suitable Python: $PYTHON, or what the machine has.
suits() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

chosen=
for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
    if suits "$name"; then chosen=$name; break; fi
done
if [ -z "$chosen" ]; then
    echo "Marsbox needs Python 3.11 or later; ${PYTHON:-python3} is missing or older." >&2
    echo "Install it, or say where it is: make PYTHON=/path/to/python3" >&2
    exit 1
fi
if ! "$chosen" -c 'import ensurepip, venv' 2>/dev/null; then
    echo "$chosen has no venv module (Debian: apt-get install python3-venv). Install it and run make again." >&2
    exit 1
fi
echo "Creating .venv with $("$chosen" --version)"
"$chosen" -m venv .venv
