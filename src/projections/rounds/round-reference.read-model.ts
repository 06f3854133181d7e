import { roundReferenceOf } from '../../domain/table-session/round-reference';
import type { NumberedEvent } from '../register/numbered-event';
import { insertRows } from '../insert-rows';
import type { PageTransaction, ReadModel } from '../read-model';

interface RoundReferenceRow {
  readonly casino: string;
  readonly reference: string;
  /** So that a comparison can go day by day. */
  readonly gaming_day: string;
  readonly first_record: string;
  readonly event_id: string;
}

/** Which event reported each round first, so that a number used twice is found however long ago it was used. */
export const roundReferenceReadModel: ReadModel = {
  table: 'round_reference',

  rowsOf: ({ casino, number, event, standing }) => {
    const reference = standing === 'counted' ? roundReferenceOf(event) : undefined;
    if (reference === undefined) return [];
    const { gamingday: gaming_day, id: event_id } = event;
    const row = { casino, reference, gaming_day, first_record: number.toString(), event_id };
    return [row satisfies RoundReferenceRow];
  },

  write: (page, rows) =>
    insertRows(page, 'round_reference', rows, 'ON CONFLICT (casino, reference) DO NOTHING'),
};

/** Knows the first report of every round that a page mentions. */
export class RoundReports {
  private constructor(private readonly first: Map<string, string>) {}

  static async load(page: PageTransaction, events: readonly NumberedEvent[]): Promise<RoundReports> {
    const mentioned = events.flatMap(({ casino, event }) => {
      const reference = roundReferenceOf(event);
      return reference === undefined ? [] : [{ casino, reference }];
    });
    if (mentioned.length === 0) return new RoundReports(new Map());
    const rows: RoundReferenceRow[] = await page.query(
      `SELECT known.casino, known.reference, known.event_id
         FROM jsonb_to_recordset($1::jsonb) AS mentioned(casino text, reference text)
         JOIN round_reference known USING (casino, reference)`,
      [JSON.stringify(mentioned)],
    );
    return new RoundReports(new Map(rows.map((row) => [keyOf(row.casino, row.reference), row.event_id])));
  }

  /** The id of the event that reported this event's round before; enters the event as the first one if none did. */
  enter({ casino, event }: NumberedEvent): string | undefined {
    const reference = roundReferenceOf(event);
    if (reference === undefined) return undefined;
    const key = keyOf(casino, reference);
    const first = this.first.get(key);
    if (first === undefined) this.first.set(key, event.id);
    return first;
  }
}

const keyOf = (casino: string, reference: string): string => `${casino}\0${reference}`;
