import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { breach, type Rule } from '../rule';
import type { LimitChange } from '../table-reports';

/** A change of the minimum must leave exactly so many rounds on the old terms after it was announced. */
export function checkNotice(
  { announcedAtRound, firstRound }: LimitChange,
  roundsOfNotice: number,
  rule: Rule,
): readonly Finding[] {
  if (firstRound === undefined) return [];
  const given = firstRound - announcedAtRound - 1;
  if (given === roundsOfNotice) return [];
  return [
    breach(rule, {
      code: 'limit-change-notice',
      expected: said`${roundsOfNotice} rounds on the old terms, then round ${announcedAtRound + roundsOfNotice + 1} on the new`,
      found: said`${given} rounds, round ${firstRound} being the first on the new terms`,
    }),
  ];
}
