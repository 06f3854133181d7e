import { money } from '../../games/wording';
import type { EventOf } from '../event-contract/catalogue';
import { houseResultOf, resultFromBets } from './house-result.state';
import type { Settlement } from '../../games/settlement';
import type { FindingWithoutEvents } from '../_core/finding';

type RoundSettled = EventOf<'cagnotte.round.settled.v1'>['data'];

const POSTING_RULE = {
  ruleId: 'L-rule-1',
  citation: 'what the table declares is posted, what it does not is derived; that both differ is a finding',
};

/**
 * Holds the declared result of a round against what its bets add up to, unless the rules of its game, which say more
 * about it, were applied to all of it.
 */
export function checkHouseResult(round: RoundSettled, byRules?: Settlement): FindingWithoutEvents[] {
  if (byRules?.complete === true) return [];
  const posted = houseResultOf(round, byRules);
  if (!posted.complete) return [resultUnknown(money(posted.amount, round.currency))];
  const derived = resultFromBets(round);
  if (posted.basis === 'derived' || derived === undefined || derived === posted.amount) return [];
  return [
    {
      code: 'round-result-differs',
      severity: 'violation',
      ...POSTING_RULE,
      expected: `${money(derived, round.currency)}, what the bets add up to`,
      found: `${money(posted.amount, round.currency)} declared and posted`,
    },
  ];
}

const resultUnknown = (posted: string): FindingWithoutEvents => ({
  code: 'round-result-unknown',
  severity: 'violation',
  ...POSTING_RULE,
  expected: 'a declared result, or for each bet what was paid on it or taken',
  found: `bets that say neither; ${posted} posted from the others`,
});
