import type { Finding } from '../../finding-catalogue/finding';
import { listed, said } from '../../finding-catalogue/said';
import type { GameCode } from '../game-codes';
import type { Answers } from '../open-points';
import type { ShareOption } from '../round';
import { breach, type Rule } from '../rule';
import type { OpenTable } from '../table-reports';

/**
 * The house takes its share in one way at a table and session; by another answer to OP2-06 in one way at all tables
 * that are open. Said once, by the game of the first table.
 */
export function checkOneShare(
  { code, rule }: { readonly code: GameCode; readonly rule: Rule | undefined },
  tables: readonly OpenTable[],
  answers: Answers,
): readonly Finding[] {
  if (rule === undefined || answers['OP2-06'] === 'one-of-the-table') return [];
  const announced = tables.flatMap(({ table, game, terms }) =>
    terms.poker?.share === undefined ? [] : [{ table, game, option: terms.poker.share.option }],
  );
  const [first] = announced;
  if (first?.game !== code || announced.every(({ option }) => option === first.option)) return [];
  return [
    breach(rule, {
      code: 'two-revenue-options',
      expected: said`${first.option} at every table, as at ${first.table}`,
      found: listed(announced.map(({ table, option }) => said`${option} at ${table}`)),
    }),
  ];
}

/** The house takes its share in the way that it announced, or took before in the session. */
export function checkSameShare(rule: Rule, way: ShareOption, before: ShareOption): readonly Finding[] {
  if (way === before) return [];
  return [
    breach(rule, {
      code: 'two-revenue-options',
      expected: said`${before}, as announced or taken before in this session`,
      found: way,
    }),
  ];
}
