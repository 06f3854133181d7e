import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { rules as MONTE_RULES } from './monte.register.json';
import { Type } from 'typebox';
import { LATE_OPTION } from '../_mechanics/bets-in-play';
import type { RoundShapes } from '../game-rules';
import { hasShape } from '../readable-bets';

export const PHASES = ['primeras', 'segundas'] as const;
export type Phase = (typeof PHASES)[number];

export type MontePosition = 1 | 2 | 3 | 4;
export const ROWS = { upper: [1, 2], lower: [3, 4] } as const;
export type Row = keyof typeof ROWS;

export type SuitBet = 'camo' | 'anti' | 'viudo';

/**
 * What a bet wins with: the rank of its card in the suit some steps on (`suit`), or in any suit (`rank`), or a rank of
 * its own cards before one of the opposed cards (`cards`).
 */
type Winning =
  | { readonly kind: 'suit'; readonly steps: 1 | 2 | 3; readonly onlyFirstCard: boolean }
  | { readonly kind: 'rank' }
  | { readonly kind: 'cards' };

export interface MonteBet {
  readonly type: string;
  readonly rule: Rule;
  readonly covers: string;
  readonly wins: Winning;
  /** Winnings for one unit staked, by phase; the bet is not offered in a phase that is absent. */
  readonly pays: Readonly<Partial<Record<Phase, bigint>>>;
  readonly pointsLost: 'none' | 'doubled' | 'doubled-and-burnt';
  readonly isDeducted: boolean;
  readonly maximum: Readonly<Record<Phase, bigint>> & { readonly rule: Rule };
}

/** The suits that win nothing for a placed card while cards are doubled, by its position. */
export interface Annulment {
  readonly rule: Rule;
  readonly suits: Readonly<Partial<Record<MontePosition, readonly SuitBet[]>>>;
}

export interface MonteFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<keyof typeof MONTE_RULES, Rule>>;
  readonly register: RuleRegister;
  readonly bets: readonly MonteBet[];
  readonly deduction: { readonly name: string; readonly share: Rational };
  /** By the numbers of cards on the first and on the second placed card: "1,0" where the first is doubled. */
  readonly annulled: Readonly<Record<string, Annulment>>;
  readonly annulledInSalto: Readonly<Record<string, Annulment>>;
  readonly decks: number;
  readonly tablesOfChief: number;
  readonly staff: { readonly chief: readonly StaffNeed[]; readonly croupier: readonly StaffNeed[] };
}

/** A card of the Spanish deck as events write it: rank 1 to 7, S(ota), C(aballo), R(ey), and suit o, c, e, b. */
export type SpanishCard = string;

const Card = Type.String({ pattern: '^[1-7SCR][oceb]$', description: 'rank and suit, e.g. 7o, Sc, Re' });
const Place = Type.Integer({ minimum: 1, maximum: 4 });
const Layout = {
  placed: Type.Array(Card, {
    minItems: 4,
    maxItems: 4,
    description: 'the placed cards: upper left, upper right, lower left, lower right',
  }),
  doubled: Type.Optional(
    Type.Array(Type.Object({ on: Type.Integer({ minimum: 1, maximum: 2 }), card: Card }), {
      maxItems: 6,
      description: 'cards laid on the first or the second',
    }),
  ),
  burnt: Type.Optional(Type.Array(Card, { maxItems: 40, description: 'first two cards that were equal' })),
  exposed: Type.Array(Card, {
    minItems: 1,
    maxItems: 80,
    description: 'the cards shown after bets were closed, in their order',
  }),
};

const Outcome = Type.Union([
  Type.Object({ phase: Type.Literal('primeras'), ...Layout }),
  Type.Object({
    phase: Type.Literal('segundas'),
    row: Type.Enum(['upper', 'lower'], { description: 'the row that is left' }),
    ...Layout,
  }),
]);

const OnPlace = { selection: Place, options: Type.Object(LATE_OPTION) };
const Side = Type.Array(Place, { minItems: 1, maxItems: 2 });

export const monteShapes = ({ bets }: MonteFacts): RoundShapes => ({
  outcome: Outcome,
  bets: Object.fromEntries(
    bets.map(({ type, wins }) => [
      type,
      wins.kind === 'cards'
        ? {
            selection: Type.Object({ on: Side, against: Side }),
            options: Type.Object(LATE_OPTION),
          }
        : OnPlace,
    ]),
  ),
});

export interface DealtPhase {
  readonly phase: Phase;
  readonly inPlay: readonly MontePosition[];
  readonly placed: readonly SpanishCard[];
  readonly doubled: readonly { readonly on: number; readonly card: SpanishCard }[];
  readonly burnt: readonly SpanishCard[];
  readonly exposed: readonly SpanishCard[];
}

const ALL: readonly MontePosition[] = [1, 2, 3, 4];

/** The phase in an outcome; undefined if it cannot be read. `inPlay` are the placed cards that can still win. */
export function phaseOf(outcome: unknown): DealtPhase | undefined {
  if (!hasShape(Outcome, outcome)) return undefined;
  const { phase, placed, doubled = [], burnt = [], exposed } = outcome;
  const inPlay = outcome.phase === 'segundas' ? ROWS[outcome.row] : ALL;
  return { phase, inPlay, placed, doubled, burnt, exposed };
}

export const montePosition = (selection: unknown): MontePosition | undefined =>
  ALL.find((position) => position === selection);

export interface Sides {
  readonly on: readonly MontePosition[];
  readonly against: readonly MontePosition[];
}

/** The cards of a bet on cards: one against its neighbour beside or below, or two against two; else undefined. */
export function sidesOf(selection: unknown): Sides | undefined {
  if (typeof selection !== 'object' || selection === null) return undefined;
  const { on, against } = selection as Readonly<Record<string, unknown>>;
  if (!arePlaces(on) || !arePlaces(against) || on.length !== against.length) return undefined;
  const areFour = new Set([...on, ...against]).size === on.length * 2;
  const isDiagonal = on.length === 1 && (on[0] ?? 0) + (against[0] ?? 0) === 5;
  return areFour && !isDiagonal ? { on, against } : undefined;
}

const arePlaces = (value: unknown): value is readonly MontePosition[] =>
  Array.isArray(value) &&
  (value.length === 1 || value.length === 2) &&
  value.every((place) => montePosition(place) !== undefined);
