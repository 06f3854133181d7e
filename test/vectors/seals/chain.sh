#!/bin/sh
# Links the records of a casino as docs/proof/chain-and-seals.md publishes it, with openssl and nothing of this product:
#
#   cat DAY.records … | sh chain.sh CASINO
#
# chain.recorded has one line per record: chain version TAB recorded at TAB principal. Prints the link before the first
# record and that of each record.
set -eu
export LC_ALL=C
casino=$1 number=0

sha256() { openssl dgst -sha256 -r | cut -c 1-64; }

# The bytes that hexadecimal digits stand for.
bytes() {
  for pair in $(printf %s "$1" | sed 's/../& /g'); do printf "\\$(printf %03o "0x$pair")"; done
}

link=$(printf 'cagnotte chain v1\n%s' "$casino" | sha256)
printf '%s\n' "$link"
while IFS= read -r record; do
  number=$((number + 1))
  line=$(sed -n "${number}p" chain.recorded)
  version=$(printf %s "$line" | cut -f 1)
  content=$(printf %s "$record" | sha256)
  if [ "$version" = 1 ]; then
    link=$(bytes "$link$content" | sha256)
  else
    recorded_at=$(printf %s "$line" | cut -f 2)
    principal=$(printf %s "$line" | cut -f 3)
    link=$(printf '%s\n' 'cagnotte chain v2' "$link" "$number" "$recorded_at" "$principal" "$content" | sha256)
  fi
  printf '%s\n' "$link"
done
