import type { Minor } from '../../kernel/money';
import type { TableTerms } from '../round';
import { breach, type Rule, type RuleFinding } from '../rule';
import { money } from '../wording';

/** The minimum of a table against the band that the authority allows; nothing where that is not known. */
export function checkMinimumOfTable(terms: TableTerms, rule: Rule, currency: string): readonly RuleFinding[] {
  if (terms.authorised === undefined) return [];
  const { from, to } = terms.authorised.minimum;
  if (terms.minimum >= from && (to === undefined || terms.minimum <= to)) return [];
  const upTo = to === undefined ? '' : ` and at most ${money(to, currency)}`;
  return [
    breach(rule, {
      code: 'minimum-not-authorised',
      severity: 'violation',
      expected: `at least ${money(from, currency)}${upTo}`,
      found: money(terms.minimum, currency),
    }),
  ];
}

/** The maximum of a bet: the table's own, or what it has for every other bet, or what the authority allows. */
export const maximumOf = ({ maxima, authorised }: TableTerms, bet: string): Minor | undefined =>
  maxima?.[bet] ?? maxima?.['*'] ?? authorised?.maxima?.[bet] ?? authorised?.maxima?.['*'];

/** The band that a maximum must lie in, and the rule that says so. Minor units. */
export interface MaximumBand {
  readonly lowest: Minor;
  readonly highest: Minor;
  readonly rule: Rule;
}

/** A maximum outside its band. */
export function checkMaximum(
  bet: string,
  maximum: Minor | undefined,
  { lowest, highest, rule, currency }: MaximumBand & { readonly currency: string },
): readonly RuleFinding[] {
  if (maximum === undefined || (maximum >= lowest && maximum <= highest)) return [];
  const band = `from ${money(lowest, currency)} to ${money(highest, currency)}`;
  return [
    breach(rule, {
      code: 'maximum-not-by-rule',
      severity: 'violation',
      expected: `${lowest === highest ? money(lowest, currency) : band} on ${bet}`,
      found: money(maximum, currency),
    }),
  ];
}
