import { type Static, Type } from 'typebox';
import type { Minor } from '../../kernel/money';
import type { Card } from '../_mechanics/cards';
import type { RoundShapes } from '../game-rules';

const Amount = Type.Integer({ minimum: 0, maximum: 9007199254740991 });
const Seat = Type.Integer({ minimum: 1, maximum: 20 });
const Cards = Type.Array(Type.String({ pattern: '^[2-9TJQKA][cdhs]$' }), { maxItems: 10 });

/** How the size of bets is limited. */
export const LIMIT_TYPES = ['fixed', 'pot-limit', 'no-limit'] as const;

/** What a seat can do; all but the last four put money in. */
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

const Action = Type.Object({
  street: Type.Integer({ minimum: 0, maximum: 9, description: 'betting round, 0 for forced bets' }),
  seat: Seat,
  action: Type.Enum([...HAND_ACTIONS]),
  amount: Type.Optional(Amount),
  allIn: Type.Optional(Type.Boolean()),
});

/** The data of `cagnotte.hand.played.v1` without its pots and awards, which are what is to be derived. */
const Hand = Type.Object({
  limitType: Type.Enum([...LIMIT_TYPES]),
  button: Type.Optional(Seat),
  seats: Type.Array(Type.Object({ seat: Seat }), { maxItems: 20 }),
  actions: Type.Array(Action, { maxItems: 400 }),
  boards: Type.Optional(Type.Array(Cards, { maxItems: 2 })),
  cards: Type.Optional(
    Type.Array(Type.Object({ seat: Seat, cards: Cards, shown: Type.Boolean() }), { maxItems: 20 }),
  ),
  carriedIn: Type.Optional(Amount),
  carriedOut: Type.Optional(Amount),
  rake: Type.Object({ dropped: Amount, byPot: Type.Optional(Type.Array(Amount, { maxItems: 20 })) }),
});
export type WireHand = Static<typeof Hand>;

/** A hand of circle poker has no bets of its own: what each seat put in stands in its outcome. */
export const HAND_SHAPES: RoundShapes = { outcome: Hand, bets: {} };

/** One action of a hand. */
export interface HandAction {
  readonly seat: number;
  readonly action: (typeof HAND_ACTIONS)[number];
  /** What it put in, or what came back, in minor units; 0 where no money moved. */
  readonly amount: Minor;
}

/** Cards of a seat that are known; `shown` when they were laid open at the showdown. */
export interface KnownCards {
  readonly seat: number;
  readonly cards: readonly Card[];
  readonly shown: boolean;
}

/** A hand of circle poker as it was played: who put in what, which cards were seen, what the house took. */
export interface ReportedHand {
  readonly limitType: WireHand['limitType'];
  readonly button: number | undefined;
  readonly seats: readonly number[];
  readonly actions: readonly HandAction[];
  readonly boards: readonly (readonly Card[])[];
  readonly cards: readonly KnownCards[];
  readonly carriedIn: Minor;
  readonly carriedOut: Minor;
  readonly rake: Minor;
  /** What of the rake was taken from which pot, main pot first, where the table says it. */
  readonly rakeByPot: readonly Minor[] | undefined;
}
