import { isAtOrUnder } from '../_core/store/account-conditions';
import type { Minor } from '../../kernel/money';
import { type Period, previousGamingDay } from '../../kernel/gaming-day';
import { type Queryable, readRows } from '../../database/queryable';
import type { AccountBalance } from './account-movements';
import {
  accountBalances,
  type AccountChoice,
  type AccountSum,
  accountSums,
  inPeriod,
  periodParameters,
  RECORDS_OF_A_BLOCK,
} from './account-sums.queries';
import type { LedgerBranch } from './journal-filter';

/** The movements of an account over a period, with its balance before. Balances are debits less credits. */
export interface AccountMoved extends AccountSum {
  readonly opening: Minor;
}

/**
 * Reads the accounts with a movement in a period or a balance before it, by path and currency. Without a first day the
 * opening balances are zero, and nothing is read for them.
 */
export async function accountsMoved(
  db: Queryable,
  period: Period,
  choice: Pick<AccountChoice, 'under'> = {},
): Promise<AccountMoved[]> {
  const moved = await accountSums(db, period, choice);
  const before = await balancesAtBeginning(db, period, choice);
  const keyOf = ({ account, currency }: Pick<AccountSum, 'account' | 'currency'>) => `${account} ${currency}`;
  const found = new Map(moved.map((sum): [string, AccountMoved] => [keyOf(sum), { ...sum, opening: 0n }]));
  for (const { balance, ...of } of before) {
    if (balance === 0n) continue;
    const sums = found.get(keyOf(of)) ?? { ...of, debits: 0n, credits: 0n };
    found.set(keyOf(of), { ...sums, opening: balance });
  }
  return [...found.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** Reads the balances of accounts before the first day of a period; none for a period without a first day. */
export const balancesAtBeginning = async (
  db: Queryable,
  period: Period,
  choice: Pick<AccountChoice, 'under'>,
): Promise<AccountBalance[]> =>
  period.from === undefined
    ? []
    : accountBalances(db, { ...period, from: undefined, asOf: previousGamingDay(period.from) }, choice);

/**
 * Sums the lines of a branch within a period until a line, by currency: debits less credits. It reads the totals of the
 * blocks before the record of the line, and of that block the lines, so that a later page costs as much as the first.
 */
export async function sumsUntilLine(
  db: Queryable,
  period: Period,
  { branch, record, line }: { readonly branch: LedgerBranch; readonly record: string; readonly line: string },
): Promise<ReadonlyMap<string, Minor>> {
  const until = `(record_number, line) <= ($6::bigint, $7::integer)`;
  const rows = await readRows<{ currency: string; amount: Minor }>(
    db,
    `SELECT currency, sum(amount) AS amount
       FROM (SELECT currency, debit - credit AS amount FROM day_total
              WHERE ${inPeriod(period)} AND ${isAtOrUnder('$5', branch)}
                AND block < $6::bigint / ${RECORDS_OF_A_BLOCK}
             UNION ALL
             SELECT currency, debit - credit FROM journal_line
              WHERE ${inPeriod(period)} AND ${isAtOrUnder('$5', branch)} AND record_number <= $2
                AND record_number >= $6::bigint / ${RECORDS_OF_A_BLOCK} * ${RECORDS_OF_A_BLOCK} AND ${until}) known
      GROUP BY currency`,
    [...periodParameters(period), branch.account, record, line],
  );
  return new Map(rows.map(({ currency, amount }) => [currency, amount]));
}
