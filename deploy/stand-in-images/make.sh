#!/usr/bin/env bash
# See README.md beside this file.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
to=$(mkdir -p "$1" && cd "$1" && pwd)
has() { docker image inspect "$1" >/dev/null 2>&1; }
mirror=$(apt-get indextargets --format '$(SITE) $(RELEASE)' | awk '/bookworm$/ {print $1; exit}')

# A Debian of a suite, with what this machine trusts and its way to the mirror, so that apt and npm work inside.
debian() {
  has "debian:$1-slim" && return
  debootstrap --variant=minbase --include=ca-certificates "$1" "$to/$1" "$mirror" > "$to/$1.log" 2>&1
  cp /etc/ssl/certs/ca-certificates.crt "$to/$1/etc/ssl/certs/"
  find /etc/apt/apt.conf.d -name '*proxy*' -exec cp {} "$to/$1/etc/apt/apt.conf.d/" \;
  tar -C "$to/$1" --exclude='./var/cache/apt/*' --exclude='./var/lib/apt/lists/*' --exclude='./usr/share/doc/*' \
    --exclude='./usr/share/man/*' --exclude='./usr/share/locale/*' -c . | docker import - "debian:$1-slim" >/dev/null
  rm -rf "${to:?}/$1"
  echo "debian:$1-slim"
}

node() {
  has node:24-bookworm-slim && return
  local root=$to/node/root
  mkdir -p "$root/usr/local/bin" "$root/usr/local/lib/node_modules" "$to/npm"
  (cd "$to/npm" && npm init -y >/dev/null && npm install --silent node@24 >/dev/null)
  cp "$(find "$to/npm/node_modules" -path '*bin/node' -type f -size +10M | head -n 1)" "$root/usr/local/bin/node"
  # From where it lies: a Node that was put before this machine's own has none in its folder.
  cp -a "$(readlink -f "$(command -v npm)" | xargs dirname | xargs dirname)" "$root/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  ln -s ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/local/bin/npx"
  cp "$here/node/Dockerfile" "$to/node/"
  docker build -q -t node:24-bookworm-slim "$to/node" >/dev/null
  echo node:24-bookworm-slim
}

image() {
  has "$1" && return
  docker build -q -t "$1" "$here/$2" >/dev/null
  echo "$1"
}

debian bookworm & suite=$!
debian trixie
wait "$suite"
# Debian 12 has neither; `docker compose` and `docker build` look for them there.
plugins=${DOCKER_CONFIG:-$HOME/.docker}/cli-plugins
if ! docker compose version >/dev/null 2>&1; then
  mkdir -p "$plugins" "$to/debs"
  docker run --rm -v "$to/debs:/debs" debian:trixie-slim \
    sh -c 'apt-get update -qq && cd /debs && apt-get download -qq docker-compose docker-buildx' >/dev/null 2>&1
  for package in "$to"/debs/*.deb; do dpkg-deb -x "$package" "$to/debs"; done
  find "$to/debs" -path '*cli-plugins/*' -type f -exec install -m 755 {} "$plugins/" \;
fi

node & first=$!
image postgres:17 postgres & second=$!
image nginx:1.29 nginx
wait "$first"
wait "$second"
