import { entryOf } from '../../kernel/same-value';
import { type Finding, said } from '../../finding-catalogue/finding';
import type { Minor } from '../../kernel/money';
import { compare, ONE, type Rational } from '../../kernel/rational';
import { type BegunPool, meterOf, type Setting } from '../game-rules';
import type { Round } from '../round';
import { breach, type Rule } from '../rule';
import { money, percentage } from '../wording';
import { unitOf } from './pool-stakes';

/**
 * All stakes in a pool are of one amount: the minimum of the table under the name `minimum`, else that of the first
 * stake of the round.
 */
export function checkPoolUnit(
  { poolStakes = [] }: Round,
  { terms, currency }: Setting,
  { minimum, rule }: { readonly minimum: string; readonly rule: Rule },
): readonly Finding[] {
  const [first] = poolStakes;
  if (first === undefined) return [];
  const unit = terms?.minima?.[minimum] ?? unitOf(first);
  return poolStakes
    .filter((stake) => stake.amount !== unit * BigInt(stake.stakes ?? 1))
    .map((stake) =>
      breach(rule, {
        code: 'pool-stake-differs',
        expected: said('for-each-stake', { amount: money(unit, currency) }),
        found: money(stake.amount, currency),
      }),
    );
}

export interface PoolDemands {
  readonly opening?: { readonly times: bigint; readonly rule: Rule };
  readonly leastRate?: { readonly rate: Rational; readonly rule: Rule };
  readonly sustainingRate?: Rational;
  readonly fixedRate?: { readonly rate: Rational; readonly rule: Rule };
  readonly rules: {
    readonly contribution: Rule;
    readonly tables: Rule;
    readonly authorised?: Rule;
  };
}

/**
 * Checks the rates of the pools of a round, and at the first stakes, while the meter still equals the opening, the
 * opening. A pool that is followed from its opening (`isFollowed`) was checked then.
 */
export function checkPoolOpening(
  { poolStakes = [] }: Round,
  { pools, currency }: Setting,
  demands: PoolDemands,
): readonly Finding[] {
  const firstStakes = new Map([...poolStakes].reverse().map((stake) => [stake.pool, stake]));
  return [...firstStakes].flatMap(([pool, stake]) => {
    const known = entryOf(pools ?? {}, pool) ?? {};
    const { opening, rate, isFollowed, ownPrizes } = known;
    if (isFollowed === true) return [];
    const allowed = rate === undefined ? [] : checkAllowedRate(demands, { pool, rate });
    if (opening === undefined || meterOf(known)?.() !== opening) return allowed;
    return [
      ...checkOpening(demands.opening, { pool, opening, unit: unitOf(stake) }, currency),
      ...allowed,
      ...(rate === undefined
        ? []
        : checkLeastRate(demands, { pool, rate, hasOwnPrizes: ownPrizes !== undefined })),
    ];
  });
}

export const checkBegun = (
  demands: PoolDemands,
  { pool, opening, unit, rate, hasOwnPrizes = false }: BegunPool,
  currency: string,
): readonly Finding[] => [
  ...(opening === undefined || unit === undefined
    ? []
    : checkOpening(demands.opening, { pool, opening, unit }, currency)),
  ...(rate === undefined
    ? []
    : [
        ...checkAllowedRate(demands, { pool, rate }),
        ...checkLeastRate(demands, { pool, rate, hasOwnPrizes }),
      ]),
];

function checkOpening(
  due: PoolDemands['opening'],
  { pool, opening, unit }: { readonly pool: string; readonly opening: Minor; readonly unit: Minor },
  currency: string,
): readonly Finding[] {
  if (due === undefined || opening >= due.times * unit) return [];
  return [
    breach(due.rule, {
      code: 'pool-opening-too-low',
      expected: said('at-least-in', { amount: money(due.times * unit, currency), pool }),
      found: money(opening, currency),
    }),
  ];
}

interface RateOfPool {
  readonly pool: string;
  readonly rate: Rational;
}

function checkAllowedRate({ fixedRate, rules }: PoolDemands, { pool, rate }: RateOfPool): readonly Finding[] {
  const due = fixedRate?.rate ?? ONE;
  const order = compare(rate, due);
  if (order === 0 || (fixedRate === undefined && order < 0)) return [];
  return [
    breach(fixedRate?.rule ?? rules.contribution, {
      code: 'pool-rate-not-by-rule',
      expected: said('of-each-stake-for', {
        atMost: fixedRate === undefined ? said('at-most-before') : '',
        share: percentage(due),
        pool,
      }),
      found: percentage(rate),
    }),
  ];
}

function checkLeastRate(
  { opening, leastRate, sustainingRate }: PoolDemands,
  { pool, rate, hasOwnPrizes }: RateOfPool & { readonly hasOwnPrizes: boolean },
): readonly Finding[] {
  const sinks =
    opening === undefined || sustainingRate === undefined || hasOwnPrizes
      ? []
      : checkSustained(opening.rule, { pool, rate, least: sustainingRate });
  if (leastRate === undefined || compare(rate, leastRate.rate) >= 0) return sinks;
  return [
    breach(leastRate.rule, {
      code: 'pool-rate-too-low',
      expected: said('at-least-of-each-stake-for', { share: percentage(leastRate.rate), pool }),
      found: percentage(rate),
    }),
    ...sinks,
  ];
}

function checkSustained(
  rule: Rule,
  { pool, rate, least }: RateOfPool & { readonly least: Rational },
): readonly Finding[] {
  if (compare(rate, least) >= 0) return [];
  return [
    breach(rule, {
      code: 'pool-rate-sinks',
      expected: said('of-each-stake-for-what-its-prizes-cost', { share: percentage(least), pool }),
      found: percentage(rate),
    }),
  ];
}
