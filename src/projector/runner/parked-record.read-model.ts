import { appendOnly } from '../../ledger/_core/store/read-model';
import { column, table } from '../../ledger/_core/store/table';

export const PARKED_RECORD = table('parked_record', {
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  gamingDay: column.date,
  partitionKey: column.storedAs('fold_key', column.text),
  fault: column.optional(column.text),
});

/** Parked records: the first of a key with the fault that stopped it, later ones without. */
export const parkedRecordReadModel = appendOnly(PARKED_RECORD, ({ casino, number, event, parked }) =>
  parked === undefined
    ? []
    : [
        {
          casino,
          recordNumber: number,
          gamingDay: event.gamingday,
          partitionKey: parked.key,
          fault: parked.fault ?? null,
        },
      ],
);
