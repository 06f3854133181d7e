import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { ProtectedText } from '../../kernel/fields.schema';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

export interface SubjectKey {
  /** 22 characters of base64url, drawn. */
  readonly id: string;
  /** 256 bits. */
  readonly bytes: Buffer;
}

export const newSubjectKey = (): SubjectKey => ({
  id: randomBytes(16).toString('base64url'),
  bytes: randomBytes(KEY_BYTES),
});

/** What only one key may be used for follows from it (RFC 5869), so that encryption and nonces never share one. */
const derived = (key: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `cagnotte ${use}`, KEY_BYTES));

/**
 * A text in protected form, AES-256-GCM (NIST SP 800-38D). The nonce follows from text and key (RFC 5297 calls it
 * synthetic): the same text under the same key is the same protected text, so that an event that is delivered again has
 * the same bytes; other texts have other nonces.
 * @param text of `isBytes`: base64
 */
export function protect(text: string, key: SubjectKey, isBytes: boolean): ProtectedText {
  const sealed = protectBytes(Buffer.from(text, isBytes ? 'base64' : 'utf8'), key);
  return { keyId: key.id, sealed: sealed.toString('base64url'), isBytes };
}

export function protectBytes(plain: Buffer, key: SubjectKey): Buffer {
  const nonce = createHmac('sha256', derived(key.bytes, 'nonce'))
    .update(plain)
    .digest()
    .subarray(0, NONCE_BYTES);
  return encrypt(plain, derived(key.bytes, 'text'), { nonce, about: key.id });
}

/** @throws Error where the key is another one, or the text was changed */
export function open({ sealed, keyId, isBytes }: ProtectedText, key: Buffer): string {
  return openBytes(Buffer.from(sealed, 'base64url'), { id: keyId, bytes: key }).toString(
    isBytes ? 'base64' : 'utf8',
  );
}

/** @throws Error where the key is another one, or the bytes were changed */
export const openBytes = (sealed: Buffer, { id, bytes }: SubjectKey): Buffer =>
  decrypt(sealed, derived(bytes, 'text'), id);

export const wrap = ({ id, bytes }: SubjectKey, house: Buffer): string =>
  encrypt(bytes, derived(house, 'subject key'), { nonce: randomBytes(NONCE_BYTES), about: id }).toString(
    'base64url',
  );

/** @throws Error where it was wrapped by another key of the house, or for another id */
export const unwrap = (id: string, wrapped: string, house: Buffer): SubjectKey => ({
  id,
  bytes: decrypt(Buffer.from(wrapped, 'base64url'), derived(house, 'subject key'), id),
});

function encrypt(plain: Buffer, key: Buffer, { nonce, about }: { nonce: Buffer; about: string }): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(about),
  );
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(sealed: Buffer, key: Buffer, about: string): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}
