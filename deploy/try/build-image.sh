#!/bin/sh
# Builds the image as `balcao` on a machine that reaches no image registry: the base is a Debian root with this
# machine's npm and the Node of the lock file, in place of docker.io/library/node. Needs root, buildah, podman
# and debootstrap, and a checkout that `npm start` has set up.
set -eu
cd "$(dirname "$0")/../.."
if ! podman image exists localhost/balcao-base; then
  base=$(mktemp -d)
  debootstrap --variant=minbase bookworm "$base"
  mkdir -p "$base/usr/local/lib/node_modules"
  cp "node_modules/node-linux-$(node -p process.arch)/bin/node" "$base/usr/local/bin/node"
  cp -rL "$(npm root --global)/npm" "$base/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$base/usr/local/bin/npm"
  # A registry with a company's own certificate is trusted here too.
  mkdir -p "$base/usr/local/etc" "$base/etc/ssl/certs"
  cp /etc/ssl/certs/ca-certificates.crt "$base/etc/ssl/certs/"
  printf 'cafile=/etc/ssl/certs/ca-certificates.crt\ncache=/npm-cache\n' > "$base/usr/local/etc/npmrc"
  tar --create --directory "$base" . | podman import - localhost/balcao-base
  rm -rf "$base"
fi
exec buildah build --isolation chroot --network host --volume "$(npm config get cache):/npm-cache" \
  --build-arg NODE_IMAGE=localhost/balcao-base --tag balcao .
