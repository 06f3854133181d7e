import type { KeyObject } from 'node:crypto';
import { randomBytes, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { link, mkdir, open, readFile, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ExpectedFailure } from '../kernel/result';

export class KeyFileError extends ExpectedFailure {
  constructor(
    readonly seen: string,
    readonly remedy: string,
  ) {
    super(`${seen}. ${remedy}.`);
  }
}

export interface FilePlace {
  readonly kind: 'file';
  readonly path: string;
  /** Whether the place was not configured: then the file is in the data directory. */
  readonly isUsual: boolean;
}

/** Where a secret of the house is: in a file, or in the setting itself. */
export type KeyPlace = FilePlace | { readonly kind: 'setting'; readonly text: string };

export const keyFileAt = (path: string): FilePlace => ({ kind: 'file', path, isUsual: false });

export interface KeyState {
  readonly isThere: boolean;
  readonly says: string;
}

/**
 * Reads the key, or says why there is none. Where no setting names the place, a missing file is no error: the service starts
 * without the key, and the answer says what it then cannot do.
 * @param Missing the error that says that the key is not at its place
 * @throws any other error, and this one too where a setting names the place
 */
export async function stateOfKey(
  place: KeyPlace,
  found: () => Promise<string>,
  { Missing, without }: { readonly Missing: new (...seen: never) => Error; readonly without: string },
): Promise<KeyState> {
  try {
    return { isThere: true, says: await found() };
  } catch (failure) {
    const goesOn = failure instanceof Missing && place.kind === 'file' && place.isUsual;
    if (!goesOn) throw failure;
    return { isThere: false, says: `${failure.message} Until then this service ${without}.` };
  }
}

export interface SecretKind {
  /** The kind as messages begin with it: `The seal key`. */
  readonly called: string;
  readonly setting: string;
  readonly harm: string;
  readonly error: new (seen: string, remedy: string) => KeyFileError;
}

/** The mode of a file, in octal digits, where another user than its owner can do anything with it; else undefined. */
export function othersCanRead(mode: number): string | undefined {
  // Windows has no mode bits; access lists are not checked there.
  const isClosed = process.platform === 'win32' || (mode & 0o077) === 0;
  return isClosed ? undefined : (mode & 0o777).toString(8).padStart(3, '0');
}

const READABLE = 'Let the user of the service, and nobody else, read it';

/**
 * The content of a file that only its owner can read.
 * @throws the error of its kind for a file that others can read, or that cannot be read
 * @returns undefined where there is no such file
 */
export async function readSecret(path: string, kind: SecretKind): Promise<string | undefined> {
  const { called, harm, error: Fault } = kind;
  const found = await stat(path).catch((failure: NodeJS.ErrnoException) => failure);
  if (found instanceof Error) {
    if (found.code === 'ENOENT') return undefined;
    throw new Fault(`${called} ${path} cannot be read (${found.code})`, READABLE);
  }
  const shown = othersCanRead(found.mode);
  if (shown !== undefined) {
    throw new Fault(`${called} ${path} has mode ${shown}, so ${harm}`, `Run: chmod 600 ${path}`);
  }
  try {
    return await readFile(path, 'utf8');
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    throw new Fault(`${called} ${path} cannot be read (${code})`, READABLE);
  }
}

/**
 * Writes a secret to a file of mode 0600, whole or not at all, and never over another file. Of processes that do it
 * at once one succeeds.
 * @returns false where there is a file already
 * @throws the error of its kind where the directory cannot be written
 */
export async function keepSecret(path: string, content: string, kind: SecretKind): Promise<boolean> {
  const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(unfinished, path);
    return true;
  } catch (failure) {
    const { code, message } = failure as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw new kind.error(
      `${kind.called} cannot be written to ${path}: ${message}`,
      `Set ${kind.setting} to a file in a directory that the service may write`,
    );
  } finally {
    await unlink(unfinished).catch(() => undefined);
  }
}

export class SealKeyError extends KeyFileError {
  override readonly name = 'SealKeyError';
}

export class SealKeyMissing extends SealKeyError {}

const SEAL_KEY: SecretKind = {
  called: 'The seal key',
  setting: 'CAGNOTTE_SEAL_KEY',
  harm: 'others can seal',
  error: SealKeyError,
};

const MAKE_ONE = 'Put another file there, or make a key: openssl genpkey -algorithm ed25519';

export const whereIs = (place: KeyPlace): string =>
  place.kind === 'file' ? place.path : 'CAGNOTTE_SEAL_KEY itself';

/**
 * The private key that is there.
 * @throws SealKeyError for a file that others can read, or that holds no private Ed25519 key
 * @returns undefined where there is no such file
 */
export async function keyAt(place: KeyPlace): Promise<KeyObject | undefined> {
  if (place.kind === 'setting') return privateKeyIn(place.text, 'CAGNOTTE_SEAL_KEY');
  const pem = await readSecret(place.path, SEAL_KEY);
  return pem === undefined ? undefined : privateKeyIn(pem, place.path);
}

/** @param at what an error names: a file, or the setting */
export function privateKeyIn(pem: string, at: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new SealKeyError(`${at} holds no private key in PEM`, MAKE_ONE);
  }
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new SealKeyError(`${at} holds a key of the kind ${key.asymmetricKeyType}, not Ed25519`, MAKE_ONE);
}

/** The public key of a file, in which a key is made where it does not exist. SPKI in base64. */
export async function publicKeyOfFile(path: string): Promise<string> {
  await keepKey(path, newKeyInPem());
  return publicTextOf((await keyAt(keyFileAt(path)))!);
}

export const keepKey = (path: string, pem: string): Promise<boolean> => keepSecret(path, pem, SEAL_KEY);

export const newKeyInPem = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();

/** SPKI in base64. */
export const publicTextOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
