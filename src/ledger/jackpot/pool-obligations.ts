import { type Finding, raise, said } from '../../finding-catalogue/finding';
import type { CasinoEvent } from '../../kernel/envelope';
import { partOf, reportPrize } from './pool-parts.state';
import type { Pool, PoolDue, UnpaidPrize, PoolUse } from './pool.state';
import { hasSaid, saying, unpaidReportedBy } from './pool.state';
import type { Settlement } from '../../games/settlement';
import { type Minor, sumMinor } from '../../kernel/money';
import type { LedgerState } from '../_core/evaluation.state';
import type { RulesAtTable } from '../_core/rules/rules-at-table';
import type { EventOf } from '../event-contract/catalogue';
import { sessionKeyOf } from '../table-session/session-key.state';
import { money } from '../../games/wording';
import { reportedPrizeOf } from './jackpot.posting';
import { declaredPoster } from './pool.posting';
import { present } from '../../kernel/present';

export interface PoolFact {
  readonly event: CasinoEvent;
  readonly before: LedgerState;
  readonly currency: string;
  readonly was: Pool | undefined;
  readonly use: PoolUse;
  readonly rules: RulesAtTable | undefined;
  readonly byRules: Settlement | undefined;
  readonly growth: Minor;
  readonly meter: {
    readonly before: () => Minor;
    /** The smaller of the earlier meter and `most`, so that a change above `most` evaluates nothing again. */
    readonly upTo: (most: Minor) => Minor;
    readonly after: () => Minor;
    /**
     * Whether it holds at least this much afterwards; a fact that reads only this is evaluated again only if the
     * answer changes.
     */
    readonly keeps: (least: Minor) => boolean;
  };
}

interface FollowedPool {
  readonly pool: Pool;
  readonly findings: readonly Finding[];
}

export type FollowPool = (fact: PoolFact, pool: Pool) => FollowedPool;

/**
 * Follows what the house owes a pool: a new opening after its meter was won, or the shortfall after a prize above the
 * meter (OP2-13, OP2-14, OP1-10f). A stake in another round before the house has paid is a finding, once. What the
 * house puts in before anything is due is for a future prize.
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
  const lacking = opening - meter.upTo(opening);
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

function checkAdvanceUsed(fact: PoolFact, pool: Pool): readonly Finding[] {
  const { use, was, rules, meter, byRules } = fact;
  const isWon = use.won > 0n || prizesOf(byRules, pool).length > 0;
  if (was?.advance?.cause !== 'seed' || use.staked === 0n || isWon) return [];
  const { amount } = was.advance;
  const opening = opensWith(fact, was);
  if (opening === undefined) return [];
  const held = meter.upTo(opening + amount);
  const reseed = { pool: pool.pool, amount, meter: held - amount, opening, unit: was.unit };
  return rules?.rules.checks.pool?.reseeded(reseed, rules.setting) ?? [];
}

const prizesOf = (byRules: Settlement | undefined, { pool }: Pool): Settlement['pools'] =>
  (byRules?.pools ?? []).filter((movement) => movement.pool === pool && movement.kind === 'prize');

/** What the house pays in covers what the pool owes; a whole opening or shortfall beyond that is kept for the next prize. */
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
    const since = { since: event.time, ...present({ round: use.round }) };
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
  const isEmptied = use.wonOfMeter > 0n && growth < 0n && !meter.keeps(pool.unit ?? 1n);
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

/**
 * Prizes that the cards of a round win and the round leaves out, where the pool itself may report them: before the
 * next round of the table, and in any case on the same gaming day and before the pool ends. Where rounds post the
 * pool, an omitted prize was not paid, and is found with the round.
 */
export const followPrizes: FollowPool = (fact, pool) => {
  const { event } = fact;
  if (event.type === 'cagnotte.jackpot.won.v1') {
    return { pool: tellPrize(event as EventOf<'cagnotte.jackpot.won.v1'>, pool, fact.before), findings: [] };
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
    expected: said('prize-of-at-won-in', {
      amount: money(amount, currency),
      place: seat === undefined ? pool : said('seat-pool', { pool, seat }),
      round,
    }),
    found: said('none-told-neither-by-round-nor-by-pool'),
  });

function owePrizes({ event, before, byRules, use }: PoolFact, pool: Pool): Pool {
  const { poolPrizes } = event.data as { readonly poolPrizes?: readonly unknown[] };
  const session = sessionKeyOf(event);
  const { round } = use;
  const isByRounds = declaredPoster({ pool: pool.pool, day: event.gamingday }, before) === 'round.settled';
  if (poolPrizes !== undefined || isByRounds || round === undefined || session === undefined) return pool;
  const won = (byRules?.pools ?? []).filter((move) => move.pool === pool.pool && move.kind === 'prize');
  return won.reduce((known, { amount, seat, rule: { id, citation, citationEs } }) => {
    const prize = {
      round,
      session,
      day: event.gamingday,
      amount,
      rule: { id, citation, ...present({ citationEs }) },
    };
    return owePrize(known, seat === undefined ? prize : { ...prize, seat }, before);
  }, pool);
}

function owePrize(pool: Pool, prize: UnpaidPrize, { poolPart }: LedgerState): Pool {
  const waiting = partOf('prizes', pool, poolPart, { round: prize.round });
  const ofRound = waiting.filter((each) => each.reporter === 'jackpot' && each.round === prize.round);
  const told = ofRound.find((each) => each.amount === prize.amount) ?? ofRound[0];
  return told === undefined
    ? { ...pool, unpaid: [...(pool.unpaid ?? []), prize] }
    : { ...pool, prizes: waiting.filter((each) => each !== told) };
}

function tellPrize(event: EventOf<'cagnotte.jackpot.won.v1'>, pool: Pool, { poolPart }: LedgerState): Pool {
  const told = reportedPrizeOf(event);
  const owed = unpaidReportedBy(pool, { ...told, seat: event.data.seat });
  if (owed === undefined) return pool;
  const confirmed = reportPrize(pool, { ...told, reporter: 'round.settled' }, poolPart);
  return { ...confirmed, unpaid: pool.unpaid!.filter((each) => each !== owed) };
}
