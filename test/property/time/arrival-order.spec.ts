import fc from 'fast-check';
import type { CasinoEvent } from '../../../src/domain/event-registry/envelope';
import { playCircleNight } from '../../support/circle-night/circle-night';
import { anyHappening as anyCircleHappening } from '../../support/circle-night/happenings';
import { openingOfNights } from '../../support/circle-night/opening-of-nights';
import { anyHappening, anyReporting, playNight } from '../../support/house-night/house-night';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';

const books = useBooks();
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 12);

const houseNight = fc
  .record({ happenings: fc.array(anyHappening, { maxLength: 12 }), reporting: anyReporting })
  .map(({ happenings, reporting }) => playNight(happenings, reporting).events);

const circleNight = fc
  .array(anyCircleHappening, { maxLength: 15 })
  .map((happenings) => playCircleNight(happenings, 'CF1').map(({ event }) => event));

/** What others report, and after it everything that is reported of one table, as its one source numbers it. */
const night = fc.oneof(houseNight, circleNight).map((events) => {
  const ofTable = (event: CasinoEvent): boolean => event.source.includes('/tables/');
  const source = events.find(ofTable)?.source ?? '';
  return {
    others: [openingOfNights(), ...events.filter((event) => !ofTable(event))],
    table: events
      .filter(ofTable)
      .map((event, index): CasinoEvent => ({ ...event, source, sequence: `${index + 1}` })),
  };
});

/** Any order, and orders in which only neighbours have changed places. */
const orders = fc.oneof(fc.constant('any' as const), fc.constant('neighbours' as const));
const nightAndOrder = fc
  .tuple(night, orders)
  .chain(([{ others, table }, order]) =>
    fc.record({
      others: fc.constant(others),
      table: fc.constant(table),
      keys: fc.array(fc.integer({ min: 0, max: order === 'any' ? 1_000 : 2 }), {
        minLength: table.length,
        maxLength: table.length,
      }),
    }),
  )
  .map(({ others, table, keys }) => ({
    others,
    table,
    arrived: table
      .map((event, index) => ({ event, at: index + keys[index]! }))
      .sort((a, b) => a.at - b.at)
      .map(({ event }) => event),
  }));

/** What the entries of each fact come to, and what is found about it. */
async function ledger(): Promise<unknown> {
  return {
    entries: await books.sql(
      `SELECT event_id, gaming_day, account, sub_ledger, sum(debit - credit) AS amount FROM journal_line
        GROUP BY 1, 2, 3, 4 HAVING sum(debit - credit) <> 0 ORDER BY 1, 3, 4`,
    ),
    findings: await books.sql(
      `SELECT code, expected, found, event_ids FROM finding
        WHERE closed_by IS NULL AND code NOT IN ('late-arrival', 'sequence-gap') AND standing IS NULL
        ORDER BY code, event_ids, expected, found`,
    ),
  };
}

async function ledgerOf(events: readonly CasinoEvent[], pageSize: number): Promise<unknown> {
  await books.empty();
  await books.record(...events);
  await books.project(pageSize);
  return ledger();
}

describe('the order in which the reports of a table arrive', () => {
  it('changes nothing of what they come to: entries and findings are those of the events in order', async () => {
    await fc.assert(
      fc.asyncProperty(nightAndOrder, async ({ others, table, arrived }) => {
        const inOrder = await ledgerOf([...others, ...table], 1_000);
        expect(await ledgerOf([...others, ...arrived], 1_000)).toEqual(inOrder);
        expect(await verify(books)).toEqual([]);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  }, 240_000);
});
