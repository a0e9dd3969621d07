#!/bin/sh
# Starts the whole installation: deploy/compose/start.sh loja.example.com
# The first start writes .env beside this file, with secrets of its own; later ones use it. Without a host it is
# a trial on this machine: http://loja.localhost.
set -eu
cd "$(dirname "$0")"
host=${1:-loja.localhost}
secret() { head -c 32 /dev/urandom | base64 | tr -d '\n'; }
word() { head -c 24 /dev/urandom | base64 | tr -d '\n=+/'; }
if [ ! -e .env ]; then
  case $host in *.localhost) scheme=http ;; *) scheme=https ;; esac
  umask 077
  cat > .env <<END
SCHEME=$scheme
HOST_NAME=$host
BALCAO_MASTER_KEY=$(secret)
DATABASE_PASSWORD=$(word)
S3_ACCESS_KEY_ID=$(word)
S3_SECRET_ACCESS_KEY=$(word)
SMTP_URL=smtp://mail:1025
MAIL_FROM=nao-responda@$host
BALCAO_BACKUPS=
END
  echo "Written: deploy/compose/.env. Keep a copy of BALCAO_MASTER_KEY elsewhere: no backup holds it."
fi
exec ${COMPOSE:-docker compose} up --detach --build
