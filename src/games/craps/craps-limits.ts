import { type Finding, said } from '../../finding-catalogue/finding';
import type { Minor } from '../../kernel/money';
import type { Rational } from '../../kernel/rational';
import {
  checkAuthorisedTerms,
  checkMaximum,
  lowerOf,
  maximumOf,
  minimumOf,
} from '../_mechanics/authorised-terms';
import { type Limit, type StakeLimits, asLimit } from '../_mechanics/stake-limits';
import type { PlacedBet, TableTerms } from '../round';
import { type ByPoint, type Cloth, type CrapsBet, type CrapsFacts, numberOfBet, POINTS } from './craps-facts';

const highestOfSimple = ({ simpleMaximum }: CrapsFacts, { minimum }: TableTerms): Minor =>
  simpleMaximum.atMost * minimum;

const simpleMaximum = (terms: TableTerms, facts: CrapsFacts): Minor =>
  lowerOf(maximumOf(terms, 'win'), highestOfSimple(facts, terms))!;

export const wholeShare = (amount: Minor, { numerator, denominator }: Rational): Minor =>
  (amount * numerator) / denominator;

function mostPaid({ play }: CrapsBet): Rational | undefined {
  if (play.kind === 'waiting') return play.pays;
  return play.kind === 'one-throw' ? [...play.pays.values()][0] : undefined;
}

const hasMinimumOfTable = ({ maximum: { by } }: CrapsBet): boolean => by === 'simple' || by === 'point';

/**
 * The limits of a bet under the terms of the table. The table's minimum applies to simple and placed bets; other bets
 * have one only if the table states it. Odds have the maximum that the table states here; their share of the bet that
 * they belong to is checked in `checkOdds`.
 */
export function crapsLimits(
  placed: PlacedBet,
  cloth: Cloth,
  terms: TableTerms,
  facts: CrapsFacts,
): StakeLimits {
  const bet = cloth.bets.get(placed.type);
  if (bet === undefined) return {};
  const least = hasMinimumOfTable(bet) ? minimumOf(terms, bet.type) : terms.minima?.[bet.type];
  return {
    minimum: least === undefined ? undefined : { amount: least, rule: facts.rules.authorisedLimits },
    maximum: maximumOfBet(bet, placed, { cloth, terms, facts }),
    mayBeHeld: bet.play.kind !== 'one-throw',
  };
}

function maximumOfBet(
  bet: CrapsBet,
  placed: PlacedBet,
  { cloth, terms, facts }: { readonly cloth: Cloth; readonly terms: TableTerms; readonly facts: CrapsFacts },
): Limit | undefined {
  const { maximum, type } = bet;
  const { rules } = facts;
  const simple = simpleMaximum(terms, facts);
  if (maximum.by === 'simple') {
    const amount = lowerOf(maximumOf(terms, type) ?? simple, highestOfSimple(facts, terms));
    return asLimit(amount, rules.simpleMaximum);
  }
  const own = ownMaximum(terms, type);
  if (maximum.by === 'base') return asLimit(own, maximum.rule);
  if (maximum.by === 'winnings') {
    return asLimit(lowerOf(own, bandOf(bet, simple, facts).highest), rules.multipleMaximum);
  }
  const number = numberOfBet(placed, 0, cloth);
  const byPoint = typeof number === 'number' ? wholeShare(simple, maximum.share[number]) : undefined;
  return asLimit(lowerOf(own, byPoint), maximum.rule);
}

const ownMaximum = ({ maxima, authorised }: TableTerms, type: string): Minor | undefined =>
  lowerOf(maxima?.[type], authorised?.maxima?.[type]);

/** The band of the maximum of a multiple bet, so that it can win one to three times the maximum of simple bets. */
function bandOf(
  bet: CrapsBet,
  simple: Minor,
  { multipleWinnings }: CrapsFacts,
): { readonly lowest: Minor; readonly highest: Minor } {
  const { numerator, denominator } = mostPaid(bet) ?? { numerator: 1n, denominator: 1n };
  const { atLeast, atMost } = multipleWinnings;
  const lowest = (atLeast * simple * denominator + numerator - 1n) / numerator;
  return { lowest, highest: (atMost * simple * denominator) / numerator };
}

export function checkCrapsTerms(facts: CrapsFacts, terms: TableTerms, currency: string): readonly Finding[] {
  const { rules, bets } = facts;
  return [
    ...checkAuthorisedTerms(
      terms,
      {
        minimum: rules.authorisedLimits,
        maximum: rules.authorisedLimits,
        bets: typesOf(bets),
        withOwnRule: typesOf(bets.filter((bet) => !hasMinimumOfTable(bet))),
      },
      currency,
    ),
    ...checkSimpleMaxima(facts, terms, currency),
    ...bets.flatMap((bet) => checkFollowingMaximum(bet, { facts, terms, currency })),
  ];
}

const typesOf = (bets: readonly CrapsBet[]): readonly string[] => bets.map(({ type }) => type);

function checkSimpleMaxima(
  { rules, simpleMaximum: band, bets }: CrapsFacts,
  terms: TableTerms,
  currency: string,
): readonly Finding[] {
  const simple = typesOf(bets.filter(({ maximum }) => maximum.by === 'simple'));
  const byAmount = new Map<Minor | undefined, string[]>();
  for (const type of simple) {
    const amount = maximumOf(terms, type);
    byAmount.set(amount, [...(byAmount.get(amount) ?? []), type]);
  }
  const [lowest, highest] = [band.atLeast * terms.minimum, band.atMost * terms.minimum];
  return [...byAmount].flatMap(([amount, types]) => {
    const named = types.length === simple.length ? said('simple-bets') : types.join(', ');
    return checkMaximum(named, amount, { lowest, highest, rule: rules.simpleMaximum, currency });
  });
}

function checkFollowingMaximum(
  bet: CrapsBet,
  {
    facts,
    terms,
    currency,
  }: { readonly facts: CrapsFacts; readonly terms: TableTerms; readonly currency: string },
): readonly Finding[] {
  const simple = maximumOf(terms, 'win');
  const own = ownMaximum(terms, bet.type);
  if (simple === undefined || own === undefined) return [];
  switch (bet.maximum.by) {
    case 'winnings': {
      const band = { ...bandOf(bet, simple, facts), rule: facts.rules.multipleMaximum, currency };
      return checkMaximum(bet.type, own, band);
    }
    case 'point': {
      const highest = highestShare(simple, bet.maximum.share);
      return checkMaximum(bet.type, own, { lowest: 0n, highest, rule: bet.maximum.rule, currency });
    }
    case 'simple':
    case 'base':
      return [];
  }
}

const highestShare = (amount: Minor, share: ByPoint): Minor =>
  POINTS.map((point) => wholeShare(amount, share[point])).reduce((one, other) => (other > one ? other : one));
