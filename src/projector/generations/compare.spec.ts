import { DatabaseDouble } from '../../../test/support/database/database-double';
import { RELEASE } from '../../kernel/release';
import { type Divergence, firstDivergence, oldestUnseen, tablesOf } from './compare';

const SCHEMAS = { live: 'generation_1', rebuilt: 'generation_2' };

const table = (name: string, columns: readonly string[] = ['casino', 'gaming_day', 'account']) => ({
  table: name,
  columns,
  key: columns.slice(0, 2),
});

const digest = (casino: string, day: string, of = 'same') => ({
  casino,
  gaming_day: day,
  rows: 2n,
  digest: of,
});

interface Side {
  readonly tables?: readonly object[];
  readonly digests?: readonly object[];
}

/** Two generations that differ only in what is given for either. */
function generations(
  live: Side,
  rebuilt: Side,
  { rows = [], same = false }: { readonly rows?: readonly object[]; readonly same?: boolean } = {},
): DatabaseDouble {
  const tables = [table('balance'), table('hand')];
  const digests = [digest('granada', '2026-01-01'), digest('ronda', '2026-01-01')];
  const ofSide = (schema: unknown): Side => (schema === SCHEMAS.live ? live : rebuilt);
  return new DatabaseDouble({
    'FROM pg_class c JOIN pg_namespace': ([schema]) => ofSide(schema).tables ?? tables,
    'AS same': [{ same }],
    'FULL JOIN': rows,
    'AS row_hash FROM': (_, sql) => {
      const side = ofSide(sql.includes('generation_1') ? SCHEMAS.live : SCHEMAS.rebuilt);
      return sql.includes('.hand') ? (side.digests ?? digests) : digests;
    },
  });
}

const diverging = (...given: Parameters<typeof generations>): Promise<Divergence | undefined> =>
  firstDivergence(generations(...given), SCHEMAS);

describe('two generations', () => {
  it('are the same if every table has the same digests, without a comparison of rows', async () => {
    const database = generations({}, {});
    expect(await firstDivergence(database, SCHEMAS)).toBeUndefined();
    expect(database.saying('AS row_hash FROM')).toHaveLength(4);
    expect(database.saying('FULL JOIN')).toEqual([]);
  });

  it('differ by the first table, in the order of their names, that one of them lacks', async () => {
    const more = [table('hand'), table('balance'), table('a_table')];
    const none = { key: {}, columns: [] };
    expect(await diverging({ tables: more }, {})).toEqual({ table: 'a_table', kind: 'only-live', ...none });
    expect(await diverging({}, { tables: more })).toEqual({
      table: 'a_table',
      kind: 'only-rebuilt',
      ...none,
    });
  });

  const group = (kind: Divergence['kind'], casino: string) => ({
    ...{ table: 'hand', kind, columns: [] },
    key: { casino, gaming_day: '2026-01-01' },
  });
  const [granada, ronda] = [digest('granada', '2026-01-01'), digest('ronda', '2026-01-01')];

  it('differ by the first casino and day with other digests, if no row differs', async () => {
    const other = [granada, { ...ronda, digest: 'other' }];
    expect(await diverging({}, { digests: other })).toEqual(group('differs', 'ronda'));
    expect(await diverging({ digests: other }, {})).toEqual(group('differs', 'ronda'));
    expect(await diverging({}, { digests: [granada] })).toEqual(group('only-live', 'ronda'));
    expect(await diverging({ digests: [granada] }, {})).toEqual(group('only-rebuilt', 'ronda'));
    expect(await diverging({ digests: [granada, digest('ronda', '2026-01-02')] }, {})).toMatchObject({
      kind: 'only-live',
      key: { gaming_day: '2026-01-02' },
    });
  });

  const rowOf = (live: object | null, rebuilt: object | null) =>
    diverging({}, { digests: [granada] }, { rows: [{ live, rebuilt }] });
  const ROW = { casino: '"granada"', gaming_day: '"2026-01-01"', account: '"cash:cage"', amount: '7' };
  const KEY = { casino: 'granada', gaming_day: '2026-01-01' };

  it('differ by the first row that only one of them has', async () => {
    expect(await rowOf(ROW, null)).toEqual({ table: 'hand', key: KEY, kind: 'only-live', columns: [] });
    expect(await rowOf(null, ROW)).toEqual({ table: 'hand', key: KEY, kind: 'only-rebuilt', columns: [] });
  });

  it('differ by the columns of a row that are others, or that one of them lacks', async () => {
    expect(await rowOf({ ...ROW, amount: '8', old: '1' }, { ...ROW, latest: 'null' })).toEqual({
      table: 'hand',
      key: KEY,
      kind: 'differs',
      columns: [
        { column: 'amount', live: '8', rebuilt: '7' },
        { column: 'latest', live: 'missing', rebuilt: 'null' },
        { column: 'old', live: '1', rebuilt: 'missing' },
      ],
    });
    expect(await rowOf(ROW, { ...ROW, gaming_day: '20260101' })).toMatchObject({ key: KEY });
  });

  it('that were the same are compared by the rows written since, and as a whole only if those differ', async () => {
    const still = generations({}, {}, { same: true });
    expect(await firstDivergence(still, SCHEMAS, { transaction: '77' })).toBeUndefined();
    expect(still.saying('AS row_hash FROM')).toEqual([]);
    expect(
      still.asked.filter(({ sql }) => sql.includes('AS same')).map(({ parameters }) => parameters),
    ).toEqual([['77'], ['77']]);
    const noMore = generations({}, { digests: [granada] });
    expect(await firstDivergence(noMore, SCHEMAS, { transaction: '77' })).toEqual(
      group('only-live', 'ronda'),
    );
  });

  it('are compared by the key of the rebuilt table, since that of the live one may have been removed', async () => {
    const database = generations(
      { tables: [{ ...table('hand'), key: [] }] },
      { tables: [table('hand')], digests: [granada] },
    );
    await firstDivergence(database, SCHEMAS);
    expect(
      database.saying('AS row_hash FROM').every((sql) => sql.includes('ORDER BY casino, gaming_day)')),
    ).toBe(true);
    expect(database.saying('FULL JOIN')[0]).toContain('USING (casino, gaming_day)');
  });

  it('of a table without days are compared casino by casino', async () => {
    const tables = [table('balance', ['casino', 'account'])];
    const database = generations({ tables }, { tables });
    await firstDivergence(database, SCHEMAS);
    expect(database.saying("SELECT casino, '' AS gaming_day")).toHaveLength(2);
    const days = generations({}, {});
    await firstDivergence(days, SCHEMAS);
    expect(days.saying('SELECT casino, gaming_day::text AS gaming_day')).toHaveLength(4);
  });

  it('may have been evaluated by different releases', async () => {
    const tables = [table('finding', ['casino', 'gaming_day', 'rules_release'])];
    const database = generations({ tables }, { tables });
    await firstDivergence(database, SCHEMAS);
    const [hashed] = database.saying('AS row_hash FROM');
    expect(hashed).toContain(`SELECT casino, gaming_day, CASE WHEN rules_release = '${RELEASE}' OR`);
    expect(hashed).toContain(`string_to_array('${RELEASE.split('-')[0]}', '.')`);
  });
});

it('tables are listed with their schema, columns and key', async () => {
  const database = new DatabaseDouble({ 'FROM pg_class c': [table('hand')] });
  expect(await tablesOf(database, 'generation_1')).toEqual(
    new Map([['hand', { schema: 'generation_1', ...table('hand') }]]),
  );
});

it('a snapshot has the first transaction that it does not see', async () =>
  expect(await oldestUnseen(new DatabaseDouble({ pg_snapshot_xmin: [{ oldest: '77' }] }))).toBe('77'));
