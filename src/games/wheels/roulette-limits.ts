import { either, listed } from '../../words/message';
import { type Finding, said } from '../../finding-catalogue/finding';
import type { Minor } from '../../kernel/money';
import {
  checkMaximumOfOthers,
  checkMinimaOfBets,
  checkMinimumOfTable,
  lowerOf,
  minimumOf,
} from '../_mechanics/authorised-terms';
import { checkLimitNames, type Limit, type StakeLimits } from '../_mechanics/stake-limits';
import type { Setting } from '../game-rules';
import type { TableTerms } from '../round';
import { breach, type Rule } from '../rule';
import { money } from '../wording';
import type { RouletteBet, RouletteFacts } from './roulette-layout';
import { betNamed } from '../bet-names';

/** The amount that the multiples of a bet's tiers refer to: the minimum of the table, or of the bet (OP1-05). */
function baseOf(bet: RouletteBet, terms: TableTerms, { answers }: Setting): Minor {
  const ofItsOwn = bet.isSimple && answers['OP1-05'] === 'one-tier-of-own-minimum';
  return ofItsOwn ? (terms.minima?.[bet.type] ?? terms.minimum) : terms.minimum;
}

const multiplesRule = (bet: RouletteBet, { rules }: RouletteFacts): Rule =>
  bet.isSimple ? rules.simpleMaximum : rules.multipleMaximum;

/** The limits of a bet under the terms. A tier takes precedence over "*", the maximum of every other bet. */
export function rouletteLimits(bet: RouletteBet, facts: RouletteFacts, setting: Setting): StakeLimits {
  const { terms } = setting;
  if (terms === undefined) return {};
  return {
    minimum: { amount: minimumOf(terms, bet.type), rule: facts.rules.authorisedLimits },
    maximum: maximumOf(bet, { facts, terms, setting }),
    mayBeHeld: bet.isSimple && facts.onZero === 'prison',
  };
}

function maximumOf(
  bet: RouletteBet,
  { facts, terms, setting }: { facts: RouletteFacts; terms: TableTerms; setting: Setting },
): Limit | undefined {
  const own = ownMaximum(bet, terms.maxima);
  const byBet = own ?? maximumOfTier(bet, terms, setting);
  const isChoice = own === undefined || mayBeChosen(bet, own, { terms, setting });
  if (byBet !== undefined && isChoice) return { amount: byBet, rule: multiplesRule(bet, facts) };
  const amount = lowerOf(own ?? terms.maxima?.['*'], authorisedMaximum(bet, terms));
  return amount === undefined ? undefined : { amount, rule: facts.rules.authorisedLimits };
}

function maximumOfTier(bet: RouletteBet, terms: TableTerms, setting: Setting): Minor | undefined {
  const multiple = terms.tier === undefined ? undefined : bet.multiples[terms.tier - 1];
  return multiple === undefined ? undefined : multiple * baseOf(bet, terms, setting);
}

type Maxima = TableTerms['maxima'];

const ownMaximum = ({ type, variantOf }: RouletteBet, maxima: Maxima): Minor | undefined =>
  maxima?.[type] ?? (variantOf === undefined ? undefined : maxima?.[variantOf]);

const authorisedMaximum = (bet: RouletteBet, { authorised }: TableTerms): Minor | undefined =>
  ownMaximum(bet, authorised?.maxima) ?? authorised?.maxima?.['*'];

/**
 * Checks the terms of a table against the authorisation and the tiers.
 * @param rule what a wrong maximum breaks
 */
export function checkRouletteTerms(
  facts: RouletteFacts,
  terms: TableTerms,
  setting: Setting,
  rule = facts.rules.maximaChoice,
): readonly Finding[] {
  const { authorisedLimits: minimum } = facts.rules;
  const { currency } = setting;
  return [
    ...checkMinimumOfTable(terms, minimum, currency),
    ...checkMinimaOfBets(terms, { minimum, withOwnRule: typesOf(facts.bets.filter(isSimple)) }, currency),
    ...checkSimpleMinima(facts, terms, currency),
    ...checkTier(facts, terms),
    ...checkMaxima(facts, terms, setting, rule),
    ...(terms.tier === undefined ? checkMaximumOfOthers(terms, minimum, currency) : []),
    ...checkLimitNames(terms, { bets: typesOf(facts.bets) }),
  ];
}

const typesOf = (bets: readonly RouletteBet[]): readonly string[] => bets.map(({ type }) => type);
const isSimple = (bet: RouletteBet): boolean => bet.isSimple;

function checkSimpleMinima(facts: RouletteFacts, terms: TableTerms, currency: string): Finding[] {
  const { authorised, minima = {}, minimum } = terms;
  const most = facts.simpleMinimumAtMost * (authorised?.minimum.from ?? minimum);
  return facts.bets
    .filter(({ isSimple }) => isSimple)
    .flatMap(({ type }) => {
      const own = minima[type];
      if (own === undefined || (own >= minimum && own <= most)) return [];
      return [
        breach(facts.rules.simpleMinimum, {
          code: 'simple-minimum-not-by-rule',
          expected: said('from-to-on', {
            least: money(minimum, currency),
            most: money(most, currency),
            bet: betNamed(type),
          }),
          found: money(own, currency),
        }),
      ];
    });
}

const tiersOf = ({ bets }: RouletteFacts): number => bets[0]?.multiples.length ?? 0;

function checkTier(facts: RouletteFacts, { tier }: TableTerms): readonly Finding[] {
  if (tier === undefined || tier <= tiersOf(facts)) return [];
  return [
    breach(facts.rules.maximaChoice, {
      code: 'tier-unknown',
      expected: said('tier-from-1-to', { tiers: tiersOf(facts) }),
      found: said('tier', { tier }),
    }),
  ];
}

function checkMaxima(
  facts: RouletteFacts,
  terms: TableTerms,
  setting: Setting,
  rule: Rule,
): readonly Finding[] {
  const stated = facts.bets.flatMap((bet) => {
    const amount = terms.maxima?.[bet.type];
    return amount === undefined ? [] : [{ bet, amount, tiers: tiersWith(bet, amount, { terms, setting }) }];
  });
  const notAuthorised = stated.filter(({ bet, amount }) => authorisedMaximum(bet, terms) !== amount);
  const ofNoTier = notAuthorised.filter(({ tiers }) => tiers.length === 0);
  const byTier = notAuthorised.filter(({ tiers }) => tiers.length > 0);
  const isOneTier = facts.bets[0]?.multiples.some((_, index) =>
    byTier.every(({ tiers }) => tiers.includes(index + 1) && (terms.tier ?? index + 1) === index + 1),
  );
  const isFree = setting.answers['OP1-05'] === 'tiers-free-by-bet';
  const mixed = byTier.length > 0 && isOneTier === false && !isFree ? [tiersMixed(byTier, rule)] : [];
  return [...ofNoTier.map((maximum) => ofNoRule(maximum, { terms, setting, rule })), ...mixed];
}

interface StatedMaximum {
  readonly bet: RouletteBet;
  readonly amount: Minor;
  readonly tiers: readonly number[];
}

function mayBeChosen(
  bet: RouletteBet,
  own: Minor,
  { terms, setting }: { terms: TableTerms; setting: Setting },
): boolean {
  const allowed = authorisedMaximum(bet, terms);
  if (allowed === undefined || own <= allowed) return true;
  return tiersWith(bet, own, { terms, setting }).length > 0;
}

const tiersWith = (
  bet: RouletteBet,
  amount: Minor,
  { terms, setting }: { terms: TableTerms; setting: Setting },
): readonly number[] =>
  bet.multiples.flatMap((multiple, index) =>
    multiple * baseOf(bet, terms, setting) === amount ? [index + 1] : [],
  );

const tiersMixed = (maxima: readonly StatedMaximum[], rule: Rule): Finding =>
  breach(rule, {
    code: 'tiers-mixed',
    expected: said('maxima-of-one-tier'),
    found: listed(
      maxima.map(({ bet, tiers }) => said('of-tier', { bet: betNamed(bet.type), tiers: either(tiers) })),
    ),
  });

/** A maximum of no tier: an advisory where the authorised maxima are unknown, because it may be one of them. */
function ofNoRule(
  { bet, amount }: StatedMaximum,
  { terms, setting, rule }: { terms: TableTerms; setting: Setting; rule: Rule },
): Finding {
  const { currency } = setting;
  const base = baseOf(bet, terms, setting);
  const tiers = listed(bet.multiples.map((multiple) => money(multiple * base, currency)));
  return breach(rule, {
    code: 'maximum-not-by-rule',
    as: terms.authorised?.maxima === undefined ? 'advisory' : 'violation',
    expected: said('authorised-maximum-of-or', { bet: betNamed(bet.type), tiers }),
    found: money(amount, currency),
  });
}
