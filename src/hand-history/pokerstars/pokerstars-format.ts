import { lineFormat } from '../line-format';
import { HAND_START, readHeader, readSeat, readTable } from './hand-header';
import { readPlayLine } from './play-lines';
import { readSummaryLine } from './summary-lines';

/** What PokerStars writes, in the dialect of 2009 and its near relatives. */
export const POKERSTARS = lineFormat({
  name: 'PokerStars',
  handStart: HAND_START,
  readHeader,
  readTable,
  readSeat,
  readPlayLine,
  readSummaryLine,
});
