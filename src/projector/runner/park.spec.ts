import { tell } from '../../../test/support/book/told';
import { logged } from '../../../test/support/sample-events/projected-page';
import { readRecord } from '../../ledger/register/read-records';
import type { Evaluation } from '../../ledger/_core/evaluation.state';
import type { CasinoEvent } from '../../kernel/envelope';
import type { CasinoBooks } from '../../ledger/casino/casino-books.state';
import { byItself, park } from './park';
import type { UnitOfWork } from './unit-of-work';

const BY = { id: 'E-1' };
const CLOSED = { closedDays: [{ first: '2026-01-01', last: '2026-01-01' }] } as unknown as CasinoBooks;
const OPEN = { closedDays: [] } as unknown as CasinoBooks;

const recordOf = (event: CasinoEvent) => readRecord(logged([event]).numbered[0]!);
const sale = recordOf(
  tell('cage.chips-sold', { amount: 500, meansOfPayment: 'cash' }, { at: 'cage', id: 'a' }),
);
const reopening = recordOf(tell('gaming-day.reopened', { by: [BY, { id: 'E-2' }], reason: 'late' }));

const LINE = { account: 'cash:cage' };
const evaluation = { lines: [LINE], findings: [{ code: 'x' }], books: OPEN } as unknown as Evaluation;

describe('a record evaluated by itself', () => {
  it('is the entry of its own record, with its lines and findings', () =>
    expect(byItself(sale, evaluation, { books: OPEN, references: undefined })).toMatchObject({
      ...{ casino: 'granada', number: 1n, ofRecord: 1n, standing: 'counted', entry: 'own', linesBefore: 0 },
      ...{ posts: [LINE], opens: [{ code: 'x' }], closes: [], bookingDay: '2026-01-01', lines: [LINE] },
    }));

  it('keeps its place, the facts that it moved and the references that it changed', () => {
    const [place, moved, references] = ['p' as never, [] as const, { ended: ['r'], begun: [] }];
    expect(byItself(sale, evaluation, { books: OPEN, place, moved, references })).toMatchObject({
      place,
      moved,
      references,
    });
  });

  it('is booked on the next open day', () =>
    expect(byItself(sale, evaluation, { books: CLOSED }).bookingDay).toBe('2026-01-02'));

  it('is booked on the day that it reopens', () =>
    expect(byItself(reopening, evaluation, { books: CLOSED }).bookingDay).toBe('2026-01-01'));

  it('is booked on its own day if no day was ever closed', () =>
    expect(byItself(sale, evaluation, { books: {} }).bookingDay).toBe('2026-01-01'));
});

describe('a record that is parked', () => {
  it('has arrived, makes its key wait, and posts nothing', () => {
    const said: unknown[][] = [];
    const knowledge = {
      before: () => ({ books: OPEN, sequence: undefined }),
      applyArrival: (...told: unknown[]) => said.push(told.slice(0, 1)),
      parked: { add: (...told: unknown[]) => said.push(told) },
    } as unknown as UnitOfWork;
    const parked = park(sale, knowledge, { key: 'cage/2026-01-01', fault: 'no rate' });
    expect(parked).toMatchObject({
      standing: 'parked',
      posts: [],
      parked: { key: 'cage/2026-01-01', fault: 'no rate' },
    });
    expect(said).toEqual([[sale], ['granada', 'cage/2026-01-01']]);
  });
});
