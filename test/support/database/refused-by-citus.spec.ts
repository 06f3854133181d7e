import { parse } from 'libpg-query';
import { refusalsOf } from './refused-by-citus';

const DISTRIBUTED = new Set(['register.record', 'register.casino']);
const CHANGING = new Set(['to_jsonb', 'now']);

async function refusals(statement: string): Promise<readonly string[]> {
  const { stmts } = (await parse(statement)) as { readonly stmts: readonly { readonly stmt: unknown }[] };
  return stmts.flatMap(({ stmt }) =>
    refusalsOf(stmt, {
      isDistributed: (table) => DISTRIBUTED.has(table),
      isChanging: (name) => CHANGING.has(name),
    }),
  );
}

const LIST = `jsonb_to_recordset($1) AS w(casino text, day date)`;
const LATERAL = 'LIMIT or OFFSET in a LATERAL subquery beside a list';
const SUM = 'UNION or a sum in a LATERAL subquery beside a list alone';
const OUTER = 'a distributed table is the optional side of an outer join with a list';
const FUNCTION = 'a function in FROM depends on more than the columns that it is given';

it.each([
  [
    [LATERAL],
    `SELECT * FROM ${LIST} CROSS JOIN LATERAL (SELECT 1 FROM line WHERE line.casino = w.casino ORDER BY n LIMIT 1) x`,
  ],
  [[LATERAL], `SELECT * FROM ${LIST}, LATERAL (SELECT 1 FROM line WHERE line.casino = w.casino OFFSET 0) x`],
  [
    [LATERAL],
    `WITH w AS (SELECT * FROM ${LIST}) SELECT * FROM w CROSS JOIN LATERAL (SELECT 1 FROM line WHERE line.casino = w.casino LIMIT 1) x`,
  ],
  [
    [LATERAL],
    `UPDATE line SET n = x.n FROM ${LIST}, LATERAL (SELECT n FROM fact WHERE fact.casino = w.casino LIMIT 1) x WHERE line.casino = w.casino`,
  ],
  [
    [],
    `SELECT * FROM (SELECT DISTINCT k.casino, w.day FROM register.casino k JOIN ${LIST} USING (casino)) known
       CROSS JOIN LATERAL (SELECT 1 FROM line WHERE line.casino = known.casino LIMIT 1) x`,
  ],
  [
    [LATERAL],
    `SELECT 1 FROM fact UNION ALL SELECT 1 FROM ${LIST}, LATERAL (SELECT 1 FROM line WHERE line.casino = w.casino LIMIT 1) x`,
  ],
  [[SUM], `SELECT * FROM ${LIST}, LATERAL (SELECT sum(n) FROM line WHERE line.casino = w.casino) x`],
  [
    [SUM],
    `SELECT * FROM ${LIST}, LATERAL (SELECT n FROM line WHERE line.casino = w.casino UNION ALL SELECT n FROM fact WHERE fact.casino = w.casino) x`,
  ],
  [
    [],
    `SELECT * FROM ${LIST}, LATERAL (SELECT n, sum(m) FROM line WHERE line.casino = w.casino GROUP BY n) x`,
  ],
  [
    [],
    `SELECT * FROM ${LIST} JOIN fact USING (casino), LATERAL (SELECT sum(n) FROM line WHERE line.casino = fact.casino AND w.day = line.day) x`,
  ],
  [[], `SELECT * FROM ${LIST} CROSS JOIN LATERAL (SELECT 1 FROM line WHERE line.casino = w.casino) x`],
  [[], `SELECT * FROM ${LIST} CROSS JOIN LATERAL (SELECT 1 FROM unnest(ARRAY[w.day]) LIMIT 1) x`],
  [[OUTER], `SELECT * FROM ${LIST} LEFT JOIN line ON line.casino = w.casino`],
  [[OUTER], `SELECT * FROM line RIGHT JOIN ${LIST} ON line.casino = w.casino`],
  [[], `SELECT * FROM line LEFT JOIN ${LIST} ON line.casino = w.casino`],
  [[], `SELECT * FROM line LEFT JOIN fact USING (casino)`],
  [
    [FUNCTION],
    `SELECT (SELECT count(*) FROM jsonb_each(to_jsonb(line.n))) FROM line`
      .replace('(SELECT count(*) FROM', '1 FROM line,')
      .replace(') FROM line', ''),
  ],
  [[], `SELECT * FROM line, unnest(line.ids) AS id`],
  [
    ['the row mine as a whole, where tables are joined'],
    `SELECT 1 FROM line mine JOIN fact theirs USING (casino) WHERE mine::text = 'x'`,
  ],
  [[], `SELECT mine::text FROM line mine`],
  [['the system column xmin'], `SELECT 1 FROM line WHERE age(xmin) < 7`],
])('%j: %s', async (found, statement) => {
  expect(await refusals(statement)).toEqual(found);
});
