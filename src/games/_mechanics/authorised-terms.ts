import { type Finding, said, type Said } from '../../finding-catalogue/finding';
import type { Part } from '../../words/message';
import type { Minor } from '../../kernel/money';
import type { TableTerms } from '../round';
import { breach, type Rule } from '../rule';
import { money } from '../wording';
import { checkLimitNames } from './stake-limits';
import { betNamed } from '../bet-names';

export interface AuthorisedLimits {
  readonly minimum: Rule;
  readonly maximum: Rule;
  readonly bets: readonly string[];
  /** Names in `minima` of a fixed amount that is no minimum of a bet: the stake in a pool. */
  readonly amounts?: readonly string[];
  readonly withOwnRule?: readonly string[];
}

/**
 * Checks the minima and maxima of a table, "*" being every other bet, against those that the authority allows, and
 * finds limits under names that no bet has. Without a recorded authorisation a limit cannot be checked and is no
 * finding.
 */
export const checkAuthorisedTerms = (
  terms: TableTerms,
  limits: AuthorisedLimits,
  currency: string,
): readonly Finding[] => [
  ...checkMinimumOfTable(terms, limits.minimum, currency),
  ...checkMinimaOfBets(terms, limits, currency),
  ...checkMaximaOfBets(terms, limits.maximum, currency),
  ...checkMaximumOfOthers(terms, limits.maximum, currency),
  ...checkLimitNames(terms, limits),
];

export function checkMinimumOfTable(terms: TableTerms, rule: Rule, currency: string): readonly Finding[] {
  if (isInBand(terms, terms.minimum)) return [];
  return [minimumNotAuthorised(terms, rule, money(terms.minimum, currency), currency)];
}

export const checkMinimaOfBets = (
  terms: TableTerms,
  {
    minimum: rule,
    amounts = [],
    withOwnRule = [],
  }: Pick<AuthorisedLimits, 'minimum' | 'amounts' | 'withOwnRule'>,
  currency: string,
): readonly Finding[] =>
  Object.entries(terms.minima ?? {})
    .filter(([bet, own]) => !amounts.includes(bet) && !withOwnRule.includes(bet) && !isInBand(terms, own))
    .map(([bet, own]) =>
      minimumNotAuthorised(
        terms,
        rule,
        said('on', { what: money(own, currency), on: betNamed(bet) }),
        currency,
      ),
    );

function isInBand({ authorised }: TableTerms, minimum: Minor): boolean {
  if (authorised === undefined) return true;
  const { from, to } = authorised.minimum;
  return minimum >= from && (to === undefined || minimum <= to);
}

function minimumNotAuthorised(
  { authorised }: TableTerms,
  rule: Rule,
  found: Said,
  currency: string,
): Finding {
  const { from = 0n, to } = authorised?.minimum ?? {};
  const upTo = to === undefined ? '' : said('then-and-at-most', { amount: money(to, currency) });
  const expected = said('at-least-and', { least: money(from, currency), most: upTo });
  return breach(rule, { code: 'minimum-not-authorised', expected, found });
}

export const checkMaximaOfBets = (
  { maxima, authorised }: TableTerms,
  rule: Rule,
  currency: string,
): readonly Finding[] =>
  Object.entries(maxima ?? {}).flatMap(([bet, most]) => {
    const allowed = bet === EVERY_OTHER ? undefined : ofBet(authorised?.maxima, bet);
    return aboveAuthorised({ bet: betNamed(bet), most, allowed }, rule, currency);
  });

export function checkMaximumOfOthers(
  { maxima, authorised }: TableTerms,
  rule: Rule,
  currency: string,
): readonly Finding[] {
  const most = maxima?.[EVERY_OTHER];
  if (most === undefined) return [];
  return Object.entries(authorised?.maxima ?? {})
    .filter(([bet]) => bet === EVERY_OTHER || maxima?.[bet] === undefined)
    .flatMap(([bet, allowed]) => {
      const named = bet === EVERY_OTHER ? said('every-other-bet') : betNamed(bet);
      return aboveAuthorised({ bet: named, most, allowed }, rule, currency);
    });
}

function aboveAuthorised(
  { bet, most, allowed }: { readonly bet: Part; readonly most: Minor; readonly allowed: Minor | undefined },
  rule: Rule,
  currency: string,
): readonly Finding[] {
  if (allowed === undefined || most <= allowed) return [];
  return [
    breach(rule, {
      code: 'maximum-not-by-rule',
      expected: said('at-most-on-as-authorised', { amount: money(allowed, currency), bet }),
      found: money(most, currency),
    }),
  ];
}

const EVERY_OTHER = '*';

type Amounts = Readonly<Record<string, Minor>> | undefined;

const ofBet = (amounts: Amounts, bet: string): Minor | undefined => amounts?.[bet] ?? amounts?.[EVERY_OTHER];

/** The minimum of a bet in minor units: its own or that of the table, and no less than the authority allows. */
export function minimumOf({ minimum, minima, authorised }: TableTerms, bet: string): Minor {
  const own = minima?.[bet] ?? minimum;
  const least = authorised?.minimum.from;
  return least !== undefined && least > own ? least : own;
}

/**
 * The maximum of a bet in minor units: its own or that of every other bet ("*"), and no more than the authority allows;
 * undefined if there is none.
 */
export const maximumOf = ({ maxima, authorised }: TableTerms, bet: string): Minor | undefined =>
  lowerOf(ofBet(maxima, bet), ofBet(authorised?.maxima, bet));

/** The lower of two amounts; the other one where one is undefined. */
export const lowerOf = (one: Minor | undefined, other: Minor | undefined): Minor | undefined =>
  one === undefined || (other !== undefined && other < one) ? other : one;

/** The amounts between which a maximum must be, both included, and the rule on them. Minor units. */
interface MaximumBand {
  readonly lowest: Minor;
  readonly highest: Minor;
  readonly rule: Rule;
}

/** Finds a stated maximum outside of its band. */
export function checkMaximum(
  bet: Part,
  maximum: Minor | undefined,
  { lowest, highest, rule, currency }: MaximumBand & { readonly currency: string },
): readonly Finding[] {
  if (maximum === undefined || (maximum >= lowest && maximum <= highest)) return [];
  const band = said('from-to', { least: money(lowest, currency), most: money(highest, currency) });
  return [
    breach(rule, {
      code: 'maximum-not-by-rule',
      expected: said('on', {
        what: lowest === highest ? money(lowest, currency) : band,
        on: typeof bet === 'string' ? betNamed(bet) : bet,
      }),
      found: money(maximum, currency),
    }),
  ];
}
