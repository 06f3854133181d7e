import { rational } from '../../kernel/rational';
import type { GameRules, PayTableRow } from '../game-rules';
import { settleMonte } from './monte';
import { monteChecks } from './monte-checks';
import { monteEdgeName, monteEdges } from './monte-edges';
import { type MonteBet, type MonteFacts, PHASES } from './monte-facts';
import { monteShapes } from './reported-monte';

/**
 * The rules of monte, out of its facts. What matches a placed card stands in `layout`, what may be bet in
 * `availability`, how bets are decided in `decided-bets`, what doubled cards annul in `annulments`.
 */
export const monteRules = (facts: MonteFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  openPoints: [
    'OP1-06',
    'OP1-32',
    'OP2-01',
    'OP2-35a',
    'OP2-35b',
    'OP2-35c',
    'OP2-35d',
    'OP2-35e',
    'OP2-35f',
  ],
  shapes: monteShapes(facts),
  payTable: facts.bets.flatMap(rowsOf),
  settle: (round, setting) => settleMonte(facts, round, setting),
  checks: monteChecks(facts),
  edges: () => monteEdges(facts),
  edgeNameOf: monteEdgeName,
});

/** One row where both phases pay alike, else one for each. */
function rowsOf({
  type,
  spanish,
  rule,
  covers,
  pays,
  pointsLost,
  maximum,
}: MonteBet): readonly PayTableRow[] {
  const phases = PHASES.filter((phase) => pays[phase] !== undefined);
  const alike = new Set(phases.map((phase) => pays[phase])).size === 1;
  const points = {
    none: '',
    doubled: ', less a point for each doubled card',
    'doubled-and-burnt': ', less a point for each doubled or burnt card',
  };
  return (alike ? phases.slice(0, 1) : phases).map((phase) => {
    const where = alike && phases.length > 1 ? '' : ` in ${phase}`;
    return {
      bet: type,
      spanish,
      ruleId: rule.id,
      covers: `${covers}${where}${phase === 'primeras' ? points[pointsLost] : ''}`,
      pays: rational(pays[phase] ?? 0n),
      maximum: `${maximum[phase]} × the minimum`,
    };
  });
}
