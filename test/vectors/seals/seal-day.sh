#!/bin/sh
# Seals a gaming day as docs/proof/chain-and-seals.md publishes it, with openssl and nothing of this product:
#
#   sh seal-day.sh KEY.pem CASINO DAY FIRST_RECORD PREVIOUS [LINK [HOUSE_RECORD HOUSE_LINK]] < DAY.records
#
# PREVIOUS is the hash of the seal before, or 64 zeros. LINK is the link of the chain at the last record (chain.sh): with it
# the seal is of version 2; with the last record of the house and its link, of version 3. DAY.records has the stored bytes of one record on each line, in the
# order of their numbers; DAY.balances beside it has the trial balance, `account TAB currency TAB balance`.
# Writes DAY.txt, the text that is signed, and DAY.seal.json, the seal with its hash.
set -eu
export LC_ALL=C
key=$1 casino=$2 day=$3 first=$4 previous=$5 link=${6-} house_record=${7-} house_link=${8-}

sha256() { openssl dgst -sha256 -r | cut -c 1-64; }

# The bytes that hexadecimal digits stand for.
bytes() {
  for pair in $(printf %s "$1" | sed 's/../& /g'); do printf "\\$(printf %03o "0x$pair")"; done
}

# RFC 6962, 2.1: MTH of one entry, and of more with the split at the largest power of two below their number.
merkle_root() (
  if [ $# -eq 1 ]; then { printf '\000'; bytes "$1"; } | sha256; exit; fi
  split=1 left='' right='' at=0
  while [ $((split * 2)) -lt $# ]; do split=$((split * 2)); done
  for hash; do
    at=$((at + 1))
    if [ $at -le $split ]; then left="$left $hash"; else right="$right $hash"; fi
  done
  { printf '\001'; bytes "$(merkle_root $left)"; bytes "$(merkle_root $right)"; } | sha256
)

hashes=$(while IFS= read -r record; do printf %s "$record" | sha256; done)
records=$(printf '%s\n' "$hashes" | wc -l | tr -d ' ')
last=$((first + records - 1))
root=$(merkle_root $hashes)
trial_balance=$(awk -F '\t' '$3 != 0' "$day.balances" | sort | sha256)

version=1 chain=''
if [ -n "$link" ]; then version=2 chain="
    \"chainHash\": \"$link\","; fi
if [ -n "$house_link" ]; then version=3 chain="$chain
    \"houseRecord\": $house_record,
    \"houseLink\": \"$house_link\","; fi
printf '%s\n' "cagnotte seal v$version" "$casino" "$day" "$first" "$last" "$records" "$root" ${link:+"$link"} \
  ${house_link:+"$house_record" "$house_link"} "$trial_balance" \
  "$previous" >"$day.txt"
signature=$(openssl pkeyutl -sign -inkey "$key" -rawin -in "$day.txt" | openssl base64 -A)
public_key=$(openssl pkey -in "$key" -pubout -outform DER | openssl base64 -A)
hash=$({ cat "$day.txt"; printf '%s\n' "$signature"; } | sha256)

cat >"$day.seal.json" <<SEAL
{
  "seal": {
    "firstRecord": $first,
    "lastRecord": $last,
    "records": $records,
    "merkleRoot": "$root",$chain
    "trialBalance": "$trial_balance",
    "previous": "$previous",
    "publicKey": "$public_key",
    "signature": "$signature"
  },
  "hash": "$hash"
}
SEAL
printf '%s\n' "$hash"
