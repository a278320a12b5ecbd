#!/bin/sh
# Backs the database up while the server runs, as splay-DATE-TIME.db or .dump in FOLDER, which is made if there is none,
# and keeps the newest KEEP (14).
# Needs the server's SPLAY_DATA or DATABASE_URL, and `splay`, with PostgreSQL also `pg_dump`, on the PATH.
#
#     backup.sh FOLDER [KEEP]
set -eu
umask 077
folder=$1
keep=${2:-14}
mkdir -p -- "$folder"
new=$folder/splay-$(date -u +%Y%m%d-%H%M%S)

case ${DATABASE_URL:-sqlite:} in
    postgres*) splay backup "$new.dump" ;;
    *) splay backup "$new.db" ;;
esac

find "$folder" -maxdepth 1 '(' -name 'splay-*-*.db' -o -name 'splay-*-*.dump' ')' | sort -r | tail -n "+$((keep + 1))" | while read -r old; do
    rm -- "$old"
done
