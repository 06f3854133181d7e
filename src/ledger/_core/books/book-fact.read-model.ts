import type { EventType } from '../../event-contract/catalogue';
import type { CasinoEvent } from '../envelope';
import { sessionOf } from '../../event-contract/streams';
import { tableConcerned } from '../../table-session/session-key.state';
import { FACT_COLUMNS, factColumns } from '../store/numbered-event';
import { VERSION_COLUMNS, versionedFacts } from '../store/versioned-facts';
import { column, table } from '../store/table';
import { POOL_DECISIONS } from '../../jackpot/jackpot.events';

export const BOOK_FACT = table('book_fact', {
  ...FACT_COLUMNS,
  ...VERSION_COLUMNS,
  tableId: column.optional(column.text),
  sessionNo: column.integer,
  data: column.text,
});

const IN_BOOKS: ReadonlySet<string> = new Set<EventType>([
  'cagnotte.box.issued.v1',
  'cagnotte.box.swapped.v1',
  'cagnotte.slot.counted.v1',
  'cagnotte.cambista.counted.v1',
  'cagnotte.tips.counted.v1',
  'cagnotte.bank.adjudicated.v1',
  'cagnotte.bank.ended.v1',
  'cagnotte.bank.broken.v1',
  'cagnotte.cage.float-issued.v1',
  'cagnotte.cage.credit-received.v1',
  'cagnotte.cage.cheque-issued.v1',
  'cagnotte.cage.cheque-cleared.v1',
  'cagnotte.cage.cheque-returned.v1',
  'cagnotte.cage.chips-redeemed.v1',
  'cagnotte.tips.shared.v1',
  'cagnotte.money.found.v1',
  'cagnotte.money.returned.v1',
  'cagnotte.money.paid-over.v1',
  'cagnotte.chips.put-in-service.v1',
  'cagnotte.chips.withdrawn-from-service.v1',
  'cagnotte.correction.recorded.v1',
  'cagnotte.variance.cleared.v1',
  'cagnotte.duty.paid.v1',
  ...POOL_DECISIONS,
]);

const isCommon = ({ type, data }: CasinoEvent): boolean =>
  type === 'cagnotte.cage.chips-redeemed.v1' && (data as { certificate?: string }).certificate === undefined;

export const bookFactReadModel = versionedFacts(BOOK_FACT, (fact) => {
  const { event } = fact;
  if (!IN_BOOKS.has(event.type) || isCommon(event)) return undefined;
  return {
    tableId: tableConcerned(event) ?? null,
    sessionNo: sessionOf(event),
    data: JSON.stringify(event.data),
    ...factColumns(fact),
  };
});
