import type { Card } from '../../games/_mechanics/cards';
import type { HAND_ACTIONS } from '../../games/poker/reported-hand';
import type { Minor } from '../../kernel/money';
import type { Guest } from '../guest';
import type { GameRules } from '../../games/game-rules';

export interface PokerAction {
  readonly street: number;
  readonly seat: number;
  readonly action: (typeof HAND_ACTIONS)[number];
  readonly amount?: Minor;
  readonly allIn?: true;
}

export interface PokerPlayer {
  readonly seat: number;
  readonly guest: Guest;
  readonly cards: readonly Card[];
  /** How much the player likes the cards, from 0 to 60: a mood only, the cards decide at the end. */
  readonly mood: number;
  readonly mayOpen: boolean;
  readonly stack: Minor;
  put: Minor;
  putInRound: Minor;
  folded: boolean;
  foldedIn?: number;
}

export const leftOf = ({ stack, put }: PokerPlayer): Minor => stack - put;

export const canAct = (player: PokerPlayer): boolean => !player.folded && leftOf(player) > 0n;

/** Who speaks first from the second betting round on; by default the player left of the button. */
type FirstSpeaker = 'opener' | 'last-raiser' | 'highest-open';

export interface PokerVariant {
  readonly rules: GameRules;
  /** The pack; 52 cards where not given. */
  readonly deck?: readonly Card[];
  readonly own: number;
  /** The places of the open ones among these, in stud. One more is dealt for each betting round. */
  readonly open?: readonly number[];
  readonly boardAt: readonly number[];
  readonly boards?: 2;
  /** The forced bets: two blinds left of the button, an ante of everybody, or antes and a bring-in. */
  readonly forced: 'blinds' | 'antes' | 'bring-in';
  readonly speaksFirst?: FirstSpeaker;
  /** Whether these cards open the first round; where not given, any do. */
  readonly opensWith?: (cards: readonly Card[]) => boolean;
  readonly players: number;
  /** Where the rulebook has them otherwise than half a minimum, six minima, and a twentieth of the pot. */
  readonly terms?: {
    readonly ante: Minor;
    readonly leastTopUp: Minor;
    readonly rakeRate: RakeRate;
  };
}

export interface RakeRate {
  readonly numerator: number;
  readonly denominator: number;
}
