import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { unwrap, wrap } from '../../access/personal-data/cipher';
import type { SubjectKeys } from '../../access/personal-data/subject-keys';
import { readRows } from '../../database/queryable';
import { column, table } from '../../database/table';
import { sha256 } from '../../kernel/identity';

/** A secret by its hash, wrapped by the key of the house, which is outside of the database. The log has the hash alone. */
export const WEBHOOK_SECRET = table('access.webhook_secret', {
  hash: column.key(column.text),
  wrapped: column.text,
  madeAt: column.instant,
});

/** 256 bits: the specification asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;

export interface DrawnSecret {
  /** Shown once: `whsec_` and base64, as the Standard Webhooks specification writes it. */
  readonly secret: string;
  readonly hash: string;
}

const written = (bytes: Buffer): string => `whsec_${bytes.toString('base64')}`;

/** Draws the secrets of webhooks, keeps them wrapped, and reads them for signing. */
export class WebhookSecrets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: Pick<SubjectKeys, 'house'>,
  ) {}

  /**
   * Draws a secret and keeps it, before the decision that it belongs to: one that no decision names signs nothing.
   * @throws PersonalKeyError where the key of the house is not there
   */
  async draw(): Promise<DrawnSecret> {
    const bytes = randomBytes(SECRET_BYTES);
    const secret = written(bytes);
    const hash = sha256(secret);
    const house = await this.keys.house();
    await this.dataSource.query(`INSERT INTO ${WEBHOOK_SECRET.sqlName} (hash, wrapped) VALUES ($1, $2)`, [
      hash,
      wrap({ id: hash, bytes }, house.bytes),
    ]);
    return { secret, hash };
  }

  /**
   * The secrets of these hashes, in their order, as `whsec_…`.
   * @throws Error where one is not there, or the key of the house is another one
   */
  async read(hashes: readonly string[]): Promise<readonly string[]> {
    const rows = await readRows<{ hash: string; wrapped: string }>(
      this.dataSource,
      `SELECT hash, wrapped FROM ${WEBHOOK_SECRET.sqlName} WHERE hash = ANY ($1)`,
      [hashes],
    );
    const house = await this.keys.house();
    return hashes.map((hash) => {
      const row = rows.find((each) => each.hash === hash);
      if (row === undefined) throw new Error('the secret is not in this database: renew it');
      return written(unwrap(hash, row.wrapped, house.bytes).bytes);
    });
  }

  /** Deletes the secrets that sign nothing any more; those drawn within the hour may belong to a decision on its way. */
  async keepOnly(hashes: readonly string[]): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM ${WEBHOOK_SECRET.sqlName}
        WHERE hash <> ALL ($1) AND made_at < clock_timestamp() - interval '1 hour'`,
      [hashes],
    );
  }
}
