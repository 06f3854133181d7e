import { dutyOfEarlierYear } from '../gaming-day/gaming-day.evaluation';
import type { DutyLine, DutyTariff } from './duty-rules';
import { baseAsRead, dutyAccrual, dutyDue, dutyReadings, dutyRulesOn } from './duty-rules';
import type { BookBalance } from '../gaming-day/day-figures';
import { inForce } from '../casino/authorisation.state';
import type { CasinoBooks } from '../casino/casino-books.state';
import { type Minor, sumMinor } from '../../kernel/money';
import { type DutyPeriod, readAccrued, readDutyLinesAsRead, readEarlierYears } from './duty.queries';
import type { GamingDayBooks } from '../gaming-day/gaming-day.queries';
import type { Queryable } from '../../database/queryable';

/** The gaming duty that a close accrues, in minor units of the currency of the books. */
export interface AccruedByClose {
  readonly ofYear: Minor | undefined;
  readonly ofEarlierYears: readonly { readonly year: number; readonly amount: Minor }[];
}

/**
 * Calculates what the close of a day accrues: for its year, and for each earlier year whose duty has changed since its
 * last close because a fact was reported late, corrected or voided.
 */
export async function accrualOf(
  db: Queryable,
  {
    casino,
    position,
    day,
  }: { readonly casino: string; readonly position: bigint; readonly day: GamingDayBooks },
): Promise<AccruedByClose> {
  const { books, figures } = day;
  const of = { casino, position, books, currency: figures.currency };
  const ofEarlierYears: { year: number; amount: Minor }[] = [];
  for (const year of await readEarlierYears(db, { ...of, day: day.day })) {
    const amount = await yetToAccrue(db, { ...of, until: `${`${year}`.padStart(4, '0')}-12-31` });
    if (amount !== undefined && amount !== 0n) ofEarlierYears.push({ year, amount });
  }
  return { ofYear: await yetToAccrue(db, { ...of, until: day.day }), ofEarlierYears };
}

type OfYear = Pick<DutyPeriod, 'casino' | 'position' | 'currency' | 'until'> & {
  readonly books: CasinoBooks;
};

/** The duty of a year until a day that no close has accrued yet; undefined as in `dutyOfYear`. */
async function yetToAccrue(db: Queryable, { books, ...of }: OfYear): Promise<Minor | undefined> {
  const year = await yearUntil(db, { ...of, books });
  if (year === undefined) return undefined;
  return dutyAccrual(year.tariff, {
    base: year.base,
    accrued: await readAccrued(db, { ...of, from: firstDayOf(of.until) }),
  });
}

/**
 * Calculates the duty of a year until a day, from the books and from lines that a preview would post. Undefined if the
 * casino has no tariff on that day, or if a company of several casinos owes the duty, since no single one of them can
 * accrue it.
 */
export async function dutyOfYear(
  db: Queryable,
  of: OfYear,
  posted: readonly LineOfDay[] = [],
): Promise<Minor | undefined> {
  const year = await yearUntil(db, of, posted);
  return year && dutyDue(year.tariff, year.base);
}

type LineOfDay = DutyLine & { readonly gamingDay: string; readonly currency: string };

const firstDayOf = (until: string): string => `${until.slice(0, 4)}-01-01`;

async function yearUntil(
  db: Queryable,
  { books: { authorisations = [] }, until, ...of }: OfYear,
  posted: readonly LineOfDay[] = [],
): Promise<{ readonly tariff: DutyTariff; readonly base: Minor } | undefined> {
  const { tariff, per } = dutyRulesOn(until, inForce(authorisations, until));
  if (tariff === undefined || per === 'company' || tariff.currency !== of.currency) return undefined;
  const period = { ...of, from: firstDayOf(until), until };
  const readings = dutyReadings(authorisations, period);
  const others = readings.flatMap(({ from, until: last, options }) =>
    posted
      .filter(({ gamingDay, currency }) => from <= gamingDay && gamingDay <= last && currency === of.currency)
      .map((line) => ({ ...line, options })),
  );
  return { tariff, base: baseAsRead([...(await readDutyLinesAsRead(db, period, readings)), ...others]) };
}

export function withAccrual(
  balances: readonly BookBalance[],
  { ofYear = 0n, ofEarlierYears, currency }: AccruedByClose & { readonly currency: string },
): BookBalance[] {
  const expenses = [
    ['gaming-duty', ofYear] as const,
    ...ofEarlierYears.map(({ year, amount }) => [dutyOfEarlierYear(year), amount] as const),
  ];
  const payable = sumMinor(expenses.map(([, amount]) => amount));
  const posted = new Map<string, Minor>([...expenses, ['gaming-duty-payable', -payable]]);
  const isPosted = (balance: BookBalance): boolean =>
    balance.currency === currency && posted.has(balance.account);
  const before = (account: string): Minor =>
    balances.find((balance) => isPosted(balance) && balance.account === account)?.balance ?? 0n;
  return [
    ...balances.filter((balance) => !isPosted(balance)),
    ...[...posted].map(([account, change]) => ({ account, currency, balance: before(account) + change })),
  ];
}
