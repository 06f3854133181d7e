import type { Round } from '../round';
import { breach, type Rule, type RuleFinding } from '../rule';

/** A hand of a box; a box that split has several. */
interface BoxHand {
  readonly seat: number;
  /** 1 where not given. */
  readonly hand?: number;
}

/** Hands that are reported several times: nobody can say which of their cards count. */
export const checkRepeatedHands = (hands: readonly BoxHand[], rule: Rule): readonly RuleFinding[] =>
  repeated(hands.map(nameOf)).map((hand) =>
    breach(rule, {
      code: 'hand-repeated',
      severity: 'violation',
      expected: `${hand} once`,
      found: 'several times',
    }),
  );

const nameOf = ({ seat, hand = 1 }: BoxHand): string => `seat ${seat}${hand === 1 ? '' : `, hand ${hand}`}`;

const repeated = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

/**
 * Hands of boxes without a bet, in a round whose other bets are told with their boxes: cards for who was to have none, or
 * a bet that the report leaves out.
 */
export function checkHandsHaveBets(
  hands: readonly BoxHand[],
  { bets, before }: Round,
  rule: Rule,
): readonly RuleFinding[] {
  if (bets.length === 0 || bets.some(({ seat }) => seat === undefined)) return [];
  const boxes = new Set(hands.map(({ seat }) => seat));
  const taken = new Set([...bets, ...(before?.held ?? [])].map(({ seat }) => seat));
  return [...boxes]
    .filter((box) => !taken.has(box))
    .map((box) =>
      breach(rule, {
        code: 'hand-without-bet',
        severity: 'advisory',
        expected: `a bet at seat ${box}, or no cards`,
        found: 'cards, and no bet',
      }),
    );
}
