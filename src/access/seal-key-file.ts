import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { type FilePlace, keepSecret, KeyFileError, readSecret, type SecretKind } from './key-file';

/** Where the private seal key of this house is: in a file in PEM, or in the setting itself. */
export type SealKeyPlace = FilePlace | { readonly kind: 'setting'; readonly pem: string };

export class SealKeyError extends KeyFileError {
  override readonly name = 'SealKeyError';
}

export class SealKeyMissing extends SealKeyError {}

const SEAL_KEY: SecretKind = {
  ...{ called: 'The seal key', setting: 'CAGNOTTE_SEAL_KEY', harm: 'others can seal' },
  error: SealKeyError,
};

const MAKE_ONE = 'Put another file there, or make a key: openssl genpkey -algorithm ed25519';

export const whereIs = (place: SealKeyPlace): string =>
  place.kind === 'file' ? place.path : 'CAGNOTTE_SEAL_KEY itself';

/**
 * The private key that is there.
 * @throws SealKeyError for a file that others can read, or that holds no private Ed25519 key
 * @returns undefined where there is no such file
 */
export async function keyAt(place: SealKeyPlace): Promise<KeyObject | undefined> {
  if (place.kind === 'setting') return keyIn(place.pem, 'CAGNOTTE_SEAL_KEY');
  const pem = await readSecret(place.path, SEAL_KEY);
  return pem === undefined ? undefined : keyIn(pem, place.path);
}

/** @param at what an error names: a file, or the setting */
export function keyIn(pem: string, at: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new SealKeyError(`${at} holds no private key in PEM`, MAKE_ONE);
  }
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new SealKeyError(`${at} holds a key of the kind ${key.asymmetricKeyType}, not Ed25519`, MAKE_ONE);
}

export const keepKey = (path: string, pem: string): Promise<boolean> => keepSecret(path, pem, SEAL_KEY);

export const newKeyInPem = (): string => pemOf(generateKeyPairSync('ed25519').privateKey);

export const pemOf = (key: KeyObject): string => key.export({ format: 'pem', type: 'pkcs8' }).toString();

/** SPKI in base64. */
export const publicTextOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
