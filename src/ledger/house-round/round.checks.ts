import { type Finding, raise } from '../../finding-catalogue/finding';
import { said, type Said } from '../../finding-catalogue/said';
import { money } from '../../games/wording';
import type { EventOf } from '../event-contract/catalogue';
import { houseResultOf, resultFromBets } from './house-result.state';
import type { Settlement } from '../../games/settlement';

type RoundSettled = EventOf<'cagnotte.round.settled.v1'>['data'];

/**
 * Holds the declared result of a round against what its bets add up to, unless the rules of its game, which say more
 * about it, were applied to all of it.
 */
export function checkHouseResult(round: RoundSettled, byRules?: Settlement): Finding[] {
  if (byRules?.complete === true) return [];
  const posted = houseResultOf(round, byRules);
  if (!posted.complete) return [resultUnknown(money(posted.amount, round.currency))];
  const derived = resultFromBets(round);
  if (posted.basis === 'derived' || derived === undefined || derived === posted.amount) return [];
  return [
    raise({
      code: 'round-result-differs',
      expected: said`${money(derived, round.currency)}, what the bets add up to`,
      found: said`${money(posted.amount, round.currency)} declared and posted`,
    }),
  ];
}

const resultUnknown = (posted: Said): Finding =>
  raise({
    code: 'round-result-unknown',
    expected: said`a declared result, or for each bet what was paid on it or taken`,
    found: said`bets that say neither; ${posted} posted from the others`,
  });
