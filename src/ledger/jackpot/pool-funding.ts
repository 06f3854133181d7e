import type { Finding } from '../../finding-catalogue/finding';
import { hasSaid, type Pool, type PoolDue, saying } from './pool.state';
import type { Settlement } from '../../games/settlement';
import { type Minor, sumMinor } from '../../kernel/money';
import type { FollowPool, PoolFact } from './followed-pool';

/**
 * What the house owes a pool: what it begins with again once its meter was won, or after a prize that needed more than it
 * held (OP2-13, OP2-14, OP1-10f). A pool that is staked on in another round before that is put in is found, once. What
 * the house puts in before anything is due is for a prize to come.
 */
export const followFunding: FollowPool = (fact, pool) => {
  const findings = [...checkFilled(fact, pool), ...checkAdvanceUsed(fact, pool)];
  const said = findings.some(({ code }) => code === 'pool-not-begun-again')
    ? saying(pool, 'not-begun-again', true)
    : pool;
  return { pool: owing(fact, putIn(fact, said)), findings };
};

const opensWith = ({ rules }: PoolFact, { opening, unit }: Pool): Minor | undefined =>
  rules?.rules.checks.pool?.beginsAgainWith({ opening, unit }, rules.setting);

function checkFilled(fact: PoolFact, pool: Pool): readonly Finding[] {
  const { was, rules, meter } = fact;
  const opening = opensWith(fact, pool);
  if (was?.due === undefined || opening === undefined) return [];
  if (!isStakedLater(fact, was.due) || hasSaid(was, 'not-begun-again')) return [];
  const lacking = opening - meter.before();
  const missing = lacking < was.due.amount ? lacking : was.due.amount;
  if (missing <= 0n) return [];
  return rules?.rules.checks.pool?.notFilled({ pool: pool.pool, missing, opening }, rules.setting) ?? [];
}

function isStakedLater({ event, use, was }: PoolFact, due: PoolDue): boolean {
  const confirms =
    event.type === 'cagnotte.jackpot.contributed.v1' && was?.stakedBy.includes('round.settled') === true;
  const isSameRound = use.round !== undefined && use.round === due.round;
  return use.staked > 0n && !confirms && !isSameRound && event.time !== due.since;
}

function checkAdvanceUsed({ use, was, rules, meter, byRules }: PoolFact, pool: Pool): readonly Finding[] {
  const { advance, opening, unit } = was ?? {};
  const isWon = use.won > 0n || prizesOf(byRules, pool).length > 0;
  if (advance?.cause !== 'seed' || opening === undefined || use.staked === 0n || isWon) return [];
  const reseed = {
    pool: pool.pool,
    amount: advance.amount,
    meter: meter.before() - advance.amount,
    opening,
    unit,
  };
  return rules?.rules.checks.pool?.reseeded(reseed, rules.setting) ?? [];
}

const prizesOf = (byRules: Settlement | undefined, { pool }: Pool): Settlement['pools'] =>
  (byRules?.pools ?? []).filter((movement) => movement.pool === pool && movement.kind === 'prize');

/** What the house puts in pays what it owes; a whole opening, or a shortfall, beyond that stands by for the next prize. */
function putIn(fact: PoolFact, pool: Pool): Pool {
  const { given } = fact.use;
  const { due } = pool;
  if (given === 0n) return pool;
  if (due === undefined) return standBy(fact, pool, given);
  if (given < due.amount) return { ...pool, due: { ...due, amount: due.amount - given } };
  return standBy(fact, withDue(pool, undefined), given - due.amount);
}

function standBy(fact: PoolFact, pool: Pool, left: Minor): Pool {
  const { cause } = fact.use;
  const isForPrize = cause === 'shortfall' || (cause === 'seed' && left === opensWith(fact, pool));
  if (left === 0n || !isForPrize) return pool;
  const { amount = 0n, cause: first = cause } = pool.advance ?? {};
  return { ...pool, advance: { amount: amount + left, cause: first } };
}

function owing(fact: PoolFact, pool: Pool): Pool {
  const { event, use } = fact;
  const funds = fundsOf(fact, pool);
  const amount = funds > 0n ? funds - alreadyIn(fact, pool) : missingOfEmpty(fact, pool);
  if (amount !== undefined) {
    const since = { since: event.time, ...(use.round === undefined ? {} : { round: use.round }) };
    return withoutAdvance(withDue(pool, amount > 0n ? { amount, ...since } : undefined));
  }
  return use.staked > 0n || use.won > 0n ? withoutAdvance(pool) : pool;
}

const fundsOf = ({ byRules }: PoolFact, { pool }: Pool): Minor =>
  sumMinor(
    (byRules?.pools ?? [])
      .filter((move) => move.pool === pool && (move.kind === 'reseed' || move.kind === 'shortfall'))
      .map(({ amount }) => amount),
  );

/** The shortfall of a meter that a prize has emptied, if nothing else states it. */
function missingOfEmpty(fact: PoolFact, pool: Pool): Minor | undefined {
  const { use, meter, growth } = fact;
  const opening = opensWith(fact, pool);
  const isEmptied = use.wonOfMeter > 0n && growth < 0n && meter.after() < (pool.unit ?? 1n);
  return isEmptied && opening !== undefined && pool.due === undefined ? opening - meter.after() : undefined;
}

function alreadyIn({ event, meter, byRules }: PoolFact, { pool, advance }: Pool): Minor {
  if (advance === undefined) return 0n;
  const { poolPrizes = [] } = event.data as {
    readonly poolPrizes?: readonly { readonly pool: string; readonly meter?: number }[];
  };
  const shown = poolPrizes.find((prize) => prize.pool === pool && prize.meter !== undefined)?.meter;
  if (shown === undefined) return advance.amount;
  const fed = (byRules?.pools ?? []).filter(
    (movement) => movement.pool === pool && movement.kind === 'contribution',
  );
  const hidden = meter.before() + sumMinor(fed.map(({ amount }) => amount)) - BigInt(shown);
  if (hidden <= 0n) return 0n;
  return hidden < advance.amount ? hidden : advance.amount;
}

function withDue({ due: _paid, ...pool }: Pool, due: PoolDue | undefined): Pool {
  const told = saying(pool, 'not-begun-again', false);
  return due === undefined ? told : { ...told, due };
}

const withoutAdvance = ({ advance: _used, ...pool }: Pool): Pool => pool;
