"""Signatures in pure Python: Ed25519 (RFC 8032), ECDSA over P-256 (FIPS 186-5) and RSASSA-PKCS1-v1_5 (RFC 8017). Slow is fine."""

from __future__ import annotations

import hashlib

# Ed25519: the curve -x² + y² = 1 + d x² y² over the field of p = 2^255 - 19, in extended coordinates (X, Y, Z, T).
P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)
Point = tuple[int, int, int, int]


def _add(a: Point, b: Point) -> Point:
    e, f = (a[1] - a[0]) * (b[1] - b[0]) % P, (a[1] + a[0]) * (b[1] + b[0]) % P
    c, d = 2 * a[3] * b[3] * D % P, 2 * a[2] * b[2] % P
    e, f, g, h = f - e, d - c, d + c, f + e
    return e * f % P, g * h % P, f * g % P, e * h % P


def _times(factor: int, point: Point) -> Point:
    total: Point = (0, 1, 1, 0)
    while factor:
        if factor & 1:
            total = _add(total, point)
        point, factor = _add(point, point), factor >> 1
    return total


def _point(data: bytes) -> Point | None:
    """The point of 32 bytes (RFC 8032, 5.1.3); None if there is none."""
    number = int.from_bytes(data, "little")
    sign, y = number >> 255, number & (2**255 - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT_OF_MINUS_ONE % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    x = P - x if x & 1 != sign else x
    return x, y, 1, x * y % P


BASE = _point((4 * pow(5, -1, P) % P).to_bytes(32, "little"))


def ed25519_holds(key: bytes, text: bytes, signature: bytes) -> bool:
    """Whether a key of 32 bytes signed the text (RFC 8032, 5.1.7)."""
    if len(key) != 32 or len(signature) != 64:
        return False
    a, r, s = _point(key), _point(signature[:32]), int.from_bytes(signature[32:], "little")
    if a is None or r is None or s >= ORDER or BASE is None:
        return False
    k = int.from_bytes(hashlib.sha512(signature[:32] + key + text).digest(), "little") % ORDER
    left, right = _times(s, BASE), _add(r, _times(k, a))
    return (left[0] * right[2] - right[0] * left[2]) % P == 0 and (left[1] * right[2] - right[1] * left[2]) % P == 0


# P-256: y² = x³ - 3x + b over the field of Q; None is the point at infinity.
Q = 2**256 - 2**224 + 2**192 + 2**96 - 1
N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
B = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
G = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)
Affine = tuple[int, int] | None


def _sum(a: Affine, b: Affine) -> Affine:
    if a is None or b is None:
        return a if b is None else b
    if a[0] == b[0] and (a[1] + b[1]) % Q == 0:
        return None
    slope = (3 * a[0] * a[0] - 3) * pow(2 * a[1], -1, Q) if a == b else (b[1] - a[1]) * pow(b[0] - a[0], -1, Q)
    x = (slope * slope - a[0] - b[0]) % Q
    return x, (slope * (a[0] - x) - a[1]) % Q


def _multiple(factor: int, point: Affine) -> Affine:
    total: Affine = None
    while factor:
        if factor & 1:
            total = _sum(total, point)
        point, factor = _sum(point, point), factor >> 1
    return total


def p256_holds(key: tuple[int, int], digest: bytes, r: int, s: int) -> bool:
    """Whether the key (x, y) signed a digest of 32 bytes (FIPS 186-5, 6.4.2)."""
    x, y = key
    if not (0 < r < N and 0 < s < N) or (y * y - x**3 + 3 * x - B) % Q:
        return False
    inverse = pow(s, -1, N)
    point = _sum(_multiple(int.from_bytes(digest, "big") * inverse % N, G), _multiple(r * inverse % N, key))
    return point is not None and point[0] % N == r


_DIGEST_INFO = {
    "sha256": bytes.fromhex("3031300d060960864801650304020105000420"),
    "sha384": bytes.fromhex("3041300d060960864801650304020205000430"),
    "sha512": bytes.fromhex("3051300d060960864801650304020305000440"),
}


def rsa_holds(modulus: int, exponent: int, text: bytes, signature: bytes, hash_name: str = "sha256") -> bool:
    """Whether an RSA key signed the text with PKCS #1 v1.5 (RFC 8017, 8.2.2)."""
    size = (modulus.bit_length() + 7) // 8
    ending = _DIGEST_INFO[hash_name] + hashlib.new(hash_name, text).digest()
    expected = b"\x00\x01" + b"\xff" * (size - len(ending) - 3) + b"\x00" + ending
    return len(signature) == size and pow(int.from_bytes(signature, "big"), exponent, modulus).to_bytes(size, "big") == expected
