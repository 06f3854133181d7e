import { breach, type RuleFinding } from '../rule';
import type { SessionOpening } from '../table-reports';
import type { CrapsFacts } from './craps-facts';

/** The dice put out for a session: so many, and none that the house used in the session before. Not told, not judged. */
export function checkDice(
  { dice: due, rules }: Pick<CrapsFacts, 'dice' | 'rules'>,
  { dice, usedDice = [] }: Pick<SessionOpening, 'dice' | 'usedDice'>,
): readonly RuleFinding[] {
  if (dice === undefined) return [];
  const different = new Set(dice).size;
  const count = breach(rules.diceOfSession, {
    code: 'dice-count-differs',
    severity: 'violation',
    expected: `${due} dice`,
    found: `${different}`,
  });
  const used = breach(rules.diceOfSession, {
    code: 'dice-used-before',
    severity: 'violation',
    expected: 'dice that were not used in the session before',
    found: usedDice.join(', '),
  });
  return [...(different === due ? [] : [count]), ...(usedDice.length === 0 ? [] : [used])];
}
