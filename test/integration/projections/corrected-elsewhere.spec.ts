import type { CasinoEvent } from '../../../src/kernel/envelope';
import { BY, CAGE, OFFICE, tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';
import { type BooksSaid, booksSaid } from '../../support/one-order/books-said';

const books = useBooks();

const T2 = { at: 'tables/T2' } as const;
const round = (roundNo: number) => tell('round.settled', { roundNo, bets: [], outcome: {}, result: 500 });
const opened = (at: { readonly at?: string } = {}) =>
  tell(
    'table.opened',
    {
      game: 'boule',
      minimum: 200,
      float: { amount: 0 },
      staff: BY,
      captures: { rounds: true, buyIns: true },
    },
    at,
  );
const closed = tell('table.closed', { toCage: [], certifiedBy: BY });
const issued = tell('cage.float-issued', { table: 'T1', amount: 600, slip: 'S-1' }, CAGE);
const filled = tell('table.filled', { amount: 600, slip: 'S-1' }, T2);
const correction = ({ source, id }: CasinoEvent, replacement: object): CasinoEvent =>
  tell(
    'correction.recorded',
    {
      corrects: { source, id },
      replacement,
      reason: 'mistyped',
      proposedBy: { id: 'E-1' },
      approvedBy: { id: 'E-2' },
    },
    OFFICE,
  );

/** Without findings about the correction itself and without states of empty sessions. */
const withoutCorrection = (said: BooksSaid): BooksSaid =>
  Object.fromEntries(
    Object.entries(said).filter(([subject]) => !/^states$|diferencias-y-correcciones$/.test(subject)),
  );

async function come(events: readonly CasinoEvent[], pageSize: number): Promise<BooksSaid> {
  await books.empty();
  await books.record(...events);
  await books.project(pageSize);
  expect(await verify(books)).toEqual([]);
  return withoutCorrection(await booksSaid(books));
}

const [first, second, third] = [round(1), round(2), round(2)];
const voided = tell('round.voided', { roundNo: 1, settled: true, reasonCode: 'x', refunds: [], by: BY });

describe('a fact that is corrected to another subject', () => {
  it.each<[string, readonly CasinoEvent[], CasinoEvent, object]>([
    ['another round', [opened(), first, second, third], second, { roundNo: 1 }],
    ['another round, which is told later', [opened(), first, second, third], first, { roundNo: 2 }],
    ['the void of another round', [opened(), first, second, voided], voided, { roundNo: 2 }],
    ['a slip of another table', [opened(), opened(T2), issued, closed, filled], issued, { table: 'T2' }],
  ])('gives the same books as if it had been reported so: %s', async (_what, events, target, said) => {
    const data = { ...(target.data as object), ...said };
    const right = await come(
      events.map((event) => (event === target ? { ...event, data } : event)),
      100,
    );
    const late = [...events.filter((event) => event !== target), target, correction(target, data)];
    for (const order of [[...events, correction(target, data)], late])
      for (const pageSize of [1, 100]) expect(await come(order, pageSize)).toEqual(right);
    const early = events.flatMap((event) => (event === target ? [event, correction(target, data)] : [event]));
    for (const pageSize of [1, 100]) expect(await come(early, pageSize)).toEqual(right);
  });
});
