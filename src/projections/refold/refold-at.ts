import type { EventStorePort } from '../../event-store/event-store.port';
import type { JudgedEvent, PageTransaction } from '../read-model';
import type { NumberedEvent } from '../register/numbered-event';
import type { PageKnowledge } from '../runner/page-knowledge';
import { judgeCorrection } from './judge-correction';
import { judgeLateFact } from './judge-late-fact';
import { isCorrection } from './needs-refold';

/** What a refold works with: everything before its record is written. */
export interface Refolding {
  readonly page: PageTransaction;
  readonly store: EventStorePort;
  /** What is known before the record. */
  readonly knowledge: PageKnowledge;
}

/** Judges a fact by which earlier ones may mean something else: a late one, or a correction. */
export const refoldAt = (numbered: NumberedEvent, refolding: Refolding): Promise<JudgedEvent[]> =>
  isCorrection(numbered) ? judgeCorrection(numbered, refolding) : judgeLateFact(numbered, refolding);
