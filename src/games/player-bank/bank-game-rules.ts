import { ONE } from '../../kernel/rational';
import type { GameRules } from '../game-rules';
import { bankCommission } from './bank-commission';
import { bankEdges } from './bank-edges';
import type { BankGameFacts } from './bank-game-facts';
import { coupShapes } from './coup-outcome';
import { settleCoup } from './coup-settlement';

/**
 * The rules of a game with a player's bank, out of its facts and its checks. Settling stands in `coup-settlement`,
 * what the bank covers in `coverage`, third cards in `coup-drawing`, the life of a bank in `bank-life`.
 */
export const bankGameRules = (
  facts: BankGameFacts,
  { checks, openPoints }: Pick<GameRules, 'checks' | 'openPoints'>,
): GameRules => ({
  code: facts.code,
  register: facts.register,
  openPoints,
  shapes: coupShapes(Object.keys(facts.bets)),
  payTable: Object.entries(facts.bets).map(([bet, { spanish, rule, covers, maximum }]) => ({
    bet,
    spanish,
    ruleId: rule.id,
    covers,
    pays: ONE,
    maximum,
  })),
  settle: (round, setting) => settleCoup(facts, round, setting),
  checks,
  bankCommission: (gain, bank) => bankCommission(facts, gain, bank),
  edges: () => bankEdges(facts),
});
