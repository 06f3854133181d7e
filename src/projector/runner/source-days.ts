import type { Move, NumberedFact, Place, SourceDay } from '../../ledger/fact-order/place.state';
import { enterNumbered, placeOf } from '../../ledger/fact-order/place.state';
import { type Queryable, readRows } from '../../database/queryable';
import { keysByCasino } from '../../ledger/_core/store/statement-parts';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';

export interface Placed {
  readonly place: Place;
  readonly moved: readonly Move[];
}

interface NumberedRow {
  readonly casino: string;
  readonly source: string;
  readonly gamingDay: string;
  readonly recordNumber: bigint;
  readonly sequence: bigint;
  readonly eventId: string;
  readonly happenedAt: string;
  readonly place: Place;
}

/** Per source and gaming day: its numbered facts; while they come in order, only the last. */
interface KnownDay {
  readonly facts: NumberedFact[];
  readonly isWhole: boolean;
}

export class SourceDays {
  private constructor(
    private readonly page: Queryable,
    private readonly first: ReadonlyMap<string, bigint>,
    private readonly days: Map<string, KnownDay>,
  ) {}

  static async load(
    page: Queryable,
    events: readonly NumberedEvent[],
    first: ReadonlyMap<string, bigint>,
  ): Promise<SourceDays> {
    const wanted = new Map(
      events
        .filter(({ event }) => event.sequence !== undefined)
        .map(({ casino, event: { source, gamingday } }) => [
          keyOf(source, gamingday),
          { casino, source, gaming_day: gamingday },
        ]),
    );
    if (wanted.size === 0) return new SourceDays(page, first, new Map());
    const rows = await readRows<NumberedRow>(
      page,
      `SELECT known.* FROM ${keysByCasino({ casino: 'text', source: 'text', gaming_day: 'date' })} wanted
        CROSS JOIN LATERAL (
          SELECT ${COLUMNS} FROM fact_order o JOIN register.record r ON r.casino = o.casino AND r.number = o.record_number
           WHERE o.casino = wanted.casino AND o.source = wanted.source AND o.gaming_day = wanted.gaming_day
             AND o.sequence IS NOT NULL
           ORDER BY o.sequence DESC, o.place DESC LIMIT 1) known`,
      [JSON.stringify([...wanted.values()])],
    );
    return new SourceDays(
      page,
      first,
      new Map(
        rows.map((row) => [keyOf(row.source, row.gamingDay), { facts: [numberedOf(row)], isWhole: false }]),
      ),
    );
  }

  /** The place of a fact with the highest number of its source and day, or without a number; otherwise undefined. */
  placeInOrder({ number: record, event }: NumberedEvent): Placed | undefined {
    if (event.sequence === undefined) return { place: placeOf(event), moved: [] };
    const known = this.dayOf(event);
    const last = known.facts.at(-1);
    if (last !== undefined && last.number >= BigInt(event.sequence)) return undefined;
    // The place after the last known fact, whichever came before; days that are not known as a whole are read again
    // when they are needed.
    const { place, facts } = enterNumbered(last === undefined ? [] : [last], record, event);
    known.facts.push(facts.at(-1)!);
    return { place, moved: [] };
  }

  placeOf({ number, event }: NumberedEvent): Placed | undefined {
    if (event.sequence === undefined) return { place: placeOf(event), moved: [] };
    const last = this.days.get(keyOf(event.source, event.gamingday))?.facts.at(-1);
    return last?.record === number ? { place: last.place, moved: [] } : undefined;
  }

  async place(numbered: NumberedEvent, quiet: () => Promise<void>): Promise<Placed> {
    const inOrder = this.placeInOrder(numbered);
    if (inOrder !== undefined) return inOrder;
    const { event, casino, number } = numbered;
    const known = this.dayOf(event);
    const facts = known.isWhole ? known.facts : await this.whole(casino, event, known.facts, quiet);
    const entered = enterNumbered(facts, number, event);
    this.days.set(keyOf(event.source, event.gamingday), { facts: [...entered.facts], isWhole: true });
    return { place: entered.place, moved: entered.moved };
  }

  private dayOf({ source, gamingday }: NumberedEvent['event']): KnownDay {
    const key = keyOf(source, gamingday);
    const known = this.days.get(key) ?? { facts: [], isWhole: true };
    this.days.set(key, known);
    return known;
  }

  private async whole(
    casino: string,
    { source, gamingday }: NumberedEvent['event'],
    known: SourceDay,
    quiet: () => Promise<void>,
  ): Promise<SourceDay> {
    await quiet();
    const first = this.first.get(casino)!;
    const rows = await readRows<NumberedRow>(
      this.page,
      `SELECT ${COLUMNS} FROM fact_order o JOIN register.record r ON r.casino = o.casino AND r.number = o.record_number
        WHERE o.casino = $1 AND o.source = $2 AND o.gaming_day = $3 AND o.sequence IS NOT NULL AND o.record_number < $4`,
      [casino, source, gamingday, first.toString()],
    );
    const own = known.filter(({ record }) => record >= first);
    return [...rows.map(numberedOf), ...own].sort((a, b) =>
      a.number === b.number ? (a.id < b.id ? -1 : 1) : a.number < b.number ? -1 : 1,
    );
  }
}

const COLUMNS = `o.casino, o.source, o.gaming_day::text AS gaming_day, o.record_number, o.sequence, r.event_id, o.happened_at,
  o.place`;

const keyOf = (source: string, day: string): string => `${source} ${day}`;

const numberedOf = ({ recordNumber, sequence, eventId, happenedAt, place }: NumberedRow): NumberedFact => ({
  record: recordNumber,
  number: sequence,
  id: eventId,
  time: happenedAt,
  place,
});
