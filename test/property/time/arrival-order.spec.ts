import { extent, patience } from '../../support/service/test-extent';
import fc from 'fast-check';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { playPokerNight } from '../../support/poker-night/poker-night';
import { anyHappening as anyPokerHappening } from '../../support/poker-night/happenings';
import { openingOfNights } from '../../support/poker-night/opening-of-nights';
import { anyHappening, anyReporting, playNight } from '../../support/house-night/house-night';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';

jest.setTimeout(patience(240_000));

const books = useBooks();
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? extent(4, 100));

const houseNight = fc
  .record({ happenings: fc.array(anyHappening, { maxLength: 12 }), reporting: anyReporting })
  .map(({ happenings, reporting }) => playNight(happenings, reporting).events);

const pokerNight = fc
  .array(anyPokerHappening, { maxLength: 15 })
  .map((happenings) => playPokerNight(happenings, 'CF1').map(({ event }) => event));

/** Reports of other sources, and the numbered reports of one table. */
const night = fc.oneof(houseNight, pokerNight).map((events) => {
  const ofTable = (event: CasinoEvent): boolean => event.source.includes('/tables/');
  const source = events.find(ofTable)?.source ?? '';
  return {
    others: [openingOfNights(), ...events.filter((event) => !ofTable(event))],
    table: events
      .filter(ofTable)
      .map((event, index): CasinoEvent => ({ ...event, source, sequence: `${index + 1}` })),
  };
});

/** Any permutation, or one with swapped neighbours only. */
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

/** The net entry and the findings of each fact. */
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

/** The state of an account, a round and a session as known at a record. */
const knownAt = async (record: number): Promise<unknown> => ({
  accounts: await books.sql(
    `SELECT account, sub_ledger, sum(debit - credit) AS amount FROM journal_line WHERE record_number <= $1
      GROUP BY 1, 2 HAVING sum(debit - credit) <> 0 ORDER BY 1, 2`,
    [record],
  ),
  rounds: await books.sql(
    `SELECT record_number, result, deduction FROM house_round
      WHERE known_from <= $1 AND (superseded_by IS NULL OR superseded_by > $1) ORDER BY 1`,
    [record],
  ),
  sessions: await books.sql(
    `SELECT record_number, opening_float, fills, credits, boxes, inventory FROM table_session_fact
      WHERE known_from <= $1 AND (superseded_by IS NULL OR superseded_by > $1) ORDER BY 1`,
    [record],
  ),
  findings: await books.sql(
    `SELECT finding_id FROM finding WHERE opened_by <= $1 AND (closed_by IS NULL OR closed_by > $1) ORDER BY 1`,
    [record],
  ),
});

describe('what was known at a record', () => {
  it('does not change by late facts that are recorded afterwards', async () => {
    await fc.assert(
      fc.asyncProperty(nightAndOrder, fc.nat(), async ({ others, arrived }, which) => {
        const events = [...others, ...arrived];
        const record = 1 + (which % events.length);
        await ledgerOf(events.slice(0, record), 1_000);
        const then = await knownAt(record);
        await books.record(...events.slice(record));
        await books.project();
        expect(await knownAt(record)).toEqual(then);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
});

describe('the order in which the reports of a table arrive', () => {
  it('does not change the result: entries and findings are those of the events in order', async () => {
    await fc.assert(
      fc.asyncProperty(nightAndOrder, async ({ others, table, arrived }) => {
        const inOrder = await ledgerOf([...others, ...table], 1_000);
        expect(await ledgerOf([...others, ...arrived], 1_000)).toEqual(inOrder);
        expect(await verify(books)).toEqual([]);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
});
