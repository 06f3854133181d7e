import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { rules as BLACKJACK_RULES } from './blackjack.register.json';
import { Type } from 'typebox';
import { type Card, isCard } from '../_mechanics/cards';
import { LATE_OPTION } from '../_mechanics/bets-in-play';
import type { RoundShapes } from '../game-rules';
import { present } from '../../kernel/present';

export const BLACKJACK_BETS = ['main', 'split', 'double', 'insurance'] as const;
export type BlackjackBet = (typeof BLACKJACK_BETS)[number];

/** A combination of Bolsa: the number of sevens among the first cards, and the prize. */
export interface BolsaPrize {
  readonly name: string;
  readonly spanish: string;
  readonly rule: Rule;
  readonly sevens: 1 | 2 | 3;
  readonly isSuited: boolean;
  readonly pays?: Rational;
}

export interface BlackjackFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<keyof typeof BLACKJACK_RULES, Rule>>;
  readonly register: RuleRegister;
  readonly pays: {
    readonly hand: Rational;
    readonly blackjack: Rational;
    readonly insurance: Rational;
    readonly evenMoney: Rational;
  };
  readonly maximum: { readonly atLeast: bigint; readonly atMost: bigint };
  readonly insuranceShare: Rational;
  readonly bolsa: readonly BolsaPrize[];
  readonly bolsaFloor: bigint;
  readonly playersOfBox: number;
  readonly seats: number;
  readonly decks: number;
  readonly burnt: number;
  readonly cutCard: { readonly cards: number; readonly orMore: boolean };
  readonly roundsOfNotice: number;
  readonly tablesOfChief: number;
  readonly staff: { readonly chief: readonly StaffNeed[]; readonly croupier: readonly StaffNeed[] };
}

const MOST_CARDS = 30;
const MOST_HANDS = 60;
const Cards = (minItems: number) =>
  Type.Array(Type.String({ pattern: '^[2-9TJQKA][cdhs]$' }), {
    minItems,
    maxItems: MOST_CARDS,
    description: 'cards in the order of dealing, e.g. Th',
  });
const Seat = Type.Integer({ minimum: 1, maximum: 40 });
const HandNo = Type.Integer({ minimum: 1, maximum: MOST_HANDS });

const Outcome = Type.Object({
  dealer: Cards(1),
  hands: Type.Array(
    Type.Object({
      seat: Seat,
      hand: Type.Optional(HandNo),
      of: Type.Optional(HandNo),
      cards: Cards(1),
    }),
    {
      maxItems: MOST_HANDS,
      description: 'hands of a box: 1 as dealt, 2 and more as split; of: the hand it was split from',
    },
  ),
});

const OnHand = Type.Object({ ...LATE_OPTION, hand: Type.Optional(HandNo) });

export const HAND_SHAPES: RoundShapes = {
  outcome: Outcome,
  bets: {
    main: {
      options: Type.Object({
        ...LATE_OPTION,
        evenMoney: Type.Optional(Type.Boolean({ description: 'blackjack paid even money against an ace' })),
      }),
    },
    split: { options: OnHand },
    double: { options: OnHand },
    insurance: { options: Type.Object(LATE_OPTION) },
  },
};

export interface PlayedHand {
  readonly seat: number;
  /** 1 for the dealt hand, 2 and more in the order of splitting. */
  readonly hand: number;
  readonly of?: number;
  readonly cards: readonly Card[];
}

export interface DealtHands {
  readonly dealer: readonly Card[];
  readonly hands: readonly PlayedHand[];
}

export function handsOf(outcome: unknown): DealtHands | undefined {
  if (typeof outcome !== 'object' || outcome === null) return undefined;
  const { dealer, hands } = outcome as Readonly<Record<string, unknown>>;
  if (!areCards(dealer) || !Array.isArray(hands) || hands.length > MOST_HANDS) return undefined;
  const played = hands.map(handOf);
  return played.every((hand) => hand !== undefined) ? { dealer, hands: played } : undefined;
}

function handOf(reported: unknown): PlayedHand | undefined {
  if (typeof reported !== 'object' || reported === null) return undefined;
  const { seat, hand, of, cards } = reported as Readonly<Record<string, unknown>>;
  if (!isNumber(seat, 40) || !isHandNo(hand) || !isHandNo(of) || !areCards(cards)) return undefined;
  // A further hand can only come from a split; from hand 1 where `of` is not stated.
  const from = of ?? (hand === undefined || hand === 1 ? undefined : 1);
  return { seat, hand: hand ?? 1, cards, ...present({ of: from }) };
}

const areCards = (value: unknown): value is readonly Card[] =>
  Array.isArray(value) && value.length >= 1 && value.length <= MOST_CARDS && value.every(isCard);

const isNumber = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value % 1 === 0 && value >= 1 && value <= most;

const isHandNo = (value: unknown): value is number | undefined =>
  value === undefined || isNumber(value, MOST_HANDS);

interface HandOptions {
  readonly isLate: boolean;
  readonly hand: number | undefined;
  readonly wantsEvenMoney: boolean;
}

export function optionsOf(options: unknown): HandOptions | undefined {
  if (options === undefined) return { isLate: false, hand: undefined, wantsEvenMoney: false };
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return undefined;
  const { late, hand, evenMoney } = options as Readonly<Record<string, unknown>>;
  if (!isFlag(late) || !isFlag(evenMoney) || !isHandNo(hand)) return undefined;
  return { isLate: late === true, hand, wantsEvenMoney: evenMoney === true };
}

const isFlag = (value: unknown): boolean => value === undefined || typeof value === 'boolean';
