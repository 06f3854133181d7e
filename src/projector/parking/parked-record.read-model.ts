import { appendOnly } from '../../ledger/_core/store/read-model';

/** Parked records: the first of a key with the fault that stopped it, later ones without. */
export const parkedRecordReadModel = appendOnly('parked_record', ({ casino, number, event, parked }) =>
  parked === undefined
    ? []
    : [
        {
          casino,
          record_number: number.toString(),
          gaming_day: event.gamingday,
          fold_key: parked.key,
          fault: parked.fault ?? null,
        },
      ],
);
