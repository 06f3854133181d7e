import { type TSchema, Type } from 'typebox';
import { type Card, CardShape, handAt } from '../_mechanics/cards';
import { hasShape } from '../readable-bets';
import type { PlacedBet, Round } from '../round';
import { isLate } from '../_mechanics/bets-in-play';
import type { Settlement } from '../settlement';
import { type Finding, said } from '../../finding-catalogue/finding';
import { Check } from 'typebox/value';
import { breach, type Rule } from '../rule';
import { betNamed } from '../bet-names';

interface Deal {
  readonly own: number;
  readonly dealer?: number;
  readonly common?: { readonly cards: number; readonly isOptional?: true };
  readonly more?: Readonly<Record<string, TSchema>>;
  readonly moreOfHand?: Readonly<Record<string, TSchema>>;
}

const MOST_HANDS = 40;
const cards = (count: number, description: string) =>
  Type.Array(CardShape, { minItems: count, maxItems: count, description });

/** The shape of the outcome of a house poker game: `own` cards of each hand, of the dealer and in common. */
export function outcomeShape({ own, dealer, common, more = {}, moreOfHand = {} }: Deal): TSchema {
  const shared = common === undefined ? undefined : cards(common.cards, 'the cards of all, left to right');
  return Type.Object({
    ...(dealer === undefined ? {} : { dealer: cards(dealer, 'the hand of the house') }),
    ...(shared === undefined ? {} : { common: common?.isOptional === true ? Type.Optional(shared) : shared }),
    hands: Type.Array(
      Type.Object({
        seat: Type.Integer({ minimum: 1, maximum: MOST_HANDS }),
        cards: cards(own, 'the hand as it ended, e.g. Th'),
        ...moreOfHand,
      }),
      { maxItems: MOST_HANDS },
    ),
    ...more,
  });
}

export interface DealtHand {
  readonly seat: number;
  readonly cards: readonly Card[];
  readonly discarded?: Card;
}

export interface DealtRound {
  readonly dealer: readonly Card[];
  readonly common: readonly Card[];
  readonly hands: readonly DealtHand[];
}

/**
 * The deal in an outcome of this shape; undefined if it cannot be read. Cards that the game does not deal are empty
 * lists.
 */
export function dealtRound(shape: TSchema, outcome: unknown): DealtRound | undefined {
  if (!hasShape(shape, outcome)) return undefined;
  const { dealer = [], common = [], hands } = outcome as Partial<DealtRound> & Pick<DealtRound, 'hands'>;
  return { dealer, common, hands };
}

/** All cards of a round, discarded ones included, to compare them with the deck. */
export const reportedCards = ({ dealer, common, hands }: DealtRound): readonly Card[] => [
  ...dealer,
  ...common,
  ...hands.flatMap(({ cards: own, discarded }) => (discarded === undefined ? own : [...own, discarded])),
];

/**
 * The cards of a hand with the common ones; undefined if the seat has no bet, or its hand or the common cards were not
 * reported.
 */
export function handWithCommon(
  stake: Pick<PlacedBet, 'seat'>,
  dealt: DealtRound,
  bets: readonly PlacedBet[],
): readonly Card[] | undefined {
  const hand = handAt(dealt, stake);
  const hasBet = bets.some(({ seat }) => seat === stake.seat);
  return hand === undefined || !hasBet || dealt.common.length === 0
    ? undefined
    : [...hand.cards, ...dealt.common];
}

/** The bets of a round with the bets held from earlier rounds that the report does not repeat. */
export function betsOnTheCloth({ bets, before }: Round): readonly PlacedBet[] {
  const reported = new Set(bets.map(({ betId }) => betId));
  return [...bets, ...(before?.held ?? []).filter(({ betId }) => !reported.has(betId))];
}

/** The bets that were not placed late. */
export const betsInTime = (bets: readonly PlacedBet[]): readonly PlacedBet[] =>
  bets.filter(({ options }) => isLate(options) !== true);

const Reason = Type.Enum(['exchanged-information', 'turned-cards-early', 'asked-for-advice'], {
  description: 'the player broke a prohibition and loses all his bets of the round',
});

export const FORFEIT_OPTION = { forfeited: Type.Optional(Reason) };

const Forfeited = Type.Object({ forfeited: Reason });

type Owner = Pick<PlacedBet, 'seat' | 'player'>;

/** Whether a player of a seat forfeited his bets. A bet without a player forfeits for all of its seat. */
export function forfeiting(bets: readonly PlacedBet[]): (owner: Owner) => boolean {
  const told = bets.filter(({ options }) => Check(Forfeited, options));
  return ({ seat, player }) =>
    told.some(
      (bet) =>
        bet.seat === seat && (bet.player === player || bet.player === undefined || player === undefined),
    );
}

/** Advisories on bets that are lost by the conduct of their player, so that the management sees them. */
export const checkForfeits = ({ bets }: Settlement, rule: Rule): readonly Finding[] =>
  bets
    .filter(({ rules }) => rules.includes(rule))
    .map(({ betId, type }) =>
      breach(rule, {
        code: 'bet-forfeited',
        expected: said('bets-that-cards-decide'),
        found: said('lost-by-its-players-conduct', { bet: betNamed(type) }),
        betIds: [betId],
      }),
    );
