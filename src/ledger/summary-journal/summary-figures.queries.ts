import type { Queryable } from '../../database/queryable';
import type { BookSpan } from '../_core/books/book-facts.queries';
import type { ChartMapping } from '../casino/chart-mapping';
import { type CloseOfBooks, readClosesOfBooks, readJournalFigures } from '../journal/numbered-lines.queries';
import { readPlayedMoney } from '../master-report/played-money.queries';
import { isGrossOn, type PaidToPlayers, type SummaryFigures } from './summary-journal';

/**
 * Reads the journal of the days; of a casino that presents its games gross also what its players were paid.
 * @param chosen the charts of an authorisation that is not recorded yet, instead of those in force
 */
export async function readSummaryFigures(
  db: Queryable,
  span: BookSpan,
  chosen?: readonly ChartMapping[],
): Promise<SummaryFigures> {
  const read = await readJournalFigures(db, span);
  const journal = chosen === undefined ? read : { ...read, charts: chosen };
  const { charts = [] } = journal;
  if (!charts.some(({ games }) => games === 'gross')) return { ...journal, paid: [] };
  const { casino, day: from, until, knownAt: position } = span;
  const closes = await readClosesOfBooks(db, { casino, position });
  const paid: PaidToPlayers[] = [];
  const moments = closes.map((close, index) => ({ close, before: closes.slice(0, index) }));
  for (const { close, before } of [...moments, ...openDays(journal, closes, position)]) {
    const { gamingDay: bookingDay } = close;
    if (bookingDay < from || bookingDay > until || !isGrossOn(bookingDay, charts)) continue;
    const of = journal.lines.filter((line) => line.close === close.record && line.bookingDay === bookingDay);
    // Facts of days that were closed before: these books hold what became known of them since.
    const late = of.map(({ gamingDay }) => gamingDay).filter((day) => day < bookingDay);
    for (const day of [...new Set([...late, bookingDay])].sort()) {
      if (of.length > 0) paid.push(...(await paidSince(db, { casino, day, close, before })));
    }
  }
  return { ...journal, paid };
}

/** Days with entries that no close has numbered yet, as if they were closed now. */
const openDays = (
  { lines }: Pick<SummaryFigures, 'lines'>,
  closes: readonly CloseOfBooks[],
  position: bigint,
): Pick<PaidWanted, 'close' | 'before'>[] =>
  [...new Set(lines.filter(({ close }) => close === undefined).map(({ bookingDay }) => bookingDay))].map(
    (gamingDay) => ({ close: { record: undefined, gamingDay, through: position }, before: closes }),
  );

interface PaidWanted {
  readonly casino: string;
  readonly day: string;
  readonly close: Omit<CloseOfBooks, 'record'> & { readonly record: bigint | undefined };
  readonly before: readonly CloseOfBooks[];
}

/**
 * What a close adds to the payments of a gaming day: all of them at the first close of that day, and afterwards what has
 * become known since the close before, of whatever day.
 */
async function paidSince(
  db: Queryable,
  { casino, day, close, before }: PaidWanted,
): Promise<PaidToPlayers[]> {
  const wasClosed = before.some(({ gamingDay }) => gamingDay === day);
  const now = await readPlayedMoney(db, { casino, day, position: close.through });
  const then = wasClosed ? await readPlayedMoney(db, { casino, day, position: before.at(-1)!.through }) : [];
  const keyOf = ({ game, table }: { readonly game: string; readonly table: string }) => `${game}:${table}`;
  const sums = new Map(then.map((each) => [keyOf(each), { ...each, payouts: -each.payouts }]));
  for (const each of now) {
    const known = sums.get(keyOf(each))?.payouts ?? 0n;
    sums.set(keyOf(each), { ...each, payouts: known + each.payouts });
  }
  return [...sums.values()]
    .filter(({ payouts }) => payouts !== 0n)
    .map(({ game, table, payouts }) => ({
      ...{ close: close.record, bookingDay: close.gamingDay, gamingDay: day },
      ...{ game, table, payouts },
    }));
}
