import type { CasinoEvent } from '../../../src/kernel/envelope';
import { readPerformance } from '../../../src/ledger/performance/performance.queries';
import { tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';

const books = useBooks();
const END = 1_000_000n;

const at = (time: string, event: CasinoEvent): CasinoEvent => ({ ...event, time: `2026-01-01T${time}Z` });
const croupier = (id: string) => ({ id, role: 'croupier' });

const spin = (roundNo: number, result: number) =>
  tell('round.settled', {
    roundNo,
    outcome: { number: 20 },
    bets: [
      {
        ...{ betId: `B-${roundNo}`, type: 'straight-up', selection: [17], stake: result },
        ...{ paid: 0, taken: result },
      },
    ],
    result,
  });

const NIGHT: readonly CasinoEvent[] = [
  tell('ledger.opened', {
    balances: [
      { account: 'chips:cage', amount: 5_000_000 },
      { account: 'chips:issued', amount: -5_000_000 },
    ],
  }),
  at(
    '20:00:00',
    tell('table.opened', {
      game: 'roulette-french',
      minimum: 100,
      float: { amount: 1_000_000, slip: 'O-1' },
      captures: { rounds: true, buyIns: true },
      staff: [{ id: 'E-1', role: 'table-chief' }, croupier('E-2'), croupier('E-3')],
    }),
  ),
  at('20:10:00', spin(1, 100)),
  at('20:19:59', spin(2, 200)),
  at('20:20:00', spin(3, 400)),
  at('20:25:00', spin(4, 800)),
  at('20:50:00', spin(5, 1_600)),
  at('21:00:00', tell('table.counted', { inventory: 1_003_100, certifiedBy: [{ id: 'E-1' }] })),
  at(
    '21:00:00',
    tell('table.closed', {
      toCage: [{ holder: 'table', chips: 1_003_100, slip: 'C-1' }],
      certifiedBy: [{ id: 'E-1' }],
    }),
  ),
];
/** Reported after the close: E-4 relieves E-2 from 20:20 to 20:40, a quarter of an hour in which rounds lie on both sides. */
const RELIEFS: readonly CasinoEvent[] = [
  at('20:20:00', tell('staff.changed', { changes: [{ leaves: croupier('E-2'), comes: croupier('E-4') }] })),
  at('20:40:00', tell('staff.changed', { changes: [{ leaves: croupier('E-4'), comes: croupier('E-2') }] })),
];

/** Minutes, rounds, captured win, win by count with the reason where it is unknown, fills' note: of each croupier. */
const byCroupier = async (position = END): Promise<unknown[]> => {
  const span = { casinos: ['granada'], from: '2026-01-01', to: '2026-01-01', by: ['croupier'] as const };
  const { rows } = await books.reading((db) => readPerformance(db, span, [{ casino: 'granada', position }]));
  return rows
    .filter(({ family }) => family === 'house')
    .map(({ keys, figures, notes }) => {
      const hours = figures['table-hours'].value!;
      return [
        keys.croupier,
        (60n * hours.numerator) / hours.denominator,
        figures.rounds.value!.numerator,
        figures.captured.value!.numerator,
        figures.win.value?.numerator ?? figures.win.why,
        notes.join(),
      ];
    });
};

describe('figures by croupier', () => {
  it('are the whole session of each, where the croupiers did not change', async () => {
    await books.record(...NIGHT);
    await books.project();
    expect(await byCroupier()).toEqual([
      ['E-2', 60n, 5n, 3_100n, 3_100n, 'shared-between-croupiers'],
      ['E-3', 60n, 5n, 3_100n, 3_100n, 'shared-between-croupiers'],
    ]);
  });

  it('follow reliefs: rounds and hours by the instant, to the second, and no part of what was counted once', async () => {
    await books.record(...NIGHT, ...RELIEFS);
    await books.project();
    expect(await byCroupier()).toEqual([
      ['E-2', 40n, 3n, 1_900n, 'finer-than-a-session', 'relieved-croupiers'],
      ['E-3', 60n, 5n, 3_100n, 'finer-than-a-session', 'relieved-croupiers'],
      ['E-4', 20n, 2n, 1_200n, 'finer-than-a-session', 'relieved-croupiers'],
    ]);
    // As was known before the reliefs were reported.
    expect(await byCroupier(BigInt(NIGHT.length))).toEqual([
      ['E-2', 60n, 5n, 3_100n, 3_100n, 'shared-between-croupiers'],
      ['E-3', 60n, 5n, 3_100n, 3_100n, 'shared-between-croupiers'],
    ]);
  });

  it('are unknown in hours while the close is not reported', async () => {
    const open = NIGHT.slice(0, -2);
    await books.record(...open, ...RELIEFS);
    await books.project();
    const span = { casinos: ['granada'], from: '2026-01-01', to: '2026-01-01', by: ['croupier'] as const };
    const { rows } = await books.reading((db) =>
      readPerformance(db, span, [{ casino: 'granada', position: END }]),
    );
    expect(rows.map(({ figures }) => figures['table-hours'].why)).toEqual([
      'not-closed',
      'not-closed',
      'not-closed',
    ]);
  });
});
