import type { EventOf, EventType } from '../../event-contract/catalogue';
import type { EntryLine } from '../journal-entry';
import type { LedgerState } from '../evaluation.state';

/**
 * A posting rule: the lines of one type of event. Total: whatever the event says, the lines sum to zero in each
 * currency. Their order is that in which they arise; the journal puts debits first.
 */
export type Posting<Type extends EventType> = (event: EventOf<Type>, before: LedgerState) => EntryLine[];
