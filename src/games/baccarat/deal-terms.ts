import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { Minor } from '../../kernel/money';
import { checkAuthorisedTerms, lowerOf, maximumOf, minimumOf } from '../_mechanics/authorised-terms';
import type { Limit, StakeLimits } from '../_mechanics/stake-limits';
import type { Setting } from '../game-rules';
import type { TableTerms } from '../round';
import { breach } from '../rule';
import { money } from '../wording';
import { DEAL_SHAPES } from './reported-deal';
import type { DealBet, PuntoYBancaFacts, TableSize } from './punto-y-banca-facts';

/** The kind of table that has so many seats; undefined if they are not known. */
export const sizeOf = (
  { sizes }: PuntoYBancaFacts,
  { seats }: Pick<TableTerms, 'seats'>,
): TableSize | undefined =>
  seats === undefined
    ? undefined
    : sizes.find(({ seatsAtMost }) => seatsAtMost === undefined || seats <= seatsAtMost);

const maximumOfTable = (terms: TableTerms): Minor | undefined =>
  maximumOf(terms, 'banca') ?? maximumOf(terms, 'punto');

const tieMaximum = ({ tieShare }: PuntoYBancaFacts, ofTable: Minor): Minor =>
  (ofTable * tieShare.numerator) / tieShare.denominator;

export function limitsOf(facts: PuntoYBancaFacts, bet: DealBet, { terms, answers }: Setting): StakeLimits {
  if (terms === undefined) return {};
  const { rules } = facts;
  const ofTie = bet === 'tie' && answers['OP1-15d'] === 'authorised' && terms.minima?.['tie'] === undefined;
  const minimum = ofTie ? terms.authorised?.minimum.from : minimumOf(terms, bet);
  return {
    minimum: minimum === undefined ? undefined : { amount: minimum, rule: rules.minimum },
    maximum: bet === 'tie' ? limitOfTie(facts, terms) : asLimit(maximumOf(terms, bet), rules.maximum),
  };
}

const asLimit = (amount: Minor | undefined, rule: Limit['rule']): Limit | undefined =>
  amount === undefined ? undefined : { amount, rule };

function limitOfTie(facts: PuntoYBancaFacts, terms: TableTerms): Limit | undefined {
  const ofTable = maximumOfTable(terms);
  const byShare = ofTable === undefined ? undefined : tieMaximum(facts, ofTable);
  const own = lowerOf(terms.maxima?.['tie'], terms.authorised?.maxima?.['tie']);
  return asLimit(lowerOf(own, byShare), facts.rules.tieMaximum);
}

export function checkTerms(facts: PuntoYBancaFacts, terms: TableTerms, currency: string): readonly Finding[] {
  const { minimum: limits } = facts.rules;
  return [
    ...checkAuthorisedTerms(
      terms,
      { minimum: limits, maximum: limits, bets: Object.keys(DEAL_SHAPES.bets) },
      currency,
    ),
    ...checkMaxima(facts, terms, currency),
    ...checkTieMaximum(facts, terms, currency),
    ...checkStep(facts, terms, currency),
  ];
}

function checkMaxima(facts: PuntoYBancaFacts, terms: TableTerms, currency: string): Finding[] {
  const { atLeast, atMost } = facts.maximum;
  const [lowest, highest] = [atLeast * terms.minimum, atMost * terms.minimum];
  const ofHands = new Set([maximumOf(terms, 'punto'), maximumOf(terms, 'banca')]);
  return [...ofHands].flatMap((maximum) => {
    if (maximum === undefined || (maximum >= lowest && maximum <= highest)) return [];
    return [
      breach(facts.rules.maximum, {
        code: 'maximum-not-by-rule',
        expected: said`from ${money(lowest, currency)} to ${money(highest, currency)}`,
        found: money(maximum, currency),
      }),
    ];
  });
}

function checkTieMaximum(facts: PuntoYBancaFacts, terms: TableTerms, currency: string): Finding[] {
  const [ofTable, own] = [maximumOfTable(terms), terms.maxima?.['tie']];
  if (ofTable === undefined || own === undefined || own <= tieMaximum(facts, ofTable)) return [];
  return [
    breach(facts.rules.tieMaximum, {
      code: 'tie-maximum-not-by-rule',
      expected: said`at most ${money(tieMaximum(facts, ofTable), currency)}`,
      found: money(own, currency),
    }),
  ];
}

function checkStep({ rules }: PuntoYBancaFacts, terms: TableTerms, currency: string): Finding[] {
  const { step, minimum } = terms;
  if (step === undefined || (step > 0n && minimum % step === 0n)) return [];
  return [
    breach(rules.step, {
      code: 'step-not-by-rule',
      expected: said`the minimum of ${money(minimum, currency)}, or a whole part of it`,
      found: money(step, currency),
    }),
  ];
}
