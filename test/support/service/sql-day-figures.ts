import { type Comparing, everyNode, inBoth, MONEY, type Money, textOf } from './sql-comparing';

const LONG_AGO_TO_FAR = 'from: "2000-01-01", to: "2099-12-31"';

interface BoardDay extends Record<'win' | 'drop' | 'commission', Money & { currency: string }> {
  readonly day: string;
  readonly status: string;
  readonly checkedThrough: string;
  readonly withoutResult: number;
  readonly duty: Money | null;
  readonly openTables: readonly string[];
  readonly openFindings: Readonly<Record<'violations' | 'advisories' | 'information', number>>;
}

export const DAY: Comparing = {
  sql: `SELECT gaming_day, status, checked_through, win, win_minor, without_result, "drop", drop_minor, commission, commission_minor,
               duty, duty_minor, currency, CASE WHEN status IN ('closed', 'certified') THEN 0 ELSE open_sessions END AS open_sessions,
               open_violations, open_advisories, open_information FROM bi.day WHERE casino = '$1'`,
  graphql: async ({ client, casino }) => {
    const days = await everyNode<BoardDay>(
      client,
      'dayBoard',
      `casino: "${casino}", ${LONG_AGO_TO_FAR}`,
      `day status checkedThrough win { amount minorUnits currency } withoutResult drop ${MONEY} commission ${MONEY} duty ${MONEY}
       openTables openFindings { violations advisories information }`,
    );
    return days.map((of) => ({
      gaming_day: of.day,
      status: of.status.toLowerCase(),
      checked_through: textOf(of.checkedThrough),
      ...inBoth('win', of.win),
      without_result: textOf(of.withoutResult),
      ...inBoth('drop', of.drop),
      ...inBoth('commission', of.commission),
      ...inBoth('duty', of.duty),
      currency: of.win.currency,
      open_sessions: textOf(of.openTables.length),
      open_violations: textOf(of.openFindings.violations),
      open_advisories: textOf(of.openFindings.advisories),
      open_information: textOf(of.openFindings.information),
    }));
  },
};

const OF_SESSIONS = ['win', 'drop', 'commission', 'tips', 'exchanged', 'fills', 'credits'] as const;

export const SESSION: Comparing = {
  sql: `SELECT gaming_day, table_id, count(*) AS sessions,
               ${OF_SESSIONS.map((name) => `coalesce(sum(${name}_minor), 0) AS ${name}`).join(', ')}
          FROM bi.session WHERE casino = '$1' GROUP BY 1, 2`,
  graphql: async ({ client, casino, days }) => {
    if (days.length === 0) return [];
    const [from, to] = [days[0], days.at(-1)];
    const { performance } = await client.ask<{
      performance: {
        rows: {
          key: { value: string }[];
          sessions: number;
          figures: Record<(typeof OF_SESSIONS)[number], Money | null>;
        }[];
      };
    }>(
      `{ performance(casinos: ["${casino}"], from: "${from}", to: "${to}", by: [DAY, TABLE], first: 500) {
           rows { key { value } sessions figures { ${OF_SESSIONS.map((name) => `${name} ${MONEY}`).join(' ')} } } } }`,
    );
    const cells = new Map<string, Record<string, string>>();
    for (const { key, sessions, figures } of performance.rows) {
      const [gaming_day, table_id] = key.map(({ value }) => value) as [string, string];
      const name = `${gaming_day} ${table_id}`;
      const known = cells.get(name) ?? { gaming_day, table_id };
      const add = (column: string, value: string): void => {
        known[column] = String(BigInt(known[column] ?? '0') + BigInt(value));
      };
      add('sessions', String(sessions));
      for (const figure of OF_SESSIONS) add(figure, figures[figure]?.minorUnits ?? '0');
      cells.set(name, known);
    }
    return [...cells.values()];
  },
};
