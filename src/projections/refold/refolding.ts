import type { EventStorePort } from '../../event-store/event-store.port';
import type { PageTransaction } from '../read-model';
import type { PageKnowledge } from '../runner/page-knowledge';

/** What a refold works with: everything before its record is written. */
export interface Refolding {
  readonly page: PageTransaction;
  readonly store: EventStorePort;
  /** What is known before the record. */
  readonly knowledge: PageKnowledge;
}
