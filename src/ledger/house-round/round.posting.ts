import type { EventOf } from '../event-contract/catalogue';
import { deductionOf, houseResultOf } from './house-result.state';
import type { PoolReporter } from '../jackpot/pool.state';
import { roundMentioned } from '../table-session/round-reference.state';
import { sessionKeyOf, tableConcerned } from '../table-session/session-key.state';
import type { Settlement } from '../../games/settlement';
import { minorFromWire } from '../../kernel/money';
import { chipsOf, commissionOf, winOf } from '../_core/account-paths';
import { inSuccession } from '../_core/rules/in-succession';
import { type EntryLine, move, signedLine } from '../_core/journal-entry';
import type { LedgerState } from '../_core/evaluation.state';
import { gameAt } from '../_core/rules/reporting';
import { postPoolPrize, postPoolStakes, postsPrize, postsStakes } from '../jackpot/pool.posting';

type RoundSettled = EventOf<'cagnotte.round.settled.v1'>;

const ROUND: PoolReporter = 'round.settled';

/** A round: result and deduction, forgotten bets, and what it put into pools and won from them. */
export const postRoundSettled = (
  event: RoundSettled,
  before: LedgerState,
  byRules?: Settlement,
): EntryLine[] =>
  inSuccession([postResult, postForgottenBets, postStakes, postPrizes], before, (post, known) =>
    post(event, known, byRules),
  );

/**
 * The float changes by the result and by what the house kept back from winnings, unless that went into the slot of
 * the cagnotte. Both are posted before and after deduction, whatever their signs.
 */
function postResult(event: RoundSettled, before: LedgerState, byRules?: Settlement): EntryLine[] {
  const { currency, deduction } = event.data;
  const table = tableConcerned(event);
  const { amount: result, basis } = houseResultOf(event.data, byRules);
  const kept = deductionOf(event.data, byRules);
  const dropped = deduction?.dropped === true ? kept : 0n;
  const rule = deduction?.rule ?? byRules?.commissions[0]?.name ?? 'deduction';
  const commission = deduction === undefined ? { basis: 'derived' as const } : {};
  return [
    ...signedLine(chipsOf('table', table), result + kept - dropped, currency, { basis }),
    ...signedLine(chipsOf('cagnotte', table), dropped, currency),
    ...signedLine(winOf(gameAt(event, before), table), -result, currency, { basis }),
    ...signedLine(commissionOf(rule, table), -kept, currency, commission),
  ];
}

function postForgottenBets(event: RoundSettled, before: LedgerState): EntryLine[] {
  const { currency, forgottenBets = [] } = event.data;
  const table = tableConcerned(event);
  const win = winOf(gameAt(event, before), table);
  return forgottenBets.flatMap(({ stake, winnings }) => [
    ...move({ debit: 'chips:cage', credit: 'lost-money', amount: minorFromWire(stake), currency }),
    ...move({ debit: chipsOf('table', table), credit: win, amount: minorFromWire(winnings), currency }),
  ]);
}

/** The stakes of each pool together, as the rules of the game divide them: rounded once for the round. */
function postStakes(event: RoundSettled, before: LedgerState): EntryLine[] {
  const { currency, poolStakes = [] } = event.data;
  const place = { table: tableConcerned(event), currency, day: event.gamingday };
  const pools = [...new Set(poolStakes.map(({ pool }) => pool))];
  return pools
    .filter((pool) => postsStakes(ROUND, { ...place, pool }, before))
    .flatMap((pool) => {
      const stakes = poolStakes
        .filter((stake) => stake.pool === pool)
        .map(({ amount, how }) => ({ amount: minorFromWire(amount), how }));
      return postPoolStakes({ ...place, pool, stakes }, before);
    });
}

function postPrizes(event: RoundSettled, before: LedgerState): EntryLine[] {
  const { currency, roundNo, poolPrizes = [] } = event.data;
  const place = { table: tableConcerned(event), currency, day: event.gamingday };
  const round = roundMentioned(sessionKeyOf(event)!, roundNo);
  const posted = poolPrizes
    .map((prize) => ({ ...prize, amount: minorFromWire(prize.amount) }))
    .filter(({ pool, amount }) => postsPrize({ reporter: ROUND, amount, round }, { ...place, pool }, before));
  return inSuccession(posted, before, ({ pool, amount, paidFrom, borneBy = 'pool' }, known) =>
    postPoolPrize({ ...place, pool, amount, paidFrom, borneBy }, known),
  );
}
