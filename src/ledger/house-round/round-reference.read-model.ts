import { reportedOnce } from '../table-session/round-reference.state';
import { insertRows } from '../_core/store/insert-rows';
import {
  isReport,
  type EvaluatedEvent,
  type PageTransaction,
  type ReadModel,
} from '../_core/store/read-model';

interface RoundReferenceRow {
  readonly casino: string;
  readonly reference: string;
  readonly gaming_day: string;
  readonly first_record: string;
  readonly event_id: string;
  readonly known_from: string;
  readonly superseded_by: null;
}

interface Ended {
  readonly ends: { readonly casino: string; readonly reference: string; readonly by: string };
}

/**
 * Which event reported each round, and each void of a settled one, first: so that a number used twice is found, and
 * a void finds what it reverses, however long ago that was. Where facts are evaluated again, another one may be the first.
 */
export const roundReferenceReadModel: ReadModel = {
  table: 'round_reference',
  rowsOf: (fact) => (fact.references === undefined ? reportedBy(fact) : changedBy(fact)),
  write: async (page, rows) => {
    const onConflict = 'ON CONFLICT (casino, reference) WHERE superseded_by IS NULL DO NOTHING';
    let begun: object[] = [];
    for (const row of rows) {
      if (!isEnded(row)) begun.push(row);
      else {
        await insertRows(page, 'round_reference', begun, onConflict);
        begun = [];
        await endReferences(page, [row.ends]);
      }
    }
    await insertRows(page, 'round_reference', begun, onConflict);
  },
};

function reportedBy(fact: EvaluatedEvent): RoundReferenceRow[] {
  const reference = isReport(fact) ? reportedOnce(fact.event) : undefined;
  if (reference === undefined) return [];
  return [rowOf(fact, { reference, record: fact.number, eventId: fact.event.id })];
}

function changedBy(fact: EvaluatedEvent): object[] {
  const { casino, number, references } = fact;
  const { ended, begun } = references!;
  return [
    ...ended.map((reference): Ended => ({ ends: { casino, reference, by: number.toString() } })),
    ...begun.map((report) => rowOf(fact, report)),
  ];
}

const rowOf = (
  { casino, number, event }: EvaluatedEvent,
  {
    reference,
    record,
    eventId,
    gamingDay,
  }: {
    reference: string;
    record: bigint;
    eventId: string;
    gamingDay?: string;
  },
): RoundReferenceRow => ({
  casino,
  reference,
  gaming_day: gamingDay ?? event.gamingday,
  first_record: record.toString(),
  event_id: eventId,
  known_from: number.toString(),
  superseded_by: null,
});

const isEnded = (row: object): row is Ended => 'ends' in row;

const endReferences = (page: PageTransaction, ended: readonly Ended['ends'][]): Promise<unknown> =>
  page.query(
    `UPDATE round_reference SET superseded_by = ended.by
       FROM jsonb_to_recordset($1::jsonb) AS ended(casino text, reference text, by bigint)
      WHERE round_reference.casino = ended.casino AND round_reference.reference = ended.reference
        AND round_reference.superseded_by IS NULL`,
    [JSON.stringify(ended)],
  );
