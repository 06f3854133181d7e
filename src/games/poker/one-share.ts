import type { GameCode } from '../game-codes';
import type { Answers } from '../open-points';
import { breach, type Rule, type RuleFinding } from '../rule';
import type { OpenTable } from '../table-reports';

/**
 * The house takes its share in one way at a table and session; by another answer to OP2-06 in one way at all tables
 * that are open. Said once, by the game of the first table.
 */
export function checkOneShare(
  { code, rule }: { readonly code: GameCode; readonly rule: Rule | undefined },
  tables: readonly OpenTable[],
  answers: Answers,
): readonly RuleFinding[] {
  if (rule === undefined || answers['OP2-06'] === 'one-of-the-table') return [];
  const announced = tables.flatMap(({ table, game, terms }) =>
    terms.poker?.share === undefined ? [] : [{ table, game, option: terms.poker.share.option }],
  );
  const [first] = announced;
  if (first?.game !== code || announced.every(({ option }) => option === first.option)) return [];
  return [
    breach(rule, {
      code: 'two-revenue-options',
      severity: 'violation',
      expected: `${first.option} at every table, as at ${first.table}`,
      found: announced.map(({ table, option }) => `${option} at ${table}`).join(', '),
    }),
  ];
}
