import type { JudgedEvent } from '../read-model';
import type { NumberedEvent } from '../register/numbered-event';
import { judgeClose } from './judge-close';
import { judgeCorrection } from './judge-correction';
import { judgeLateFact } from './judge-late-fact';
import { isClose, isCorrection } from './needs-refold';
import type { Refolding } from './refolding';

/** Judges a record that reaches back: a late fact, a correction, or the close of a day. */
export function refoldAt(numbered: NumberedEvent, refolding: Refolding): Promise<JudgedEvent[]> {
  if (isCorrection(numbered)) return judgeCorrection(numbered, refolding);
  return isClose(numbered) ? judgeClose(numbered, refolding) : judgeLateFact(numbered, refolding);
}
