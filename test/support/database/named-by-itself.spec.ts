import { parse } from 'libpg-query';
import { tablesWithoutCasino } from './named-by-itself';

const DISTRIBUTED = new Set(['line', 'fact', 'mark', 'register.record']);

async function without(statement: string): Promise<readonly string[]> {
  const { stmts } = (await parse(statement)) as { readonly stmts: readonly { readonly stmt: unknown }[] };
  return stmts.flatMap(({ stmt }) => tablesWithoutCasino(stmt, (table) => DISTRIBUTED.has(table)));
}

it.each([
  [[], `SELECT 1 FROM line WHERE casino = $1`],
  [[], `SELECT 1 FROM line WHERE casino = 'granada' AND n = 1`],
  [[], `SELECT 1 FROM line JOIN fact ON fact.casino = line.casino WHERE line.casino = $1`],
  [[], `SELECT 1 FROM line JOIN fact USING (casino, n) WHERE casino = $1`],
  [
    [],
    `SELECT 1 FROM line l LEFT JOIN register.record r ON r.casino = l.casino AND r.n = l.n WHERE l.casino = $1`,
  ],
  [[], `SELECT 1 FROM line l WHERE casino = $1 AND EXISTS (SELECT FROM fact f WHERE f.casino = l.casino)`],
  [
    [],
    `SELECT 1 FROM line l WHERE casino = $1 AND NOT EXISTS (SELECT FROM fact f WHERE f.casino = l.casino)`,
  ],
  [[], `SELECT (SELECT m FROM mark WHERE mark.casino = $1 AND mark.n = line.n) FROM line WHERE casino = $1`],
  [[], `SELECT 1 FROM line WHERE casino = $1 UNION ALL SELECT 1 FROM fact WHERE casino = $1`],
  [
    [],
    `WITH one AS (SELECT n FROM line WHERE casino = $1) SELECT 1 FROM one JOIN fact ON fact.casino = $1 AND fact.n = one.n`,
  ],
  [[], `SELECT 1 FROM projection.live`],
  [[], `INSERT INTO line (casino, n) VALUES ($1, $2)`],
  [[], `UPDATE line SET n = 1 FROM fact WHERE fact.casino = line.casino AND line.casino = $1`],
  [[], `DELETE FROM line WHERE casino = $1 AND (casino, n) = ($1, $2)`],
  [
    ['mark'],
    `SELECT (SELECT m FROM mark WHERE mark.casino = line.casino AND mark.n = line.n) FROM line WHERE casino = $1`,
  ],
  [
    ['fact'],
    `SELECT 1 FROM line l WHERE casino = $1 AND ($2 IS NULL OR EXISTS (SELECT FROM fact f WHERE f.casino = l.casino))`,
  ],
  [['fact'], `SELECT EXISTS (SELECT FROM fact f WHERE f.casino = l.casino) FROM line l WHERE casino = $1`],
  [
    ['register.record'],
    `SELECT 1 FROM (SELECT DISTINCT ON (n) casino, n FROM line WHERE casino = $1) k JOIN register.record r ON r.casino = k.casino`,
  ],
  [
    ['fact'],
    `WITH one AS (SELECT casino FROM line WHERE casino = $1) SELECT 1 FROM one JOIN fact USING (casino)`,
  ],
  [
    ['fact'],
    `SELECT 1 FROM line l LEFT JOIN LATERAL (SELECT n FROM fact WHERE fact.casino = l.casino LIMIT 1) f ON true WHERE l.casino = $1`,
  ],
  [['fact'], `SELECT 1 FROM line WHERE casino = $1 UNION ALL SELECT 1 FROM fact`],
])('%j: %s', async (tables, statement) => {
  expect(await without(statement)).toEqual(tables);
});
