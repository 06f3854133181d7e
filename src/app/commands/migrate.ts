import { moveKeyOutOfDatabase } from '../../ledger/gaming-day/former-seal-key';
import { readConfig } from '../config';
import { sealKeyPlace } from '../key-places';
import { withDatabase } from '../database/open-database';
import { grantToService } from '../database/service-role';
import type { DataSource } from 'typeorm';
import { distribute } from '../database/distribution';
import { answer, failure, keepConsoleAct, say } from './terminal';

interface MigrateOptions {
  readonly grantTo?: string;
  /** Whether register and read models are to be spread by casino over the nodes of a Citus cluster. */
  readonly distribute?: boolean;
}

/**
 * `cagnotte migrate`: brings the tables up to this release as the role of DATABASE_URL, which owns them, and gives
 * another role what the service needs. A seal key in the database is moved to a file. With `--distribute` the tables are
 * distributed, which is kept in the security log. Answers the exit code: 1 when that role is not fit for the service, or
 * the tables cannot be distributed.
 */
export async function migrate({ grantTo, distribute: isWanted = false }: MigrateOptions): Promise<number> {
  const config = readConfig();
  return withDatabase(config, async (dataSource) => {
    const distributed = isWanted ? await distributeTables(dataSource) : '';
    if (distributed === undefined) return 1;
    const refusal = grantTo === undefined ? undefined : await grantToService(dataSource, grantTo);
    if (refusal !== undefined) return say(failure('migrate', `${refusal}.`));
    const granted = grantTo === undefined ? '' : `; "${grantTo}" may run the service and owns nothing`;
    const { dataDirectory: directory } = config;
    const moved = await moveKeyOutOfDatabase(dataSource, { place: sealKeyPlace(config), directory });
    const out = [
      `The tables are those of this release${granted}.${distributed}`,
      ...(moved === undefined ? [] : [moved]),
    ];
    return say(answer(out.join('\n')));
  });
}

/** @returns the sentence that reports what was distributed; undefined if it was refused, which this function has reported */
async function distributeTables(dataSource: DataSource): Promise<string | undefined> {
  const done = await distribute(dataSource);
  if (typeof done === 'string') {
    say(failure('migrate', `--distribute: ${done}.`));
    return undefined;
  }
  const details = { tables: String(done.tables.length), workers: String(done.workers) };
  await keepConsoleAct(dataSource, { kind: 'tables.distributed', details });
  return ` Distributed by casino over ${done.workers} workers: ${done.tables.length} tables that were not so before.`;
}
