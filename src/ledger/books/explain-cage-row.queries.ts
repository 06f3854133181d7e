import { type Queryable, readRows } from '../../database/queryable';
import { eventOfRecord } from '../_core/store/statement-parts';
import type { GamingDay } from '../../kernel/gaming-day';
import type { Minor } from '../../kernel/money';
import type { ExplainingFact, Term } from '../_core/books/cell-part';
import { addressOfFigure } from '../_core/books/figure';
import type { CageMeasure, PerformanceRowFigure } from '../_core/books/performance-figure';
import type { BooksAt } from '../journal/journal.queries';
import { bucketsOf } from '../performance/by-clock.queries';
import { readCageOfDays } from '../performance/cage-sums.queries';
import { hourAt, shiftBucket } from '../performance/clock-buckets';
import { type ContributionsWanted, readPlaces } from '../performance/read-contributions.queries';
import { isIn } from '../performance/session-parts.queries';
import type { Tally } from '../performance/tally';

/** A row of the cage: of several casinos, of several days, or of one day. */
interface CageAsked {
  readonly at: BooksAt;
  readonly asked: readonly ContributionsWanted[];
  readonly figure: PerformanceRowFigure;
}

/**
 * What an amount of the cage is made of: of several casinos the row of each, of several days each day, of a day the
 * sales or redemptions, one by one.
 */
export async function cageTerms(db: Queryable, { at, asked, figure }: CageAsked): Promise<Term[]> {
  if (asked.length > 1) {
    const terms: Term[] = [];
    for (const wanted of asked) {
      const { casino } = wanted;
      const amount = [...(await amountsOfDays(db, wanted, figure)).values()].reduce(
        (sum, of) => sum + of,
        0n,
      );
      const own = addressOfFigure({ ...figure, casinos: [casino] });
      if (amount !== 0n)
        terms.push({
          ...figureTerm(own, amount),
          ...(casino === at.casino ? {} : { casino }),
        });
    }
    return terms;
  }
  const [wanted] = asked as [ContributionsWanted];
  if (figure.day === figure.until) return operationTerms(db, wanted, figure);
  return [...(await amountsOfDays(db, wanted, figure))]
    .filter(([, amount]) => amount !== 0n)
    .map(([day, amount]) => figureTerm(addressOfFigure({ ...figure, day, until: day }), amount));
}

const figureTerm = (figure: string, amount: Minor): Term & { readonly kind: 'figure' } => ({
  ...{ kind: 'figure', sign: 1, figure, amount },
});

const AMOUNT_OF: Readonly<Record<CageMeasure, (tally: Tally) => Minor>> = {
  'chips-sold': ({ chipsSold }) => chipsSold,
  redeemed: ({ redeemed }) => redeemed,
};

/** The amount of each gaming day in the group, by day, ascending. */
async function amountsOfDays(
  db: Queryable,
  wanted: ContributionsWanted,
  figure: PerformanceRowFigure,
): Promise<ReadonlyMap<GamingDay, Minor>> {
  const amountOf = AMOUNT_OF[figure.measure as CageMeasure];
  const amounts = new Map<GamingDay, Minor>();
  for (const { cell, currency, tally, day } of await readCageOfDays(readPlaces(db, wanted)))
    if (currency === figure.currency && isIn(cell, figure))
      amounts.set(day, (amounts.get(day) ?? 0n) + amountOf(tally));
  return amounts;
}

const COLUMN_OF: Readonly<Record<CageMeasure, string>> = {
  'chips-sold': 'chips_sold',
  redeemed: 'redeemed',
};

/** The operations of a day, or of an hour or a shift of it. */
async function operationTerms(
  db: Queryable,
  { casino, position, books }: ContributionsWanted,
  figure: PerformanceRowFigure,
): Promise<Term[]> {
  const column = COLUMN_OF[figure.measure as CageMeasure];
  const rows = await readRows<Omit<ExplainingFact, 'document'> & { quarter: string; amount: Minor }>(
    db,
    `SELECT of_record AS record_number, quarter, sum(${column}) AS amount,
            ${eventOfRecord('sold.of_record')}
       FROM cage_instant sold
      WHERE casino = $1 AND record_number <= $2 AND gaming_day = $3::date AND currency = $4
      GROUP BY 1, 2 HAVING sum(${column}) <> 0 ORDER BY 2, 1`,
    [casino, position, figure.day, figure.currency],
  );
  const isShift = figure.parts.some(({ of }) => of === 'shift');
  const bucketOf = bucketsOf(books, isShift ? shiftBucket : hourAt);
  const cell = {
    casino,
    company: '',
    day: figure.day,
    besideDay: figure.day,
    table: '',
    game: '',
    area: '',
  };
  const clock = figure.parts.filter(({ of }) => of === 'hour' || of === 'shift');
  const isAsked = (quarter: string): boolean =>
    isIn({ ...cell, bucket: bucketOf(figure.day, quarter) }, { ...figure, parts: clock });
  return rows
    .filter(({ quarter }) => isAsked(quarter))
    .map(({ quarter: _, amount, ...fact }) => ({
      kind: 'fact',
      amount,
      fact: { ...fact, document: null },
    }));
}
