import { readRows } from '../../ledger/_core/store/queryable';
import { anchorText } from '../../projector/verification/anchors';
import { readConfig } from '../config';
import { openDatabase } from '../database/open-database';

/**
 * `cagnotte anchors`: prints `CASINO:RECORD:HASH` of the last record of every casino. Kept outside (printed, sent, signed), each
 * proves later that nothing until that record was changed, taken out or cut off.
 */
export async function anchors(): Promise<number> {
  const database = await openDatabase(readConfig(), () => undefined);
  try {
    const heads = await readRows<{ casino: string; record: bigint; hash: string }>(
      database.dataSource,
      `SELECT casino, last_number AS record, encode(chain_hash, 'hex') AS hash FROM register.casino ORDER BY casino`,
    );
    for (const head of heads) process.stdout.write(`${anchorText(head)}\n`);
    return 0;
  } finally {
    await database.close();
  }
}
