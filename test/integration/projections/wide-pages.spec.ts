import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { rebuild } from '../../../src/projector/generations/rebuild';
import { partitionOf } from '../../../src/event-log/event-store.port';
import { UnitOfWork } from '../../../src/projector/runner/unit-of-work';
import { simulate } from '../../../packages/simulator/simulate';
import { useBooks } from '../../support/books/books-under-test';

const books = useBooks();

const CASINOS = ['granada', 'marbella', 'sevilla', 'ronda', 'huelva', 'nerja'];
const EVENTS = 30;

/** Interleaved nights of several casinos; the first event of each is its authorisation, which takes effect retroactively. */
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
  it('sends as many statements as a page of one casino, and at most one more for each casino', async () => {
    const alone = await statementsToProject(nights(['granada']));
    expect(await statementsToProject(nights())).toBeLessThan(alone + CASINOS.length);
  });

  it('loads the data of each event once, however many casinos decide about earlier facts', async () => {
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

/** Pages of thirty records, which are read together and divided by partition. */
const PAGE = { pageSize: 30 } as const;
const ALL = CASINOS.length * EVENTS;

/** Two casinos, of which the one projected later comes first in the log. */
const [EARLIER, LATER] = CASINOS.toSorted((a, b) => partitionOf(a) - partitionOf(b)).toReversed() as [
  string,
  string,
];
const DAMAGED = { [EARLIER]: 15, [LATER]: 16 };

async function damage(): Promise<string> {
  for (const [casino, number] of Object.entries(DAMAGED))
    await books.tamper(
      `UPDATE event_log.event SET bytes = bytes || ' '
        WHERE place = (SELECT place FROM event_log.event WHERE casino = '${casino}' ORDER BY place OFFSET ${number - 1} LIMIT 1)`,
    );
  const [first] = await books.sql<{ place: bigint }>(
    `SELECT min(place) AS place FROM event_log.event WHERE bytes LIKE '% '`,
  );
  return String(first!.place);
}

describe('pages read at once', () => {
  it('have the rows of one page, also where one of them fails and the others do not', async () => {
    const last = await books.record(...nights());
    await books.sql(
      `CREATE FUNCTION public.die() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN
         IF NEW.casino = 'sevilla' THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
         RETURN NEW;
       END $$`,
    );
    await books.sql(
      `CREATE TRIGGER die BEFORE INSERT ON register.record FOR EACH ROW EXECUTE FUNCTION public.die()`,
    );
    const errors: unknown[] = [];
    books.startRunner({ ...PAGE, onError: (failure) => errors.push(failure) });
    while (errors.length < 2) await sleep(10);
    await books.sql(`DROP FUNCTION public.die() CASCADE`);
    await books.passed(last);
    const report = await rebuild(books.dataSource, books.store, { afterwards: () => 'drop' });
    expect(report).toMatchObject({ records: ALL, divergence: undefined });
  });

  it('name the first damaged record of the log, everything before it being posted', async () => {
    await books.record(...nights());
    const place = await damage();
    const runner = books.startRunner(PAGE);
    while (!runner.damaged) await sleep(10);
    expect(runner.damaged.record).toMatchObject({ casino: EARLIER, place });
    const [before] = await books.sql<{ left: bigint }>(
      `SELECT count(*) AS left FROM event_log.event e WHERE place < ${place}
          AND NOT EXISTS (SELECT FROM register.record r WHERE r.casino = e.casino AND r.place = e.place::text)`,
    );
    expect(before).toEqual({ left: 0n });
  });

  it('name the first damaged record to a rebuild', async () => {
    await books.record(...nights());
    await books.project();
    const place = await damage();
    const rebuilt = rebuild(books.dataSource, books.store, { ...PAGE, afterwards: () => 'drop' });
    await expect(rebuilt).rejects.toMatchObject({ record: { casino: EARLIER, place } });
  });
});
