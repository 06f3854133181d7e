import { type Static, Type } from 'typebox';
import type { Minor } from '../../kernel/money';
import { type Card, CardShape } from '../_mechanics/cards';
import type { RoundShapes } from '../game-rules';
import { said, type Said } from '../../finding-catalogue/finding';
import { type CardNumber, cardNumbers, DECK_OF_52, rankOf } from '../_mechanics/hand-ranking';

const Amount = Type.Integer({ minimum: 0, maximum: 9007199254740991 });
const Seat = Type.Integer({ minimum: 1, maximum: 20 });
const Cards = Type.Array(CardShape, { maxItems: 10 });

export const LIMIT_TYPES = ['fixed', 'pot-limit', 'no-limit'] as const;

export const HAND_ACTIONS = [
  'ante',
  'small-blind',
  'big-blind',
  'dead-blind',
  'bring-in',
  'call',
  'bet',
  'raise',
  'complete',
  'fold',
  'check',
  'discard',
  'uncalled-returned',
] as const;

/** Forced bets of single seats; antes, which all players put in, are not among them. */
export const FORCED_ACTIONS: ReadonlySet<(typeof HAND_ACTIONS)[number]> = new Set([
  'small-blind',
  'big-blind',
  'bring-in',
]);

export const ACTION_NAMES: Readonly<Record<(typeof HAND_ACTIONS)[number], Said>> = {
  ante: said('ante'),
  'small-blind': said('small-blind'),
  'big-blind': said('big-blind'),
  'dead-blind': said('dead-blind'),
  'bring-in': said('bring-in'),
  call: said('call'),
  bet: said('bet'),
  raise: said('raise'),
  complete: said('completed-bet'),
  fold: said('fold'),
  check: said('check'),
  discard: said('discard'),
  'uncalled-returned': said('return-of-uncalled-bet'),
};

const Action = Type.Object({
  street: Type.Integer({ minimum: 0, maximum: 9, description: 'betting round, 0 for forced bets' }),
  seat: Seat,
  action: Type.Enum([...HAND_ACTIONS]),
  amount: Type.Optional(Amount),
  allIn: Type.Optional(Type.Boolean()),
});

const OfSeat = Type.Object({ seat: Seat, cards: Cards });
const PlayError = Type.Object({
  rule: Type.String({ maxLength: 60, description: 'id of the rule applied to an error of play' }),
  seat: Type.Optional(Seat),
});

/** The data of `cagnotte.hand.played.v1` without pots and awards, which the rules derive. */
const Hand = Type.Object({
  limitType: Type.Enum([...LIMIT_TYPES]),
  button: Type.Optional(Seat),
  seats: Type.Array(
    Type.Object({
      seat: Seat,
      player: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
      stack: Type.Optional(Amount),
    }),
    { maxItems: 20 },
  ),
  actions: Type.Array(Action, { maxItems: 400 }),
  boards: Type.Optional(Type.Array(Cards, { maxItems: 2 })),
  cards: Type.Optional(
    Type.Array(Type.Object({ seat: Seat, cards: Cards, shown: Type.Boolean() }), { maxItems: 20 }),
  ),
  openCards: Type.Optional(Type.Array(OfSeat, { maxItems: 20 })),
  openers: Type.Optional(OfSeat),
  deckOf: Type.Optional(Type.Enum([52, 32])),
  errors: Type.Optional(Type.Array(PlayError, { maxItems: 20 })),
  carriedIn: Type.Optional(Amount),
  carriedOut: Type.Optional(Amount),
  rake: Type.Object({
    dropped: Amount,
    due: Type.Optional(Amount),
    byPot: Type.Optional(Type.Array(Amount, { maxItems: 20 })),
  }),
});
export type WireHand = Static<typeof Hand>;

export const POKER_SHAPES: RoundShapes = { outcome: Hand, bets: {} };

export interface HandAction {
  /** The betting round, from 1; 0 for forced bets. */
  readonly street: number;
  readonly seat: number;
  readonly action: (typeof HAND_ACTIONS)[number];
  /** Chips put in, or returned, in minor units; 0 where no money moved. */
  readonly amount: Minor;
  /** The player's last chips, which may be less than the rules require. */
  readonly allIn: boolean;
}

interface SeatedPlayer {
  readonly seat: number;
  readonly player: string | undefined;
  readonly stack: Minor | undefined;
}

interface PlayError {
  readonly rule: string;
  readonly seat?: number;
}

interface CardsOfSeat {
  readonly seat: number;
  readonly cards: readonly Card[];
}

/** Known cards of a seat; `shown` if they were shown at the showdown. */
export interface KnownCards extends CardsOfSeat {
  readonly shown: boolean;
}

/** A hand of non-banked poker as it was reported, with amounts in minor units. */
export interface ReportedHand {
  readonly limitType: WireHand['limitType'];
  readonly button: number | undefined;
  readonly seated: readonly SeatedPlayer[];
  readonly actions: readonly HandAction[];
  readonly boards: readonly (readonly Card[])[];
  readonly cards: readonly KnownCards[];
  readonly openCards: readonly CardsOfSeat[];
  readonly openers: CardsOfSeat | undefined;
  readonly deckOf: 52 | 32 | undefined;
  readonly errors: readonly PlayError[];
  readonly carriedIn: Minor;
  readonly carriedOut: Minor;
  readonly rake: Minor;
  /** The rake that is due by the announced share, as the table states it. */
  readonly rakeDue: Minor | undefined;
  readonly rakeByPot: readonly Minor[] | undefined;
}

interface OpenHand {
  readonly seat: number;
  readonly cards: readonly CardNumber[];
}

export const hasOpenPair = ({ openCards }: ReportedHand): boolean =>
  openCards.some(
    ({ cards: [first, second] }) => second !== undefined && first?.charAt(0) === second.charAt(0),
  );

function openIn(
  { openCards }: Pick<ReportedHand, 'openCards'>,
  round: number,
  seats: readonly number[],
): readonly OpenHand[] | undefined {
  const hands = seats.flatMap((seat) => {
    const reported = openCards.find((one) => one.seat === seat)?.cards ?? [];
    const cards = cardNumbers(DECK_OF_52, reported.slice(0, round));
    return cards === undefined || cards.length === 0 ? [] : [{ seat, cards }];
  });
  return hands.length === seats.length ? hands : undefined;
}

/** The seat with the lowest first open card; undefined if the open cards of a seat are unknown. */
export function lowestOpen(hand: ReportedHand, seats: readonly number[]): number | undefined {
  const hands = openIn(hand, 1, seats);
  return hands?.reduce((lowest, one) => (one.cards[0]! < lowest.cards[0]! ? one : lowest), hands[0]!).seat;
}

/** The seats with the highest open cards in a round; undefined if those of a seat are unknown. */
export function highestOpen(
  hand: Pick<ReportedHand, 'openCards'>,
  round: number,
  seats: readonly number[],
): readonly number[] | undefined {
  const hands = openIn(hand, round, seats);
  const values = hands?.map(({ cards }) => valueOf(cards));
  const best = values?.reduce((highest, one) => (one > highest ? one : highest), '');
  return hands?.filter((_, index) => values![index] === best).map(({ seat }) => seat);
}

/** Up to four open cards as a text that compares as they do: by the numbers of equal cards, then by rank. */
function valueOf(cards: readonly CardNumber[]): string {
  const times = new Map<number, number>();
  for (const card of cards) times.set(rankOf(card), (times.get(rankOf(card)) ?? 0) + 1);
  const groups = [...times].sort(([rank, count], [other, more]) => more - count || other - rank);
  const letter = (rank: number): string => String.fromCharCode(97 + rank);
  return (
    groups
      .map(([, count]) => count)
      .join('')
      .padEnd(4, '0') + groups.map(([rank]) => letter(rank)).join('')
  );
}
