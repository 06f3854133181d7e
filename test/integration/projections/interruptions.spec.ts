import type { CasinoEvent } from '../../../src/kernel/envelope';
import { rational } from '../../../src/kernel/rational';
import { readBook } from '../../../src/ledger/books/books.queries';
import type { Dimension } from '../../../src/ledger/performance/dimensions';
import { readPerformance } from '../../../src/ledger/performance/performance.queries';
import { tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';

const books = useBooks();
const END = 1_000_000n;

const at = (time: string, event: CasinoEvent): CasinoEvent => ({ ...event, time: `2026-01-01T${time}:00Z` });

const SESSION: readonly CasinoEvent[] = [
  tell('ledger.opened', {
    balances: [
      { account: 'chips:cage', amount: 1_000_000 },
      { account: 'chips:issued', amount: -1_000_000 },
    ],
  }),
  at(
    '20:00',
    tell('table.opened', {
      game: 'chemin-de-fer',
      minimum: 1_000,
      float: { amount: 0 },
      captures: { rounds: true, buyIns: false },
      staff: [{ id: 'E-1', role: 'croupier' }],
    }),
  ),
  at('20:30', tell('table.interrupted', { reason: 'players-missing', playersPresent: 3 })),
  at('20:45', tell('table.resumed', { playersPresent: 4 })),
  at('22:00', tell('table.interrupted', { reason: 'equipment' })),
  at(
    '23:00',
    tell('table.closed', { toCage: [{ holder: 'table', chips: 0 }], certifiedBy: [{ id: 'E-1' }] }),
  ),
];
const RESUMED_LATE = at('22:10', tell('table.resumed', {}));

const hoursBy = async (by: Dimension, position = END): Promise<unknown[]> => {
  const span = { casinos: ['granada'], from: '2026-01-01', to: '2026-01-01', by: [by] };
  const { rows } = await books.reading((db) => readPerformance(db, span, [{ casino: 'granada', position }]));
  return rows
    .filter(({ figures }) => figures['table-hours'].value !== undefined)
    .map(({ figures }) => figures['table-hours'].value);
};

const heading = async (position = END): Promise<string> => {
  const book = await books.inLiveTables((db) =>
    readBook(db, { casino: 'granada', name: 'beneficios', day: '2026-01-01', position }),
  );
  if (typeof book === 'string') throw new Error(book);
  return book.sections[0]!.es;
};

const hour = (minutes: number) => rational(BigInt(minutes), 60n);

describe('a table that was interrupted', () => {
  it('has no hours meanwhile, in total, by hour and by croupier; the register of profits states when', async () => {
    await books.record(...SESSION);
    await books.project();
    expect(await hoursBy('table')).toEqual([hour(105)]);
    expect(await hoursBy('croupier')).toEqual([hour(105)]);
    // Madrid is an hour ahead of UTC: 21:00 to 21:30 and 21:45 to 22:00, then 22:00 to 23:00.
    expect(await hoursBy('hour')).toEqual([hour(45), hour(60)]);
    expect(await heading()).toContain(
      'de 01/01/2026 20:00 a 01/01/2026 23:00, interrumpida de 01/01/2026 20:30 a 01/01/2026 20:45 (faltan jugadores), desde 01/01/2026 22:00, sin reanudación (material)',
    );
  });

  it('has its hours as soon as a late resumption is known, and the earlier ones as they were known then', async () => {
    await books.record(...SESSION, RESUMED_LATE);
    await books.project();
    expect(await hoursBy('table')).toEqual([hour(155)]);
    expect(await hoursBy('hour')).toEqual([hour(45), hour(60), hour(50)]);
    expect(await heading()).toContain('de 01/01/2026 22:00 a 01/01/2026 22:10 (material)');
    expect(await hoursBy('table', BigInt(SESSION.length))).toEqual([hour(105)]);
  });
});
