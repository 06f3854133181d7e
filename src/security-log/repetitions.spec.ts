import { Repetitions, WINDOW_MS } from './repetitions';
import type { SecurityEntry } from './security-entry';

const failure = (address: string, code = 'ACCESS.KEY_UNKNOWN', casino?: string): SecurityEntry => ({
  kind: 'sign-in.failed',
  address,
  casino,
  details: { code },
});

describe('a repeated entry', () => {
  it('is written at once the first time, and counted from then on', () => {
    const repetitions = new Repetitions();
    const told = [0, 1, 2].map((ms) => repetitions.first(failure('192.0.2.1'), ms));
    expect(told).toEqual([failure('192.0.2.1'), undefined, undefined]);
    expect(repetitions.over(WINDOW_MS - 1)).toEqual([]);
    expect(repetitions.over(WINDOW_MS)).toEqual([
      { entry: failure('192.0.2.1'), times: 2, at: new Date(WINDOW_MS), since: new Date(0) },
    ]);
    expect(repetitions.isEmpty).toBe(true);
  });

  it('is written again after the minute, and gives no line if it was not repeated', () => {
    const repetitions = new Repetitions();
    repetitions.first(failure('192.0.2.1'), 0);
    expect(repetitions.over(WINDOW_MS)).toEqual([]);
    expect(repetitions.first(failure('192.0.2.1'), WINDOW_MS)).toBeDefined();
  });

  it('is logged by address, reason and casino, ten of one address in a minute and the rest in one line', () => {
    const repetitions = new Repetitions();
    const told = Array.from({ length: 30 }, (_, n) =>
      repetitions.first(failure('192.0.2.1', 'ACCESS.CASINO_CLOSED', `casino-${n}`), n),
    );
    expect(told.filter(Boolean)).toHaveLength(11);
    expect(told[10]).toEqual({ kind: 'sign-in.failed', address: '192.0.2.1', credential: undefined });
    expect(repetitions.over(0, { all: true })).toMatchObject([{ times: 19, entry: told[10] }]);
  });

  it('gives at most 301 lines of one kind at first, for any number of addresses; every entry is counted', () => {
    const repetitions = new Repetitions();
    const tries = 5_000;
    const told = Array.from({ length: tries }, (_, n) => repetitions.first(failure(`address ${n}`), 0));
    expect(told.filter(Boolean)).toHaveLength(301);
    expect(told[300]).toEqual({ kind: 'sign-in.failed' });
    const counted = repetitions.over(WINDOW_MS).reduce((sum, { times }) => sum + times, 0);
    expect(counted + 301).toBe(tries);
  });

  it('leaves room for another kind, and for later minutes', () => {
    const repetitions = new Repetitions();
    for (let n = 0; n < 5_000; n++) repetitions.first(failure(`address ${n}`), 0);
    const other: SecurityEntry = { kind: 'delivery.forbidden', credential: '0123456789abcdef' };
    expect(repetitions.first(other, 1)).toEqual(other);
    repetitions.over(WINDOW_MS + 1);
    expect(repetitions.first(failure('192.0.2.1'), WINDOW_MS + 1)).toEqual(failure('192.0.2.1'));
  });
});
