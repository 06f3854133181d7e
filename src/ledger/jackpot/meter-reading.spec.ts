import { RunningBalances } from '../_core/balances';
import { initialState, type LedgerState } from '../_core/evaluation.state';
import { type EntryLine, signedLine } from '../_core/journal-entry';
import { type Metered, readMeter } from './meter.check';
import { tallyMeters } from './pool-life';
import { noPools, type Pools, withPool } from './pool.state';

const POOL = { pool: 'carrusel', currency: 'EUR' };

function poolReadBy(
  ...facts: readonly (Partial<Metered['data']> & { adds?: bigint; day?: string })[]
): string[][] {
  const balances = new RunningBalances().enter(signedLine('jackpot:carrusel', -500_000n, 'EUR'));
  let pools: Pools = noPools;
  return facts.map(({ adds = 0n, day = '2026-01-01', ...shown }) => {
    const event = { type: 'cagnotte.jackpot.contributed.v1', gamingday: day, data: { ...POOL, ...shown } };
    const lines: EntryLine[] = signedLine('jackpot:carrusel', -adds, 'EUR');
    const before: LedgerState = { ...initialState, balances, pools };
    const { findings, tallies, reading } = readMeter(event, lines, before);
    balances.enter([...lines, ...tallies, ...tallyMeters(event as never, ['carrusel'], lines)]);
    if (reading !== undefined)
      pools = withPool(pools, 'carrusel', (pool) => ({ ...pool, meter: { reading } }));
    return findings.map(({ expected, found }) => `${found} for ${expected}`);
  });
}

describe('the meter of a pool', () => {
  it('shows what the ledger holds, before and after a stake', () => {
    expect(poolReadBy({ meterBefore: 500_000, meterAfter: 500_400, adds: 400n })).toEqual([[]]);
  });

  it('gives findings at the first reading that differs, and not at every later one', () => {
    expect(
      poolReadBy(
        { meterAfter: 500_400, adds: 400n },
        { meterBefore: 500_390, meterAfter: 500_790, adds: 400n },
        { meterBefore: 500_790, meterAfter: 501_190, adds: 400n },
      ).map((found) => found.length),
    ).toEqual([0, 2, 0]);
  });

  it('is named in its finding, with what it should show', () =>
    expect(poolReadBy({ meterBefore: 499_990, meterAfter: 500_401, adds: 400n })).toEqual([
      [
        '4999.90 EUR for 5000.00 EUR on the meter of carrusel before this',
        '5004.01 EUR for 5004.00 EUR on the meter of carrusel after this',
      ],
    ]));

  it('gives no second finding when it is right again', () => {
    expect(
      poolReadBy({ meterAfter: 500_000 }, { meterAfter: 499_000 }, { meterAfter: 500_000 }).map(
        (found) => found.length,
      ),
    ).toEqual([0, 1, 0]);
  });

  it('is compared with the ledger on each gaming day, so that a lasting difference gives a finding on each', () => {
    expect(
      poolReadBy(
        { meterAfter: 499_000 },
        { meterAfter: 499_000 },
        { meterAfter: 499_000, day: '2026-01-02' },
      ).map((found) => found.length),
    ).toEqual([1, 0, 1]);
  });

  it('may be read before a stake only: the stake is included in the next reading', () => {
    expect(
      poolReadBy(
        { meterBefore: 500_000, adds: 400n },
        { adds: 100n },
        { meterBefore: 500_500 },
        { meterBefore: 500_499 },
      ).map((found) => found.length),
    ).toEqual([0, 0, 0, 1]);
  });
});
