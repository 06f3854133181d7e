import type { Rational } from '../../kernel/rational';
import type { HousePokerTable, TableRule } from './house-poker-checks';
import type { Rule } from '../rule';
import type { rules as PAI_GOW_RULES } from './pai-gow-poker.register.json';
import { Type } from 'typebox';
import { type Minor, minorFromWire } from '../../kernel/money';
import { type Card, handAt } from '../_mechanics/cards';
import { LATE_OPTION } from '../_mechanics/bets-in-play';
import type { DealtRound } from './dealt-hands';
import type { RoundShapes } from '../game-rules';
import { hasShape } from '../readable-bets';

export type HandComparison = 'superior' | 'equal' | 'inferior';

export interface PaiGowFacts extends HousePokerTable {
  readonly rules: Readonly<Record<TableRule | keyof typeof PAI_GOW_RULES, Rule>>;
  readonly comparison: Readonly<
    Record<HandComparison, Readonly<Record<HandComparison, 'wins' | 'null' | 'loses'>>>
  >;
  readonly pays: Rational;
  /** Commission on winnings: the rate that the round states, at most `atMost`. */
  readonly commission: { readonly name: string; readonly atMost: Rational };
  readonly multiple: bigint;
}

const MOST_SEATS = 40;
const PaiGowCard = Type.String({ pattern: '^([2-9TJQKA][cdhs]|[*])$' });
const Seat = Type.Integer({ minimum: 1, maximum: MOST_SEATS });
const Croupier = Type.Literal('croupier');
const big = Type.Array(PaiGowCard, { minItems: 5, maxItems: 5, description: 'the big hand; * is the joker' });
const small = Type.Array(PaiGowCard, { minItems: 2, maxItems: 2, description: 'the small hand' });
const Die = Type.Integer({ minimum: 1, maximum: 6 });

const Outcome = Type.Object({
  bank: Type.Union([Croupier, Seat], {
    description: 'who holds the bank: the croupier, or the player of a seat',
  }),
  croupier: Type.Object({ big, small }),
  hands: Type.Array(Type.Object({ seat: Seat, big, small }), { maxItems: MOST_SEATS }),
  croupierStake: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 9007199254740991,
      description: "what the house stakes against a player's bank, in minor units",
    }),
  ),
  commission: Type.Optional(
    Type.Object(
      {
        numerator: Type.Integer({ minimum: 0, maximum: 9007199254740991 }),
        denominator: Type.Integer({ minimum: 1, maximum: 9007199254740991 }),
      },
      { description: 'the commission that was announced; the highest there may be where it is not said' },
    ),
  ),
  dice: Type.Optional(Type.Array(Die, { minItems: 3, maxItems: 3 })),
  firstHand: Type.Optional(Type.Union([Croupier, Seat], { description: 'who had the first hand' })),
  refused: Type.Optional(
    Type.Array(Seat, { maxItems: MOST_SEATS, description: 'seats that refused the bank before' }),
  ),
});

const options = Type.Object(LATE_OPTION);

export const PAI_GOW_SHAPES: RoundShapes = {
  outcome: Outcome,
  bets: { 'player-bet': { options }, bank: { options } },
};

export type PaiGowPosition = 'croupier' | number;

export interface SetHand {
  readonly big: readonly Card[];
  readonly small: readonly Card[];
}

export interface PaiGowDeal {
  readonly bank: PaiGowPosition;
  readonly croupier: SetHand;
  readonly hands: readonly (SetHand & { readonly seat: number })[];
  /** The stake of the house against a player's bank, in minor units. */
  readonly croupierStake: Minor;
  readonly commission?: { readonly numerator: number; readonly denominator: number };
  readonly dice?: readonly number[];
  readonly firstHand?: PaiGowPosition;
  readonly refused?: readonly number[];
}

/** The deal in an outcome, with the stake of the croupier in minor units; undefined if it cannot be read. */
export function paiGowOf(outcome: unknown): PaiGowDeal | undefined {
  if (!hasShape(Outcome, outcome)) return undefined;
  const { croupierStake = 0, ...dealt } = outcome;
  return { ...dealt, croupierStake: minorFromWire(croupierStake) };
}

/** The hand of the croupier or of a seat, as set in big and small; undefined if none was reported, or several. */
export function paiGowHandAt(position: PaiGowPosition | undefined, deal: PaiGowDeal): SetHand | undefined {
  return position === 'croupier' ? deal.croupier : handAt(deal, { seat: position });
}

export function dealtOf(outcome: unknown): DealtRound | undefined {
  const deal = paiGowOf(outcome);
  if (deal === undefined) return undefined;
  const { croupier, hands } = deal;
  return {
    dealer: [...croupier.big, ...croupier.small],
    common: [],
    hands: hands.map((hand) => ({ seat: hand.seat, cards: [...hand.big, ...hand.small] })),
  };
}
