import { reportedOnce } from '../table-session/round-reference.state';
import { insertRows } from '../_core/store/insert-rows';
import {
  isReport,
  type EvaluatedEvent,
  type PageTransaction,
  type ReadModel,
} from '../_core/store/read-model';
import { bigint, date, key, type RowOf, text, table } from '../_core/store/table';
import { VERSION_COLUMNS } from '../_core/store/versioned-facts';

export const ROUND_REFERENCE = table('round_reference', {
  ...VERSION_COLUMNS,
  casino: key(text),
  reference: key(text),
  gamingDay: date,
  firstRecord: bigint,
  eventId: text,
});

type RoundReferenceRow = RowOf<typeof ROUND_REFERENCE>;

interface Ended {
  readonly ends: { readonly casino: string; readonly reference: string; readonly by: string };
}

/**
 * Which event reported each round, and each void of a settled one, first: so that a number used twice is found, and
 * a void finds what it reverses, however long ago that was. Where facts are evaluated again, another one may be the first.
 */
export const roundReferenceReadModel: ReadModel = {
  table: ROUND_REFERENCE,
  rowsOf: (fact) => (fact.references === undefined ? reportedBy(fact) : changedBy(fact)),
  write: async (page, rows) => {
    const onConflict = 'ON CONFLICT (casino, reference) WHERE superseded_by IS NULL DO NOTHING';
    let begun: RoundReferenceRow[] = [];
    for (const row of rows) {
      if (!isEnded(row)) begun.push(row as RoundReferenceRow);
      else {
        await insertRows(page, ROUND_REFERENCE, begun, onConflict);
        begun = [];
        await endReferences(page, [row.ends]);
      }
    }
    await insertRows(page, ROUND_REFERENCE, begun, onConflict);
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
  gamingDay: gamingDay ?? event.gamingday,
  firstRecord: record,
  eventId,
  knownFrom: number,
  supersededBy: null,
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
