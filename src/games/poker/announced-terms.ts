import type { Finding } from '../../finding-catalogue/finding';
import { type Part, said } from '../../finding-catalogue/said';
import type { Minor } from '../../kernel/money';
import { compare, type Rational, rational } from '../../kernel/rational';
import { roundAmount, TO_THE_CENT } from '../../kernel/rounding';
import type { Setting } from '../game-rules';
import type { Answers } from '../open-points';
import type { HouseShare, PokerTerms, TableTerms } from '../round';
import { breach, type Rule } from '../rule';
import { money, percentage } from '../wording';
import type { PokerFacts, SessionRules } from './poker-facts';

export function checkAnnounced(
  facts: PokerFacts,
  terms: TableTerms,
  { answers, currency }: Pick<Setting, 'answers' | 'currency'>,
): readonly Finding[] {
  const { regulated } = facts;
  if (regulated === undefined || terms.poker === undefined) return [];
  return [
    ...checkStack(regulated.session, terms, currency),
    ...checkTopUp(regulated.session, terms.poker, currency),
    ...checkShare(facts, terms, answers),
  ];
}

function checkStack(
  { minimum: limit }: SessionRules,
  { minimum, poker }: TableTerms,
  currency: string,
): readonly Finding[] {
  const stack = poker?.initialStack;
  if (limit === undefined || stack === undefined) return [];
  const most = roundAmount(shareOf(stack, limit.most), { mode: 'floor', unit: 1n });
  if (minimum <= most) return [];
  return [
    breach(limit.rule, {
      code: 'minimum-above-share-of-stack',
      expected: said`at most ${money(most, currency)}, ${percentage(limit.most)} of the stack`,
      found: money(minimum, currency),
    }),
  ];
}

function checkTopUp(
  { topUp: { rule, least, most } }: SessionRules,
  { initialStack: stack, leastTopUp }: PokerTerms,
  currency: string,
): readonly Finding[] {
  if (stack === undefined || leastTopUp === undefined) return [];
  const isFixed = compare(least, most) === 0;
  const isRight = isFixed
    ? leastTopUp === roundAmount(shareOf(stack, least), TO_THE_CENT)
    : isBetween(leastTopUp, shareOf(stack, least), shareOf(stack, most));
  if (isRight) return [];
  const band = isFixed ? percentage(least) : said`from ${percentage(least)} to ${percentage(most)}`;
  return [
    breach(rule, {
      code: 'top-up-not-by-rule',
      expected: said`${band} of ${money(stack, currency)}`,
      found: money(leastTopUp, currency),
    }),
  ];
}

function checkShare(
  { rules, rakeCap, regulated }: PokerFacts,
  terms: TableTerms,
  answers: Answers,
): readonly Finding[] {
  const share = terms.poker?.share;
  if (share === undefined || regulated === undefined) return [];
  const { percentage: band, fee } = regulated.session;
  if (share.option === 'rake') return checkRakeRate(rules.rake, share, rakeCap);
  if (share.option === 'session-percentage' && band !== undefined) {
    return [...checkPercentage(band, share), ...checkBasis(band.rule, terms, answers)];
  }
  if (share.option === 'session-fee' && fee !== undefined) return [];
  return [shareNotByRule(rules.rake, said`a rake, and no other share`, share.option)];
}

const checkRakeRate = (rule: Rule, { rate }: HouseShare, cap: Rational): readonly Finding[] =>
  rate === undefined || compare(rate, cap) <= 0
    ? []
    : [shareNotByRule(rule, said`a rake of at most ${percentage(cap)}`, percentage(rate))];

function checkPercentage(
  { rule, least, most }: NonNullable<SessionRules['percentage']>,
  { rate }: HouseShare,
): readonly Finding[] {
  if (rate === undefined || (compare(rate, least) >= 0 && compare(rate, most) <= 0)) return [];
  return [shareNotByRule(rule, said`from ${percentage(least)} to ${percentage(most)}`, percentage(rate))];
}

function checkBasis(rule: Rule, terms: TableTerms, answers: Answers): readonly Finding[] {
  if (terms.poker?.initialStack === undefined || chargedOf(terms, answers) !== undefined) return [];
  return [
    shareNotByRule(
      rule,
      said`a maximum bet that is published`,
      said`a percentage of a maximum that there is not`,
    ),
  ];
}

export const shareNotByRule = (rule: Rule, expected: Part, found: Part): Finding =>
  breach(rule, { code: 'house-share-not-by-rule', expected, found });

/**
 * The amount that a percentage of the session is taken of: the stack at the start, or the maximum bet. Where a table
 * has no maximum it is the stack, unless the casino answers that a maximum must be published (OP2-05).
 */
export function chargedOf({ maxima, poker }: TableTerms, answers: Answers): Minor | undefined {
  if (poker?.share?.of !== 'maximum-bet') return poker?.initialStack;
  const published = maxima?.['*'];
  return answers['OP2-05'] === 'published-maximum' ? published : (published ?? poker.initialStack);
}

export const announcedShare = (
  terms: TableTerms | undefined,
  option: HouseShare['option'],
): HouseShare | undefined => {
  const share = terms?.poker?.share;
  return share?.option === option ? share : undefined;
};

const shareOf = (amount: Minor, { numerator, denominator }: Rational): Rational =>
  rational(amount * numerator, denominator);

/** Whether a whole amount lies between two exact ones, both included. */
export const isBetween = (amount: Minor, least: Rational, most: Rational): boolean =>
  compare(rational(amount), least) >= 0 && compare(rational(amount), most) <= 0;
