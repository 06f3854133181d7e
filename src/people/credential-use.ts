import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sha256 } from '../kernel/identity';
import { column, insertRows, type RowOf, table } from '../database/table';
import { readRows } from '../database/queryable';
import { PeopleRegister } from './people-register';

/**
 * When a credential was last used, to about a minute, and the signature counter of its passkey. It is neither in the log nor
 * part of a proof.
 */
export const CREDENTIAL_USE = table('access.credential_use', {
  credential: column.key(column.text),
  lastUsedAt: column.instant,
  counter: column.optional(column.bigint),
  /** SHA-256 of the signature with that counter. */
  signatureHash: column.optional(column.text),
});

const EVERY_MS = 60_000;

/** Writes the uses since the last write. It runs on a timer, so that no request waits for it. */
async function writeUses(dataSource: DataSource, uses: ReadonlyMap<string, Date>): Promise<void> {
  await insertRows(
    dataSource,
    CREDENTIAL_USE,
    [...uses].map(([credential, at]) => ({
      ...{ credential, lastUsedAt: at.toISOString() },
      ...{ counter: null, signatureHash: null },
    })),
    `ON CONFLICT (credential) DO UPDATE
       SET last_used_at = greatest(credential_use.last_used_at, excluded.last_used_at)`,
  );
}

export async function readUses(dataSource: DataSource): Promise<ReadonlyMap<string, Date>> {
  const rows = await readRows<RowOf<typeof CREDENTIAL_USE>>(
    dataSource,
    `SELECT credential, last_used_at FROM ${CREDENTIAL_USE.sqlName}`,
  );
  return new Map(rows.map(({ credential, lastUsedAt }) => [credential, lastUsedAt]));
}

interface Counted {
  readonly credential: string;
  /** The signature counter of the authenticator; 0 for ever where it does not count. */
  readonly counter: number;
  readonly signature: string;
  readonly at: Date;
}

/**
 * Remembers the counter of a passkey (WebAuthn Level 3, 7.2, step 22), in one statement for all processes of the house. The same
 * signature may be sent again.
 * @returns whether the counter is above the remembered one, or neither counts; otherwise nothing is remembered
 */
export async function countPasskey(
  dataSource: DataSource,
  { credential, counter, signature, at }: Counted,
): Promise<boolean> {
  const table = CREDENTIAL_USE.sqlName;
  const remembered = await readRows<{ credential: string }>(
    dataSource,
    `INSERT INTO ${table} AS used (credential, last_used_at, counter, signature_hash) VALUES ($1, $2, $3, $4)
       ON CONFLICT (credential) DO UPDATE
         SET counter = excluded.counter, signature_hash = excluded.signature_hash
         WHERE coalesce(used.counter, 0) < excluded.counter
            OR (coalesce(used.counter, 0) = 0 AND excluded.counter = 0)
            OR (used.counter = excluded.counter AND used.signature_hash = excluded.signature_hash)
       RETURNING credential`,
    [credential, at.toISOString(), counter, sha256(signature)],
  );
  return remembered.length === 1;
}

/** Writes every minute, and at the end, which credentials were used. A minute that could not be written is lost. */
@Injectable()
export class CredentialUses implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly register: PeopleRegister,
    private readonly dataSource: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.write(), EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }

  private async write(): Promise<void> {
    await writeUses(this.dataSource, this.register.takeUses()).catch(() => undefined);
  }
}
