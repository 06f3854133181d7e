import type { Card } from '../../../games/_mechanics/cards';
import type { Minor } from '../../../kernel/money';
import type { Chance } from '../../chance';
import type { Guest } from '../../people/guest';
import { DECK } from '../shoe';
import { BettingRound } from './betting-round';
import { canAct, type PokerAction, type PokerPlayer } from './poker-hand';

/** Who sits down to a hand, in the order of the seats. */
export interface HandTable {
  readonly seated: readonly { readonly seat: number; readonly guest: Guest }[];
  /** The place of the button among those who are seated. */
  readonly button: number;
  readonly bigBlind: Minor;
}

/** A hand up to its end: what was done, the board, and who stands at the showdown. */
export interface PlayedHand {
  readonly players: readonly PokerPlayer[];
  readonly actions: readonly PokerAction[];
  readonly board: readonly Card[];
  /** Empty where all others had folded. */
  readonly showdown: readonly PokerPlayer[];
}

/** Cards on the board when each betting round begins: before the flop, then flop, turn and river. */
const BOARD_AT = [0, 3, 4, 5] as const;

/** A hand of hold'em without limits, of three players or more. */
export function playHand({ seated, button, bigBlind }: HandTable, chance: Chance): PlayedHand {
  const deck = chance.shuffled(DECK);
  const fromSmallBlind = rotated(seated, button + 1);
  const players = fromSmallBlind.map(({ seat, guest }): PokerPlayer => ({
    ...{ seat, guest, cards: deck.splice(-2), mood: chance.below(60) },
    ...{ stack: guest.free, put: 0n, putInRound: 0n, folded: false },
  }));
  const actions: PokerAction[] = [];
  let dealt = 0;
  for (const [index, cards] of BOARD_AT.entries()) {
    if (standing(players).length < 2) break;
    dealt = cards;
    actions.push(...bettingOn(index + 1, players, { bigBlind, chance }));
  }
  const showdown = standing(players).length > 1 ? standing(players) : [];
  return { players, actions, board: deck.splice(-5).slice(0, showdown.length > 0 ? 5 : dealt), showdown };
}

const standing = (players: readonly PokerPlayer[]): readonly PokerPlayer[] =>
  players.filter(({ folded }) => !folded);

function bettingOn(
  street: number,
  players: readonly PokerPlayer[],
  { bigBlind, chance }: { readonly bigBlind: Minor; readonly chance: Chance },
): readonly PokerAction[] {
  for (const player of players) player.putInRound = 0n;
  if (street > 1) {
    if (players.filter(canAct).length < 2) return [];
    return new BettingRound(street, players, bigBlind).play(chance).actions;
  }
  const [small, big] = players;
  const blinds = new BettingRound(0, players, bigBlind);
  blinds.force(small!, 'small-blind', bigBlind / 2n);
  blinds.force(big!, 'big-blind', bigBlind);
  const fromLeftOfBigBlind = rotated(players, 2);
  const { actions } = new BettingRound(street, fromLeftOfBigBlind, bigBlind).play(chance);
  return [...blinds.actions, ...actions];
}

const rotated = <Item>(items: readonly Item[], by: number): Item[] => {
  const at = by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
};
