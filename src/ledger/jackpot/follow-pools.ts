import type { CasinoEvent } from '../../kernel/envelope';
import type { Pool, Pools } from './pool.state';
import { findPool, hasSaid, saying, withPool, poolUseOf, currencyOf } from './pool.state';
import type { EvaluatedRound } from '../../games/evaluate-round';
import { jackpotOf } from '../_core/account-paths';
import type { EntryLine } from '../_core/journal-entry';
import type { LedgerState } from '../_core/evaluation.state';
import { growthOf } from './pool-life';
import { followFunding, type FollowPool, followPrizes, type PoolFact } from './pool-obligations';
import { authorisedPoolOf, rulesOfPool, toldRateOf } from './pool.posting';
import { type Finding, raise, said } from '../../finding-catalogue/finding';
import type { EventOf } from '../event-contract/catalogue';
import { money, percentage } from '../../games/wording';
import { minorFromWire } from '../../kernel/money';
import { compare, rateFromWire, type Rational } from '../../kernel/rational';
import { type Authorisation, inForce } from '../casino/authorisation.state';

/**
 * How a pool begins: as authorised, with an opening of enough units once the first stake shows the unit, and at a rate
 * that the rules allow. The rate is checked with the first stakes and whenever it changes.
 */
const followBeginning: FollowPool = (fact, pool) => {
  const { event, use, rules } = fact;
  const findings = event.type === 'cagnotte.jackpot.opened.v1' ? checkAsAuthorised(fact) : [];
  const checks = rules?.rules.checks.pool;
  if (use.staked === 0n || rules === undefined || checks === undefined) return { pool, findings };
  const told = toldRateOf({ pool: pool.pool, day: event.gamingday }, fact.before);
  const isNewUnit = pool.unit === undefined && use.unit !== undefined;
  const isNewRate = told !== undefined && !isSameRate(told, pool.seenRate);
  const begun = {
    pool: pool.pool,
    ...(isNewUnit ? { opening: pool.opening, unit: use.unit } : {}),
    ...(isNewRate ? { rate: rateFromWire(told) } : {}),
    hasOwnPrizes: hasOwnPrizes(fact, pool),
  };
  return {
    pool: {
      ...pool,
      ...(isNewUnit ? { unit: use.unit } : {}),
      ...(isNewRate ? { seenRate: told } : {}),
    },
    findings: [...findings, ...checks.begun(begun, rules.setting)],
  };
};

const hasOwnPrizes = ({ event, before }: PoolFact, { pool }: Pool): boolean =>
  authorisedPoolOf({ pool, day: event.gamingday }, before)?.prizes !== undefined;

const isSameRate = (one: NonNullable<Pool['rate']>, other: Pool['rate']): boolean =>
  other !== undefined && compare(rateFromWire(one), rateFromWire(other)) === 0;

const followPlay: FollowPool = (fact, pool) => {
  const authorised = checkAuthorised(fact, pool);
  return {
    pool: authorised.pool,
    findings: [...checkOpen(fact, pool), ...checkTable(fact), ...authorised.findings],
  };
};

const tableNotLinked = (pool: string, table: string, linked: readonly string[]): Finding =>
  raise({
    code: 'pool-table-not-linked',
    expected: said('at', { what: pool, place: linked.join(', ') }),
    found: said('at-table', { table }),
  });

/** Whether a required pool is not named: required by its rule, or because the authorisation names pools. */
const isMissingIn = ({ pools, listsPools }: Authorisation, { pool }: Pool, byRule: boolean): boolean =>
  (listsPools === true || byRule) && !pools.some((each) => each.pool === pool);

const notAuthorised = ({ pool }: Pool): Finding =>
  raise({
    code: 'pool-not-authorised',
    as: 'advisory',
    expected: said('pool-that-authorisation-of-casino-names-as-it-names-others'),
    found: pool,
  });

const SIDES: readonly FollowPool[] = [followPlay, followBeginning, followFunding, followPrizes];

/**
 * Follows the pools that a fact names. Each finding is a function of the fact and of the pool before it, and so does not
 * depend on the order of arrival.
 */
export function followPools(
  event: CasinoEvent,
  before: LedgerState,
  fact: {
    readonly names: readonly string[];
    readonly lines: readonly EntryLine[];
    readonly pools: Pools;
    readonly byRules: EvaluatedRound | undefined;
  },
): { readonly pools: Pools; readonly findings: readonly Finding[] } {
  const names = fact.names.filter((name) => findPool(fact.pools, name) !== undefined);
  if (names.length === 0) return { pools: fact.pools, findings: [] };
  const currency = currencyOf(event);
  let { pools } = fact;
  const findings: Finding[] = [];
  for (const name of names) {
    const account = jackpotOf(name);
    const growth = growthOf(name, currency, fact.lines);
    const told: PoolFact = {
      event,
      before,
      currency,
      was: findPool(before.pools, name),
      use: poolUseOf(event, name),
      rules: rulesOfPool({ pool: name, day: event.gamingday }, { ...before, pools }),
      byRules: fact.byRules?.settlement,
      growth,
      meter: {
        before: () => -before.balances.of(account, currency),
        upTo: (most) =>
          before.balances.isAtMost({ account, currency }, -most)
            ? most
            : -before.balances.of(account, currency),
        after: () => -before.balances.after(fact.lines).of(account, currency),
        keeps: (least) => before.balances.isAtMost({ account, currency }, growth - least),
      },
    };
    for (const follow of SIDES) {
      const followed = follow(told, findPool(pools, name)!);
      pools = withPool(pools, name, () => followed.pool);
      findings.push(...followed.findings);
    }
  }
  return { pools, findings };
}

function checkAsAuthorised({ event, before, currency }: PoolFact): readonly Finding[] {
  const { pool, rate, seed, tables } = (event as EventOf<'cagnotte.jackpot.opened.v1'>).data;
  const authorised = authorisedPoolOf({ pool, day: event.gamingday }, before);
  if (authorised === undefined) return [];
  const findings: Finding[] = [];
  if (authorised.rate !== undefined && !isSameRate(rate, authorised.rate)) {
    const [due, found] = [authorised.rate, rate].map((each): Rational => rateFromWire(each));
    findings.push(
      raise({
        code: 'pool-not-as-authorised',
        expected: said('of-each-stake-for-share', { share: percentage(due!), pool }),
        found: percentage(found!),
      }),
    );
  }
  if (authorised.seed !== undefined && authorised.seed !== seed) {
    findings.push(
      raise({
        code: 'pool-not-as-authorised',
        as: seed < authorised.seed ? 'violation' : 'advisory',
        expected: said('in', { what: money(minorFromWire(authorised.seed), currency), place: pool }),
        found: money(minorFromWire(seed), currency),
      }),
    );
  }
  const strange = tables.filter((table) => !authorised.tables.includes(table));
  if (authorised.tables.length > 0 && strange.length > 0) {
    findings.push(
      raise({
        code: 'pool-not-as-authorised',
        expected: said('at', { what: pool, place: authorised.tables.join(', ') }),
        found: said('at-too', { tables: strange.join(', ') }),
      }),
    );
  }
  return findings;
}

/** A closed pool takes and pays nothing; `jackpot.paid` pays what it still owes. */
function checkOpen({ was, use, currency }: PoolFact, { pool }: Pool): readonly Finding[] {
  const moved = use.staked + use.won + use.given;
  if (was?.isClosed !== true || moved === 0n) return [];
  return [
    raise({
      code: 'pool-closed',
      expected: said('nothing-in-or-out-of-which-is-closed', { pool }),
      found: money(moved, currency),
    }),
  ];
}

function checkTable(fact: PoolFact): readonly Finding[] {
  const { event, before, was, use, rules } = fact;
  const { table } = use;
  if (table === undefined || was === undefined || use.staked + use.won === 0n) return [];
  const authorised = authorisedPoolOf({ pool: was.pool, day: event.gamingday }, before)?.tables ?? [];
  const linked = [authorised, was.tables ?? []].find((each) => each.length > 0 && !each.includes(table));
  if (linked === undefined) return [];
  const byRule = rules?.rules.checks.pool?.tables(was.pool, table, linked);
  return byRule ?? [tableNotLinked(was.pool, table, linked)];
}

function checkAuthorised(
  { event, before, use, rules }: PoolFact,
  pool: Pool,
): { readonly pool: Pool; readonly findings: readonly Finding[] } {
  const authorisation = inForce(before.books.authorisations ?? [], event.gamingday);
  const isBegun = event.type === 'cagnotte.jackpot.opened.v1' || use.staked > 0n;
  if (authorisation === undefined || !isBegun) return { pool, findings: [] };
  const byRule = rules?.rules.checks.pool?.notAuthorised(pool.pool) ?? [];
  if (!isMissingIn(authorisation, pool, byRule.length > 0)) {
    return { pool: saying(pool, 'not-authorised', false), findings: [] };
  }
  if (hasSaid(pool, 'not-authorised')) return { pool, findings: [] };
  const findings = byRule.length > 0 ? byRule : [notAuthorised(pool)];
  return { pool: saying(pool, 'not-authorised', true), findings };
}
