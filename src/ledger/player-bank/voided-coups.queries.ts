import { knownAt } from '../_core/store/versioned-facts';

/**
 * Of coups that nobody had declared void at a position. A void gives every stake, gain and commission back: its entry is reversed, so that no book counts the coup: neither that of the bank, nor the registro de beneficios,
 * whose expected cagnotte would else be above what the ledger says was dropped.
 */
export const isNotVoided = (fact: string, $position: string): string =>
  `NOT EXISTS (SELECT FROM round_reference void WHERE void.casino = ${fact}.casino
                  AND void.reference = ${fact}.reference || '/void' AND ${knownAt('void', $position)})`;
