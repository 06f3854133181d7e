import fc from 'fast-check';
import { anyText } from '../../support/arbitrary/any-text';
import { column, type Column, insertRows, table } from '../../../src/database/table';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database';

const TEXTS = table('public.given', {
  n: column.key(column.integer),
  words: column.optional(column.text),
  many: column.optional(column.texts),
});
const WORDS = table('public.given', { n: column.key(column.integer), words: column.optional(column.text) });
const SINGLE = table('public.single', { words: column.optional(column.text) });

/** A column whose amounts are text with every digit. */
const decimal: Column<string> = { type: 'numeric' };
const GIVEN = table('public.given', {
  n: column.key(column.integer),
  words: column.optional(column.text),
  amount: decimal,
  said: column.optional(column.boolean),
  day: column.optional(column.date),
  bytes: column.optional(column.bytes),
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.dataSource.query(
    `CREATE TABLE public.given (n integer PRIMARY KEY, words text, amount numeric, said boolean, day date, bytes bytea, many text[])`,
  );
  await database.dataSource.query(`CREATE TABLE public.single (words text)`);
});
beforeEach(() => database.dataSource.query(`TRUNCATE public.given, public.single`));
afterAll(() => database.drop());

const given = (columns: string): Promise<object[]> =>
  database.dataSource.query(`SELECT ${columns} FROM public.given ORDER BY n`);

/** Text that PostgreSQL can store, with frequent separators of cells, rows and elements. */
const storable = fc
  .array(
    fc.oneof(
      fc.constantFrom('\u001d', '\u001e', '\u001f', ',', '{', '}', '"', '\\', "'", '\n', 'NULL', ' '),
      anyText().filter((text) => !text.includes('\0') && text.isWellFormed()),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''));

describe('rows inserted together', () => {
  it('contain the given values, whatever their texts are', async () => {
    const cells = fc.record({
      words: fc.option(storable),
      many: fc.option(fc.array(storable, { maxLength: 3 })),
    });
    await fc.assert(
      fc
        .asyncProperty(fc.array(cells, { minLength: 1, maxLength: 5 }), async (rows) => {
          const numbered = rows.map((row, n) => ({ n, ...row }));
          await insertRows(database.dataSource, TEXTS, numbered);
          expect(await given('n, words, many')).toEqual(numbered);
        })
        .beforeEach(() => database.dataSource.query(`TRUNCATE public.given`)),
      { numRuns: 60 },
    );
  });

  it('have the types of their columns', async () => {
    await insertRows(database.dataSource, GIVEN, [
      { n: 1, words: '', amount: '12345678901234567890', said: true, day: '2026-03-07', bytes: '\\x00ff' },
      { n: 2, words: null, amount: '-0.5', said: false, day: null, bytes: null },
      { n: 3, words: null, amount: '0', said: null, day: '2028-02-29', bytes: '\\x' },
    ]);
    expect(await given(`n, words, amount::text, said, day::text, encode(bytes, 'hex') AS bytes`)).toEqual([
      { n: 1, words: '', amount: '12345678901234567890', said: true, day: '2026-03-07', bytes: '00ff' },
      { n: 2, words: null, amount: '-0.5', said: false, day: null, bytes: null },
      { n: 3, words: null, amount: '0', said: null, day: '2028-02-29', bytes: '' },
    ]);
  });

  it('may have a single column, empty in one and absent in the other', async () => {
    await insertRows(database.dataSource, SINGLE, [{ words: '' }, { words: null }]);
    expect(await database.dataSource.query(`SELECT words FROM public.single ORDER BY words`)).toEqual([
      { words: '' },
      { words: null },
    ]);
  });

  it('send no statement if there are none', async () => {
    await insertRows(database.dataSource, GIVEN, []);
    expect(await given('n')).toEqual([]);
  });

  it.each([
    ['half of a surrogate pair', 'Ana \ud800', '22P05'],
    ['the character that no database keeps', 'Ana \0', '22021'],
  ])('are refused with %s, none of them written', async (_, words, code) => {
    const rows = [
      { n: 1, words: 'Ana' },
      { n: 2, words },
    ];
    await expect(insertRows(database.dataSource, WORDS, rows)).rejects.toMatchObject({ code });
    expect(await given('n')).toEqual([]);
  });
});
