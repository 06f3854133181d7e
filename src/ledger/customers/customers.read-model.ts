import { column, type RowOf, table } from '../../database/table';
import { CUSTOMER_SUMS, reachesLimit } from '../_core/customer-operation';
import { FACT_COLUMNS, factColumns } from '../_core/store/numbered-event';
import { appendOnly, isReport, VERSION_COLUMNS, versionedFacts } from '../_core/store/read-model';
import { tableConcerned } from '../table-session/session-key.state';
import { customerOperationOf, isDecisionOfCustomer } from './customers-of-day.state';
import type { CustomerIdentified, IdentificationWithdrawn } from './customers.events';

export const CUSTOMER_OPERATION = table('customer_operation', {
  ...FACT_COLUMNS,
  ...VERSION_COLUMNS,
  source: column.text,
  tableId: column.optional(column.text),
  player: column.optional(column.text),
  currency: column.text,
  cashBrought: column.numeric,
  cashTaken: column.numeric,
  chipsBought: column.numeric,
  chipsRedeemed: column.numeric,
});

export type CustomerOperationRow = RowOf<typeof CUSTOMER_OPERATION>;

/**
 * A row for each operation whose fact names its customer, and for each that names nobody and reaches the amount of the law by
 * itself. Smaller operations without a name are left out, because nothing links them to each other.
 */
export const customerOperationReadModel = versionedFacts(CUSTOMER_OPERATION, (fact) => {
  const { event } = fact;
  const operation = customerOperationOf(event);
  if (operation === undefined) return undefined;
  const { player, currency, sums } = operation;
  if (player === undefined && reachesLimit(operation) !== true) return undefined;
  if (CUSTOMER_SUMS.every((sum) => sums[sum] === 0n)) return undefined;
  return {
    source: event.source,
    tableId: tableConcerned(event) ?? null,
    player: player ?? null,
    currency,
    ...sums,
    ...factColumns(fact),
  };
});

export const CUSTOMER_IDENTIFICATION = table('customer_identification', {
  ...FACT_COLUMNS,
  player: column.text,
  document: column.optional(column.text),
  byId: column.text,
  byName: column.optional(column.text),
  note: column.optional(column.text),
});

export type CustomerIdentificationRow = RowOf<typeof CUSTOMER_IDENTIFICATION>;

/** Decisions about identifications, by record. The number of the document stays in the event, encrypted. */
export const customerIdentificationReadModel = appendOnly(CUSTOMER_IDENTIFICATION, (fact) => {
  if (!isReport(fact) || !isDecisionOfCustomer(fact.event.type)) return [];
  const { player, by, ...data } = fact.event.data as CustomerIdentified | IdentificationWithdrawn;
  return [
    {
      player,
      document: 'document' in data ? data.document : null,
      byId: by.id,
      byName: by.name ?? null,
      note: ('reason' in data ? data.reason : data.note) ?? null,
      ...factColumns(fact),
    },
  ];
});
