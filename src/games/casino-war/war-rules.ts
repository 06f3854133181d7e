import type { GameRules, PayTableRow } from '../game-rules';
import { WAR_SHAPES } from './reported-war';
import { settleWar } from './war';
import { warChecks } from './war-checks';
import { warEdges } from './war-edges';
import { WAR_BETS, type WarFacts } from './war-facts';

/** The rules of casino war, out of its facts. Settling stands in `war`, what is checked of bets in `war-bet-checks`. */
export const warRules = (facts: WarFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  openPoints: ['OP1-06', 'OP1-32', 'OP2-01', 'OP2-34'],
  shapes: WAR_SHAPES,
  payTable: payTableOf(facts),
  settle: (round, setting) => settleWar(facts, round, setting),
  checks: warChecks(facts),
  edges: (answers) => warEdges(facts, answers),
});

function payTableOf({ bets, rules, secondTiePays, maximum }: WarFacts): readonly PayTableRow[] {
  const ofBox = `${maximum.atLeast} to ${maximum.atMost} × the minimum, by table; for a box`;
  const rows = WAR_BETS.map((bet): PayTableRow => {
    const { spanish, rule, covers, pays } = bets[bet];
    return {
      bet,
      spanish,
      ruleId: rule.id,
      covers,
      pays,
      maximum: bet === 'revancha' ? 'the initial bet' : ofBox,
    };
  });
  const secondTie: PayTableRow = {
    bet: 'initial',
    spanish: 'nuevo empate',
    ruleId: rules.secondTie.id,
    covers: 'equal cards twice',
    pays: secondTiePays,
    maximum: ofBox,
  };
  return [...rows, secondTie];
}
