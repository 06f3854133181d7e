import type { Minor } from '../../kernel/money';
import { shareOf } from '../_mechanics/banked-bets';
import { roundingStep } from '../_mechanics/rounding-step';
import type { CommissionedBank } from '../game-rules';
import type { Commission } from '../settlement';
import type { BankGameFacts } from './bank-game-facts';

/** The share of the house in what the banker gained in a coup, rounded once; nothing if he gained nothing. */
export function bankCommission(
  { commission, rules }: BankGameFacts,
  gain: Minor,
  { mode = 'limited', answers }: CommissionedBank,
): Commission {
  const basis = { amount: gain > 0n ? gain : 0n, rule: rules.commissionBasis };
  const share = shareOf(basis.amount, commission[mode], roundingStep(answers));
  return { name: 'bank', rule: rules.commission, basis, ...share };
}
