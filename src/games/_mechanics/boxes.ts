import { sumMinor } from '../../kernel/money';
import type { PlacedBet } from '../round';
import { breach, type Rule, type RuleFinding } from '../rule';
import { money } from '../wording';
import type { Limit } from './stake-limits';

/** Bets by the seat whose hand they lie on. */
export const boxesOf = (bets: readonly PlacedBet[]): readonly (readonly PlacedBet[])[] =>
  [...new Set(bets.map(({ seat }) => seat))].map((box) => bets.filter(({ seat }) => seat === box));

/** Bets below what each must have. */
export const checkLeast = (
  bets: readonly PlacedBet[],
  { amount, rule }: Limit,
  currency: string,
): readonly RuleFinding[] =>
  bets
    .filter(({ stake }) => stake < amount)
    .map((bet) =>
      breach(rule, {
        code: 'under-minimum',
        expected: `at least ${money(amount, currency)} on a hand`,
        ...staked([bet], currency),
      }),
    );

/** Bets that together are above what a hand may have. */
export const checkMost = (
  together: readonly (readonly PlacedBet[])[],
  { amount, rule }: Limit,
  currency: string,
): readonly RuleFinding[] =>
  together
    .filter((bets) => stakesOf(bets) > amount)
    .map((bets) =>
      breach(rule, {
        code: 'over-limit',
        expected: `at most ${money(amount, currency)} on a hand`,
        ...staked(bets, currency),
      }),
    );

const stakesOf = (bets: readonly PlacedBet[]): bigint => sumMinor(bets.map(({ stake }) => stake));

const staked = (
  bets: readonly PlacedBet[],
  currency: string,
): Pick<RuleFinding, 'severity' | 'found' | 'betIds'> => ({
  severity: 'violation',
  found: `${money(stakesOf(bets), currency)} at seat ${bets[0]?.seat ?? 'none'}`,
  betIds: bets.map(({ betId }) => betId),
});

/** Boxes with too many players. Who bets is told by his number; bets without one are of so many further players. */
export const checkPlayersOfBoxes = (
  bets: readonly PlacedBet[],
  atMost: number,
  rule: Rule,
): readonly RuleFinding[] =>
  boxesOf(bets).flatMap((ofBox) => {
    const players = new Set(ofBox.map(({ player, betId }) => player ?? `bet ${betId}`));
    if (players.size <= atMost) return [];
    return [
      breach(rule, {
        code: 'too-many-players-in-box',
        severity: 'violation',
        expected: `at most ${atMost} players at a box`,
        found: `${players.size} at seat ${ofBox[0]?.seat ?? 'none'}`,
        betIds: ofBox.map(({ betId }) => betId),
      }),
    ];
  });

/**
 * Bets on seats that the table has not: a number may be mistaken. One beyond the seats that any table of the game may have
 * breaks the rule.
 */
export const checkSeatNumbers = (
  bets: readonly PlacedBet[],
  { seats, atMost }: { readonly seats: number; readonly atMost: number },
  rule: Rule,
): readonly RuleFinding[] =>
  bets
    .filter(({ seat = 1 }) => seat > seats)
    .map(({ betId, seat = 1 }) =>
      breach(rule, {
        code: 'seat-not-at-table',
        severity: seat > atMost ? 'violation' : 'advisory',
        expected: `a seat from 1 to ${seats}`,
        found: `seat ${seat}`,
        betIds: [betId],
      }),
    );

/** A table with more seats than the rule gives it. */
export const checkSeatsOfTable = (
  seats: number | undefined,
  atMost: number,
  rule: Rule,
): readonly RuleFinding[] => {
  if (seats === undefined || seats <= atMost) return [];
  return [
    breach(rule, {
      code: 'seats-above-maximum',
      severity: 'violation',
      expected: `at most ${atMost} seats`,
      found: `${seats}`,
    }),
  ];
};
