import type { Minor } from '../../kernel/money';
import type { Rational } from '../../kernel/rational';
import { checkMaximum, checkMinimumOfTable, maximumOf } from '../_mechanics/authorised-terms';
import type { Limit, StakeLimits } from '../_mechanics/stake-limits';
import type { PlacedBet, TableTerms } from '../round';
import type { RuleFinding } from '../rule';
import { type Cloth, numberOfBet } from './bet-numbers';
import type { CrapsBet, CrapsFacts } from './craps-facts';

/** The maximum of simple bets, from which every other maximum follows. */
const simpleMaximum = (terms: TableTerms): Minor | undefined => maximumOf(terms, 'win');

/** The whole units of a share of an amount; nothing above them is allowed either. */
export const wholeShare = (amount: Minor, { numerator, denominator }: Rational): Minor =>
  (amount * numerator) / denominator;

/** The most a bet can pay for one unit. */
function mostPaid({ play }: CrapsBet): Rational | undefined {
  if (play.kind === 'waiting') return play.pays;
  return play.kind === 'one-throw' ? [...play.pays.values()][0] : undefined;
}

/**
 * The limits of a bet while the terms hold. The minimum of the table is that of simple and placed bets; another bet
 * has one where the table names it. Odds are limited by the bet they belong to.
 */
export function limitsOf(placed: PlacedBet, cloth: Cloth, terms: TableTerms, facts: CrapsFacts): StakeLimits {
  const bet = cloth.bets.get(placed.type);
  if (bet === undefined) return {};
  const { rules } = facts;
  const { by } = bet.maximum;
  const least = terms.minima?.[bet.type] ?? (by === 'simple' || by === 'point' ? terms.minimum : undefined);
  return {
    minimum: least === undefined ? undefined : { amount: least, rule: rules.authorisedLimits },
    maximum: maximumOfBet(bet, placed, { cloth, terms, facts }),
  };
}

function maximumOfBet(
  bet: CrapsBet,
  placed: PlacedBet,
  { cloth, terms, facts }: { readonly cloth: Cloth; readonly terms: TableTerms; readonly facts: CrapsFacts },
): Limit | undefined {
  const { maximum, type } = bet;
  const { rules } = facts;
  if (maximum.by === 'base') return undefined;
  if (maximum.by === 'simple') return asLimit(maximumOf(terms, type), rules.simpleMaximum);
  const simple = simpleMaximum(terms);
  const own = terms.maxima?.[type];
  if (maximum.by === 'winnings') {
    const byWinnings = simple === undefined ? undefined : bandOf(bet, simple, facts).highest;
    return asLimit(own ?? byWinnings, rules.multipleMaximum);
  }
  const number = numberOfBet(placed, 0, cloth);
  if (simple === undefined || typeof number !== 'number') return asLimit(own, maximum.rule);
  return asLimit(wholeShare(simple, maximum.share[number]), maximum.rule);
}

const asLimit = (amount: Minor | undefined, rule: Limit['rule']): Limit | undefined =>
  amount === undefined ? undefined : { amount, rule };

/** Between which amounts the maximum of a multiple bet lies, so that it may win from once to three times as much. */
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

/** The terms of a table: minimum and maximum as authorised, and the maxima that follow from that of simple bets. */
export function checkTerms(facts: CrapsFacts, terms: TableTerms, currency: string): readonly RuleFinding[] {
  const { rules, simpleMaximum: band } = facts;
  const simple = simpleMaximum(terms);
  const ofSimple = {
    lowest: band.atLeast * terms.minimum,
    highest: band.atMost * terms.minimum,
    rule: rules.simpleMaximum,
    currency,
  };
  return [
    ...checkMinimumOfTable(terms, rules.authorisedLimits, currency),
    ...checkMaximum('simple bets', simple, ofSimple),
    ...facts.bets.flatMap((bet) => {
      if (simple === undefined || bet.maximum.by !== 'winnings') return [];
      const ofMultiple = { ...bandOf(bet, simple, facts), rule: rules.multipleMaximum, currency };
      return checkMaximum(bet.type, terms.maxima?.[bet.type], ofMultiple);
    }),
  ];
}
