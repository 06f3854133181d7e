import type { Finding } from '../../finding-catalogue/finding';
import { said, type Said } from '../../finding-catalogue/said';
import type { Round } from '../round';
import { breach, type Rule } from '../rule';

interface BoxHand {
  readonly seat: number;
  /** 1 where not given. */
  readonly hand?: number;
}

export const checkRepeatedHands = (hands: readonly BoxHand[], rule: Rule): readonly Finding[] =>
  repeated(hands).map((hand) =>
    breach(rule, {
      code: 'hand-repeated',
      expected: said`${nameOf(hand)} once`,
      found: said`several times`,
    }),
  );

const nameOf = ({ seat, hand = 1 }: BoxHand): Said =>
  hand === 1 ? said`seat ${seat}` : said`seat ${seat}, hand ${hand}`;

const isSame = (one: BoxHand, other: BoxHand): boolean =>
  one.seat === other.seat && (one.hand ?? 1) === (other.hand ?? 1);

/** Each hand that is there more than once, once: where it stands the second time. */
const repeated = (hands: readonly BoxHand[]): readonly BoxHand[] =>
  hands.filter((hand, index) => hands.slice(0, index).filter((other) => isSame(hand, other)).length === 1);

/**
 * Hands of boxes without a bet, in a round whose other bets are told with their boxes: cards for who was to have none, or
 * a bet that the report leaves out.
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
        expected: said`a bet at seat ${box}, or no cards`,
        found: said`cards, and no bet`,
      }),
    );
}
