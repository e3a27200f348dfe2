#!/bin/sh
# Make .venv and install a lock and digsite into it. May be stopped at any point and run again.
# Usage: PYTHON=python3 sh tools/setup.sh requirements.txt
set -eu

lock=$1
python=${PYTHON:-python3}
venv=.venv
here=$(pwd -P)

stop() {
    printf '%s\n' "$@" >&2
    exit 1
}

command -v "$python" >/dev/null 2>&1 ||
    stop "digsite needs Python 3.11 or newer, and there is no '$python' here." \
        "Install Python, or say where it is: make play PYTHON=/path/to/python3"

# Left behind by a run that did not end, or made for a checkout in another place.
if [ -e "$venv/.unfinished" ] || [ ! -e "$venv/pyvenv.cfg" ] || [ "$(cat "$venv/.made-in" 2>/dev/null)" != "$here" ] ||
    ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    found=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])') ||
        stop "'$python' does not run. Say which Python to use: make play PYTHON=/path/to/python3"
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        stop "digsite needs Python 3.11 or newer, and '$python' is Python $found." \
            "Say which Python to use: make play PYTHON=/path/to/python3.11"
    "$python" -c 'import ensurepip, venv' >/dev/null 2>&1 ||
        stop "'$python' (Python $found) cannot make virtual environments: its venv module is missing." \
            "On Debian and Ubuntu: apt install python3-venv"
    echo "Making $venv with Python $found ..."
    mkdir -p "$venv"
    : >"$venv/.unfinished"
    "$python" -m venv --clear "$venv"
    printf '%s\n' "$here" >"$venv/.made-in"
fi

pip() {
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-input "$@"
}

# uv fetches and unpacks many at once, for a fifth of the work. It knows nothing of an index that only pip was told of.
with_uv() {
    grep -q '^uv==' "$lock" && ! "$venv/bin/python" -m pip config list 2>/dev/null | grep -q '[.]index-url=' || return 1
    sed -n '/^uv==/,/[^\\]$/p' "$lock" >"$venv/uv.txt"
    pip --require-hashes --no-deps -r "$venv/uv.txt" &&
        "$venv/bin/uv" pip install --quiet --python "$venv/bin/python" --require-hashes -r "$lock"
}

: >"$venv/.unfinished"
echo "Installing what $lock names (once; under a minute on a quick line) ..."
with_uv || pip --require-hashes -r "$lock"
echo "Installing digsite and building its pages ..."
pip --no-deps --no-build-isolation --editable .
rm "$venv/.unfinished"
