import type { Minor } from '../../kernel/money';
import { compare, type Rational, rational } from '../../kernel/rational';
import { roundAmount } from '../../kernel/rounding';
import type { Setting } from '../game-rules';
import type { Answers } from '../open-points';
import type { HouseShare, PokerTerms, TableTerms } from '../round';
import { breach, type RuleFinding } from '../rule';
import { money, percentage } from '../wording';
import type { CirclePokerFacts } from './circle-poker-facts';
import type { SessionRules } from './session-rules';

/** What a table announces before its session: stacks, additions to them, and the share of the house. */
export function checkAnnounced(
  facts: CirclePokerFacts,
  terms: TableTerms,
  { answers, currency }: Pick<Setting, 'answers' | 'currency'>,
): readonly RuleFinding[] {
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
): readonly RuleFinding[] {
  const stack = poker?.initialStack;
  if (limit === undefined || stack === undefined) return [];
  const most = roundAmount(shareOf(stack, limit.most), { mode: 'floor', unit: 1n });
  if (minimum <= most) return [];
  return [
    breach(limit.rule, {
      code: 'minimum-above-share-of-stack',
      severity: 'violation',
      expected: `at most ${money(most, currency)}, ${percentage(limit.most)} of the stack`,
      found: money(minimum, currency),
    }),
  ];
}

function checkTopUp(
  { topUp: { rule, least, most } }: SessionRules,
  { initialStack: stack, leastTopUp }: PokerTerms,
  currency: string,
): readonly RuleFinding[] {
  if (stack === undefined || leastTopUp === undefined) return [];
  const isFixed = compare(least, most) === 0;
  const isRight = isFixed
    ? leastTopUp === roundAmount(shareOf(stack, least), { mode: 'half-up', unit: 1n })
    : isBetween(leastTopUp, shareOf(stack, least), shareOf(stack, most));
  if (isRight) return [];
  const band = isFixed ? percentage(least) : `from ${percentage(least)} to ${percentage(most)}`;
  return [
    breach(rule, {
      code: 'top-up-not-by-rule',
      severity: 'violation',
      expected: `${band} of ${money(stack, currency)}`,
      found: money(leastTopUp, currency),
    }),
  ];
}

/** The announced share of the house against the most that the rules allow, or the band they set. */
function checkShare(facts: CirclePokerFacts, terms: TableTerms, answers: Answers): readonly RuleFinding[] {
  const share = terms.poker?.share;
  const session = facts.regulated?.session;
  if (share === undefined || session === undefined) return [];
  const { option, rate } = share;
  const wrong = (rule: typeof facts.rules.rake, expected: string, found: string): readonly RuleFinding[] => [
    breach(rule, { code: 'house-share-not-by-rule', severity: 'violation', expected, found }),
  ];
  const { percentage: band, fee } = session;
  if (option === 'rake') {
    if (rate === undefined || compare(rate, facts.rakeCap) <= 0) return [];
    return wrong(facts.rules.rake, `a rake of at most ${percentage(facts.rakeCap)}`, percentage(rate));
  }
  if (option === 'session-fee') return fee === undefined ? wrong(facts.rules.rake, 'a rake', option) : [];
  if (band === undefined) return wrong(facts.rules.rake, 'a rake', option);
  if (rate !== undefined && !(compare(rate, band.least) >= 0 && compare(rate, band.most) <= 0)) {
    return wrong(band.rule, `from ${percentage(band.least)} to ${percentage(band.most)}`, percentage(rate));
  }
  if (terms.poker?.initialStack === undefined || chargedOf(terms, answers) !== undefined) return [];
  return wrong(band.rule, 'a maximum bet that is published', 'a percentage of a maximum that there is not');
}

/**
 * The amount that a percentage of the session is taken of: the stack at the start, or the maximum bet. Where a table
 * has no maximum it is the stack, unless the casino answers that a maximum must be published (OP2-05).
 */
export function chargedOf({ maxima, poker }: TableTerms, answers: Answers): Minor | undefined {
  if (poker?.share?.of !== 'maximum-bet') return poker?.initialStack;
  const published = maxima?.['*'];
  return answers['OP2-05'] === 'published-maximum' ? published : (published ?? poker.initialStack);
}

/** What the house announced to take, where it is one of its ways. */
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
