import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { link, mkdir, open, readFile, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Where the private seal key of this house is: in a file in PEM, or in the setting itself. */
export type SealKeyPlace =
  | {
      readonly kind: 'file';
      readonly path: string;
      /** Named by nobody: in the data directory. */ readonly isUsual: boolean;
    }
  | { readonly kind: 'setting'; readonly pem: string };

/** A seal key that cannot be used, and what to do. */
export class SealKeyError extends Error {
  override readonly name = 'SealKeyError';

  constructor(
    readonly seen: string,
    readonly remedy: string,
  ) {
    super(`${seen}. ${remedy}.`);
  }
}

/** The key of the house exists, and is not where this process looks for it. */
export class SealKeyMissing extends SealKeyError {}

const READABLE = 'Let the user of the service, and nobody else, read it';
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
  const wrong = await wrongRights(place.path);
  if (wrong === 'missing') return undefined;
  if (wrong !== undefined)
    throw new SealKeyError(
      `The seal key ${place.path} ${wrong}, so others can seal`,
      `Run: chmod 600 ${place.path}`,
    );
  return keyIn(await readPem(place.path), place.path);
}

/** What is wrong with the rights of a file that holds a private key; `missing` where there is none. */
export async function wrongRights(path: string): Promise<string | undefined> {
  const found = await stat(path).catch((failure: NodeJS.ErrnoException) => failure);
  if (found instanceof Error) {
    if (found.code === 'ENOENT') return 'missing';
    throw new SealKeyError(`The seal key ${path} cannot be read (${found.code})`, READABLE);
  }
  const mode = found.mode & 0o777;
  // Windows has no such modes.
  if (process.platform === 'win32' || (mode & 0o077) === 0) return undefined;
  return `has mode ${mode.toString(8).padStart(3, '0')}`;
}

async function readPem(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    throw new SealKeyError(`The seal key ${path} cannot be read (${code})`, READABLE);
  }
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

/**
 * Writes a private key to a file of mode 0600, whole or not at all, and never over another file. Of processes that do it
 * at once one succeeds.
 * @returns false where there is a file already
 * @throws SealKeyError where the directory cannot be written
 */
export async function keepKey(path: string, pem: string): Promise<boolean> {
  const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(pem);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(unfinished, path);
    return true;
  } catch (failure) {
    const { code, message } = failure as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw new SealKeyError(
      `The seal key cannot be written to ${path}: ${message}`,
      'Set CAGNOTTE_SEAL_KEY to a file in a directory that the service may write',
    );
  } finally {
    await unlink(unfinished).catch(() => undefined);
  }
}

export const newKeyInPem = (): string => pemOf(generateKeyPairSync('ed25519').privateKey);

export const pemOf = (key: KeyObject): string => key.export({ format: 'pem', type: 'pkcs8' }).toString();

/** SPKI in base64. */
export const publicTextOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
