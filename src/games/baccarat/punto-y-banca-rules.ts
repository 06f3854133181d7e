import { multiply, ONE, subtract } from '../../kernel/rational';
import type { GameRules, PayTableRow } from '../game-rules';
import { settleDeal } from './deal';
import type { PuntoYBancaFacts } from './punto-y-banca-facts';
import { puntoYBancaEdges } from './punto-y-banca-edges';
import { puntoYBancaChecks } from './punto-y-banca-table-checks';
import { DEAL_SHAPES } from './reported-deal';

/**
 * The rules of punto y banca, out of its facts. Settling stands in `deal`, third cards in `drawing`, limits in
 * `deal-terms`, what is checked in `deal-checks` and `punto-y-banca-table-checks`.
 */
export const puntoYBancaRules = (facts: PuntoYBancaFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  openPoints: ['OP1-01', 'OP1-06', 'OP1-15c', 'OP1-15d', 'OP1-32'],
  shapes: DEAL_SHAPES,
  payTable: payTableOf(facts),
  settle: (round, setting) => settleDeal(facts, round, setting),
  checks: puntoYBancaChecks(facts),
  edges: (answers) => puntoYBancaEdges(facts, answers),
});

/** The bets, and the win of which the house keeps a share as a row of its own. */
function payTableOf({ bets, deduction, rules, maximum, tieShare }: PuntoYBancaFacts): readonly PayTableRow[] {
  const ofHands = `between ${maximum.atLeast} and ${maximum.atMost} × the minimum, by table`;
  const ofTie = `${tieShare.numerator}/${tieShare.denominator} of that of the table`;
  const rows = Object.entries(bets).map(([bet, { spanish, rule, covers, pays }]) => ({
    bet,
    spanish,
    ruleId: rule.id,
    covers,
    pays,
    maximum: bet === 'tie' ? ofTie : ofHands,
  }));
  const deducted: PayTableRow = {
    bet: 'banca',
    spanish: `banca con ${deduction.onTotal}`,
    ruleId: rules.bancaWithSix.id,
    covers: `banca has the higher total with ${deduction.onTotal}`,
    pays: multiply(bets.banca.pays, subtract(ONE, deduction.share)),
    maximum: ofHands,
  };
  return [...rows, deducted];
}
