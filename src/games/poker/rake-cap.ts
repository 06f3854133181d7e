import { type Finding, said } from '../../finding-catalogue/finding';
import { listed, type Part } from '../../words/message';
import { type Minor, sumMinor } from '../../kernel/money';
import { type Rational, compare, rational } from '../../kernel/rational';
import type { Setting } from '../game-rules';
import { breach, type Rule } from '../rule';
import type { ReturnedBet, Settlement } from '../settlement';
import { money, percentage } from '../wording';
import type { PokerFacts, SessionRules } from './poker-facts';
import type { ReportedHand } from './reported-hand';
import { roundAmount, type RoundingMode, TO_THE_CENT } from '../../kernel/rounding';
import type { Answers } from '../open-points';
import { checkResolvedRate, lesserRate, resolutionOf } from './rake-by-resolution';
import type { HouseShare, PokerTerms, TableTerms } from '../round';

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
      expected: said('at-most-of-stack', { amount: money(most, currency), share: percentage(limit.most) }),
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
  const band = isFixed
    ? percentage(least)
    : said('from-to', { least: percentage(least), most: percentage(most) });
  return [
    breach(rule, {
      code: 'top-up-not-by-rule',
      expected: said('of-what', { what: band, whole: money(stack, currency) }),
      found: money(leastTopUp, currency),
    }),
  ];
}

function checkShare(facts: PokerFacts, terms: TableTerms, answers: Answers): readonly Finding[] {
  const { rules, regulated } = facts;
  const share = terms.poker?.share;
  if (share === undefined || regulated === undefined) return [];
  const { percentage: band, fee } = regulated.session;
  if (share.option === 'rake') return checkRakeRate(facts, share, terms);
  if (share.option === 'session-percentage' && band !== undefined) {
    return [...checkPercentage(band, share), ...checkBasis(band.rule, terms, answers)];
  }
  if (share.option === 'session-fee' && fee !== undefined) return [];
  return [shareNotByRule(rules.rake, said('rake-and-no-other-share'), share.option)];
}

function checkRakeRate(facts: PokerFacts, { rate }: HouseShare, terms: TableTerms): readonly Finding[] {
  const { rules, rakeCap: cap } = facts;
  if (rate === undefined) return [];
  if (compare(rate, cap) <= 0) return checkResolvedRate(facts, rate, resolutionOf(facts, terms));
  return [shareNotByRule(rules.rake, said('rake-of-at-most', { share: percentage(cap) }), percentage(rate))];
}

function checkPercentage(
  { rule, least, most }: NonNullable<SessionRules['percentage']>,
  { rate }: HouseShare,
): readonly Finding[] {
  if (rate === undefined || (compare(rate, least) >= 0 && compare(rate, most) <= 0)) return [];
  return [
    shareNotByRule(
      rule,
      said('from-to', { least: percentage(least), most: percentage(most) }),
      percentage(rate),
    ),
  ];
}

function checkBasis(rule: Rule, terms: TableTerms, answers: Answers): readonly Finding[] {
  if (terms.poker?.initialStack === undefined || chargedOf(terms, answers) !== undefined) return [];
  return [
    shareNotByRule(
      rule,
      said('maximum-bet-that-is-published'),
      said('percentage-of-maximum-that-there-is-not'),
    ),
  ];
}

export const shareNotByRule = (rule: Rule, expected: Part, found: Part): Finding =>
  breach(rule, { code: 'house-share-not-by-rule', expected, found });

/**
 * The amount on which a percentage of the session is charged, in minor units: the initial stack, or the maximum bet. A
 * table without a maximum charges the stack, unless OP2-05 requires a published maximum; then undefined.
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

/** Whether an amount is between two exact ones, both included. */
export const isBetween = (amount: Minor, least: Rational, most: Rational): boolean =>
  compare(rational(amount), least) >= 0 && compare(rational(amount), most) <= 0;

export interface SettledHand {
  readonly hand: ReportedHand;
  readonly settlement: Settlement;
}

/**
 * Finds a rake above its cap, above the rate of the resolution or the announced one, or other than due, only the gravest
 * of them. Cap and rates apply to what the seats have put into the hand, without uncalled bets (see `raked`).
 */
export function checkRake(facts: PokerFacts, settled: SettledHand, setting: Setting): readonly Finding[] {
  const { hand } = settled;
  const parts = raked(facts, settled, setting);
  const mostAt = (rate: Rational): Minor =>
    sumMinor(parts.map((amount) => houseTake(facts, { amount, rate }, setting)));
  const announced = facts.regulated && announcedShare(setting.terms, 'rake')?.rate;
  const resolution = resolutionOf(facts, setting.terms);
  const limits = [
    ['rake-above-cap', facts.rakeCap],
    ['rake-not-by-resolution', resolution?.rate],
    ['rake-above-announced', announced],
  ] as const;
  const passed = limits.find(([, most]) => most !== undefined && hand.rake > mostAt(most));
  if (passed === undefined) {
    const usual = lesserRate(announced, resolution);
    const due = hand.rakeDue ?? (usual && mostAt(usual));
    return checkDue(facts, hand, { due, setting });
  }
  const [code, limit] = passed;
  const rate = limit!;
  const of = money(sumMinor(parts), setting.currency);
  return [
    breach(facts.rules.rake, {
      code,
      expected: said('at-most-of', {
        amount: money(mostAt(rate), setting.currency),
        share: percentage(rate),
        base: of,
      }),
      found: money(hand.rake, setting.currency),
    }),
  ];
}

/**
 * Compares the rake with the due amount that the table states, which may have a maximum besides the rate, else with
 * that of the announced rate. Less is an advisory, because the texts set maxima (OP2-01), and no finding below one
 * chip.
 */
function checkDue(
  { rules }: PokerFacts,
  { rake }: ReportedHand,
  { due, setting: { currency, terms } }: { readonly due: Minor | undefined; readonly setting: Setting },
): readonly Finding[] {
  if (due === undefined || (rake <= due && rake > due - (terms?.step ?? 1n))) return [];
  const isAbove = rake > due;
  return [
    breach(rules.rake, {
      code: isAbove ? 'rake-above-due' : 'rake-below-due',
      expected: isAbove ? said('at-most', { amount: money(due, currency) }) : money(due, currency),
      found: money(rake, currency),
    }),
  ];
}

function raked(
  { regulated, common }: PokerFacts,
  { hand, settlement: { pots = [], uncalled = [] } }: SettledHand,
  { answers }: Setting,
): readonly Minor[] {
  const inPots = sumMinor(pots.map(({ amount }) => amount));
  const contributed = inPots - hand.carriedIn;
  if (regulated === undefined) return [contributed];
  // A carried pot bears no rake until it is won: the rake of all its hands is taken then.
  if (regulated.opening !== undefined) return [inPots - sumMinor(pots.map(({ carriedOut }) => carriedOut))];
  const endedWithoutBoard = common > 0 && hand.boards.every((board) => board.length === 0);
  if (answers['OP2-02'] === 'none-without-board' && endedWithoutBoard) return [];
  const returned = answers['OP2-02'] === 'included' ? uncalledOf(hand, uncalled) : 0n;
  if (answers['OP2-03'] === 'of-the-total' || pots.length < 2) return [contributed + returned];
  return pots.map(({ amount }, index) => (index === 0 ? amount - hand.carriedIn + returned : amount));
}

/** The uncalled bets among the returned chips, in minor units, without the returned stakes of annulled hands. */
const uncalledOf = (hand: ReportedHand, returned: readonly ReturnedBet[]): Minor => {
  const annulled = new Set(hand.errors.map(({ seat }) => seat));
  return sumMinor(returned.filter(({ seat }) => !annulled.has(seat)).map(({ amount }) => amount));
};

/**
 * Compares the stated rakes by pot with the rake of the hand and the pots. Rakes that do not add up to the rake, or
 * exceed their pot, are a violation; another number of pots is an advisory. Settlement then divides the rake by rule.
 * Not checked where the table states no rakes by pot.
 */
export function checkStatedRakes(
  { rules }: PokerFacts,
  { hand, settlement: { pots = [] } }: SettledHand,
  currency: string,
): readonly Finding[] {
  const stated = hand.rakeByPot ?? [];
  const makesTheRake = sumMinor(stated) === hand.rake;
  const held = stated.every((taken, index) => {
    const pot = pots[index];
    return pot === undefined || taken <= pot.amount - pot.carriedOut;
  });
  if (stated.length === 0 || (makesTheRake && held && stated.length === pots.length)) return [];
  const ofPots = pots.length === 1 ? said('pot') : said('each-of-pots', { count: pots.length });
  return [
    breach(rules.rakeByPot, {
      code: 'rake-by-pot-not-the-rake',
      as: makesTheRake && held ? 'advisory' : 'violation',
      expected: said('rake-of-in-all', { pots: ofPots, amount: money(hand.rake, currency) }),
      found: listed(stated.map((taken) => money(taken, currency))),
    }),
  ];
}

/** A rate of an amount in minor units, rounded as the casino answers OP2-01. */
export function houseTake(
  { regulated }: Pick<PokerFacts, 'regulated'>,
  { amount, rate: { numerator, denominator } }: { readonly amount: Minor; readonly rate: Rational },
  { answers, terms }: Setting,
): Minor {
  const rounding = regulated === undefined ? 'house-down-to-cent' : answers['OP2-01'];
  const mode: RoundingMode = rounding === 'half-up-to-cent' ? 'half-up' : 'floor';
  const unit = rounding === 'rake-down-to-chip' ? (terms?.step ?? 1n) : 1n;
  return roundAmount({ numerator: amount * numerator, denominator }, { mode, unit });
}
