import { type Finding, said } from '../../finding-catalogue/finding';
import { compare, type Rational } from '../../kernel/rational';
import { breach } from '../rule';
import type { AuthorisedTerms, TableTerms } from '../round';
import { percentage } from '../wording';
import type { PokerFacts } from './poker-facts';

export type RateResolution = NonNullable<AuthorisedTerms['resolution']>;

/**
 * The resolution of the authority that sets the rate of the rake on that day. Undefined where the rules set the rate
 * themselves, and where the authorisation names no resolution: then only the most of the rules is known.
 */
export const resolutionOf = (
  { rateByResolution }: PokerFacts,
  terms: TableTerms | undefined,
): RateResolution | undefined => (rateByResolution === true ? terms?.authorised?.resolution : undefined);

/** Compares the rate that a table announces with the resolution, which sets it: less is not the rate either. */
export function checkResolvedRate(
  { rules }: PokerFacts,
  announced: Rational,
  resolution: RateResolution | undefined,
): readonly Finding[] {
  if (resolution === undefined || compare(announced, resolution.rate) === 0) return [];
  return [
    breach(rules.rake, {
      code: 'rake-not-by-resolution',
      expected: said('rate-of-resolution', {
        share: percentage(resolution.rate),
        resolution: resolution.name,
      }),
      found: percentage(announced),
    }),
  ];
}

/** The lesser of the announced rate and that of the resolution, as far as they are known. */
export const lesserRate = (
  announced: Rational | undefined,
  resolution: RateResolution | undefined,
): Rational | undefined => {
  const rates = [announced, resolution?.rate].filter((rate) => rate !== undefined);
  return rates.reduce<Rational | undefined>(
    (least, rate) => (least === undefined || compare(rate, least) < 0 ? rate : least),
    undefined,
  );
};
