import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from './config-error';
import type { Credentials } from '../people/credentials';

/** In the data directory; only its owner can read it. */
export const FIRST_LINK_FILE = 'first-administrator.txt';

/**
 * Writes a file with the link by which the first administrator takes a credential, once, while no person is registered.
 * @returns its path; undefined if a person is registered
 * @throws ConfigError if the directory cannot be written
 */
export async function firstAdministratorLink(
  credentials: Credentials,
  { url, dataDirectory }: { readonly url: string; readonly dataDirectory: string },
): Promise<string | undefined> {
  const path = join(dataDirectory, FIRST_LINK_FILE);
  const kept = await codeIn(path);
  // The address may be another one than at the last start; the code is the same.
  if (kept !== undefined && (await credentials.isOpen(kept))) return write(path, textOf(url, kept));
  const link = await credentials.offerFirst({ kind: 'console', id: 'first-start' });
  return link && write(path, textOf(url, link.secret));
}

async function codeIn(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return /#(cgl_[0-9a-f]{64})/.exec(text)?.[1];
}

/** Writes the link of a registered person to a file that only its owner can read; answers the path. */
export const writeLink = (
  directory: string,
  { url, code, person }: { readonly url: string; readonly code: string; readonly person: string },
): Promise<string> =>
  write(
    join(directory, `link-${person}.txt`),
    `${url}/enrol#${code}

  curl ${url}/v1/enrol -H 'content-type: application/json' -d '{"code": "${code}"}'

Delete this file afterwards.
`,
  );

async function write(path: string, text: string): Promise<string> {
  try {
    await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
    await writeFile(path, text, { mode: 0o600 });
    // An earlier file may have had another mode.
    await chmod(path, 0o600);
    return path;
  } catch (failure) {
    throw new ConfigError(
      `CAGNOTTE_DATA_DIR must name a directory that can be written; the link of the first administrator goes there: ${(failure as Error).message}`,
    );
  }
}

const textOf = (url: string, code: string): string => `${url}/enrol#${code}

The first administrator takes a credential with this link, once:

  curl ${url}/v1/enrol -H 'content-type: application/json' \\
    -d '{"code": "${code}", "person": {"id": "1", "name": "Your Name"}}'

id is your staff number. Delete this file afterwards.
`;
