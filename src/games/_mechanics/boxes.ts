import { type Finding, type FindingFacts, said, type Said } from '../../finding-catalogue/finding';
import { inBoth } from '../../words/message';
import { sumMinor } from '../../kernel/money';
import type { PlacedBet, Round } from '../round';
import { breach, type Rule } from '../rule';
import { money } from '../wording';
import type { Limit } from './stake-limits';

/** The bets by box, in the order in which the boxes first occur. */
export const boxesOf = (bets: readonly PlacedBet[]): readonly (readonly PlacedBet[])[] =>
  [...new Set(bets.map(({ seat }) => seat))].map((box) => bets.filter(({ seat }) => seat === box));

/** Finds bets below the minimum, in the words of a bet on a hand. */
export const checkLeast = (
  bets: readonly PlacedBet[],
  { amount, rule }: Limit,
  currency: string,
): readonly Finding[] =>
  bets
    .filter(({ stake }) => stake < amount)
    .map((bet) =>
      breach(rule, {
        code: 'under-minimum',
        expected: said('at-least-on-hand', { amount: money(amount, currency) }),
        ...staked([bet], currency),
      }),
    );

/** Finds groups of bets whose stakes together exceed the maximum. */
export const checkMost = (
  together: readonly (readonly PlacedBet[])[],
  { amount, rule }: Limit,
  currency: string,
): readonly Finding[] =>
  together
    .filter((bets) => stakesOf(bets) > amount)
    .map((bets) =>
      breach(rule, {
        code: 'over-limit',
        expected: said('at-most-on-hand', { amount: money(amount, currency) }),
        ...staked(bets, currency),
      }),
    );

const stakesOf = (bets: readonly PlacedBet[]): bigint => sumMinor(bets.map(({ stake }) => stake));

const staked = (bets: readonly PlacedBet[], currency: string): Pick<FindingFacts, 'found' | 'betIds'> => ({
  found: said('at-seat', { what: money(stakesOf(bets), currency), seat: bets[0]?.seat ?? said('none') }),
  betIds: bets.map(({ betId }) => betId),
});

/** Finds boxes with bets of more players than allowed; a bet without a player counts as one of its own. */
export const checkPlayersOfBoxes = (
  bets: readonly PlacedBet[],
  atMost: number,
  rule: Rule,
): readonly Finding[] =>
  boxesOf(bets).flatMap((ofBox) => {
    const players = new Set(ofBox.map(({ player, betId }) => player ?? `bet ${betId}`));
    if (players.size <= atMost) return [];
    return [
      breach(rule, {
        code: 'too-many-players-in-box',
        expected: said('at-most-players-at-box', { most: atMost }),
        found: said('at-seat', { what: players.size, seat: ofBox[0]?.seat ?? said('none') }),
        betIds: ofBox.map(({ betId }) => betId),
      }),
    ];
  });

/**
 * Finds bets on seats that the table does not have: an advisory, because the number may be mistaken, and a violation
 * above `atMost`, the seats that any table of the game may have.
 */
export const checkSeatNumbers = (
  bets: readonly PlacedBet[],
  { seats, atMost }: { readonly seats: number; readonly atMost: number },
  rule: Rule,
): readonly Finding[] =>
  bets
    .filter(({ seat = 1 }) => seat > seats)
    .map(({ betId, seat = 1 }) =>
      breach(rule, {
        code: 'seat-not-at-table',
        as: seat > atMost ? 'violation' : 'advisory',
        expected: said('seat-from-1-to', { seats }),
        found: said('seat', { seat }),
        betIds: [betId],
      }),
    );

export const checkSeatsOfTable = (
  seats: number | undefined,
  atMost: number,
  rule: Rule,
): readonly Finding[] => {
  if (seats === undefined || seats <= atMost) return [];
  return [
    breach(rule, {
      code: 'seats-above-maximum',
      expected: said('at-most-seats', { most: atMost }),
      found: inBoth(seats),
    }),
  ];
};

interface BoxHand {
  readonly seat: number;
  readonly hand?: number;
}

export const checkRepeatedHands = (hands: readonly BoxHand[], rule: Rule): readonly Finding[] =>
  repeated(hands).map((hand) =>
    breach(rule, {
      code: 'hand-repeated',
      expected: said('once', { what: nameOf(hand) }),
      found: said('several-times'),
    }),
  );

const nameOf = ({ seat, hand = 1 }: BoxHand): Said =>
  hand === 1 ? said('seat', { seat }) : said('seat-hand', { seat, hand });

const isSame = (one: BoxHand, other: BoxHand): boolean =>
  one.seat === other.seat && (one.hand ?? 1) === (other.hand ?? 1);

const repeated = (hands: readonly BoxHand[]): readonly BoxHand[] =>
  hands.filter((hand, index) => hands.slice(0, index).filter((other) => isSame(hand, other)).length === 1);

/**
 * Finds hands at boxes without a bet: the box was dealt cards in error, or a bet is not reported. Not checked where a
 * bet states no box.
 */
export function checkHandsHaveBets(
  hands: readonly BoxHand[],
  { bets, before }: Round,
  rule: Rule,
): readonly Finding[] {
  if (bets.length === 0 || bets.some(({ seat }) => seat === undefined)) return [];
  const boxes = new Set(hands.map(({ seat }) => seat));
  const taken = new Set([...bets, ...(before?.held ?? [])].map(({ seat }) => seat));
  return [...boxes]
    .filter((box) => !taken.has(box))
    .map((box) =>
      breach(rule, {
        code: 'hand-without-bet',
        expected: said('bet-at-seat-or-no-cards', { seat: box }),
        found: said('cards-and-no-bet'),
      }),
    );
}
