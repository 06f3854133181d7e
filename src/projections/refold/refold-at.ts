import type { JudgedEvent } from '../read-model';
import type { NumberedEvent } from '../register/numbered-event';
import { judgeCorrection } from './judge-correction';
import { judgeLateFact } from './judge-late-fact';
import { isCorrection } from './needs-refold';
import type { Refolding } from './refolding';

/** Judges a fact by which earlier ones may mean something else: a late one, or a correction. */
export const refoldAt = (numbered: NumberedEvent, refolding: Refolding): Promise<JudgedEvent[]> =>
  isCorrection(numbered) ? judgeCorrection(numbered, refolding) : judgeLateFact(numbered, refolding);
