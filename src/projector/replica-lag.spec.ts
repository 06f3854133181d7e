import { ReplicaLag, walPlace } from './read-replica';

it('a place of the write-ahead log is compared as a number, not as text', () => {
  expect(walPlace('0/3000148')).toBe(0x3000148n);
  expect(walPlace('10/0') > walPlace('9/FFFFFFFF')).toBe(true);
});

describe('the lag of a replica', () => {
  it('is zero if the primary writes nothing, however long', () => {
    const lag = new ReplicaLag();
    lag.written(100n, 0);
    expect(lag.behind(100n, 5)).toBe(0);
    lag.written(100n, 60_000);
    expect(lag.behind(100n, 60_000)).toBe(0);
  });

  it('is the age of the oldest write that the replica lacks', () => {
    const lag = new ReplicaLag();
    lag.written(100n, 0);
    lag.written(200n, 1_000);
    lag.written(300n, 2_000);
    expect(lag.behind(150n, 2_500)).toBe(1_500);
    expect(lag.behind(250n, 2_500)).toBe(500);
    expect(lag.behind(300n, 2_500)).toBe(0);
  });

  it('grows while replay stands still, even if the primary writes nothing more', () => {
    const lag = new ReplicaLag();
    lag.written(200n, 0);
    expect([1_000, 9_000].map((now) => lag.behind(100n, now))).toEqual([1_000, 9_000]);
  });

  it('is never too small after a long standstill, although old places are forgotten', () => {
    const lag = new ReplicaLag();
    const looks = 5_000;
    for (let look = 1; look <= looks; look++) lag.written(BigInt(look), look * 1_000);
    const now = (looks + 1) * 1_000;
    for (const replayed of [0, 1_234, 4_000, 4_990]) {
      const exact = now - (replayed + 1) * 1_000;
      const told = lag.behind(BigInt(replayed), now);
      expect(told).toBeGreaterThanOrEqual(exact);
    }
    expect(lag.behind(BigInt(looks), now)).toBe(0);
  });
});
