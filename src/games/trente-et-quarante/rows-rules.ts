import type { GameRules } from '../game-rules';
import { ZERO } from '../../kernel/rational';
import { INSURANCE, rowShapes } from './reported-rows';
import { settleRows } from './rows';
import { rowsChecks } from './rows-checks';
import { rowsEdgeName, rowsEdges } from './rows-edges';
import type { RowsFacts } from './rows-facts';

/**
 * The rules of trente et quarante, out of its facts. Totals stand in `row-points`, settling in `rows`, what 31 in both
 * rows does in `_mechanics/prison`, everything checked in `rows-checks`.
 */
export const rowsRules = (facts: RowsFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  openPoints: ['OP1-01', 'OP1-02', 'OP1-03', 'OP1-04', 'OP1-06', 'OP1-11', 'OP1-12', 'OP1-32'],
  shapes: rowShapes(facts),
  payTable: [
    ...facts.bets.map(({ type, spanish, rule, covers, pays }) => ({
      bet: type,
      spanish,
      ruleId: rule.id,
      covers,
      pays,
      maximum: `${facts.maximum} × the minimum`,
    })),
    {
      bet: INSURANCE,
      spanish: 'seguro',
      ruleId: facts.rules.insurance.id,
      covers: 'the bet it is for goes back whole on equal rows',
      pays: ZERO,
      maximum: `${facts.premium.share.numerator}/${facts.premium.share.denominator} of the bet it is for`,
    },
  ],
  settle: (round, setting) => settleRows(facts, round, setting),
  checks: rowsChecks(facts),
  edges: (answers) => rowsEdges(facts, answers),
  edgeNameOf: rowsEdgeName,
});
