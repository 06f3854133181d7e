import { isUnder } from '../../../ledger/_core/store/account-conditions';
import { formatMinor, type Minor } from '../../../kernel/money';
import { type Queryable, readRows } from '../../../database/queryable';
import type { Problem } from '../problem';

interface Totals {
  readonly table: string;
  readonly key: readonly string[];
  /** How the lines of the journal are summed: an expression for each part of the key, and the lines that are included. */
  readonly ofLines: { readonly key: readonly string[]; readonly where?: string };
}

const DAY_KEY = ['booking_day', 'gaming_day', 'account', 'currency'];

/** The tables of sums from which reports, balances and trial balances are read instead of the journal. */
const TOTALS: readonly Totals[] = [
  { table: 'day_total', key: DAY_KEY, ofLines: { key: DAY_KEY } },
  {
    table: 'session_total',
    key: [...DAY_KEY, 'table_id', 'session_no', 'event_type', 'reversal'],
    ofLines: {
      key: [...DAY_KEY, `coalesce(table_id, '')`, 'session_no', 'event_type', 'undoes'],
      where: `(table_id IS NOT NULL OR ${isUnder('commission')})`,
    },
  },
];

/**
 * Compares the tables of sums with the sums of the lines of the journal; moves of lines between books must update both. Names
 * the first account of a casino whose debits or credits differ.
 * @param db a connection that finds the read models
 */
export async function findUnsummed(db: Queryable, casino: string): Promise<Problem[]> {
  for (const totals of TOTALS) {
    const [first] = await readRows<{
      bookingDay: string;
      account: string;
      currency: string;
      debit: Minor;
      credit: Minor;
    }>(db, differing(totals), [casino]);
    if (first === undefined) continue;
    const { bookingDay, account, currency, debit, credit } = first;
    const amounts = [debit, credit].map((amount) => `${formatMinor(amount, currency)} ${currency}`);
    const detail =
      `casino ${casino}: ${totals.table} of ${account} in the books of ${bookingDay} ` +
      `differs from the lines of the journal: debits by ${amounts.join(', credits by ')}`;
    return [{ check: 'totals', detail }];
  }
  return [];
}

const differing = ({ table, key, ofLines }: Totals): string => `
  SELECT booking_day, account, currency, sum(debit) AS debit, sum(credit) AS credit
    FROM (SELECT ${key.join(', ')}, debit, credit FROM ${table} WHERE casino = $1
          UNION ALL
          SELECT ${ofLines.key.join(', ')}, -sum(debit), -sum(credit) FROM journal_line
           WHERE casino = $1 AND ${ofLines.where ?? 'true'} GROUP BY ${ofLines.key.map((_, index) => index + 1).join(', ')}) summed
   GROUP BY ${key.join(', ')} HAVING sum(debit) <> 0 OR sum(credit) <> 0
   ORDER BY ${key.join(', ')} LIMIT 1`;
