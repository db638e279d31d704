#!/bin/sh
# Starts nginx in a folder that it may write to: `start.sh FOLDER`. FRONT_PROXY is the address or the network of a proxy in
# front of it, if there is one.
set -eu
sed "s|unix:; # \[front proxy\]|${FRONT_PROXY:-unix:};|" "$(dirname "$0")/nginx.conf" > "$1/nginx.conf"
exec nginx -p "$1" -c "$1/nginx.conf" -g 'daemon off;'
