#!/bin/sh
# Backs the database up every night at 03:30 UTC, for where there is no systemd (there splay-backup.timer does, at the
# machine's own 03:30). A night that was missed is made up for at the start, and a backup that failed is tried again. Runs until it is stopped.
#
#     backup-nightly.sh FOLDER [KEEP]
set -eu
folder=$1
day=86400
half_past_three=12600
between_looks=600

while true; do
    now=$(date -u +%s)
    night=$(((now - half_past_three) / day * day + half_past_three))
    since=$(find "$folder" -maxdepth 1 '(' -name 'splay-*-*.db' -o -name 'splay-*-*.dump' ')' -newermt "@$night")
    if [ -z "$since" ]; then
        "$(dirname "$0")/backup.sh" "$@" || echo "the backup failed; the next try is in $between_looks s" >&2
    fi
    sleep "$between_looks"
done
