import { type Comparing, everyNode, inBoth, MONEY, type Money, type Named, textOf } from './sql-comparing';

/** Commissions of a booking day by rule, table and game, and the same amounts by gaming day. */
export const COMMISSION: Comparing = {
  sql: `SELECT 'booked' AS basis, booking_day AS day, table_id, game, rule, amount, amount_minor
          FROM (SELECT booking_day, table_id, game, rule, currency, sum(amount) AS amount, sum(amount_minor) AS amount_minor
                  FROM bi.commission WHERE casino = '$1' GROUP BY 1, 2, 3, 4, 5) booked WHERE amount_minor <> 0
        UNION ALL
        SELECT 'gaming-day', gaming_day, table_id, game, rule, amount, amount_minor
          FROM (SELECT gaming_day, table_id, game, rule, currency, sum(amount) AS amount, sum(amount_minor) AS amount_minor
                  FROM bi.commission WHERE casino = '$1' GROUP BY 1, 2, 3, 4, 5) told WHERE amount_minor <> 0`,
  graphql: async ({ client, casino }) => {
    const basesOf = { booked: 'BOOKED', 'gaming-day': 'OWN_DAY' };
    const found = [];
    for (const [basis, asked] of Object.entries(basesOf)) {
      const commissions = await everyNode<Named & { amount: Money }>(
        client,
        'commissions',
        `casino: "${casino}", basis: ${asked}, by: [RULE, GAME, TABLE, DAY]`,
        `rule game table day amount ${MONEY}`,
      );
      found.push(
        ...commissions.map((of) => ({
          basis,
          day: textOf(of['day']),
          table_id: textOf(of['table']),
          game: textOf(of['game']),
          rule: textOf(of['rule']),
          ...inBoth('amount', of.amount),
        })),
      );
    }
    return found;
  },
};

const instantOf = (stated: string | number | null | undefined): string | null =>
  stated === null || stated === undefined ? null : new Date(stated).toISOString();

const inUtc = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS ${column}`;

export const CORRECTION: Comparing = {
  sql: `SELECT gaming_day, record_number, status, event_type, cancels, recorded_as, ${['proposed_at', 'withdrawn_at', 'recorded_at'].map(inUtc).join(', ')}
          FROM bi.correction WHERE casino = '$1'`,
  graphql: async ({ client, casino }) => {
    const corrections = await everyNode<Named>(
      client,
      'corrections',
      `casino: "${casino}"`,
      `gamingDay recordNumber status eventType replacement recordedAs proposedAt withdrawnAt recordedAt`,
    );
    return corrections.map((of) => ({
      gaming_day: textOf(of['gamingDay']),
      record_number: textOf(of['recordNumber']),
      status: String(of['status']).toLowerCase(),
      event_type: textOf(of['eventType']),
      cancels: textOf(of['replacement'] === null),
      recorded_as: textOf(of['recordedAs']),
      proposed_at: instantOf(of['proposedAt']),
      withdrawn_at: instantOf(of['withdrawnAt']),
      recorded_at: instantOf(of['recordedAt']),
    }));
  },
};
