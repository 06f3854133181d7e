import { present } from '../../../src/kernel/present';

/** The hand of a test; all other members have defaults. */
export interface PlayedHand {
  /** `1 ante 5, 2 ante 5, 1 bet 20, 2 call 8 all-in | 1 check`: seat, action, amount; a bar begins the next round. */
  readonly actions: string;
  readonly button?: number;
  readonly board?: string;
  readonly secondBoard?: string;
  /** Cards by seat; a minus before the seat means that it did not show. */
  readonly cards?: Readonly<Record<string, string>>;
  readonly openCards?: Readonly<Record<number, string>>;
  readonly openers?: { readonly seat: number; readonly cards: readonly string[] };
  readonly errors?: readonly { readonly rule: string; readonly seat?: number }[];
  readonly players?: Readonly<Record<number, string>>;
  readonly rake?: number;
  readonly byPot?: readonly number[];
  readonly carriedIn?: number;
  readonly carriedOut?: number;
  readonly limitType?: string;
  readonly deckOf?: number;
}

const FORCED = ['ante', 'small-blind', 'big-blind', 'dead-blind'];

const cardsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** Parses an action of a seat in a round: `2 call 30 all-in`. */
function action(text: string, round: number): { street: number; seat: number; action: string } {
  const [seat, did, amount, last] = text.trim().split(' ');
  return {
    street: FORCED.includes(did!) ? 0 : round,
    seat: Number(seat),
    action: did!,
    ...(amount === undefined ? {} : { amount: Number(amount) }),
    ...(last === 'all-in' ? { allIn: true } : {}),
  };
}

const bySeat = (cards: Readonly<Record<number, string>>): object[] =>
  Object.entries(cards).map(([seat, held]) => ({ seat: Number(seat), cards: cardsOf(held) }));

/** The outcome of a hand in the format of its event. */
export function outcomeOf({ actions, button, board, secondBoard, cards = {}, ...rest }: PlayedHand): object {
  const { rake = 0, byPot, openCards, players = {}, ...others } = rest;
  const acts = actions
    .split(' | ')
    .flatMap((round, index) => round.split(', ').map((text) => action(text, index + 1)));
  const boards = [board, secondBoard].filter((one) => one !== undefined).map(cardsOf);
  return {
    limitType: 'no-limit',
    seats: [...new Set(acts.map(({ seat }) => seat))].map((seat) => ({
      seat,
      ...(players[seat] === undefined ? {} : { player: players[seat] }),
    })),
    actions: acts,
    ...present({ button }),
    ...(boards.length === 0 ? {} : { boards }),
    cards: Object.entries(cards).map(([seat, held]) => ({
      seat: Math.abs(Number(seat)),
      cards: cardsOf(held),
      shown: !seat.startsWith('-'),
    })),
    ...(openCards === undefined ? {} : { openCards: bySeat(openCards) }),
    rake: { dropped: rake, ...present({ byPot }) },
    ...others,
  };
}
