import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ExpectedFailure } from '../kernel/expected-failure';

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
  /** Not configured: in the data directory. */
  readonly isUsual: boolean;
}

export interface SecretKind {
  readonly called: string;
  readonly setting: string;
  readonly harm: string;
  readonly error: new (seen: string, remedy: string) => KeyFileError;
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
  const mode = found.mode & 0o777;
  // Windows has no such modes.
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    const shown = mode.toString(8).padStart(3, '0');
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
