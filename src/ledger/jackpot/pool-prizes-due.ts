import { type Finding, raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { EventOf } from '../event-contract/catalogue';
import { type Pool, reportPrize, unpaidToldBy, type UnpaidPrize } from './pool.state';
import { sessionKeyOf } from '../table-session/session-key.state';
import { money } from '../../games/wording';
import { reportedPrizeOf } from './jackpot.posting';
import { declaredPoster } from './pool.posting';
import type { FollowedPool, FollowPool, PoolFact } from './followed-pool';

/**
 * Prizes that the cards of a round win and the round leaves out, where the pool itself may tell of them: before the next
 * round of the table, and in any case on the same gaming day and before the pool ends. Where rounds post the pool, a prize
 * that is omitted was not paid, and is found with the round.
 */
export const followPrizes: FollowPool = (fact, pool) => {
  const { event } = fact;
  if (event.type === 'cagnotte.jackpot.won.v1') {
    return { pool: tellPrize(event as EventOf<'cagnotte.jackpot.won.v1'>, pool), findings: [] };
  }
  const due = overdue(fact, pool);
  return event.type === 'cagnotte.round.settled.v1' ? { ...due, pool: owePrizes(fact, due.pool) } : due;
};

function overdue(fact: PoolFact, pool: Pool): FollowedPool {
  const { unpaid = [] } = pool;
  const late = unpaid.filter((prize) => isOverdue(prize, fact));
  if (late.length === 0) return { pool, findings: [] };
  return {
    pool: { ...pool, unpaid: unpaid.filter((prize) => !late.includes(prize)) },
    findings: late.map((prize) => untold(pool.pool, prize, fact.currency)),
  };
}

function isOverdue({ day, session, round }: UnpaidPrize, { event, use }: PoolFact): boolean {
  const isNextRound =
    event.type === 'cagnotte.round.settled.v1' && sessionKeyOf(event) === session && use.round !== round;
  return isNextRound || event.gamingday > day || event.type === 'cagnotte.jackpot.closed.v1';
}

const untold = (pool: string, { round, amount, seat, rule }: UnpaidPrize, currency: string): Finding =>
  raise({
    code: 'pool-prize-untold',
    rule: rule,
    expected: said`a prize of ${money(amount, currency)} at ${seat === undefined ? pool : said`${pool} ${seat}`}, won in ${round}`,
    found: said`none, told neither by the round nor by the pool`,
  });

function owePrizes({ event, before, byRules, use }: PoolFact, pool: Pool): Pool {
  const { poolPrizes } = event.data as { readonly poolPrizes?: readonly unknown[] };
  const session = sessionKeyOf(event);
  const { round } = use;
  const isByRounds = declaredPoster({ pool: pool.pool, day: event.gamingday }, before) === 'round.settled';
  if (poolPrizes !== undefined || isByRounds || round === undefined || session === undefined) return pool;
  const won = (byRules?.pools ?? []).filter((move) => move.pool === pool.pool && move.kind === 'prize');
  return won.reduce((known, { amount, seat, rule: { id, citation } }) => {
    const prize = { round, session, day: event.gamingday, amount, rule: { id, citation } };
    return owePrize(known, seat === undefined ? prize : { ...prize, seat });
  }, pool);
}

function owePrize(pool: Pool, prize: UnpaidPrize): Pool {
  const ofRound = pool.prizes.filter((each) => each.reporter === 'jackpot' && each.round === prize.round);
  const told = ofRound.find((each) => each.amount === prize.amount) ?? ofRound[0];
  return told === undefined
    ? { ...pool, unpaid: [...(pool.unpaid ?? []), prize] }
    : { ...pool, prizes: pool.prizes.filter((each) => each !== told) };
}

/** The report takes the prize off the list; it waits for no other report of it. */
function tellPrize(event: EventOf<'cagnotte.jackpot.won.v1'>, pool: Pool): Pool {
  const told = reportedPrizeOf(event);
  const owed = unpaidToldBy(pool, { ...told, seat: event.data.seat });
  if (owed === undefined) return pool;
  const confirmed = reportPrize(pool, { ...told, reporter: 'round.settled' });
  return { ...confirmed, unpaid: pool.unpaid!.filter((each) => each !== owed) };
}
