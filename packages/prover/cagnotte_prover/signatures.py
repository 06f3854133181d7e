"""Signatures of persons over decisions, and tokens of time stamps (docs/proof/signatures.md, chain-and-seals.md)."""

from __future__ import annotations

import base64
import hashlib
import json
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import urlsplit

from .binary import Der, der_parts, read_cbor
from .curves import p256_holds, rsa_holds
from .text import from_base64url, sha256, sorted_json, to_base64url

Line = dict[str, Any]

ADDED_AFTERWARDS = {
    "cagnotte.gaming-day.closed.v1": ["through", "seal"],
    "cagnotte.duty.presented.v1": ["through"],
    "cagnotte.credential.offered.v1": ["codeHash"],
    "cagnotte.credential.made.v1": ["keyHash"],
    "cagnotte.webhook.registered.v1": ["secretHash"],
    "cagnotte.webhook.secret-renewed.v1": ["secretHash"],
}
SIGNED_FOR = timedelta(minutes=5)
SPREAD = timedelta(seconds=10)


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text)


def iso(at: datetime) -> str:
    """The moment in UTC, always with milliseconds."""
    return at.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.") + f"{at.microsecond // 1000:03d}Z"


def as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [] if value is None else [value]


def decider(data: Line) -> Line | None:
    """The person who decided last: of `approvedBy`, else of `by`."""
    persons = as_list(data.get("approvedBy", data.get("by")))
    return persons[-1] if persons else None


def fault_of(event: Line, credential: Line | None, ends: datetime | None) -> str | None:
    """Why the signature of a decision does not hold; None if it does. `ends` is when credential or person ended."""
    parts = str(event["signature"]).split(".")
    if len(parts) != 5 or not all(parts):
        return "it has not five parts"
    person = decider(event["data"])
    if credential is None or credential.get("passkey") is None or person is None or person.get("id") != credential["person"]:
        return "its credential is none of the decider"
    at, made = moment(event["time"]), moment(credential["time"])
    if at < made or (ends is not None and at >= ends):
        return "the credential was not valid then"
    try:
        return _fault_of_passkey(event, parts, credential, at, str(person["id"]))
    except (ValueError, KeyError, IndexError, TypeError):
        return "it cannot be read"


def _fault_of_passkey(event: Line, parts: list[str], credential: Line, at: datetime, person: str) -> str | None:
    nonce, passkey = from_base64url(parts[1]), credential["passkey"]
    begun = datetime.fromtimestamp(0, UTC) + timedelta(milliseconds=int.from_bytes(nonce[16:24], "big"))
    if len(nonce) < 24 or not begun <= at <= begun + SIGNED_FOR:
        return "it was not signed within five minutes of its nonce"
    data = {name: value for name, value in event["data"].items() if name not in ADDED_AFTERWARDS.get(event["type"], [])}
    statement = {name: event[name] for name in ("gamingday", "id", "source", "type")}
    statement |= {"content": sha256(sorted_json(data)), "form": "cagnotte-decision-1", "from": iso(begun), "nonce": parts[1]}
    statement |= {"person": person, "until": iso(begun + SIGNED_FOR)}
    authenticator, client_text, signature = (from_base64url(part) for part in parts[2:])
    client = json.loads(client_text)
    challenge = to_base64url(hashlib.sha256(sorted_json(statement).encode()).digest())
    if client.get("challenge") != challenge or client.get("type") != "webauthn.get":
        return "it was given for another statement"
    host, domain = urlsplit(client["origin"]).hostname or "", passkey["rpId"]
    if host != domain and not host.endswith(f".{domain}"):
        return "it was given on another site"
    if authenticator[:32] != hashlib.sha256(domain.encode()).digest() or authenticator[32] & 5 != 5:
        return "the authenticator did not verify its user"
    signed = authenticator + hashlib.sha256(client_text).digest()
    return None if cose_holds(from_base64url(passkey["publicKey"]), signed, signature) else "it is not that of its key"


def cose_holds(cose: bytes, text: bytes, signature: bytes) -> bool:
    """Whether a COSE key signed the text: ES256 (signature in DER) or RS256."""
    key = read_cbor(cose)
    if key[3] == -7:
        r, s = (part.number for part in der_parts(signature)[0].parts)
        point = int.from_bytes(key[-2], "big"), int.from_bytes(key[-3], "big")
        return p256_holds(point, hashlib.sha256(text).digest(), r, s)
    return key[3] == -257 and rsa_holds(int.from_bytes(key[-1], "big"), int.from_bytes(key[-2], "big"), text, signature)


HASHES = {
    bytes.fromhex("608648016503040201"): "sha256",
    bytes.fromhex("608648016503040202"): "sha384",
    bytes.fromhex("608648016503040203"): "sha512",
}
SIGNED_DATA, DIGEST_OF_CONTENT = bytes.fromhex("2a864886f70d010702"), bytes.fromhex("2a864886f70d010904")
TIME_STAMPING = bytes.fromhex("06082b06010505070308")


def fault_of_time_stamp(stamp: Line) -> tuple[str | None, str]:
    """Why a token does not stamp its anchor, and its time. Trust in its authority is not checked (RFC 3161, RFC 5652)."""
    try:
        content, signed_data = der_parts(base64.b64decode(stamp["token"]))[0].parts
        parts = signed_data.parts[0].parts
        info_bytes = parts[2].parts[1].parts[0].content
        info = der_parts(info_bytes)[0].parts
        time = next(part.content.decode() for part in info if part.tag == 0x18)
        certificates, signer = next(part for part in parts if part.tag == 0xA0).parts, parts[-1].parts[0].parts
        imprint = info[2].parts
        anchor = f"{stamp['casino']}:{stamp['record']}:{stamp['hash']}".encode()
        if content.content != SIGNED_DATA or imprint[1].content != hashlib.new(HASHES[imprint[0].parts[0].content], anchor).digest():
            return "it stamps something else", time
        if not any(part.tag == 2 and part.number == int(stamp["nonce"], 16) for part in info[4:]):
            return "it has another nonce", time
        attributes = next(part for part in signer if part.tag == 0xA0)
        hash_name = HASHES[signer[2].parts[0].content]
        digests = [each.parts[1].parts[0].content for each in attributes.parts if each.parts[0].content == DIGEST_OF_CONTENT]
        if digests != [hashlib.new(hash_name, info_bytes).digest()]:
            return "its content is another one", time
        text = b"\x31" + attributes.whole[1:]
        is_signed = any(TIME_STAMPING in each.whole and _signed_by(each, text, signer[-1].content, hash_name) for each in certificates)
        return (None if is_signed else "no certificate in it signed it"), time
    except (ValueError, KeyError, IndexError, StopIteration):
        return "it cannot be read", "?"


def _signed_by(certificate: Der, text: bytes, signature: bytes, hash_name: str) -> bool:
    """Whether the RSA or P-256 key of a certificate signed the text."""
    fields = [part for part in certificate.parts[0].parts if part.tag != 0xA0]
    key = fields[5].parts[1].content[1:]
    if key[:1] == b"\x04":
        r, s = (part.number for part in der_parts(signature)[0].parts)
        digest = hashlib.new(hash_name, text).digest()[:32]
        return len(key) == 65 and p256_holds((int.from_bytes(key[1:33], "big"), int.from_bytes(key[33:], "big")), digest, r, s)
    modulus, exponent = der_parts(key)[0].parts
    return rsa_holds(modulus.number, exponent.number, text, signature, hash_name)
