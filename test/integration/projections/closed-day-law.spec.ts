import fc from 'fast-check';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { casinoOf } from '../../../src/kernel/source';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';
import { type BooksSaid, dayBooksSaid, factsSaid } from '../../support/one-order/books-said';
import { delayed, inPlaceOrder } from '../../support/one-order/deliveries';
import { closed, type Day, reopened } from '../../support/one-order/day-decisions';
import { NIGHTS } from '../../support/one-order/nights';
import { extent, IS_FULL_TEST, patience } from '../../support/service/test-extent';

jest.setTimeout(patience(240_000));

const books = useBooks();
/** Runs per kind of nights. */
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? extent(1, 50));

/** The time of the close of the first day, and whether it is reopened. */
interface Closing {
  /** The part of the facts before the close, in thousandths. */
  readonly after: number;
  /** The number of records between the checks of the close and the close. */
  readonly behind: number;
  readonly pageSize: number;
}

const anyClosing: fc.Arbitrary<Closing> = fc.record({
  after: fc.nat({ max: 1_000 }),
  behind: fc.nat({ max: 2 }),
  pageSize: fc.constantFrom(1, 7, 1_000),
});

const anyDelays = fc
  .constantFrom(2, 10, 1_000)
  .chain((most) => fc.array(fc.nat({ max: most }), { minLength: 5, maxLength: 60 }));

const isDecision = ({ type }: CasinoEvent): boolean => type.startsWith('cagnotte.gaming-day.');

/** Amounts booked on a day, by the own days of the facts and by accounts. */
async function bookedOn({ casino, day }: Day): Promise<string[]> {
  const rows = await books.sql<{ said: string }>(
    `SELECT concat_ws(' ', gaming_day, account, sum(debit - credit), currency) AS said FROM day_total
      WHERE casino = $1 AND booking_day = $2::date GROUP BY gaming_day, account, currency
     HAVING sum(debit - credit) <> 0 ORDER BY 1`,
    [casino, day],
  );
  return rows.map(({ said }) => said);
}

/** Results that depend on facts alone, not on closes: without the finding that a day begins before another is certified. */
async function ofFacts(): Promise<BooksSaid> {
  const said = Object.entries(await factsSaid(books)).map(([subject, lines]) => [
    subject,
    lines.filter((line) => !line.includes('day-begun-before-certified')),
  ]);
  return Object.fromEntries(said) as BooksSaid;
}

async function ofDay(day: Day, but: RegExp): Promise<BooksSaid> {
  const said = Object.entries(await dayBooksSaid(books, day));
  return Object.fromEntries(said.filter(([subject]) => !but.test(subject)));
}

/** All official books of a day, without tie-outs, since a late fact can close an open finding. */
const wholeDay = (day: Day): Promise<BooksSaid> => ofDay(day, / tie-outs$/);

/** The books of a day without those that show numbers given by closes. */
const withoutNumbers = (day: Day): Promise<BooksSaid> => ofDay(day, / (diario|diario-resumen|mayor)$/);

const records = async ({ casino }: Day): Promise<number> => {
  const [row] = await books.sql<{ last: number }>(
    `SELECT max(number)::integer AS last FROM register.record WHERE casino = $1`,
    [casino],
  );
  return row!.last;
};

describe.each(NIGHTS)('%s whose first day is closed while facts are missing', (_kind, anyNight) => {
  it('has the same books by the days of facts, unchanged closed books, and after a reopening the books of facts in time', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyNight,
        anyDelays,
        anyClosing,
        async (night, delays, { after, behind, pageSize }) => {
          const casino = casinoOf(night[0]!.source);
          const facts = inPlaceOrder(
            night.filter((fact) => !isDecision(fact) && casinoOf(fact.source) === casino),
          );
          const day = { casino, day: facts.map(({ gamingday }) => gamingday).sort()[0]! };
          await books.empty();
          await books.record(...facts);
          await books.project(1_000);
          const open = await ofFacts();
          await books.record(closed(day, facts.length));
          await books.project(1_000);
          const inTime = await withoutNumbers(day);

          const late = delayed(facts, { delays, repeatsEvery: 0 });
          const at = Math.max(1, Math.round((late.length * after) / 1_000));
          await books.empty();
          await books.record(...late.slice(0, at), closed(day, Math.max(1, at - behind)));
          await books.project(pageSize);
          const atClose = await bookedOn(day);
          const closedBooks = await wholeDay(day);
          const wasEmpty = Object.keys(closedBooks).length === 0;
          if (at < late.length) await books.record(...late.slice(at));
          await books.project(pageSize);
          expect(await bookedOn(day)).toEqual(atClose);
          expect(await ofFacts()).toEqual(open);
          // Without postings before the close there were no books to compare.
          if (!wasEmpty) expect(await wholeDay(day)).toEqual(closedBooks);
          if (IS_FULL_TEST) expect(await verify(books)).toEqual([]);

          await books.record(reopened(day));
          await books.project(pageSize);
          await books.record(closed(day, await records(day)));
          await books.project(pageSize);
          expect(await withoutNumbers(day)).toEqual(inTime);
          expect(await verify(books)).toEqual([]);
        },
      ),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
});
