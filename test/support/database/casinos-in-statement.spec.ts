import { casinosInStatements } from './casinos-in-statement';

const DISTRIBUTED = new Set(['line', 'fact', 'register.record']);
const read = async (statement: string) =>
  (await casinosInStatements(statement, (table) => DISTRIBUTED.has(table)))[0]!;

it.each([
  ['no-table', `SELECT 1`],
  ['no-table', `SELECT generation FROM projection.live`],
  ['no-table', `SET LOCAL lock_timeout = 5`],
  ['one-casino', `SELECT amount FROM line WHERE casino = $1 AND amount > 0`],
  ['one-casino', `SELECT amount FROM line WHERE casino = 'granada'`],
  ['one-casino', `SELECT 1 FROM line l JOIN fact f ON f.casino = l.casino AND f.n = l.n WHERE l.casino = $1`],
  ['one-casino', `SELECT 1 FROM line l, fact f WHERE f.casino = $1 AND l.casino = $1`],
  ['one-casino', `SELECT 1 FROM line WHERE casino = $1 AND EXISTS (SELECT FROM fact WHERE casino = $1)`],
  [
    'one-casino',
    `SELECT 1 FROM line l WHERE casino = $1 AND NOT EXISTS (SELECT FROM fact f WHERE f.casino = l.casino)`,
  ],
  ['one-casino', `INSERT INTO line (n, casino) VALUES ($1, $2) ON CONFLICT DO NOTHING`],
  ['one-casino', `UPDATE line SET n = 1 FROM fact WHERE fact.casino = line.casino AND line.casino = $1`],
  [
    'one-casino',
    `WITH one AS (SELECT * FROM line WHERE casino = $1) SELECT 1 FROM one JOIN fact USING (casino)`,
  ],
  ['by-casino', `SELECT count(*) FROM line`],
  ['by-casino', `SELECT 1 FROM line WHERE casino = ANY ($1)`],
  ['by-casino', `SELECT 1 FROM line WHERE casino = $1 OR n = 1`],
  ['by-casino', `SELECT 1 FROM line JOIN fact USING (casino, n)`],
  [
    'by-casino',
    `SELECT 1 FROM unnest($1::text[], $2::int[]) AS w (casino, n) JOIN line USING (casino, n) JOIN fact USING (casino)`,
  ],
  [
    'by-casino',
    `SELECT 1 FROM jsonb_to_recordset($1) AS w(casino text) CROSS JOIN LATERAL (SELECT 1 FROM line l JOIN register.record r ON r.casino = l.casino WHERE l.casino = w.casino) x`,
  ],
  ['by-casino', `SELECT 1 FROM line WHERE (casino, n) IN (SELECT casino, n FROM fact)`],
  ['by-casino', `INSERT INTO line (casino, n) SELECT casino, n FROM fact`],
  ['by-casino', `DELETE FROM line USING fact WHERE fact.casino = line.casino`],
  ['across', `SELECT 1 FROM line JOIN fact USING (n)`],
  ['across', `SELECT 1 FROM line l JOIN fact f ON f.casino = l.casino OR f.n = l.n`],
  ['across', `SELECT 1 FROM line WHERE casino = $1 AND n IN (SELECT n FROM fact)`],
  ['across', `SELECT 1 FROM line l JOIN fact f ON f.n = l.n WHERE l.casino = $1 AND f.casino = $2`],
  ['across', `SELECT 1 FROM line l WHERE NOT EXISTS (SELECT FROM fact WHERE n = l.n)`],
  ['across', `WITH one AS (SELECT n FROM line) SELECT 1 FROM one JOIN fact USING (n)`],
  ['across', `INSERT INTO line (casino, n) SELECT 'granada', n FROM fact`],
  ['across', `UPDATE line SET n = fact.n FROM fact WHERE fact.n = line.n`],
  ['across', `SELECT 1 FROM line WHERE casino = $1 UNION SELECT 1 FROM fact WHERE casino = $2`],
] as const)('%s: %s', async (spread, statement) => {
  expect((await read(statement)).spread).toBe(spread);
});

it.each([
  [true, `SELECT 1 FROM line WHERE casino = $1 FOR UPDATE`],
  [
    true,
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT 1 FROM n JOIN line USING (i)`,
  ],
  [false, `SELECT 1 FROM line WHERE casino = $1`],
] as const)('it needs one node (%s): %s', async (needsOneNode, statement) => {
  expect((await read(statement)).needsOneNode).toBe(needsOneNode);
});

it('names the tables that are distributed, and those that are not', async () => {
  expect(await read(`SELECT 1 FROM line JOIN projection.live ON true`)).toMatchObject({
    tables: ['line'],
    otherTables: ['projection.live'],
  });
});
