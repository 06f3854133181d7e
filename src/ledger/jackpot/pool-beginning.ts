import { type Finding, raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { EventOf } from '../event-contract/catalogue';
import type { Pool } from './pool.state';
import { money, percentage } from '../../games/wording';
import { minorFromWire } from '../../kernel/money';
import { compare } from '../../kernel/rational';
import { rateFromWire } from '../../kernel/rate';
import type { Rational } from '../../kernel/rational';
import { toldRateOf } from './pool.posting';
import type { FollowPool, PoolFact } from './followed-pool';
import { authorisedPoolOf } from './rules-of-pool';

/**
 * How a pool begins: as it is authorised; when the first stake tells what one is, with enough of them; and at a rate that
 * the rules allow, which is looked at with the first stakes and whenever it is another one.
 */
export const followBeginning: FollowPool = (fact, pool) => {
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
        expected: said`${percentage(due!)} of each stake for ${pool}`,
        found: percentage(found!),
      }),
    );
  }
  if (authorised.seed !== undefined && authorised.seed !== seed) {
    findings.push(
      raise({
        code: 'pool-not-as-authorised',
        as: seed < authorised.seed ? 'violation' : 'advisory',
        expected: said`${money(minorFromWire(authorised.seed), currency)} in ${pool}`,
        found: money(minorFromWire(seed), currency),
      }),
    );
  }
  const strange = tables.filter((table) => !authorised.tables.includes(table));
  if (authorised.tables.length > 0 && strange.length > 0) {
    findings.push(
      raise({
        code: 'pool-not-as-authorised',
        expected: said`${pool} at ${authorised.tables.join(', ')}`,
        found: said`at ${strange.join(', ')}, too`,
      }),
    );
  }
  return findings;
}
