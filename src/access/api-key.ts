import { timingSafeEqual } from 'node:crypto';
import { sha256 } from '../kernel/identity';

const PUBLIC_ID_BYTES = 8;
/** 256 bits from a cryptographic generator: cannot be guessed, with or without the hash. */
const SECRET_BYTES = 32;

const KEY = /^cgn_([0-9a-f]{16})_[0-9a-f]{64}$/;
const BEARER = /^Bearer +(\S+) *$/i;

export interface MintedKey {
  /** The public part: identifies the key in lists and logs, grants nothing. */
  readonly id: string;
  /** The whole key, `cgn_<public id>_<secret>`: shown once, stored nowhere. */
  readonly clear: string;
  readonly hash: string;
}

export interface PresentedKey {
  readonly id: string;
  readonly hash: string;
}

export function mintKey(
  randomBytes: (count: number) => Buffer,
  id = randomBytes(PUBLIC_ID_BYTES).toString('hex'),
): MintedKey {
  const clear = `cgn_${id}_${randomBytes(SECRET_BYTES).toString('hex')}`;
  return { id, clear, hash: hashOfKey(clear) };
}

/**
 * SHA-256 of the whole key, lower-case hexadecimal. One round is enough: slow hashes protect passwords, which people choose
 * from few; a secret of 256 random bits cannot be found by trying, however fast the hash. A slow hash would also cost its
 * time with every request.
 */
export const hashOfKey = (clear: string): string => sha256(clear);

/** The key of an `Authorization: Bearer cgn_…` header; undefined for any other header. */
export function readBearer(authorization: string): PresentedKey | undefined {
  const clear = BEARER.exec(authorization)?.[1];
  const id = clear === undefined ? undefined : KEY.exec(clear)?.[1];
  return clear === undefined || id === undefined ? undefined : { id, hash: hashOfKey(clear) };
}

/** Compares two hashes in constant time, so that timing reveals nothing about a key. */
export function sameHash(hash: string, other: string): boolean {
  const bytes = Buffer.from(hash, 'hex');
  const otherBytes = Buffer.from(other, 'hex');
  return bytes.length > 0 && bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
}
