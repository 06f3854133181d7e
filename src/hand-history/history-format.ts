import type { Result } from '../kernel/result';
import type { HandFault } from './hand-fault';
import type { ParsedHand } from './parsed-hand';

/** A text format in which a room writes its hands. Everything after it knows only what a hand is. */
export interface HistoryFormat {
  /** As its room is called. */
  readonly name: string;
  /** Whether a text holds the beginning of a hand of this format. */
  readonly recognises: (text: string) => boolean;
  /**
   * One answer per hand, in the order of the text. A hand that cannot be read is refused with the line at fault and
   * what was expected there; the others are read all the same.
   */
  readonly read: (text: string) => readonly Result<ParsedHand, HandFault>[];
}
