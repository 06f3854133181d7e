import type { Result } from '../kernel/result';
import type { HandFault } from './hand-fault';
import type { ParsedHand } from './parsed-hand';

export interface HistoryFormat {
  readonly name: string;
  readonly recognises: (text: string) => boolean;
  /**
   * One answer per hand, in the order of the text. A hand that cannot be read is refused with the line at fault and
   * what was expected there; the others are read all the same.
   */
  readonly read: (text: string) => readonly Result<ParsedHand, HandFault>[];
}
