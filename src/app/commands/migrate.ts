import { readConfig } from '../config';
import { openDatabase } from '../database/open-database';
import { grantToService } from '../database/service-role';
import { say } from './terminal';

/**
 * `cagnotte migrate`: brings the tables up to this release as the role of DATABASE_URL, which owns them, and gives
 * another role what the service needs. Answers the exit code: 1 when that role is not fit for the service.
 */
export async function migrate({ grantTo }: { readonly grantTo?: string }): Promise<number> {
  const database = await openDatabase(readConfig(), () => undefined);
  try {
    const refusal = grantTo === undefined ? undefined : await grantToService(database.dataSource, grantTo);
    if (refusal !== undefined) return say({ code: 1, out: '', err: `migrate: ${refusal}.\n` });
    const granted = grantTo === undefined ? '' : `; "${grantTo}" may run the service and owns nothing`;
    return say({ code: 0, out: `The tables are those of this release${granted}.\n`, err: '' });
  } finally {
    await database.close();
  }
}
