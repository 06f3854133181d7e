import type { Card } from '../../../games/_mechanics/cards';
import type { HAND_ACTIONS } from '../../../games/poker/reported-hand';
import type { Minor } from '../../../kernel/money';
import type { Guest } from '../../people/guest';

/** What a seat did, in the order of the hand. */
export interface PokerAction {
  readonly street: number;
  readonly seat: number;
  readonly action: (typeof HAND_ACTIONS)[number];
  readonly amount?: Minor;
  readonly allIn?: true;
}

/** A player in a hand. Amounts in minor units. */
export interface PokerPlayer {
  readonly seat: number;
  readonly guest: Guest;
  readonly cards: readonly Card[];
  /** How much he likes his cards, from 0 to 60: no more than a mood, the cards decide at the end. */
  readonly mood: number;
  /** Holds the cards that open the first round, where the game asks for some. */
  readonly mayOpen: boolean;
  readonly stack: Minor;
  /** Of the stack, what he has put in. */
  put: Minor;
  /** Of that, in the present betting round. */
  putInRound: Minor;
  folded: boolean;
  /** The betting round in which he did. */
  foldedIn?: number;
}

export const leftOf = ({ stack, put }: PokerPlayer): Minor => stack - put;

/** Can still fold, call and raise. */
export const canAct = (player: PokerPlayer): boolean => !player.folded && leftOf(player) > 0n;
