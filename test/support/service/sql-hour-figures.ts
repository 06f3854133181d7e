import { type Cells, type Comparing, inBoth, MONEY, type Money, textOf } from './sql-comparing';

type Figures = Readonly<Record<string, Money | string | number | null>>;

interface PerformanceRow {
  readonly key: readonly { readonly value: string | null }[];
  readonly figures: Figures;
}

/** A question for more days by hour or bet is refused, and one for fewer is quick. */
const MOST_ROWS = 500;

/** The rows of `performance` by day, table and a finer group, of each of the days. */
async function rowsOfDays(
  { client, casino, days }: Parameters<Comparing['graphql']>[0],
  finer: 'HOUR' | 'BET',
  figures: string,
): Promise<readonly PerformanceRow[]> {
  const found: PerformanceRow[] = [];
  for (const day of days) {
    const { performance } = await client.ask<{ performance: { rows: PerformanceRow[]; rowCount: number } }>(
      `{ performance(casinos: ["${casino}"], from: "${day}", to: "${day}", by: [DAY, TABLE, ${finer}], first: ${MOST_ROWS}) {
           rowCount rows { key { value } figures { ${figures} } } } }`,
    );
    if (performance.rowCount > MOST_ROWS) throw new Error(`${day} of ${casino} has more rows than a page`);
    found.push(...performance.rows);
  }
  return found;
}

const keyOf = ({ key }: PerformanceRow, finer: 'hour' | 'bet'): Cells => {
  const [gaming_day = null, table_id = null, value = null] = key.map((each) => each.value);
  return { gaming_day, table_id, [finer]: value };
};

const amounts = (figures: Figures, ...named: readonly string[]): Cells =>
  Object.assign(
    {},
    ...named.map((name) => inBoth(COLUMN_OF[name] ?? name, figures[name] as Money | null)),
  ) as Cells;

const COLUMN_OF: Readonly<Record<string, string>> = { handle: 'staked' };

const inSql = (...columns: readonly string[]): string =>
  columns.flatMap((name) => [`sum(${name}) AS ${name}`, `sum(${name}_minor) AS ${name}_minor`]).join(', ');

const OF_HOURS = ['exchanged', 'fills', 'credits', 'commission', 'handle', 'captured'];

/** Hours of the sessions of a table together, as `performance` has them. */
export const HOUR: Comparing = {
  sql: `SELECT gaming_day, table_id, hour, round(sum(open_seconds) / 3600.0, 2) AS table_hours, sum(rounds) AS rounds, sum(bets) AS bets,
               ${inSql('exchanged', 'fills', 'credits', 'commission', 'staked', 'captured')}
          FROM bi.hour WHERE casino = '$1' GROUP BY 1, 2, 3`,
  graphql: async (asked) => {
    const rows = await rowsOfDays(
      asked,
      'HOUR',
      `tableHours rounds bets ${OF_HOURS.map((name) => `${name} ${MONEY}`).join(' ')}`,
    );
    return rows.map((row) => ({
      ...keyOf(row, 'hour'),
      table_hours: textOf(row.figures['tableHours'] as string | null),
      rounds: textOf(row.figures['rounds'] as number | null),
      bets: textOf(row.figures['bets'] as number | null),
      ...amounts(row.figures, ...OF_HOURS),
    }));
  },
};

export const BET: Comparing = {
  sql: `SELECT gaming_day, table_id, bet, sum(bets) AS bets, ${inSql('staked')} FROM bi.bet WHERE casino = '$1' GROUP BY 1, 2, 3`,
  graphql: async (asked) =>
    (await rowsOfDays(asked, 'BET', `bets handle ${MONEY}`)).map((row) => ({
      ...keyOf(row, 'bet'),
      bets: textOf(row.figures['bets'] as number | null),
      ...amounts(row.figures, 'handle'),
    })),
};
