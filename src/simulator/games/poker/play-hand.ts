import type { Card } from '../../../games/_mechanics/cards';
import type { Minor } from '../../../kernel/money';
import type { Chance } from '../../chance';
import type { Guest } from '../../people/guest';
import { DECK } from '../shoe';
import { BettingRound } from './betting-round';
import { canAct, type PokerAction, type PokerPlayer } from './poker-hand';
import type { PokerVariant } from './poker-variant';

/** Who sits down to a hand, in the order of the seats. */
export interface HandTable {
  readonly seated: readonly { readonly seat: number; readonly guest: Guest }[];
  /** The place of the button among those who are seated; without one, who acts first sits left of it. */
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

/** A hand without limits, of three players or more. */
export function playHand(
  variant: PokerVariant,
  { seated, button, bigBlind }: HandTable,
  chance: Chance,
): PlayedHand {
  const { own, boardAt, forced, opensWith } = variant;
  const deck = openableDeck(variant, seated.length, chance);
  const fromSmallBlind = rotated(seated, button + 1);
  const players = fromSmallBlind.map(({ seat, guest }): PokerPlayer => {
    const cards = deck.splice(-own);
    return {
      ...{ seat, guest, cards, mood: chance.below(60), mayOpen: opensWith?.(cards) ?? true },
      ...{ stack: guest.free, put: 0n, putInRound: 0n, folded: false },
    };
  });
  const actions: PokerAction[] = [];
  let dealt = 0;
  for (const [index, cards] of boardAt.entries()) {
    if (standing(players).length < 2) break;
    dealt = cards;
    const order = opensWith === undefined ? players : fromOpener(players, actions);
    actions.push(...bettingOn(index + 1, order, { forced, opensWith, bigBlind, chance }));
  }
  const showdown = standing(players).length > 1 ? standing(players) : [];
  const onBoard = showdown.length > 0 ? Math.max(...boardAt) : dealt;
  const board = onBoard === 0 ? [] : deck.splice(-Math.max(...boardAt)).slice(0, onBoard);
  return { players, actions, board, showdown };
}

/** A shuffled deck; where a game is opened with certain cards, one that gives them to somebody. */
function openableDeck({ own, opensWith }: PokerVariant, players: number, chance: Chance): Card[] {
  for (;;) {
    const deck = chance.shuffled(DECK);
    const hands = Array.from({ length: players }, (_, at) =>
      deck.slice(deck.length - own * (at + 1)).slice(0, own),
    );
    if (opensWith === undefined || hands.some(opensWith)) return deck;
  }
}

const standing = (players: readonly PokerPlayer[]): readonly PokerPlayer[] =>
  players.filter(({ folded }) => !folded);

/** Who opened the pot speaks first in the rounds after the first one. */
function fromOpener(
  players: readonly PokerPlayer[],
  actions: readonly PokerAction[],
): readonly PokerPlayer[] {
  const opener = actions.find(({ action }) => action === 'bet')?.seat;
  return rotated(
    players,
    Math.max(
      0,
      players.findIndex(({ seat }) => seat === opener),
    ),
  );
}

interface Betting extends Pick<PokerVariant, 'forced'> {
  readonly opensWith: PokerVariant['opensWith'] | undefined;
  readonly bigBlind: Minor;
  readonly chance: Chance;
}

function bettingOn(
  street: number,
  players: readonly PokerPlayer[],
  { forced, opensWith, bigBlind, chance }: Betting,
): readonly PokerAction[] {
  for (const player of players) player.putInRound = 0n;
  if (street > 1) {
    if (players.filter(canAct).length < 2) return [];
    return new BettingRound(street, players, bigBlind).play(chance).actions;
  }
  if (forced === 'antes') {
    const antes = new BettingRound(0, players, bigBlind);
    for (const player of players) antes.force(player, 'ante', bigBlind / 2n);
    for (const player of players) player.putInRound = 0n;
    const round = new BettingRound(street, players, bigBlind, opensWith !== undefined);
    return [...antes.actions, ...round.play(chance).actions];
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
