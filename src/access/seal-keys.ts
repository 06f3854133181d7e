import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { instant, key, optional, table, text } from '../ledger/_core/store/table';

export const SEAL_KEY = table('access.seal_key', {
  publicKey: key(text),
  privateKey: optional(text),
  madeAt: instant,
});

export interface SealSigner {
  /** SPKI in base64. */
  readonly publicKey: string;
  /** Ed25519, in base64. */
  sign(text: string): string;
}

type KeyTable = Pick<DataSource, 'query'>;

/**
 * The Ed25519 key by which this house seals its days: that of a configured file, else one made at the first close and
 * kept in the database. Every public key that was ever used is written down, so that older seals can still be proven
 * after the key was changed.
 */
export class SealKeys {
  private signer: Promise<SealSigner> | undefined;

  constructor(
    private readonly database: KeyTable,
    /** A PEM file with a private Ed25519 key. */
    private readonly file?: string | undefined,
  ) {}

  /** @throws Error when the configured file holds no such key */
  current(): Promise<SealSigner> {
    this.signer ??= this.open().catch((failure: unknown) => {
      this.signer = undefined;
      throw failure;
    });
    return this.signer;
  }

  private async open(): Promise<SealSigner> {
    const key = this.file === undefined ? await this.ofDatabase() : await ofFile(this.file);
    const publicKey = publicTextOf(key);
    await this.database.query(
      `INSERT INTO access.seal_key (public_key, made_at) VALUES ($1, now()) ON CONFLICT DO NOTHING`,
      [publicKey],
    );
    return { publicKey, sign: (text) => sign(null, Buffer.from(text), key).toString('base64') };
  }

  private async ofDatabase(): Promise<KeyObject> {
    const { privateKey } = generateKeyPairSync('ed25519');
    await this.database.query(
      `INSERT INTO access.seal_key (public_key, private_key, made_at)
       SELECT $1, $2, now() WHERE NOT EXISTS (SELECT FROM access.seal_key WHERE private_key IS NOT NULL)
       ON CONFLICT DO NOTHING`,
      [publicTextOf(privateKey), privateKey.export({ format: 'pem', type: 'pkcs8' })],
    );
    const rows: { private_key: string }[] = await this.database.query(
      `SELECT private_key FROM access.seal_key WHERE private_key IS NOT NULL`,
    );
    return createPrivateKey(rows[0]!.private_key);
  }
}

export async function knownSealKeys(database: KeyTable): Promise<ReadonlySet<string>> {
  const rows: { public_key: string }[] = await database.query(`SELECT public_key FROM access.seal_key`);
  return new Set(rows.map(({ public_key }) => public_key));
}

async function ofFile(file: string): Promise<KeyObject> {
  const key = createPrivateKey(await readFile(file));
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new Error(
    `CAGNOTTE_SEAL_KEY must name a private Ed25519 key in PEM; ${file} holds ${key.asymmetricKeyType}.`,
  );
}

const publicTextOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
