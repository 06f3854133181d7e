import type { Card } from '../../../games/_mechanics/cards';
import type { HAND_ACTIONS } from '../../../games/poker/reported-hand';
import type { Minor } from '../../../kernel/money';
import type { Guest } from '../../people/guest';

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
  /** How much he likes his cards, from 0 to 60: no more than a mood, the cards decide at the end. */
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
