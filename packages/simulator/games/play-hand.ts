import type { Card } from '../../../src/games/_mechanics/cards';
import type { Minor } from '../../../src/kernel/money';
import type { Chance } from '../chance';
import type { Guest } from '../guest';
import { DECK } from './shoe';
import { BettingRound, canAct, type PokerAction, type PokerPlayer, type PokerVariant } from './poker-hand';
import { cardNumbers, DECK_OF_52 } from '../../../src/games/_mechanics/hand-ranking';
import { highestOpen } from '../../../src/games/poker/reported-hand';

interface HandTable {
  readonly seated: readonly { readonly seat: number; readonly guest: Guest }[];
  /** The index of the button among the seated players. In games without one, the first player to act sits left of it. */
  readonly button: number;
  readonly bigBlind: Minor;
}

export interface PlayedHand {
  readonly players: readonly PokerPlayer[];
  readonly actions: readonly PokerAction[];
  readonly boards: readonly (readonly Card[])[];
  /** In stud, the open cards of each player; otherwise none. */
  readonly openCards: readonly OpenCards[];
  readonly showdown: readonly PokerPlayer[];
}

export function playHand(
  variant: PokerVariant,
  { seated, button, bigBlind }: HandTable,
  chance: Chance,
): PlayedHand {
  const { own, boardAt, opensWith, boards: count = 1, open = [] } = variant;
  const deck = openableDeck(variant, seated.length, chance);
  const fromSmallBlind = rotated(seated, button + 1);
  const players = fromSmallBlind.map(({ seat, guest }): PokerPlayer => {
    const cards = deck.splice(-own);
    return {
      seat,
      guest,
      cards,
      mood: chance.below(60),
      mayOpen: opensWith?.(cards) ?? true,
      stack: guest.free,
      put: 0n,
      putInRound: 0n,
      folded: false,
    };
  });
  const actions: PokerAction[] = [];
  let rounds = 0;
  for (const street of boardAt.keys()) {
    if (standing(players).length < 2) break;
    rounds = street + 1;
    const order = rotated(players, placeOfFirst(variant, { players, actions, street: rounds }));
    actions.push(...bettingOn(rounds, order, { variant, bigBlind, chance }));
  }
  const showdown = standing(players).length > 1 ? standing(players) : [];
  const onBoard = boardAt[showdown.length > 0 ? boardAt.length - 1 : rounds - 1] ?? 0;
  const boards = Array.from({ length: onBoard === 0 ? 0 : count }, () =>
    deck.splice(-Math.max(...boardAt)).slice(0, onBoard),
  );
  const dealt = showdown.length > 0 ? boardAt.length : rounds;
  return {
    players,
    actions,
    boards,
    openCards: open.length === 0 ? [] : openCards(players, open, dealt),
    showdown,
  };
}

function openableDeck(
  { own, opensWith, deck: pack = DECK }: PokerVariant,
  players: number,
  chance: Chance,
): Card[] {
  for (;;) {
    const deck = chance.shuffled(pack);
    const hands = Array.from({ length: players }, (_, at) =>
      deck.slice(deck.length - own * (at + 1)).slice(0, own),
    );
    if (opensWith === undefined || hands.some(opensWith)) return deck;
  }
}

const standing = (players: readonly PokerPlayer[]): readonly PokerPlayer[] =>
  players.filter(({ folded }) => !folded);

interface BeforeRound {
  readonly players: readonly PokerPlayer[];
  readonly actions: readonly PokerAction[];
  readonly street: number;
}

function placeOfFirst(
  { speaksFirst, open = [] }: PokerVariant,
  { players, actions, street }: BeforeRound,
): number {
  if (street === 1 || speaksFirst === undefined) return 0;
  if (speaksFirst === 'highest-open') return placeOfHighest(players, open, street);
  const bets = actions.filter(({ action }) => action === 'bet' || action === 'raise');
  const bet = speaksFirst === 'opener' ? bets[0] : bets.filter((each) => each.street === street - 1).at(-1);
  return Math.max(
    0,
    players.findIndex(({ seat }) => seat === bet?.seat),
  );
}

interface Betting {
  readonly variant: PokerVariant;
  readonly bigBlind: Minor;
  readonly chance: Chance;
}

function bettingOn(
  street: number,
  players: readonly PokerPlayer[],
  betting: Betting,
): readonly PokerAction[] {
  const { variant, bigBlind, chance } = betting;
  for (const player of players) player.putInRound = 0n;
  if (street > 1) {
    if (players.filter(canAct).length < 2) return [];
    return new BettingRound(street, players, bigBlind).play(chance).actions;
  }
  if (variant.forced === 'blinds') return afterBlinds(players, betting);
  const antes = new BettingRound(0, players, bigBlind);
  for (const player of players) antes.force(player, 'ante', variant.terms?.ante ?? bigBlind / 2n);
  for (const player of players) player.putInRound = 0n;
  if (variant.forced === 'bring-in') return [...antes.actions, ...afterBringIn(players, betting)];
  const round = new BettingRound(street, players, bigBlind, variant.opensWith !== undefined);
  return [...antes.actions, ...round.play(chance).actions];
}

function afterBlinds(players: readonly PokerPlayer[], { bigBlind, chance }: Betting): readonly PokerAction[] {
  const [small, big] = players;
  const blinds = new BettingRound(0, players, bigBlind);
  blinds.force(small!, 'small-blind', bigBlind / 2n);
  blinds.force(big!, 'big-blind', bigBlind);
  const fromLeftOfBigBlind = rotated(players, 2);
  const { actions } = new BettingRound(1, fromLeftOfBigBlind, bigBlind).play(chance);
  return [...blinds.actions, ...actions];
}

/** The bring-in: the player with the lowest open card must bet the minimum; the player to the left speaks next. */
function afterBringIn(
  players: readonly PokerPlayer[],
  { variant: { open = [] }, bigBlind, chance }: Betting,
): readonly PokerAction[] {
  const lowest = lowestOpen(players, open);
  const forced = new BettingRound(0, players, bigBlind);
  forced.force(lowest, 'bring-in', bigBlind);
  const fromLeftOfIt = rotated(players, players.indexOf(lowest) + 1);
  return [...forced.actions, ...new BettingRound(1, fromLeftOfIt, bigBlind).play(chance).actions];
}

const rotated = <Item>(items: readonly Item[], by: number): Item[] => {
  const at = by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
};

interface OpenCards {
  readonly seat: number;
  readonly cards: readonly Card[];
}

/** The open cards of each player after a number of deals; folded players get no more. */
const openCards = (
  players: readonly PokerPlayer[],
  open: readonly number[],
  dealt: number,
): readonly OpenCards[] =>
  players.map(({ seat, cards, foldedIn }) => ({
    seat,
    cards: open.slice(0, Math.min(foldedIn ?? dealt, dealt)).map((place) => cards[place]!),
  }));

function lowestOpen(players: readonly PokerPlayer[], [first = 0]: readonly number[]): PokerPlayer {
  const number = ({ cards }: PokerPlayer): number => cardNumbers(DECK_OF_52, [cards[first]!])![0]!;
  return players.reduce((lowest, one) => (number(one) < number(lowest) ? one : lowest));
}

/** The index of the player with the best open cards among those still in; among equals, of one who can bet. */
function placeOfHighest(players: readonly PokerPlayer[], open: readonly number[], round: number): number {
  const standing = players.filter(({ folded }) => !folded).map(({ seat }) => seat);
  const seats = highestOpen({ openCards: openCards(players, open, round) }, round, standing) ?? [];
  const highest = players.filter(({ seat }) => seats.includes(seat));
  return Math.max(0, players.indexOf(highest.find(canAct) ?? highest[0]!));
}
