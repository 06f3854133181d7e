import { sha256 } from '../../kernel/identity';
import type { Minor } from '../../kernel/money';
import { accountSums } from '../journal/account-sums.queries';
import { type Queryable, readRows } from '../../database/queryable';
import type { CloseOfDay } from './seal';

interface Balance {
  readonly account: string;
  readonly currency: string;
  readonly balance: Minor;
}

/** Calculates the digest of a trial balance: one line for each account that is not zero, by path and currency. */
export const trialBalanceDigest = (balances: readonly Balance[]): string =>
  sha256(
    balances
      .filter(({ balance }) => balance !== 0n)
      .map(({ account, currency, balance }) => `${account}\t${currency}\t${balance}\n`)
      .sort((one, other) => (one < other ? -1 : 1))
      .join(''),
  );

/**
 * Selects the lines of the trial balance that a close seals: those recorded before its checks, and in the books of its
 * day all lines up to the close, which moves what arrived meanwhile to the next books. What arrived meanwhile in the
 * books of an earlier day is not included, because the checks did not see it.
 */
export const isUnderSeal = (
  line: { readonly bookingDay: string; readonly record: bigint },
  { gamingDay, through, recordNumber }: ClosedThrough,
): boolean =>
  line.bookingDay <= gamingDay &&
  (line.record <= BigInt(through) || (line.record <= recordNumber && line.bookingDay === gamingDay));

type ClosedThrough = Pick<CloseOfDay, 'gamingDay' | 'through' | 'recordNumber'>;

/** Calculates the digest of the trial balance that a close sealed (`isUnderSeal`). */
export async function digestOfBooks(
  db: Queryable,
  casino: string,
  { gamingDay, through, recordNumber }: ClosedThrough,
): Promise<string> {
  const known = { casino, asOf: gamingDay, day: 'booking_day', position: BigInt(through) } as const;
  const sums = await accountSums(db, known);
  const meanwhile = await readRows<{ account: string; currency: string; debits: Minor; credits: Minor }>(
    db,
    `SELECT account, currency, sum(debit) AS debits, sum(credit) AS credits FROM journal_line
      WHERE casino = $1 AND booking_day = $2::date AND record_number > $3 AND record_number <= $4 GROUP BY 1, 2`,
    [casino, gamingDay, `${through}`, recordNumber.toString()],
  );
  const balances = new Map<string, Balance>();
  for (const { account, currency, debits, credits } of [...sums, ...meanwhile]) {
    const key = `${currency} ${account}`;
    const balance = (balances.get(key)?.balance ?? 0n) + debits - credits;
    balances.set(key, { account, currency, balance });
  }
  return trialBalanceDigest([...balances.values()]);
}
