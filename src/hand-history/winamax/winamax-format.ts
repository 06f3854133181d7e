import { lineFormat } from '../line-format';
import { HAND_START, readHeader, readSeat, readTable } from './hand-header';
import { readPlayLine } from './play-lines';
import { readSummaryLine } from './summary-lines';
import { completeHand } from './complete-hand';

export const WINAMAX = lineFormat({
  name: 'Winamax',
  handStart: HAND_START,
  readHeader,
  readTable,
  readSeat,
  readPlayLine,
  readSummaryLine,
  complete: completeHand,
});
