import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { TableTerms } from '../round';
import { breach, type Rule } from '../rule';

const LIMITS_ARE_NAMED: Rule = {
  id: 'G8',
  citation: 'a limit of a table is known by the bet it is for; under any other name it limits nothing',
  says: 'Minima and maxima stand under the names of the bets of the game.',
};

export interface LimitNames {
  readonly bets: readonly string[];
  /** Known among minima only: fixed amounts that are no minimum of a bet. */
  readonly amounts?: readonly string[];
}

/** Minima and maxima, of the table or authorised, under names that the game does not read. */
export function checkLimitNames(
  { minima, maxima, authorised }: TableTerms,
  { bets, amounts = [] }: LimitNames,
): readonly Finding[] {
  const unknown = [
    ...strangers('minima', minima, [...bets, ...amounts]),
    ...strangers('maxima', maxima, [...bets, '*']),
    ...strangers('authorised maxima', authorised?.maxima, [...bets, '*']),
  ];
  if (unknown.length === 0) return [];
  return [
    breach(LIMITS_ARE_NAMED, {
      code: 'limit-without-effect',
      expected: said`limits of ${[...bets, ...amounts].join(', ') || said`every bet`}, or maxima of "*"`,
      found: unknown.join(', '),
    }),
  ];
}

const strangers = (
  where: string,
  limits: Readonly<Record<string, unknown>> | undefined,
  known: readonly string[],
): readonly string[] =>
  Object.keys(limits ?? {})
    .filter((name) => !known.includes(name))
    .map((name) => `${where}["${name}"]`);
