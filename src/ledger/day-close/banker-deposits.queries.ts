import type { BankerDeposit, BookBalance } from './tie-outs/day-figures';
import type { Minor } from '../../kernel/money';
import type { Queryable } from '../_core/store/queryable';
import { type DayAt, dayParameters } from '../_core/books/booked-moves.queries';
import { readRows } from '../_core/store/read-rows';

export async function readBankerDeposits(
  db: Queryable,
  day: DayAt,
  booked: readonly BookBalance[],
): Promise<BankerDeposit[]> {
  const listed = await readRows<{ banker: string; currency: string; amount: Minor }>(
    db,
    `SELECT banker, currency, sum(amount) AS amount FROM bank_deposit_move
      WHERE casino = $1 AND record_number <= $2 AND gaming_day <= $3::date
      GROUP BY 1, 2 HAVING sum(amount) <> 0 ORDER BY 1, 2`,
    dayParameters(day),
  );
  const deposits = new Map<string, BankerDeposit>();
  const none = { listed: 0n, booked: 0n };
  const add = (of: Pick<BankerDeposit, 'banker' | 'currency'>, more: Partial<BankerDeposit>): void => {
    const key = `${of.banker} ${of.currency}`;
    deposits.set(key, { ...none, ...of, ...deposits.get(key), ...more });
  };
  for (const { banker, currency, amount } of listed) add({ banker, currency }, { listed: amount });
  for (const { subLedger: banker = '', currency, balance } of booked)
    add({ banker, currency }, { booked: -balance });
  return [...deposits.values()];
}
