import { dutyBase } from '../../accounting/duty/dutiable-income';
import { dutyRulesOn } from '../../accounting/duty/duty-rules';
import { dutyAccrual } from '../../accounting/duty/duty-tariff';
import type { BookBalance } from '../../accounting/tie-outs/day-figures';
import { inForce } from '../../domain/casino-books/authorisation';
import type { Minor } from '../../kernel/money';
import { readAccrued, readDutyLines } from '../../projections/duty/duty-lines';
import type { GamingDayBooks } from '../../projections/gaming-days/gaming-day';
import type { Queryable } from '../../projections/queryable';

/**
 * What the close of a day accrues of the gaming duty; undefined where no tariff is known for the casino and the day, or
 * where the duty is that of a company of several casinos, which no single one of them can accrue.
 */
export async function accrualOf(
  db: Queryable,
  {
    casino,
    position,
    day,
  }: { readonly casino: string; readonly position: bigint; readonly day: GamingDayBooks },
): Promise<Minor | undefined> {
  const { books, figures } = day;
  const { tariff, options, per } = dutyRulesOn(day.day, inForce(books.authorisations ?? [], day.day));
  if (tariff === undefined || per === 'company' || tariff.currency !== figures.currency) return undefined;
  const from = `${day.day.slice(0, 4)}-01-01`;
  const period = { casino, position, currency: tariff.currency, from, until: day.day };
  const base = dutyBase(await readDutyLines(db, period), options);
  return dutyAccrual(tariff, { base, accrued: await readAccrued(db, period) });
}

/** The balances of the books once the accrual is posted. */
export function withAccrual(
  balances: readonly BookBalance[],
  { amount, currency }: { readonly amount: Minor; readonly currency: string },
): BookBalance[] {
  const posted = new Map([
    ['gaming-duty', amount],
    ['gaming-duty-payable', -amount],
  ]);
  const isPosted = (balance: BookBalance): boolean =>
    balance.currency === currency && posted.has(balance.account);
  const before = (account: string): Minor =>
    balances.find((balance) => isPosted(balance) && balance.account === account)?.balance ?? 0n;
  return [
    ...balances.filter((balance) => !isPosted(balance)),
    ...[...posted].map(([account, change]) => ({ account, currency, balance: before(account) + change })),
  ];
}
