import { moveKeyOutOfDatabase } from '../../access/former-seal-key';
import { readConfig } from '../config';
import { sealKeyPlace } from '../key-places';
import { openDatabase } from '../database/open-database';
import { grantToService } from '../database/service-role';
import { say } from './terminal';

/**
 * `cagnotte migrate`: brings the tables up to this release as the role of DATABASE_URL, which owns them, and gives
 * another role what the service needs. A seal key in the database is moved to a file. Answers the exit code: 1 when that role is not fit for the service.
 */
export async function migrate({ grantTo }: { readonly grantTo?: string }): Promise<number> {
  const config = readConfig();
  const database = await openDatabase(config, () => undefined);
  try {
    const refusal = grantTo === undefined ? undefined : await grantToService(database.dataSource, grantTo);
    if (refusal !== undefined) return say({ code: 1, out: '', err: `migrate: ${refusal}.\n` });
    const granted = grantTo === undefined ? '' : `; "${grantTo}" may run the service and owns nothing`;
    const moved = await moveKeyOutOfDatabase(database.dataSource, {
      place: sealKeyPlace(config),
      directory: config.dataDirectory,
    });
    const out = [`The tables are those of this release${granted}.`, ...(moved === undefined ? [] : [moved])];
    return say({ code: 0, out: `${out.join('\n')}\n`, err: '' });
  } finally {
    await database.close();
  }
}
