import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { instant, key, optional, table, text } from '../ledger/_core/store/table';
import { type IntroducedKey, introductionText, keyIdOf } from '../ledger/day-close/introduced-keys.queries';

export const SEAL_KEY = table('access.seal_key', {
  publicKey: key(text),
  privateKey: optional(text),
  madeAt: instant,
  introducedBy: optional(text),
  introduction: optional(text),
});

export interface SealSigner {
  /** SPKI in base64. */
  readonly publicKey: string;
  /** Ed25519, in base64. */
  sign(text: string): string;
}

/** A seal key that cannot be used, and what to do. */
export class SealKeyError extends Error {
  override readonly name = 'SealKeyError';
}

type KeyTable = Pick<DataSource, 'query'>;

/**
 * The Ed25519 key by which this house seals its days: that of a configured file, else one made at the first close and
 * kept in the database. Every public key that was ever used is written down, so that older seals can still be proven
 * after the key was changed. Each key after the first is introduced by a signature of the key before.
 */
export class SealKeys {
  private signer: Promise<SealSigner> | undefined;

  constructor(
    private readonly database: KeyTable,
    /** A PEM file with a private Ed25519 key. */
    private readonly file?: string | undefined,
  ) {}

  /** @throws SealKeyError when the configured file holds no such key, or one that is not introduced */
  current(): Promise<SealSigner> {
    this.signer ??= this.open().catch((failure: unknown) => {
      this.signer = undefined;
      throw failure;
    });
    return this.signer;
  }

  /** Whether a configured key can be used; without one there is nothing to check. @throws SealKeyError */
  async check(): Promise<void> {
    if (this.file !== undefined) await this.current();
  }

  /**
   * Introduces the key of a file by the current one; makes the file, readable by its owner alone, where it does not exist.
   * @returns the short names of the new key and of the one that introduced it
   * @throws SealKeyError when the current key is not introduced itself, or the file holds no such key
   */
  async introduceFile(file: string): Promise<{ readonly introduced: string; readonly by: string }> {
    const signer = await this.current();
    await writeFile(file, newKeyInPem(), { flag: 'wx', mode: 0o600 }).catch(
      (failure: NodeJS.ErrnoException) => {
        if (failure.code !== 'EEXIST')
          throw new SealKeyError(`${file} cannot be written: ${failure.message}.`);
      },
    );
    const publicKey = publicTextOf(await ofFile(file));
    await this.introduce(publicKey, signer);
    return { introduced: keyIdOf(publicKey), by: keyIdOf(signer.publicKey) };
  }

  /**
   * Introduces keys that earlier releases entered without an introduction.
   * @throws SealKeyError for a short name that names no such key
   */
  async introduceEarlier(ids: readonly string[]): Promise<void> {
    const signer = await this.current();
    const keys = await introducedKeys(this.database);
    for (const id of ids) {
      const found = keys.find(({ publicKey }) => keyIdOf(publicKey) === id);
      if (found === undefined || found.introducedBy !== null || found.publicKey === signer.publicKey) {
        throw new SealKeyError(`${id} is no other key of this house that waits for an introduction.`);
      }
      await this.introduce(found.publicKey, signer);
    }
  }

  private async introduce(publicKey: string, signer: SealSigner): Promise<void> {
    if (publicKey === signer.publicKey) throw new SealKeyError('A key does not introduce itself.');
    await this.database.query(
      `INSERT INTO access.seal_key (public_key, made_at, introduced_by, introduction) VALUES ($1, now(), $2, $3)
       ON CONFLICT (public_key) DO UPDATE SET introduced_by = $2, introduction = $3
         WHERE seal_key.introduced_by IS NULL`,
      [publicKey, signer.publicKey, signer.sign(introductionText(publicKey, signer.publicKey))],
    );
  }

  private async open(): Promise<SealSigner> {
    const key = this.file === undefined ? await this.ofDatabase() : await ofFile(this.file);
    const publicKey = publicTextOf(key);
    await this.database.query(
      `INSERT INTO access.seal_key (public_key, made_at)
       SELECT $1, now() WHERE NOT EXISTS (SELECT FROM access.seal_key) ON CONFLICT DO NOTHING`,
      [publicKey],
    );
    const known = await introducedKeys(this.database);
    if (known.length > 0 && !known.some((each) => each.publicKey === publicKey)) {
      throw new SealKeyError(
        `The seal key ${keyIdOf(publicKey)} is not introduced by an earlier key of this house. With CAGNOTTE_SEAL_KEY as it was before, run: cagnotte seal-key introduce ${this.file}`,
      );
    }
    return { publicKey, sign: (text) => sign(null, Buffer.from(text), key).toString('base64') };
  }

  /** The key that the database keeps; made here only where the house has no key yet. */
  private async ofDatabase(): Promise<KeyObject> {
    const pem = newKeyInPem();
    await this.database.query(
      `INSERT INTO access.seal_key (public_key, private_key, made_at)
       SELECT $1, $2, now() WHERE NOT EXISTS (SELECT FROM access.seal_key) ON CONFLICT DO NOTHING`,
      [publicTextOf(createPrivateKey(pem)), pem],
    );
    const rows: { private_key: string }[] = await this.database.query(
      `SELECT private_key FROM access.seal_key WHERE private_key IS NOT NULL`,
    );
    if (rows[0] === undefined) {
      throw new SealKeyError(
        'The seal key of this house is kept in a file: set CAGNOTTE_SEAL_KEY to its path on this machine.',
      );
    }
    return createPrivateKey(rows[0].private_key);
  }
}

export async function introducedKeys(database: KeyTable): Promise<readonly IntroducedKey[]> {
  const rows: { public_key: string; introduced_by: string | null; introduction: string | null }[] =
    await database.query(
      `SELECT public_key, introduced_by, introduction FROM access.seal_key ORDER BY made_at, public_key`,
    );
  return rows.map(({ public_key: publicKey, introduced_by: introducedBy, introduction }) => ({
    ...{ publicKey, introducedBy, introduction },
  }));
}

export async function knownSealKeys(database: KeyTable): Promise<ReadonlySet<string>> {
  return new Set((await introducedKeys(database)).map(({ publicKey }) => publicKey));
}

async function ofFile(file: string): Promise<KeyObject> {
  const key = createPrivateKey(await readFile(file));
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new SealKeyError(
    `CAGNOTTE_SEAL_KEY must name a private Ed25519 key in PEM; ${file} holds ${key.asymmetricKeyType}.`,
  );
}

const newKeyInPem = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();

const publicTextOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
