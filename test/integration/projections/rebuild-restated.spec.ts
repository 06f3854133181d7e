import { setTimeout as sleep } from 'node:timers/promises';
import { EVALUATORS } from '../../../src/ledger/evaluation/evaluators';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { rebuild, type RebuildReport } from '../../../src/projector/generations/rebuild';
import { OFFICE, tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';

const books = useBooks();
const SETTLED = 'cagnotte.round.settled.v1';
afterEach(() => jest.restoreAllMocks());

const opening = tell('ledger.opened', {
  balances: [
    { account: 'chips:cage', amount: 1_000_000 },
    { account: 'chips:issued', amount: -1_000_000 },
  ],
});
const round = (table: string, roundNo: number): CasinoEvent => ({
  ...tell(
    'round.settled',
    { roundNo, bets: [], outcome: {}, result: roundNo },
    { id: `${table}-${roundNo}` },
  ),
  source: `/casinos/granada/tables/${table}`,
  sequence: `${roundNo}`,
});
const counted = (table: string, sequence: number): CasinoEvent => ({
  ...tell('table.counted', { inventory: 500, certifiedBy: [{ id: 'E-1' }] }, { id: `${table}-count` }),
  source: `/casinos/granada/tables/${table}`,
  sequence: `${sequence}`,
});
const cancelled = (table: string, roundNo: number): CasinoEvent =>
  tell(
    'correction.recorded',
    {
      corrects: { source: `/casinos/granada/tables/${table}`, id: `${table}-${roundNo}` },
      reason: 'misread',
      proposedBy: { id: 'E-1' },
      approvedBy: { id: 'E-2' },
    },
    { id: `c-${table}-${roundNo}`, ...OFFICE },
  );
const closed = (through: number): CasinoEvent =>
  tell('gaming-day.closed', { by: { id: 'E-1' }, through, controlTotals: [] }, { id: 'closed', ...OFFICE });

/** A table whose rounds arrive in pairs in the wrong order around a count; one of them is cancelled. */
const night = (table: string): CasinoEvent[] => [
  round(table, 2),
  round(table, 1),
  counted(table, 5),
  round(table, 4),
  round(table, 3),
  cancelled(table, 2),
];

const switchIfEqual = (): Promise<RebuildReport> =>
  rebuild(books.dataSource, books.store, {
    pageSize: 100,
    afterwards: ({ divergence }) => (divergence === undefined ? 'switch' : 'drop'),
  });

/** The state that a reader sees: debits less credits, and whether totals equal the lines. It must never be a mixture. */
const seen = async (): Promise<object | undefined> => {
  const rows = await books.sql(
    `SELECT (SELECT coalesce(sum(debit - credit), 0) FROM journal_line) AS journal,
            (SELECT coalesce(sum(lines), 0) FROM day_total) - (SELECT count(*) FROM journal_line) AS more`,
  );
  return rows[0];
};

it('a rebuild gives the live ledger after late events, corrections, a closed day and a parked key', async () => {
  const sound = EVALUATORS[SETTLED];
  jest.spyOn(EVALUATORS, SETTLED).mockImplementation((event, before) => {
    if (event.source.endsWith('T2') && event.data.roundNo === 4) throw new Error('a bug');
    return sound(event, before);
  });
  await books.record(opening, ...night('T1'), ...night('T2'), closed(5), ...night('T3'));
  await books.project(4);
  const kinds = await books.sql(`SELECT DISTINCT entry_kind FROM journal_line ORDER BY entry_kind`);
  expect(kinds).toHaveLength(3);
  const report = await switchIfEqual();
  expect(report).toMatchObject({ divergence: undefined, parked: { live: 3, rebuilt: 3 } });
  expect(await verify(books)).toEqual([]);
});

it('rebuilds take over while late events and corrections come in, and no read fails or sees a mixture', async () => {
  await books.record(opening);
  const runner = books.startRunner({ pageSize: 4 });
  const over = new AbortController();
  const writer = (async () => {
    for (let table = 1; !over.signal.aborted; table += 1) {
      for (const event of night(`T${table}`)) {
        await books.record(event);
        await sleep(200);
      }
    }
  })();
  const reads: (object | undefined)[] = [];
  const reader = (async () => {
    for (; !over.signal.aborted; await sleep(50)) reads.push(await seen());
  })();
  try {
    for (let turn = 0; turn < 3; turn += 1) expect((await switchIfEqual()).divergence).toBeUndefined();
  } finally {
    over.abort();
    await Promise.all([writer, reader]);
  }
  await runner.stop();
  await books.project();
  expect(runner.damaged).toBeUndefined();
  expect(reads.length).toBeGreaterThan(3);
  for (const read of reads) expect(read).toEqual({ journal: 0n, more: 0n });
  expect(await verify(books)).toEqual([]);
});
