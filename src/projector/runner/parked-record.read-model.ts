import { appendOnly } from '../../ledger/_core/store/read-model';
import { bigint, date, key, optional, storedAs, text, table } from '../../ledger/_core/store/table';

export const PARKED_RECORD = table('parked_record', {
  casino: key(text),
  recordNumber: key(bigint),
  gamingDay: date,
  partitionKey: storedAs('fold_key', text),
  fault: optional(text),
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
