import { lineFormat } from '../line-format';
import { completeHand } from './complete-hand';
import { HAND_START, readHeader, readSeat, readTable } from './hand-header';
import { readPlayLine } from './play-lines';
import { readSummaryLine } from './summary-lines';

/** What PokerStars writes, in the dialect of 2009, its near relatives, and what changed from 2005 to 2025. */
export const POKERSTARS = lineFormat({
  name: 'PokerStars',
  handStart: HAND_START,
  readHeader,
  readTable,
  readSeat,
  readPlayLine,
  readSummaryLine,
  complete: completeHand,
});
