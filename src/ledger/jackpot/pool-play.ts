import { type Finding, raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { type Authorisation, inForce } from '../casino/authorisation.state';
import { hasSaid, type Pool, saying } from './pool.state';
import { money } from '../../games/wording';
import type { FollowPool, PoolFact } from './followed-pool';
import { authorisedPoolOf } from './rules-of-pool';

export const followPlay: FollowPool = (fact, pool) => {
  const authorised = checkAuthorised(fact, pool);
  return {
    pool: authorised.pool,
    findings: [...checkOpen(fact, pool), ...checkTable(fact), ...authorised.findings],
  };
};

/** One that ended takes nothing and pays nothing; what it owes of before is paid by `jackpot.paid`. */
function checkOpen({ was, use, currency }: PoolFact, { pool }: Pool): readonly Finding[] {
  const moved = use.staked + use.won + use.given;
  if (was?.isClosed !== true || moved === 0n) return [];
  return [
    raise({
      code: 'pool-closed',
      expected: said`nothing in or out of ${pool}, which is closed`,
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

const tableNotLinked = (pool: string, table: string, linked: readonly string[]): Finding =>
  raise({
    code: 'pool-table-not-linked',
    expected: said`${pool} at ${linked.join(', ')}`,
    found: said`at ${table}`,
  });

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

/** Whether a pool is not named that must be: by its rule, or because the authorisation names pools. */
const isMissingIn = ({ pools, listsPools }: Authorisation, { pool }: Pool, byRule: boolean): boolean =>
  (listsPools === true || byRule) && !pools.some((each) => each.pool === pool);

const notAuthorised = ({ pool }: Pool): Finding =>
  raise({
    code: 'pool-not-authorised',
    as: 'advisory',
    expected: said`a pool that the authorisation of the casino names, as it names others`,
    found: pool,
  });
