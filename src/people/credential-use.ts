import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { column, insertRows, type RowOf, table } from '../ledger/_core/store/table';
import { readRows } from '../ledger/_core/store/queryable';
import { PeopleRegister } from './people-register';

/** When a credential was last shown, to the minute or so: no part of the log and of no proof. */
export const CREDENTIAL_USE = table('access.credential_use', {
  credential: column.key(column.text),
  lastUsedAt: column.instant,
});

const EVERY_MS = 60_000;

/** Writes what was used since the last time; never on the way of a request. */
async function writeUses(dataSource: DataSource, uses: ReadonlyMap<string, Date>): Promise<void> {
  await insertRows(
    dataSource,
    CREDENTIAL_USE,
    [...uses].map(([credential, at]) => ({ credential, lastUsedAt: at.toISOString() })),
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
