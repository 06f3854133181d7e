import type { GameRules, PayTableRow } from '../game-rules';
import { betsByType } from './bet-numbers';
import { crapsChecks } from './craps-checks';
import { crapsEdgeName, crapsEdges, paysOf } from './craps-edges';
import type { ByPoint, CrapsBet, CrapsFacts } from './craps-facts';
import { throwShapes } from './reported-throw';
import { settleThrow } from './throw';

/**
 * The rules of craps, out of its facts. What a throw does to a bet stands in `decision`, settling in `throw`, the
 * number of a bet in `bet-numbers`, the point in `series`, limits in `craps-limits` and `odds-checks`.
 */
export const crapsRules = (facts: CrapsFacts): GameRules => {
  const table = { facts, bets: betsByType(facts) };
  return {
    code: facts.code,
    register: facts.register,
    openPoints: ['OP1-01', 'OP1-06', 'OP1-13', 'OP1-13c', 'OP1-14', 'OP1-32'],
    shapes: throwShapes(facts),
    payTable: facts.bets.flatMap((bet) => rowsOf(bet, facts)),
    settle: (round, setting) => settleThrow(table, round, setting),
    checks: crapsChecks(table),
    edges: (answers) => crapsEdges(facts, answers),
    edgeNameOf: crapsEdgeName,
  };
};

const rowsOf = (bet: CrapsBet, facts: CrapsFacts): readonly PayTableRow[] =>
  paysOf(bet).map(([which, pays]) => ({
    bet: bet.type,
    spanish: bet.spanish,
    ruleId: bet.rule.id,
    covers: `${bet.covers}${which}`,
    pays,
    maximum: maximumInWords(bet, facts),
  }));

function maximumInWords(
  { maximum }: CrapsBet,
  { simpleMaximum: simple, multipleWinnings: winnings }: CrapsFacts,
): string {
  switch (maximum.by) {
    case 'simple':
      return `${simple.atLeast} to ${simple.atMost} × the minimum`;
    case 'winnings':
      return `wins ${winnings.atLeast} to ${winnings.atMost} × the maximum of simple bets`;
    case 'base':
      return `${shares(maximum.share)} of the bet it belongs to`;
    case 'point':
      return `${shares(maximum.share)} of the maximum of simple bets`;
  }
}

/** By 4 and 10, 5 and 9, 6 and 8. */
const shares = (share: ByPoint): string =>
  [share[4], share[5], share[6]]
    .map(({ numerator, denominator }) => `${(100n * numerator) / denominator} %`)
    .join(', ');
