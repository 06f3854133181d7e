import type { CasinoEvent } from '../../../src/ledger/_core/envelope';
import { rebuild } from '../../../src/projector/generations/rebuild';
import { UnitOfWork } from '../../../src/projector/runner/unit-of-work';
import { simulate } from '../../../src/simulator/simulate';
import { useBooks } from '../../support/books/books-under-test';

const books = useBooks();

const CASINOS = ['granada', 'marbella', 'sevilla', 'ronda', 'huelva', 'nerja'];
const EVENTS = 30;

/** The first of each casino is its authorisation, a decision that reaches back; an event of each in turn. */
function nights(): CasinoEvent[] {
  const told = CASINOS.map((casino) =>
    simulate({ casino, currency: 'EUR', seed: 'width', firstDay: '2026-01-01', days: 1, tables: 2 }),
  );
  return Array.from({ length: EVENTS }, () => told.map((log) => log.next().value as CasinoEvent)).flat();
}

describe('a page of several casinos', () => {
  it('has loaded once what each event needs, however many casinos decide what reaches back', async () => {
    await books.record(...nights());
    const load = jest.spyOn(UnitOfWork, 'load');
    await books.project();
    const loaded = load.mock.calls.reduce((sum, [, events]) => sum + events.length, 0);
    load.mockRestore();
    expect(loaded).toBe(CASINOS.length * EVENTS);
  });

  it('has the rows of pages of one record', async () => {
    await books.record(...nights());
    await books.project();
    const report = await rebuild(books.dataSource, books.store, { pageSize: 1, afterwards: () => 'drop' });
    expect(report).toMatchObject({ records: CASINOS.length * EVENTS, divergence: undefined });
  });
});
