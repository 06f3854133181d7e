import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import { type Static, Type } from 'typebox';
import { CardShape } from '../_mechanics/cards';
import { LATE_OPTION } from '../_mechanics/bets-in-play';
import type { RoundShapes } from '../game-rules';
import { hasShape } from '../readable-bets';

export type DealBet = 'punto' | 'banca' | 'tie';

interface DealBetFacts {
  readonly rule: Rule;
  readonly covers: string;
  readonly pays: Rational;
}

type PuntoYBancaRule =
  | 'bancaWithSix'
  | 'nullOnTie'
  | 'result'
  | 'minimum'
  | 'maximum'
  | 'step'
  | 'tieMaximum'
  | 'cutCard'
  | 'burntCards'
  | 'dealing'
  | 'natural'
  | 'puntoDraws'
  | 'bancaDraws'
  | 'shoePasses'
  | 'puntoHand'
  | 'croupierDeals'
  | 'sharedChief'
  | 'seats'
  | 'decks'
  | 'shoes'
  | 'voidCoup';

export interface TableSize {
  readonly name: 'mini' | 'midi' | 'large';
  readonly seatsAtMost?: number;
  readonly staff: readonly StaffNeed[];
  readonly staffRule: Rule;
  readonly tablesOfChief: number;
  readonly playersDeal: boolean;
}

export interface PuntoYBancaFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<PuntoYBancaRule, Rule>>;
  readonly register: RuleRegister;
  readonly bets: Readonly<Record<DealBet, DealBetFacts>>;
  readonly deduction: { readonly name: string; readonly onTotal: number; readonly share: Rational };
  readonly puntoDrawsUpTo: number;
  /**
   * Whether banca draws: a row for each total from 0 to 7; a column for each third card of punto, 0 to 9, and one for
   * none.
   */
  readonly bancaTable: readonly string[];
  readonly maximum: { readonly atLeast: bigint; readonly atMost: bigint };
  readonly tieShare: Rational;
  readonly decks: number;
  readonly cutCard: { readonly cards: number; readonly orMore: boolean };
  readonly sizes: readonly TableSize[];
}

const Hand = Type.Array(CardShape, {
  minItems: 2,
  maxItems: 3,
  description: 'two or three cards in the order of dealing, e.g. Th',
});

const Holder = Type.Union([Type.Literal('croupier'), Type.Integer({ minimum: 1, maximum: 40 })], {
  description: 'the croupier, or the seat of a player',
});

export type HandHolder = Static<typeof Holder>;

const Outcome = Type.Object({
  punto: Hand,
  banca: Hand,
  dealtBy: Type.Optional(Holder),
  puntoHeldBy: Type.Optional(Holder),
});
export type Deal = Static<typeof Outcome>;

const LATE = { options: Type.Object(LATE_OPTION) };

export const DEAL_SHAPES: RoundShapes = {
  outcome: Outcome,
  bets: { punto: LATE, banca: LATE, tie: LATE },
};

/** The deal in an outcome; undefined if it cannot be read. */
export const dealOf = (outcome: unknown): Deal | undefined =>
  hasShape(Outcome, outcome) ? outcome : undefined;
