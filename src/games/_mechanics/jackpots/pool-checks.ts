import type { Minor } from '../../../kernel/money';
import { compare, ONE, type Rational } from '../../../kernel/rational';
import type { BegunPool, Setting } from '../../game-rules';
import type { Round } from '../../round';
import { breach, type Rule, type RuleFinding } from '../../rule';
import { money, percentage } from '../../wording';
import { unitOf } from './pool-stakes';

/** The one amount is the minimum that the table has under that name, else that of the first stake of the round. */
export function checkPoolUnit(
  { poolStakes = [] }: Round,
  { terms, currency }: Setting,
  { minimum, rule }: { readonly minimum: string; readonly rule: Rule },
): readonly RuleFinding[] {
  const [first] = poolStakes;
  if (first === undefined) return [];
  const unit = terms?.minima?.[minimum] ?? unitOf(first);
  return poolStakes
    .filter((stake) => stake.amount !== unit * BigInt(stake.stakes ?? 1))
    .map((stake) =>
      breach(rule, {
        code: 'pool-stake-differs',
        severity: 'violation',
        expected: `${money(unit, currency)} for each stake`,
        found: money(stake.amount, currency),
      }),
    );
}

/** What is demanded of a pool, and by which rules. */
export interface PoolDemands {
  /** It begins, and begins again, with so many times its stake. */
  readonly opening?: { readonly times: bigint; readonly rule: Rule };
  readonly leastRate?: { readonly rate: Rational; readonly rule: Rule };
  /** Below this rate the meter sinks under its opening in the long run, with the prizes of the rules. */
  readonly sustainingRate?: Rational;
  readonly fixedRate?: { readonly rate: Rational; readonly rule: Rule };
  readonly rules: {
    /** How much of a stake goes to the meter. */
    readonly contribution: Rule;
    /** Which tables form it. */
    readonly tables: Rule;
    /** Where it must be authorised. */
    readonly authorised?: Rule;
  };
}

/**
 * What a round by itself tells of its pools: their rates, and their openings when the first stakes come, while the
 * meter still shows them. Pools whose life is followed are looked at there.
 */
export function checkPoolOpening(
  { poolStakes = [] }: Round,
  { pools, currency }: Setting,
  demands: PoolDemands,
): readonly RuleFinding[] {
  const firstStakes = new Map([...poolStakes].reverse().map((stake) => [stake.pool, stake]));
  return [...firstStakes].flatMap(([pool, stake]) => {
    const { opening, meter, rate, isFollowed, ownPrizes } = pools?.[pool] ?? {};
    if (isFollowed === true) return [];
    const allowed = rate === undefined ? [] : checkAllowedRate(demands, { pool, rate });
    if (opening === undefined || meter !== opening) return allowed;
    return [
      ...checkOpening(demands.opening, { pool, opening, unit: unitOf(stake) }, currency),
      ...allowed,
      ...(rate === undefined
        ? []
        : checkLeastRate(demands, { pool, rate, hasOwnPrizes: ownPrizes !== undefined })),
    ];
  });
}

/** A pool that is staked on for the first time, or at another rate than before. */
export const checkBegun = (
  demands: PoolDemands,
  { pool, opening, unit, rate, hasOwnPrizes = false }: BegunPool,
  currency: string,
): readonly RuleFinding[] => [
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
): readonly RuleFinding[] {
  if (due === undefined || opening >= due.times * unit) return [];
  return [
    breach(due.rule, {
      code: 'pool-opening-too-low',
      severity: 'violation',
      expected: `at least ${money(due.times * unit, currency)} in ${pool}`,
      found: money(opening, currency),
    }),
  ];
}

/** A rate of a pool. */
interface RateOfPool {
  readonly pool: string;
  readonly rate: Rational;
}

/** The rate is the one that the regulation fixes, and in no case more than all of a stake. */
function checkAllowedRate(
  { fixedRate, rules }: PoolDemands,
  { pool, rate }: RateOfPool,
): readonly RuleFinding[] {
  const due = fixedRate?.rate ?? ONE;
  const order = compare(rate, due);
  if (order === 0 || (fixedRate === undefined && order < 0)) return [];
  return [
    breach(fixedRate?.rule ?? rules.contribution, {
      code: 'pool-rate-not-by-rule',
      severity: 'violation',
      expected: `${fixedRate === undefined ? 'at most ' : ''}${percentage(due)} of each stake for ${pool}`,
      found: percentage(rate),
    }),
  ];
}

function checkLeastRate(
  { opening, leastRate, sustainingRate }: PoolDemands,
  { pool, rate, hasOwnPrizes }: RateOfPool & { readonly hasOwnPrizes: boolean },
): readonly RuleFinding[] {
  const sinks =
    opening === undefined || sustainingRate === undefined || hasOwnPrizes
      ? []
      : checkSustained(opening.rule, { pool, rate, least: sustainingRate });
  if (leastRate === undefined || compare(rate, leastRate.rate) >= 0) return sinks;
  return [
    breach(leastRate.rule, {
      code: 'pool-rate-too-low',
      severity: 'violation',
      expected: `at least ${percentage(leastRate.rate)} of each stake for ${pool}`,
      found: percentage(rate),
    }),
    ...sinks,
  ];
}

/** A rate that nothing forbids, and that no meter lives on. */
function checkSustained(
  rule: Rule,
  { pool, rate, least }: RateOfPool & { readonly least: Rational },
): readonly RuleFinding[] {
  if (compare(rate, least) >= 0) return [];
  return [
    breach(rule, {
      code: 'pool-rate-sinks',
      severity: 'advisory',
      expected: `${percentage(least)} of each stake for ${pool}, what its prizes cost at its opening`,
      found: percentage(rate),
    }),
  ];
}
