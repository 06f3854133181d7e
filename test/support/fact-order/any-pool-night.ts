import fc from 'fast-check';
import type { CasinoEvent } from '../../../src/kernel/envelope';

/** A step of a pool; amounts in minor units, small so that they often coincide. */
interface Happening {
  readonly what: 'stake' | 'prize' | 'prize of a round' | 'new beginning' | 'adjustment';
  readonly amount: number;
  /** For a prize: the whole meter. For a new beginning: a complete opening instead of the missing part. */
  readonly isWhole: boolean;
  /** The error of the reported meter; undefined if none is reported. */
  readonly off: number | undefined;
  readonly isNextDay: boolean;
}

const anyHappening: fc.Arbitrary<Happening> = fc.record({
  what: fc.constantFrom<Happening['what'][]>(
    ...(['stake', 'stake', 'stake', 'prize', 'prize of a round'] as const),
    ...(['new beginning', 'new beginning', 'adjustment'] as const),
  ),
  amount: fc.constantFrom(0, 1, 1, 2),
  isWhole: fc.constantFrom(false, false, true),
  off: fc.constantFrom(undefined, undefined, 0, 0, 0, 1, -1),
  isNextDay: fc.constantFrom(...Array.from({ length: 11 }, () => false), true),
});

const POOL = { pool: 'carrusel', currency: 'EUR' };
const BY = [{ id: 'E-1' }, { id: 'E-2' }];
const OPENING = 10_000;
const OPENED = {
  ...POOL,
  seed: OPENING,
  rate: { numerator: 1, denominator: 1 },
  tables: ['T1', 'T2'],
  game: 'caribbean-stud',
  approvedBy: BY,
};

/** The meter after a fact, and the fact. */
interface Moved {
  readonly meter: number;
  readonly source: string;
  readonly type: string;
  readonly data: object;
}

function moved({ what, amount, isWhole }: Happening, meter: number, roundNo: number): Moved {
  const prize = isWhole && meter > 0 ? meter : amount;
  const put = isWhole ? OPENING : Math.max(OPENING - meter, 0) + amount;
  const at = { source: 'tables/T1', meter: meter - prize };
  switch (what) {
    case 'stake':
      return {
        source: 'tables/T2',
        meter: meter + amount,
        type: 'jackpot.contributed',
        data: { ...POOL, table: 'T2', amount, how: 'slot', stakes: Math.max(amount, 1) },
      };
    case 'prize':
      return { ...at, type: 'jackpot.won', data: { ...POOL, amount: prize, paidFrom: 'bank' } };
    case 'prize of a round':
      return {
        ...at,
        type: 'round.settled',
        data: {
          currency: 'EUR',
          roundNo,
          bets: [],
          outcome: {},
          result: 0,
          poolPrizes: [{ pool: POOL.pool, amount: prize, paidFrom: 'bank', seat: 1 }],
        },
      };
    case 'new beginning':
      return {
        source: 'pools/carrusel',
        meter: meter + put,
        type: 'jackpot.reseeded',
        data: { ...POOL, amount: put, cause: 'seed', approvedBy: BY },
      };
    case 'adjustment':
      return {
        source: 'office',
        meter: meter - amount,
        type: 'jackpot.adjusted',
        data: { ...POOL, amount: -amount, reason: 'as shown', approvedBy: BY },
      };
  }
}

const BEGINS = Date.parse('2026-05-01T20:00:00Z');

function told({ source, type, data }: Omit<Moved, 'meter'>, n: number, isNextDay: boolean): CasinoEvent {
  const time = new Date(BEGINS + n * 600_000 + (isNextDay ? 86_400_000 : 0)).toISOString();
  return {
    specversion: '1.0',
    id: `p${n}`,
    source: `/casinos/granada/${source}`,
    type: `cagnotte.${type}.v1`,
    time: time.replace('.000', ''),
    gamingday: isNextDay ? '2026-05-02' : '2026-05-01',
    data,
  };
}

/**
 * Facts of one linked pool with frequent and mostly correct meter readings: stakes, prizes reported by rounds and by the pool,
 * and new beginnings.
 */
export const anyPoolNight: fc.Arbitrary<readonly CasinoEvent[]> = fc
  .array(anyHappening, { minLength: 4, maxLength: 14 })
  .map((happenings) => {
    let meter = OPENING;
    let isNextDay = false;
    const opened = { source: 'office', type: 'jackpot.opened', data: OPENED };
    return [
      told(opened, 0, false),
      ...happenings.map((happening, index) => {
        const before = meter;
        const { off } = happening;
        const { data, ...move } = moved(happening, meter, index + 1);
        ({ meter } = move);
        isNextDay ||= happening.isNextDay;
        const isRead = off !== undefined && move.type !== 'round.settled';
        const shown = isRead
          ? { meterBefore: Math.max(before + off, 0), meterAfter: Math.max(meter + off, 0) }
          : {};
        return told({ ...move, data: { ...data, ...shown } }, index + 1, isNextDay);
      }),
    ];
  });
