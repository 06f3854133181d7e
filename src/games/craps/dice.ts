import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { breach } from '../rule';
import type { SessionOpening } from '../table-reports';
import type { CrapsFacts } from './craps-facts';

/** The dice put out for a session: so many, and none that the house used in the session before. Not told, not evaluated. */
export function checkDice(
  { dice: due, rules }: Pick<CrapsFacts, 'dice' | 'rules'>,
  { dice, usedDice = [] }: Pick<SessionOpening, 'dice' | 'usedDice'>,
): readonly Finding[] {
  if (dice === undefined) return [];
  const different = new Set(dice).size;
  const count = breach(rules.diceOfSession, {
    code: 'dice-count-differs',
    expected: said`${due} dice`,
    found: said`${different}`,
  });
  const used = breach(rules.diceOfSession, {
    code: 'dice-used-before',
    expected: said`dice that were not used in the session before`,
    found: usedDice.join(', '),
  });
  return [...(different === due ? [] : [count]), ...(usedDice.length === 0 ? [] : [used])];
}
