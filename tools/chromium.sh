#!/bin/sh
# Make sure that there is a Chromium for the browser tests: print its path, or say loudly what is missing.
find_chromium() {
    for name in "${MARSBOX_CHROMIUM:-}" chromium chromium-browser google-chrome; do
        [ -n "$name" ] && command -v "$name" && return 0
    done
    return 1
}

find_chromium && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing chromium for the browser tests" >&2
    export DEBIAN_FRONTEND=noninteractive
    { apt-get update -q && apt-get install -q -y --no-install-recommends chromium; } </dev/null >/dev/null 2>&1
    find_chromium && exit 0
fi
cat >&2 <<'TEXT'

********************************************************************************
  NO CHROMIUM: the browser tests are NOT run.
  Install it (Debian: apt-get install chromium), or set MARSBOX_CHROMIUM to its path.
********************************************************************************

TEXT
exit 1
