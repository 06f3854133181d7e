import { inForce } from '../../domain/casino-books/authorisation';
import { findPool, otherReportOf, type PoolReporter, type ReportedPrize } from '../../domain/jackpot/pool';
import { type Minor } from '../../kernel/money';
import { type Rate, rateFromWire, shareOf } from '../../kernel/rate';
import { chipsOf, jackpotOf, jackpotShareOf, varianceOf } from '../account-paths';
import { draw } from '../coverage';
import { type EntryLine, signedLine } from '../journal-entry';
import type { KnownBefore } from '../judgement';
import { SURPRISE } from '../surprises';

/** Where and in what a pool is spoken of. */
export interface PoolPlace {
  readonly pool: string;
  readonly table: string | undefined;
  readonly currency: string;
  readonly day: string;
}

/** A stake of a pool: put in its slot, or swept into the float of the table. */
export interface PoolStake extends PoolPlace {
  readonly amount: Minor;
  readonly how: 'slot' | 'swept';
  /** What the meter got of it, where somebody says so. */
  readonly toMeter?: Minor | undefined;
}

/** A prize of a pool. */
export interface PoolPrize extends PoolPlace {
  readonly amount: Minor;
  readonly paidFrom: 'table' | 'cage-chips' | 'cage-cash' | 'bank' | 'later';
  readonly borneBy: 'pool' | 'house';
}

const authorisedPool = ({ pool, day }: Pick<PoolPlace, 'pool' | 'day'>, { books }: KnownBefore) =>
  inForce(books.authorisations ?? [], day)?.pools.find((each) => each.pool === pool);

/** Which events post a pool, where its authorisation chooses. */
export const declaredPoster = (
  of: Pick<PoolPlace, 'pool' | 'day'>,
  before: KnownBefore,
): PoolReporter | undefined => authorisedPool(of, before)?.postedBy;

/** Whether this reporter posts the stakes of a pool: as authorised, else who told of a stake first. */
export function postsStakes(
  reporter: PoolReporter,
  of: Pick<PoolPlace, 'pool' | 'day'>,
  before: KnownBefore,
): boolean {
  const poster = declaredPoster(of, before) ?? findPool(before.pools, of.pool)?.stakesFrom;
  return poster === undefined || poster === reporter;
}

/** Whether this report of a prize posts it: as authorised, else unless the other reporter has told of it before. */
export function postsPrize(
  prize: ReportedPrize,
  of: Pick<PoolPlace, 'pool' | 'day'>,
  before: KnownBefore,
): boolean {
  const declared = declaredPoster(of, before);
  if (declared !== undefined) return declared === prize.reporter;
  return otherReportOf(findPool(before.pools, of.pool), prize) === undefined;
}

/** A pool is known when it was opened, authorised, or holds a balance from the opening of the ledger. */
export function isKnownPool(of: PoolPlace, before: KnownBefore): boolean {
  const { pool, currency } = of;
  return (
    findPool(before.pools, pool)?.rate !== undefined ||
    authorisedPool(of, before) !== undefined ||
    before.balances.of(jackpotOf(pool), currency) !== 0n
  );
}

/** The share of a stake that goes to the meter: as authorised on the day, else as the pool was opened with. */
export function rateOf(of: PoolPlace, before: KnownBefore): Rate | undefined {
  const wire = authorisedPool(of, before)?.rate ?? findPool(before.pools, of.pool)?.rate;
  return wire === undefined ? undefined : rateFromWire(wire);
}

/** A stake: the meter at its rate, the rest is the house's share. */
export function postPoolStake(stake: PoolStake, before: KnownBefore): EntryLine[] {
  const { amount, currency, how, table } = stake;
  const subLedger = how === 'slot' ? stake.pool : undefined;
  return [
    ...signedLine(chipsOf(how === 'slot' ? 'jackpot' : 'table', table), amount, currency, { subLedger }),
    ...splitStake(stake, before),
  ];
}

function splitStake(stake: PoolStake, before: KnownBefore): EntryLine[] {
  const { pool, table, amount, currency, toMeter } = stake;
  const rate = rateOf(stake, before);
  if (toMeter === undefined && rate === undefined) {
    const ruleId = isKnownPool(stake, before) ? SURPRISE.noRate : SURPRISE.unknownPool;
    return signedLine(varianceOf('jackpot', table), -amount, currency, { basis: 'derived', ruleId });
  }
  const meter = toMeter === undefined ? shareOf(amount, rate!) : { amount: toMeter };
  const basis = toMeter === undefined ? 'derived' : 'declared';
  return [
    ...signedLine(jackpotOf(pool), -meter.amount, currency, { basis, exact: meter.exact }),
    ...signedLine(jackpotShareOf(pool, table), meter.amount - amount, currency, { basis }),
  ];
}

/** A prize: out of the meter, or borne by the house, and paid where it says. */
export function postPoolPrize(prize: PoolPrize, before: KnownBefore): EntryLine[] {
  const { amount, currency, table, paidFrom, pool } = prize;
  return [
    ...prizeFrom(prize, before),
    ...signedLine(payerOf(paidFrom, table), -amount, currency, {
      subLedger: paidFrom === 'later' ? pool : undefined,
    }),
  ];
}

function prizeFrom(prize: PoolPrize, before: KnownBefore): EntryLine[] {
  const { pool, table, amount, currency, borneBy } = prize;
  if (borneBy === 'house') return signedLine(jackpotShareOf(pool, table), amount, currency);
  const variance = varianceOf('jackpot', table);
  if (!isKnownPool(prize, before)) {
    return signedLine(variance, amount, currency, { basis: 'derived', ruleId: SURPRISE.unknownPool });
  }
  return draw({ account: jackpotOf(pool), amount, currency, variance }, before.balances);
}

/** Who pays a prize; `later` is owed until it is paid. */
export function payerOf(paidFrom: PoolPrize['paidFrom'], table: string | undefined): string {
  const payers = {
    table: chipsOf('table', table),
    'cage-chips': 'chips:cage',
    'cage-cash': 'cash:cage',
    bank: 'bank',
    later: 'prizes-payable',
  } as const;
  return payers[paidFrom];
}
