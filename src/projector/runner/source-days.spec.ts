import { DatabaseDouble } from '../../../test/support/database/database-double';
import { chipsSold } from '../../../test/support/sample-events/sample-events';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import { SourceDays } from './source-days';

const SOURCE = '/casinos/granada/cage';
const DAY = '2026-01-01';

/** A record that its source gave a number; the hour of what happened follows the number of the record. */
const fact = (record: number, sequence?: number, more: object = {}): NumberedEvent =>
  ({
    casino: 'granada',
    number: BigInt(record),
    event: {
      ...chipsSold({}, { id: `e${record}`, casino: 'granada', gamingday: DAY }),
      time: `2026-01-01T20:00:${String(record).padStart(2, '0')}Z`,
      ...(sequence !== undefined && { sequence: `${sequence}` }),
      ...more,
    },
  }) as unknown as NumberedEvent;

const row = (record: number, sequence: number, id = `e${record}`) => ({
  ...{ casino: 'granada', source: SOURCE, gaming_day: DAY, record_number: BigInt(record) },
  ...{
    sequence: BigInt(sequence),
    event_id: id,
    happened_at: `2026-01-01T20:00:${String(record).padStart(2, '0')}`,
  },
  place: `place of ${record}`,
});

const WHOLE = 'o.record_number < $4';

async function days(
  events: readonly NumberedEvent[],
  {
    first = 1n,
    last = [],
    whole = [],
  }: { first?: bigint; last?: readonly object[]; whole?: readonly object[] } = {},
) {
  const database = new DatabaseDouble({ [WHOLE]: whole, 'CROSS JOIN LATERAL': last });
  return { database, known: await SourceDays.load(database, events, new Map([['granada', first]])) };
}

let quieted = 0;
const quiet = () => Promise.resolve(void (quieted += 1));
beforeEach(() => (quieted = 0));

describe('the place of a fact', () => {
  it('is that of its time without a query if its source gives no numbers', async () => {
    const events = [fact(1), fact(2)];
    const { database, known } = await days(events);
    const placed = events.map((each) => known.placeInOrder(each));
    expect(placed.map((each) => each!.moved)).toEqual([[], []]);
    expect(placed[0]!.place < placed[1]!.place).toBe(true);
    expect(known.placeOf(events[0]!)).toEqual(placed[0]);
    expect(database.asked).toEqual([]);
  });

  it('is after the earlier facts as long as the numbers of its source increase', async () => {
    const events = [fact(1, 1), fact(2, 2), fact(3, 5)];
    const { known } = await days(events);
    const places = events.map((each) => known.placeInOrder(each)!.place);
    expect(places).toEqual(places.toSorted());
    expect(new Set(places).size).toBe(3);
    expect(known.placeOf(events[2]!)).toEqual({ place: places[2], moved: [] });
    expect(known.placeOf(events[1]!)).toBeUndefined();
  });

  it('is unknown without a query if a higher or the same number came before', async () => {
    const { known } = await days([fact(1, 2)]);
    known.placeInOrder(fact(1, 2));
    expect(known.placeInOrder(fact(2, 2))).toBeUndefined();
    expect(known.placeInOrder(fact(2, 1))).toBeUndefined();
    expect(known.placeInOrder(fact(2, 3))).toBeDefined();
  });

  it('is found with one query for each source and day, which gives the last earlier number', async () => {
    const other = fact(4, 1, { gamingday: '2026-01-02' });
    const { database, known } = await days([fact(3, 3), fact(5, 4), other], { first: 3n, last: [row(2, 2)] });
    expect(database.asked.map(({ parameters }) => JSON.parse(parameters[0] as string) as object)).toEqual([
      [
        { casino: 'granada', source: SOURCE, gaming_day: DAY },
        { casino: 'granada', source: SOURCE, gaming_day: '2026-01-02' },
      ],
    ]);
    expect(known.placeInOrder(fact(3, 2))).toBeUndefined();
    expect(known.placeInOrder(fact(3, 3))).toBeDefined();
    expect(known.placeInOrder(other)).toBeDefined();
  });
});

describe('a fact whose number comes late', () => {
  it('moves the facts with later numbers of its source, without a query if all are known', async () => {
    const { database, known } = await days([fact(1, 2), fact(2, 1)]);
    const second = known.placeInOrder(fact(1, 2))!;
    const { place, moved } = await known.place(fact(2, 1), quiet);
    expect(moved.map(({ record }) => record)).toEqual([1n]);
    expect(place < moved[0]!.to).toBe(true);
    expect(moved[0]!.from).toBe(second.place);
    expect([database.saying(WHOLE), quieted]).toEqual([[], 0]);
  });

  it('is placed among all facts of its source and day, which are read once after earlier rows are written', async () => {
    const { database, known } = await days([fact(8, 1), fact(9, 2)], {
      first: 7n,
      last: [row(6, 5)],
      whole: [row(6, 5), row(4, 3)],
    });
    expect(known.placeInOrder(fact(7, 6))).toBeDefined();
    const { moved } = await known.place(fact(8, 1), quiet);
    expect(moved.map(({ record }) => record).toSorted()).toEqual([4n, 6n, 7n]);
    expect(quieted).toBe(1);
    expect(database.asked.at(-1)!.parameters).toEqual(['granada', SOURCE, DAY, '7']);
    await known.place(fact(9, 2), quiet);
    expect([quieted, database.saying(WHOLE).length]).toEqual([1, 1]);
    expect(known.placeInOrder(fact(10, 6))).toBeUndefined();
    expect(known.placeInOrder(fact(10, 7))).toBeDefined();
  });

  it('is placed without a query if its number is in order after all', async () => {
    const { database, known } = await days([fact(7, 6)], { first: 7n, last: [row(6, 5)] });
    const placed = await known.place(fact(7, 6), quiet);
    expect(placed).toEqual(known.placeOf(fact(7, 6)));
    expect([quieted, database.saying(WHOLE)]).toEqual([0, []]);
  });

  it('of the same number is placed by the ids of both', async () => {
    const placedIn = async (whole: readonly object[]) => {
      const { known } = await days([fact(9, 1)], { first: 9n, last: [row(6, 5)], whole });
      return (await known.place(fact(9, 1), quiet)).moved.map(({ record, to }) => `${record} ${to}`);
    };
    const rows = [row(4, 5, 'b'), row(6, 5, 'a'), row(5, 4)];
    expect(await placedIn(rows.toReversed())).toEqual(await placedIn(rows));
  });
});
