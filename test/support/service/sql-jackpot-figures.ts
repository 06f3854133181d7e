import { type Comparing, everyNode, inBoth, MONEY, type Money, textOf } from './sql-comparing';

const SUMS = ['meter', 'contributed', 'funded', 'prizes', 'houseShare'] as const;

export const JACKPOT: Comparing = {
  sql: `SELECT pool, first_record, meter, meter_minor, contributed, contributed_minor, funded, funded_minor, prizes, prizes_minor,
               house_share, house_share_minor FROM bi.jackpot WHERE casino = '$1'`,
  graphql: async ({ client, casino }) => {
    const pools = await everyNode<
      { pool: string; firstRecord: number } & Record<(typeof SUMS)[number], Money>
    >(
      client,
      'jackpots',
      `casino: "${casino}"`,
      `pool firstRecord ${SUMS.map((name) => `${name} ${MONEY}`).join(' ')}`,
    );
    return pools.map((of) => ({
      pool: of.pool,
      first_record: textOf(of.firstRecord),
      ...inBoth('meter', of.meter),
      ...inBoth('contributed', of.contributed),
      ...inBoth('funded', of.funded),
      ...inBoth('prizes', of.prizes),
      ...inBoth('house_share', of.houseShare),
    }));
  },
};

interface Moved extends Record<'toMeter' | 'fromMeter' | 'houseShare' | 'meter', Money> {
  readonly gamingDay: string;
  readonly recordNumber: number;
  readonly eventType: string;
  readonly concept: string;
  readonly conceptEn: string;
  readonly table: string | null;
  readonly shownBefore: Money | null;
  readonly shownAfter: Money | null;
}

/** Every movement of a pool: the history has the latest, at most 500. */
const MOST = 500;

export const JACKPOT_EVENT: Comparing = {
  sql: `SELECT gaming_day, pool, record_number, event_type, event_type_es, event_type_en, table_id, to_meter, to_meter_minor,
               from_meter, from_meter_minor, house_share, house_share_minor, meter, meter_minor, shown_before, shown_before_minor,
               shown_after, shown_after_minor FROM bi.jackpot_event WHERE casino = '$1'`,
  graphql: async ({ client, casino }) => {
    const pools = await everyNode<{ pool: string; history: readonly Moved[] }>(
      client,
      'jackpots',
      `casino: "${casino}"`,
      `pool history(last: ${MOST}) { gamingDay recordNumber eventType concept conceptEn table toMeter ${MONEY} fromMeter ${MONEY}
         houseShare ${MONEY} meter ${MONEY} shownBefore ${MONEY} shownAfter ${MONEY} }`,
    );
    return pools.flatMap(({ pool, history }) => {
      if (history.length === MOST)
        throw new Error(`${pool} of ${casino} may have more movements than its history`);
      return history.map((of) => ({
        gaming_day: of.gamingDay,
        pool,
        record_number: textOf(of.recordNumber),
        event_type: of.eventType,
        event_type_es: of.concept,
        event_type_en: of.conceptEn,
        table_id: of.table,
        ...inBoth('to_meter', of.toMeter),
        ...inBoth('from_meter', of.fromMeter),
        ...inBoth('house_share', of.houseShare),
        ...inBoth('meter', of.meter),
        ...inBoth('shown_before', of.shownBefore),
        ...inBoth('shown_after', of.shownAfter),
      }));
    });
  },
};
