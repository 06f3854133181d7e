import { column, insertRows, type RowOf, table } from '../../database/table';
import { type EntityManager, IsNull, LessThanOrEqual, MoreThan, Or } from 'typeorm';
import { type BooksPage, pageOfRows } from '../../database/books-page';
import type { EvaluatedEvent, PageTransaction, ReadModel } from '../_core/store/read-model';
import { isReport } from '../_core/store/read-model';

export const QUARANTINED_DELIVERY = table('quarantined_delivery', {
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  deliveryId: column.text,
  gamingDay: column.date,
  reason: column.text,
  path: column.text,
  message: column.text,
  messageEs: column.optional(column.text),
  deliveredSource: column.optional(column.text),
  deliveredId: column.optional(column.text),
  endedBy: column.optional(column.bigint),
});

export type QuarantinedDeliveryRow = RowOf<typeof QUARANTINED_DELIVERY>;

interface Quarantined {
  readonly hash: string;
  readonly reason: string;
  readonly path?: string;
  readonly message?: string;
  readonly messageEs?: string;
  readonly source?: string;
  readonly id?: string;
  readonly part?: { readonly number: number };
}

interface Ended {
  readonly ends: { readonly casino: string; readonly delivery: string; readonly by: string };
}

/** Deliveries that could not be recorded as the intended event, with the reason; the bytes stay in the log. */
export const quarantinedDeliveryReadModel: ReadModel = {
  table: QUARANTINED_DELIVERY,
  rowsOf: (fact) => (isReport(fact) ? [...setAside(fact), ...ended(fact)] : []),
  write: async (page, rows) => {
    const begun = rows.filter((row) => !('ends' in row)) as QuarantinedDeliveryRow[];
    await insertRows(page, QUARANTINED_DELIVERY, begun);
    const ends = rows.filter((row): row is Ended => 'ends' in row).map(({ ends: end }) => end);
    if (ends.length > 0) await endDeliveries(page, ends);
  },
};

function setAside({ casino, number, event }: EvaluatedEvent): QuarantinedDeliveryRow[] {
  if (event.type !== 'cagnotte.intake.quarantined.v1') return [];
  const delivery = event.data as Quarantined;
  if (delivery.part !== undefined && delivery.part.number > 1) return [];
  return [
    {
      casino,
      recordNumber: number,
      deliveryId: event.id,
      gamingDay: event.gamingday,
      reason: delivery.reason,
      path: delivery.path ?? '',
      message: delivery.message ?? '',
      messageEs: delivery.messageEs ?? null,
      deliveredSource: delivery.source ?? null,
      deliveredId: delivery.id ?? null,
      endedBy: null,
    },
  ];
}

function ended({ casino, number, event }: EvaluatedEvent): Ended[] {
  const discards = event.type === 'cagnotte.intake.discarded.v1';
  const delivery = discards ? (event.data as { delivery: string }).delivery : event.resubmits;
  return delivery === undefined ? [] : [{ ends: { casino, delivery, by: number.toString() } }];
}

const endDeliveries = (page: PageTransaction, ends: readonly Ended['ends'][]): Promise<unknown> =>
  page.query(
    `UPDATE quarantined_delivery SET ended_by = ended.by
       FROM (SELECT q.casino, q.record_number, min(e.by) AS by
               FROM jsonb_to_recordset($1::jsonb) AS e(casino text, delivery text, by bigint)
               JOIN quarantined_delivery q ON q.casino = e.casino AND q.delivery_id = e.delivery
                AND q.ended_by IS NULL AND q.record_number < e.by
              GROUP BY 1, 2) ended
      WHERE quarantined_delivery.casino = ended.casino
        AND quarantined_delivery.record_number = ended.record_number`,
    [JSON.stringify(ends)],
  );

/** Reads deliveries in quarantine at the position of a page, or those that had left it by then. */
export const readQuarantined = (
  db: EntityManager,
  page: BooksPage,
  { ended }: { readonly ended: boolean },
): Promise<QuarantinedDeliveryRow[]> => {
  const { position } = page;
  const endedBy = ended ? LessThanOrEqual(position) : Or(IsNull(), MoreThan(position));
  return pageOfRows(db, { of: QUARANTINED_DELIVERY, by: 'recordNumber', where: { endedBy } }, page);
};
