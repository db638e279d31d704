#!/bin/sh
# Starts nginx in a folder that it may write to: `start.sh FOLDER`. FRONT_PROXY are the addresses or networks of the proxies in
# front of it, if there are any.
set -euf
believed=''
for network in $(echo "${FRONT_PROXY:-unix:}" | tr , ' '); do
  case $network in
    */0*)
      # Where nginx believes each address of X-Forwarded-For, it takes the first, which a visitor may have written.
      echo "FRONT_PROXY: name the proxies in front alone. $network are all addresses: every visitor could choose its own." >&2
      exit 1
      ;;
  esac
  believed="$believed set_real_ip_from $network;"
done
sed "s|set_real_ip_from unix:; # \[front proxy\]|$believed|" "$(dirname "$0")/nginx.conf" > "$1/nginx.conf"
exec nginx -p "$1" -c "$1/nginx.conf" -g 'daemon off;'
