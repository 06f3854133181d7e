import { multiply, ONE, subtract } from '../../kernel/rational';
import type { GameRules } from '../game-rules';
import { settlePaiGow } from './pai-gow';
import { paiGowChecks } from './pai-gow-checks';
import { paiGowEdges } from './pai-gow-edges';
import type { PaiGowFacts } from './pai-gow-facts';
import { PAI_GOW_SHAPES } from './reported-pai-gow';

/**
 * The rules of pai gow poker, out of its facts. How good hands are stands in `pai-gow-hands`, how two of them compare
 * in `comparison`, settling in `pai-gow`, whose the bank and the first hand is in `bank-rotation`.
 */
export const paiGowRules = (facts: PaiGowFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  openPoints: ['OP1-32', 'OP2-01', 'OP2-17', 'OP2-23', 'OP2-24', 'OP2-25', 'OP2-26'],
  shapes: PAI_GOW_SHAPES,
  payTable: [
    {
      bet: 'player-bet',
      spanish: 'apuesta',
      ruleId: facts.rules.comparison.id,
      covers: 'both hands better than those of the bank; less the highest commission',
      pays: multiply(facts.pays, subtract(ONE, facts.commission.atMost)),
      maximum: `${facts.multiple} × the minimum`,
    },
    {
      bet: 'bank',
      spanish: 'banca',
      ruleId: facts.rules.bank.id,
      covers: "what a player's bank puts up: it has what the others lose and pays what they win",
      pays: facts.pays,
      maximum: 'none; it covers every bet',
    },
  ],
  settle: (round, setting) => settlePaiGow(facts, round, setting),
  checks: paiGowChecks(facts),
  edges: (answers) => paiGowEdges(facts, answers),
});
