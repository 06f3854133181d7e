import type { AccountPath } from '../_core/chart-of-accounts';
import { otherReportOf, prizesLike } from './pool-parts.state';
import { findPool, type Pool, type PoolReporter, type ReportedPrize } from './pool.state';
import { contributionOf } from '../../games/_mechanics/pool-stakes';
import { type Minor, sumMinor } from '../../kernel/money';
import { rateFromWire, type Rational } from '../../kernel/rational';
import { chipsOf, jackpotOf, jackpotShareOf, varianceOf } from '../_core/account-paths';
import { draw } from '../_core/rules/owed-lines';
import { type EntryLine, signedLine } from '../_core/journal-entry';
import type { LedgerState } from '../_core/evaluation.state';
import { SUSPENSE } from '../_core/suspense';
import { type Authorisation, inForce } from '../casino/authorisation.state';
import { type RulesAtTable, rulesOn } from '../_core/rules/rules-at-table';

interface PoolPlace {
  readonly pool: string;
  readonly table: string | undefined;
  readonly currency: string;
  readonly day: string;
}

interface PoolStakes extends PoolPlace {
  readonly stakes: readonly PoolStake[];
  readonly toMeter?: Minor | undefined;
}

/** A stake of a pool: put in its slot, or swept into the float of the table. Minor units. */
interface PoolStake {
  readonly amount: Minor;
  readonly how: 'slot' | 'swept';
}

interface PoolPrize extends PoolPlace {
  readonly amount: Minor;
  readonly paidFrom: 'table' | 'cage-chips' | 'cage-cash' | 'bank' | 'later';
  readonly borneBy: 'pool' | 'house';
}

export const declaredPoster = (
  of: Pick<PoolPlace, 'pool' | 'day'>,
  before: LedgerState,
): PoolReporter | undefined => authorisedPoolOf(of, before)?.postedBy;

/** Whether this reporter posts the stakes of a pool: as authorised, otherwise the first to report a stake. */
export function postsStakes(
  reporter: PoolReporter,
  of: Pick<PoolPlace, 'pool' | 'day'>,
  before: LedgerState,
): boolean {
  const poster = declaredPoster(of, before) ?? findPool(before.pools, of.pool)?.stakesFrom;
  return poster === undefined || poster === reporter;
}

/** Whether this report posts the prize: as authorised, otherwise unless the other reporter came first. */
export function postsPrize(
  prize: ReportedPrize,
  of: Pick<PoolPlace, 'pool' | 'day'>,
  before: LedgerState,
): boolean {
  const declared = declaredPoster(of, before);
  if (declared !== undefined) return declared === prize.reporter;
  return (
    otherReportOf(prizesLike(prize, findPool(before.pools, of.pool), before.poolPart), prize) === undefined
  );
}

export function isKnownPool(of: Omit<PoolPlace, 'table'>, before: LedgerState): boolean {
  const { pool, currency } = of;
  return (
    findPool(before.pools, pool)?.rate !== undefined ||
    authorisedPoolOf(of, before) !== undefined ||
    before.balances.of(jackpotOf(pool), currency) !== 0n
  );
}

/**
 * The share of a stake that goes to the meter: fixed by the rules of the game, else as authorised or
 * as at the opening.
 */
export function rateOf(of: PoolPlace, before: LedgerState): Rational | undefined {
  const told = toldRateOf(of, before);
  const fixed = rulesOfPool(of, before)?.rules.poolRate;
  return fixed ?? (told === undefined ? undefined : rateFromWire(told));
}

/** The share of a stake for the meter: by the authorisation of the day, otherwise by the opening. */
export const toldRateOf = (of: Pick<PoolPlace, 'pool' | 'day'>, before: LedgerState): Pool['rate'] =>
  authorisedPoolOf(of, before)?.rate ?? findPool(before.pools, of.pool)?.rate;

/** Stakes: each is posted where it was put; of their sum, the meter gets its rate and the house the rest. */
export function postPoolStakes(of: PoolStakes, before: LedgerState): EntryLine[] {
  const { pool, stakes, currency, table } = of;
  return [
    ...stakes.flatMap(({ amount, how }) =>
      signedLine(chipsOf(how === 'slot' ? 'jackpot' : 'table', table), amount, currency, {
        subLedger: how === 'slot' ? pool : undefined,
      }),
    ),
    ...splitStakes(of, before),
  ];
}

function splitStakes(of: PoolStakes, before: LedgerState): EntryLine[] {
  const { pool, table, stakes, currency, toMeter } = of;
  const staked = sumMinor(stakes.map(({ amount }) => amount));
  const rate = rateOf(of, before);
  if (toMeter === undefined && rate === undefined) {
    const ruleId = isKnownPool(of, before) ? SUSPENSE.noRate : SUSPENSE.unknownPool;
    return signedLine(varianceOf('jackpot', table), -staked, currency, { basis: 'derived', ruleId });
  }
  const meter = toMeter === undefined ? contributionOf(staked, rate!) : { amount: toMeter };
  const basis = toMeter === undefined ? 'derived' : 'declared';
  return [
    ...signedLine(jackpotOf(pool), -meter.amount, currency, { basis, exact: meter.rounded?.exact }),
    ...signedLine(jackpotShareOf(pool, table), meter.amount - staked, currency, { basis }),
  ];
}

/** A prize: out of the meter, or borne by the house, and paid from the place that it states (`paidFrom`). */
export function postPoolPrize(prize: PoolPrize, before: LedgerState): EntryLine[] {
  const { amount, currency, table, paidFrom, pool } = prize;
  return [
    ...prizeFrom(prize, before),
    ...signedLine(payerOf(paidFrom, table), -amount, currency, {
      subLedger: paidFrom === 'later' ? pool : undefined,
    }),
  ];
}

function prizeFrom(prize: PoolPrize, before: LedgerState): EntryLine[] {
  const { pool, table, amount, currency, borneBy } = prize;
  if (borneBy === 'house') return signedLine(jackpotShareOf(pool, table), amount, currency);
  const variance = varianceOf('jackpot', table);
  if (!isKnownPool(prize, before)) {
    return signedLine(variance, amount, currency, { basis: 'derived', ruleId: SUSPENSE.unknownPool });
  }
  return draw({ account: jackpotOf(pool), amount, currency, variance }, before.balances);
}

export function payerOf(paidFrom: PoolPrize['paidFrom'], table: string | undefined): AccountPath {
  const payers = {
    table: chipsOf('table', table),
    'cage-chips': 'chips:cage',
    'cage-cash': 'cash:cage',
    bank: 'bank',
    later: 'prizes-payable',
  } as const;
  return payers[paidFrom];
}

interface PoolOnADay {
  readonly pool: string;
  readonly day: string;
}

export const authorisedPoolOf = (
  { pool, day }: PoolOnADay,
  { books }: Pick<LedgerState, 'books'>,
): Authorisation['pools'][number] | undefined =>
  inForce(books.authorisations ?? [], day)?.pools.find((each) => each.pool === pool);

/**
 * The rules of the game of a pool: the game of its authorisation, of its opening, or of its authorised tables; else of the
 * table that reports the fact.
 */
export function rulesOfPool(
  of: PoolOnADay,
  before: Pick<LedgerState, 'books' | 'pools' | 'session'>,
): RulesAtTable | undefined {
  const game = authorisedPoolOf(of, before)?.game ?? gameOfPool(of, before) ?? before.session.opening?.game;
  if (game === undefined) return undefined;
  const found = rulesOn(of.day, game, before);
  return found.ok ? found.value : undefined;
}

function gameOfPool(
  { pool, day }: PoolOnADay,
  { books, pools }: Pick<LedgerState, 'books' | 'pools'>,
): string | undefined {
  const { game, tables = [] } = findPool(pools, pool) ?? {};
  if (game !== undefined) return game;
  const authorised = inForce(books.authorisations ?? [], day)?.tables ?? [];
  return authorised.find(({ table }) => tables.includes(table))?.game;
}
