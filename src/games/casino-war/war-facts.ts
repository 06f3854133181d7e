import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { CASINO_WAR_RULES } from './casino-war.register';
import { Type } from 'typebox';
import { type Card, isCard } from '../_mechanics/cards';
import { isLate, LATE_OPTION } from '../_mechanics/bets-in-play';
import type { RoundShapes } from '../game-rules';

export const WAR_BETS = ['initial', 'tie', 'revancha'] as const;
export type WarBetType = (typeof WAR_BETS)[number];

interface WarBet {
  readonly spanish: string;
  readonly rule: Rule;
  readonly covers: string;
  readonly pays: Rational;
}

export interface WarFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<keyof typeof CASINO_WAR_RULES, Rule>>;
  readonly register: RuleRegister;
  readonly bets: Readonly<Record<WarBetType, WarBet>>;
  readonly secondTiePays: Rational;
  readonly surrenderCosts: Rational;
  readonly maximum: { readonly atLeast: bigint; readonly atMost: bigint };
  readonly seats: number;
  readonly playersOfBox: number;
  readonly decks: number;
  readonly setAside: number;
  readonly cutCard: { readonly cards: number; readonly orMore: boolean };
  readonly burntBeforeRevancha: { readonly atLeast: number; readonly atMost: number };
  readonly tablesOfChief: number;
  readonly staff: { readonly chief: readonly StaffNeed[]; readonly croupier: readonly StaffNeed[] };
}

const MOST_HANDS = 40;
const MOST_BURNT = 52;
const Cards = Type.Array(Type.String({ pattern: '^[2-9TJQKA][cdhs]$' }), {
  minItems: 1,
  maxItems: 2,
  description: 'the card dealt first and, after a tie, that of the revancha, e.g. Th',
});

export const WAR_SHAPES: RoundShapes = {
  outcome: Type.Object({
    dealer: Cards,
    hands: Type.Array(Type.Object({ seat: Type.Integer({ minimum: 1, maximum: 40 }), cards: Cards }), {
      maxItems: MOST_HANDS,
    }),
    burnt: Type.Optional(
      Type.Integer({ minimum: 0, maximum: MOST_BURNT, description: 'cards burnt before the revancha' }),
    ),
  }),
  bets: {
    initial: {
      options: Type.Object({
        ...LATE_OPTION,
        onTie: Type.Optional(
          Type.Enum(['revancha', 'surrender'], { description: 'what the player did on equal cards' }),
        ),
      }),
    },
    tie: { options: Type.Object(LATE_OPTION) },
    revancha: { options: Type.Object(LATE_OPTION) },
  },
};

export interface WarHand {
  readonly seat: number;
  readonly cards: readonly Card[];
}

export interface DealtWar {
  readonly dealer: readonly Card[];
  readonly hands: readonly WarHand[];
  readonly burnt?: number;
}

export function warOf(outcome: unknown): DealtWar | undefined {
  if (typeof outcome !== 'object' || outcome === null) return undefined;
  const { dealer, hands, burnt } = outcome as Readonly<Record<string, unknown>>;
  const isRead = areCards(dealer) && Array.isArray(hands) && hands.length <= MOST_HANDS;
  if (!isRead || !(burnt === undefined || isWhole(burnt, 0, MOST_BURNT))) return undefined;
  const dealt = hands.map(handOf);
  if (!dealt.every((hand) => hand !== undefined)) return undefined;
  return { dealer, hands: dealt, ...(burnt === undefined ? {} : { burnt }) };
}

function handOf(reported: unknown): WarHand | undefined {
  if (typeof reported !== 'object' || reported === null) return undefined;
  const { seat, cards } = reported as Readonly<Record<string, unknown>>;
  return isWhole(seat, 1, 40) && areCards(cards) ? { seat, cards } : undefined;
}

const areCards = (value: unknown): value is readonly Card[] =>
  Array.isArray(value) && (value.length === 1 || value.length === 2) && value.every(isCard);

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value % 1 === 0 && value >= least && value <= most;

export type TieChoice = 'revancha' | 'surrender';

export interface WarOptions {
  readonly isLate: boolean;
  readonly onTie?: TieChoice;
}

export function optionsOf(type: string, options: unknown): WarOptions | undefined {
  const late = isLate(options);
  if (late === undefined) return undefined;
  const { onTie } = (options ?? {}) as Readonly<Record<string, unknown>>;
  if (type !== 'initial' || onTie === undefined) return { isLate: late };
  return onTie === 'revancha' || onTie === 'surrender' ? { isLate: late, onTie } : undefined;
}
