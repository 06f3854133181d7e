import { createHash, hash } from 'node:crypto';

/** SHA-256 of the UTF-8 bytes of a text, in lower-case hexadecimal (64 digits). */
export const sha256 = (text: string): string => hash('sha256', text, 'hex');

const NAMESPACE = Buffer.from('6b1e3b0c6f0a5a7e9d0d2c5f4b8a9e11', 'hex');

/**
 * A name-based identifier (RFC 9562, UUID version 5): the same parts always give the same identifier, so that
 * whatever is derived twice is recognised as one. The parts are joined by a line feed.
 */
export function derivedId(...parts: readonly string[]): string {
  const digest = createHash('sha1').update(NAMESPACE).update(parts.join('\n')).digest();
  const bytes = digest.subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
