"""JSON as ECMAScript writes it, sorted JSON, base64url and hashes (docs/proof/archive.md, signatures.md)."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from typing import Any

_SURROGATE = re.compile("[\ud800-\udfff]")
_INDEX = re.compile(r"(0|[1-9]\d{0,9})\Z")
_STRINGIFY = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False).encode


def sha256(data: bytes | str) -> str:
    return hashlib.sha256(data.encode() if isinstance(data, str) else data).hexdigest()


def written(value: Any) -> str:
    """The text of `JSON.stringify` for a value without fractions; members stay in their order."""
    text = _STRINGIFY(value)
    return text if text.isascii() else _SURROGATE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def number_text(value: float) -> str:
    """A fraction as ECMAScript writes it: the shortest digits, exponents only from 1e21 on and below 1e-6."""
    if value == int(value) and abs(value) < 1e21:
        return str(int(value))
    mantissa, _, exponent = repr(value).partition("e")
    if not exponent:
        return mantissa
    power, sign = int(exponent), "-" if value < 0 else ""
    digits = mantissa.lstrip("-").removesuffix(".0")
    if -6 <= power < 0:
        return sign + "0." + "0" * (-power - 1) + digits.replace(".", "")
    return f"{sign}{digits}e{power:+d}"


def _member_order(name: str) -> tuple[int, int, bytes]:
    is_index = _INDEX.match(name) and int(name) < 2**32 - 1
    return (0, int(name), b"") if is_index else (1, 0, name.encode("utf-16-be", "surrogatepass"))


def sorted_json(value: Any) -> str:
    """JSON with the members of every object sorted by name, as it is hashed for signatures."""
    if isinstance(value, dict):
        members = (f"{written(name)}:{sorted_json(value[name])}" for name in sorted(value, key=_member_order))
        return "{" + ",".join(members) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(sorted_json, value)) + "]"
    return number_text(value) if isinstance(value, float) else written(value)


def from_base64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
