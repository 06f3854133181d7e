import type { Result } from '../../src/kernel/result';
import type { HandFault } from './hand-fault';
import type { HistoryFormat, ParsedHand } from './parsed-hand';
import { POKERSTARS } from './pokerstars-format';
import { WINAMAX } from './winamax-format';

const FORMATS: readonly HistoryFormat[] = [POKERSTARS, WINAMAX];

/**
 * Reads a hand-history file in the first format that recognises it: one result per hand, in the order of the file. A text
 * that no format recognises is read as PokerStars, so that the fault names its first line.
 */
export const parseHandHistory = (text: string): readonly Result<ParsedHand, HandFault>[] =>
  (FORMATS.find((format) => format.recognises(text)) ?? POKERSTARS).read(text);
