import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner';
import type { CasinoEvent } from '../../../src/ledger/_core/envelope';
import { rebuild } from '../../../src/projector/generations/rebuild';
import { UnitOfWork } from '../../../src/projector/runner/unit-of-work';
import { simulate } from '../../../src/simulator/simulate';
import { useBooks } from '../../support/books/books-under-test';

const books = useBooks();

const CASINOS = ['granada', 'marbella', 'sevilla', 'ronda', 'huelva', 'nerja'];
const EVENTS = 30;

/** The first of each casino is its authorisation, a decision that reaches back; an event of each in turn. */
function nights(casinos: readonly string[] = CASINOS): CasinoEvent[] {
  const told = casinos.map((casino) =>
    simulate({ casino, currency: 'EUR', seed: 'width', firstDay: '2026-01-01', days: 1, tables: 2 }),
  );
  return Array.from({ length: EVENTS }, () => told.map((log) => log.next().value as CasinoEvent)).flat();
}

async function statementsToProject(events: readonly CasinoEvent[]): Promise<number> {
  await books.empty();
  await books.record(...events);
  const query = jest.spyOn(PostgresQueryRunner.prototype, 'query');
  await books.project();
  const statements = query.mock.calls.length;
  query.mockRestore();
  return statements;
}

describe('a page of several casinos', () => {
  it('asks the database no more often than one of a single casino, but for what a casino alone has', async () => {
    const alone = await statementsToProject(nights(['granada']));
    expect(await statementsToProject(nights())).toBeLessThan(alone + CASINOS.length);
  });

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
