import type { Card } from '../../../games/_mechanics/cards';
import type { GameRules } from '../../../games/game-rules';

/** In what a game of circle poker differs from another one at a simulated table. */
export interface PokerVariant {
  readonly rules: GameRules;
  /** Cards of each player. */
  readonly own: number;
  /** Cards on the board when each betting round begins. */
  readonly boardAt: readonly number[];
  /** With what the betting begins: two blinds left of the button, or an ante of everybody, without a button. */
  readonly forced: 'blinds' | 'antes';
  /** Whether these cards open the first round; where not given, any do. */
  readonly opensWith?: (cards: readonly Card[]) => boolean;
  /** Players at a table, so that one pack suffices. */
  readonly players: number;
}
