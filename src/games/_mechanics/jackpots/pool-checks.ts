import { type Minor, sumMinor } from '../../../kernel/money';
import { compare, type Rational } from '../../../kernel/rational';
import type { Setting } from '../../game-rules';
import type { Round } from '../../round';
import { breach, type Rule, type RuleFinding } from '../../rule';
import type { Settlement } from '../../settlement';
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

/** What a pool must begin with, in multiples of its stake, and how much of a stake it must get. */
export interface PoolDemands {
  readonly opening?: { readonly times: bigint; readonly rule: Rule };
  readonly leastRate?: { readonly rate: Rational; readonly rule: Rule };
  /** Below this rate the meter sinks under its opening in the long run. */
  readonly sustainingRate?: Rational;
}

/** Looked at when the first stakes come: while the meter still shows what the pool was opened with. */
export function checkPoolOpening(
  { poolStakes = [] }: Round,
  { pools, currency }: Setting,
  demands: PoolDemands,
): readonly RuleFinding[] {
  const firstStakes = new Map([...poolStakes].reverse().map((stake) => [stake.pool, stake]));
  return [...firstStakes].flatMap(([pool, stake]) => {
    const { opening, meter, rate } = pools?.[pool] ?? {};
    if (opening === undefined || meter !== opening) return [];
    return [
      ...checkOpening(demands.opening, { pool, opening, unit: unitOf(stake) }, currency),
      ...(rate === undefined ? [] : checkRate(demands, { pool, rate })),
    ];
  });
}

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

function checkRate(
  { opening, leastRate, sustainingRate }: PoolDemands,
  { pool, rate }: RateOfPool,
): readonly RuleFinding[] {
  const sinks =
    opening === undefined || sustainingRate === undefined
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

/** By box, where the round tells the prizes that were paid and the boxes they went to; `notDue` is for what is too much. */
export function checkPoolPrizes(
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  { currency, pools }: Setting,
  notDue: Rule,
): readonly RuleFinding[] {
  const { declared, poolStakes = [] } = round;
  const paid = declared?.poolPrizes;
  if (paid === undefined || [...poolStakes, ...paid].some(({ seat }) => seat === undefined)) return [];
  const prizes = settlement.pools.filter(({ kind }) => kind === 'prize');
  const unknown = paid.some(({ pool, meter }) => meter === undefined && pools?.[pool]?.meter === undefined);
  const boxes = new Set([...paid, ...prizes].map(({ pool, seat }) => `${pool} ${seat}`));
  return [...boxes].flatMap((box) => {
    const of = (list: readonly { pool: string; seat?: number; amount: Minor }[]): Minor =>
      sumMinor(list.filter(({ pool, seat }) => `${pool} ${seat}` === box).map(({ amount }) => amount));
    const [due, found] = [of(prizes), of(paid)];
    // A pool that nobody has read wins what nobody can say.
    if (due === found || (unknown && due === 0n)) return [];
    const rule = prizes.find(({ pool, seat }) => `${pool} ${seat}` === box)?.rule;
    return [
      breach(found > due || rule === undefined ? notDue : rule, {
        code: 'prize-differs',
        severity: 'violation',
        expected: `${money(due, currency)} at ${box}`,
        found: money(found, currency),
      }),
    ];
  });
}
