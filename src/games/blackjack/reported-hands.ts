import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { rules as BLACKJACK_RULES } from './blackjack.register.json';
import { type Static, Type } from 'typebox';
import { type Card, CardShape } from '../_mechanics/cards';
import { hasShape, optionsIn } from '../readable-bets';
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

const MOST_HANDS = 60;
const Cards = Type.Array(CardShape, {
  minItems: 1,
  maxItems: 30,
  description: 'cards in the order of dealing, e.g. Th',
});
const Seat = Type.Integer({ minimum: 1, maximum: 40 });
const HandNo = Type.Integer({ minimum: 1, maximum: MOST_HANDS });

const Hand = Type.Object({
  seat: Seat,
  hand: Type.Optional(HandNo),
  of: Type.Optional(HandNo),
  cards: Cards,
});
const Outcome = Type.Object({
  dealer: Cards,
  hands: Type.Array(Hand, {
    maxItems: MOST_HANDS,
    description: 'hands of a box: 1 as dealt, 2 and more as split; of: the hand it was split from',
  }),
});

const EVEN_MONEY = {
  evenMoney: Type.Optional(Type.Boolean({ description: 'blackjack paid even money against an ace' })),
};
const OnHand = Type.Object({ ...LATE_OPTION, hand: Type.Optional(HandNo) });
const OnAnyHand = Type.Object({ ...OnHand.properties, ...EVEN_MONEY });

export const BLACKJACK_SHAPES: RoundShapes = {
  outcome: Outcome,
  bets: {
    main: { options: Type.Object({ ...LATE_OPTION, ...EVEN_MONEY }) },
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

/** The hands in an outcome; undefined if they cannot be read. */
export const handsOf = (outcome: unknown): DealtHands | undefined =>
  hasShape(Outcome, outcome) ? { dealer: outcome.dealer, hands: outcome.hands.map(playedHand) } : undefined;

/** A further hand can only come from a split; from hand 1 where `of` is not stated. */
const playedHand = ({
  seat,
  hand = 1,
  of = hand === 1 ? undefined : 1,
  cards,
}: Static<typeof Hand>): PlayedHand => ({ seat, hand, cards, ...present({ of }) });

interface HandOptions {
  readonly isLate: boolean;
  readonly hand: number | undefined;
  readonly wantsEvenMoney: boolean;
}

export function blackjackOptions(options: unknown): HandOptions | undefined {
  const stated = optionsIn(OnAnyHand, options);
  if (stated === undefined) return undefined;
  return { isLate: stated.late === true, hand: stated.hand, wantsEvenMoney: stated.evenMoney === true };
}
