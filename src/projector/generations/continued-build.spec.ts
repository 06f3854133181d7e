import { LiveTables } from '../../../test/support/database/live-tables';
import { InMemoryEventStore } from '../../../test/support/event-store/in-memory-event-store';
import { insertedRows } from '../../../test/support/sample-events/page-double';
import { chipsSold } from '../../../test/support/sample-events/sample-events';
import type { LogPosition } from '../../event-log/event-store.port';
import { emptyHead } from '../../ledger/register/number-records';
import { streamOf } from '../../ledger/event-contract/streams';
import { toAppend } from '../../kernel/stored-form';
import { everywhere } from './checkpoints';
import { OwnPart, recordsUpTo } from './continued-build';

const CASINO = 'torrequebrada';
const at = (place: number): LogPosition => `m${place}` as LogPosition;

/** Five sales, the first of them twice. */
function log(): InMemoryEventStore {
  const store = new InMemoryEventStore(() => new Date('2026-01-01T20:00:00Z'));
  for (const id of ['a', 'a', 'b', 'c', 'd', 'e']) {
    const sale = chipsSold({}, { id });
    store.forceIntoLog(toAppend(sale), streamOf(sale));
  }
  return store;
}

const part = (tables: LiveTables, store = log(), pageSize = 2): OwnPart =>
  new OwnPart(tables.database.dataSource, store, {
    generation: 1,
    pageSize,
    places: everywhere(undefined),
    heads: new Map(),
  });

describe('a part of a build', () => {
  it('projects its records page by page up to its target, and reports its place after each page', async () => {
    const tables = new LiveTables();
    const build = part(tables);
    const said: number[] = [];
    await build.advance(everywhere(at(5)), (records) => Promise.resolve(said.push(records)));
    expect(said.at(-1)).toBe(5);
    expect(said).toEqual(said.toSorted((a, b) => a - b));
    expect(build.records).toBe(5);
    expect(build.heads.get(CASINO)).toMatchObject({ number: 4n, repeatsSkipped: 1n });
    expect(tables.place).toBe(at(5));
    await build.advance(everywhere(at(6)), () => Promise.resolve());
    expect([build.records, build.heads.get(CASINO)!.number]).toEqual([6, 5n]);
    await build.end();
  });

  it('stores the head of each casino with each page, for a process that continues it', async () => {
    const tables = new LiveTables();
    await part(tables).advance(everywhere(at(2)), () => Promise.resolve());
    const kept = tables.database.asked
      .filter(({ sql }) => sql.startsWith('INSERT INTO projection.build_head'))
      .flatMap(insertedRows);
    expect(kept.at(-1)).toMatchObject({ generation: '1', casino: CASINO, last_number: '1' });
    expect(tables.database.saying('SET LOCAL search_path')[0]).toBe(
      'SET LOCAL search_path = pg_catalog, generation_1, pg_temp',
    );
    expect(tables.database.saying('INSERT INTO journal_line').length).toBeGreaterThan(0);
  });

  it('continues from the place and heads of a stopped build', async () => {
    const heads = new Map([[CASINO, { ...emptyHead(CASINO), number: 2n, repeatsSkipped: 1n }]]);
    const tables = new LiveTables();
    for (const partition of tables.places.keys()) tables.places.set(partition, at(3));
    const build = new OwnPart(tables.database.dataSource, log(), {
      generation: 1,
      pageSize: 9,
      places: everywhere(at(3)),
      heads,
    });
    expect(build.records).toBe(3);
    await build.advance(everywhere(at(6)), () => Promise.resolve());
    expect([build.records, build.heads.get(CASINO)!.number]).toEqual([6, 5n]);
  });

  it('sends no statement if it is at its target already', async () => {
    const tables = new LiveTables();
    await part(tables).advance(everywhere(undefined), () => Promise.resolve());
    expect(tables.database.asked).toEqual([]);
  });

  it.each<[string, (tables: LiveTables) => unknown]>([
    ['moved on', (tables) => tables.places.set(3, at(1))],
    ['divided', (tables) => tables.places.delete(3)],
  ])('stops if another process has %s its checkpoints', async (_what, meanwhile) => {
    const tables = new LiveTables();
    meanwhile(tables);
    await expect(part(tables).advance(everywhere(at(2)), () => Promise.resolve())).rejects.toThrow(
      'another process has continued or dropped generation 1',
    );
    expect(tables.database.saying('INSERT')).toEqual([]);
  });

  it('names the first record that is not in the register', async () => {
    const tables = new LiveTables({
      'SELECT count(*)::integer AS same': [{ same: 0 }],
      'SELECT page.casino, page.number': [1n, 3n, 4n, 5n, 6n].map((number) => ({
        ...{ casino: CASINO, number, entered: null },
      })),
    });
    await expect(part(tables).advance(everywhere(at(6)), () => Promise.resolve())).rejects.toThrow(
      /record 2 .* it is not in the register/,
    );
  });
});

it('the count of records includes the skipped repeats', () => {
  const head = (number: bigint, repeatsSkipped: bigint) => ({ ...emptyHead('x'), number, repeatsSkipped });
  expect(
    recordsUpTo(
      new Map([
        ['a', head(3n, 1n)],
        ['b', head(2n, 0n)],
      ]),
    ),
  ).toBe(6);
  expect(recordsUpTo(new Map())).toBe(0);
});
