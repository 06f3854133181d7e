import type { Minor } from '../../src/kernel/money';
import type { Guest, OnDuty } from './guest';
import type { Premises } from './pieces';
import type { EventType } from '../../src/ledger/event-contract/catalogue';
import type { Chance } from './chance';
import { type Report, type Reported, toWire } from './reporter';

/** Per mille of rounds with stakes that win a tenth of the meter, or all of it. */
const SMALL_PRIZES = 12;
const WHOLE_METERS = 3;

export interface PoolTable {
  readonly plan: { readonly table: string };
  readonly seated: readonly Guest[];
  readonly minimum: Minor;
  readonly staff: readonly OnDuty[];
  readonly chance: Chance;
  readonly house: { readonly cage: { chips: Minor } };
  poolSlot: Minor;
  report<Type extends EventType>(report: Omit<Report<Type>, 'from' | 'sessionNo'>): Reported;
}

export const POOL = {
  pool: 'bolsa',
  stake: 500n,
  rate: { numerator: 80, denominator: 100 },
  seed: 500_000n,
} as const;

/** A pool with its meter, for stakes beside the bets. It has random numbers of its own, so that games do not depend on it. */
export class Jackpot {
  private meter: Minor = 0n;
  private isOpen = false;

  constructor(private readonly house: Premises) {}

  open(tables: readonly string[], approvedBy: readonly OnDuty[]): void {
    if (this.isOpen || tables.length === 0) return;
    this.isOpen = true;
    this.meter = POOL.seed;
    const { pool, seed, rate } = POOL;
    const { currency } = this.house.name;
    const meters = { meterBefore: 0n, meterAfter: seed };
    this.house.report({
      type: 'cagnotte.jackpot.opened.v1',
      from: `pools/${pool}`,
      data: { pool, currency, ...meters, seed, rate, tables, approvedBy, document: 'pool 1' },
    });
  }

  takeStakes(tray: PoolTable, roundNo: number): void {
    const staking = tray.seated.filter(
      ({ free, taste }) => taste.style % 3 === 0 && free >= POOL.stake + tray.minimum,
    );
    if (staking.length === 0) return;
    for (const guest of staking) guest.give(POOL.stake);
    const amount = POOL.stake * BigInt(staking.length);
    const toMeter = (amount * BigInt(POOL.rate.numerator)) / BigInt(POOL.rate.denominator);
    const meters = this.raise(toMeter);
    tray.poolSlot += amount;
    const { currency } = this.house.name;
    tray.report({
      type: 'cagnotte.jackpot.contributed.v1',
      data: {
        pool: POOL.pool,
        currency,
        ...meters,
        table: tray.plan.table,
        roundNo,
        amount,
        toMeter,
        how: 'slot',
        stakes: staking.length,
      },
    });
    this.mayBeWon(tray, roundNo, tray.chance.oneOf(staking));
  }

  private mayBeWon(tray: PoolTable, roundNo: number, guest: Guest): void {
    const drawn = tray.chance.below(1_000);
    if (drawn < WHOLE_METERS) this.payWhole(tray, roundNo, guest);
    else if (drawn < WHOLE_METERS + SMALL_PRIZES) this.paySmall(tray, roundNo, guest);
  }

  private paySmall(tray: PoolTable, roundNo: number, guest: Guest): void {
    const amount = (this.meter / 1_000n) * 100n;
    if (this.house.prizesWait) return this.owe(tray, { roundNo, guest, amount });
    this.win(tray, { roundNo, guest, amount, paidFrom: 'cage-chips' });
    tray.house.cage.chips -= amount;
    guest.chips += amount;
  }

  /** Awards the whole meter: a liability at once, paid later by transfer, and the house adds a new seed. */
  private payWhole(tray: PoolTable, roundNo: number, guest: Guest): void {
    const amount = this.meter;
    const win = this.win(tray, { roundNo, guest, amount, paidFrom: 'later' });
    const { currency } = this.house.name;
    const { pool, seed } = POOL;
    const meters = this.raise(seed);
    const by = tray.staff.slice(0, 2);
    this.house.report({
      type: 'cagnotte.jackpot.reseeded.v1',
      from: `pools/${pool}`,
      data: { pool, currency, ...meters, amount: seed, cause: 'seed', approvedBy: by },
    });
    this.house.prizes.owe({ pool, amount, player: guest.id, approvedBy: by, win });
  }

  private owe(
    tray: PoolTable,
    { roundNo, guest, amount }: { readonly roundNo: number; readonly guest: Guest; readonly amount: Minor },
  ): void {
    const win = this.win(tray, { roundNo, guest, amount, paidFrom: 'later' });
    const approvedBy = tray.staff.slice(0, 2);
    this.house.prizes.owe({ pool: POOL.pool, amount, player: guest.id, approvedBy, win });
  }

  private win(
    tray: PoolTable,
    {
      roundNo,
      guest,
      amount,
      paidFrom,
    }: {
      readonly roundNo: number;
      readonly guest: Guest;
      readonly amount: Minor;
      readonly paidFrom: 'cage-chips' | 'later';
    },
  ): Reported {
    const { currency } = this.house.name;
    const meters = this.raise(-amount);
    return tray.report({
      type: 'cagnotte.jackpot.won.v1',
      data: {
        pool: POOL.pool,
        currency,
        ...meters,
        table: tray.plan.table,
        roundNo,
        amount,
        paidFrom,
        player: guest.id,
        approvedBy: tray.staff.slice(0, 2),
      },
    });
  }

  private raise(amount: Minor): { readonly meterBefore: number; readonly meterAfter: number } {
    const meterBefore = toWire(this.meter);
    this.meter += amount;
    return { meterBefore, meterAfter: toWire(this.meter) };
  }
}
