import { moveKeyOutOfDatabase } from '../../ledger/gaming-day/former-seal-key';
import { readConfig } from '../config';
import { sealKeyPlace } from '../key-places';
import { withDatabase } from '../database/open-database';
import { grantToService } from '../database/service-role';
import { answer, failure, say } from './terminal';

/**
 * `cagnotte migrate`: brings the tables up to this release as the role of DATABASE_URL, which owns them, and gives
 * another role what the service needs. A seal key in the database is moved to a file. Answers the exit code: 1 when that
 * role is not fit for the service.
 */
export async function migrate({ grantTo }: { readonly grantTo?: string }): Promise<number> {
  const config = readConfig();
  return withDatabase(config, async (dataSource) => {
    const refusal = grantTo === undefined ? undefined : await grantToService(dataSource, grantTo);
    if (refusal !== undefined) return say(failure('migrate', `${refusal}.`));
    const granted = grantTo === undefined ? '' : `; "${grantTo}" may run the service and owns nothing`;
    const { dataDirectory: directory } = config;
    const moved = await moveKeyOutOfDatabase(dataSource, { place: sealKeyPlace(config), directory });
    const out = [`The tables are those of this release${granted}.`, ...(moved === undefined ? [] : [moved])];
    return say(answer(out.join('\n')));
  });
}
