import { EventStoreUnavailable } from './event-store.port';
import { keepHolding, retry, type RetryOptions } from './retry';

const LOST = new Error('connection lost');
const REFUSED = new RangeError('no such thing');

const options = (
  signal?: AbortSignal,
  policy = { totalMs: 60_000, firstPauseMs: 1, longestPauseMs: 2 },
): RetryOptions => ({
  policy,
  isTransient: (error) => error !== REFUSED,
  ...(signal && { signal }),
});

function failing(...errors: readonly Error[]) {
  let calls = 0;
  return () => {
    const error = errors[calls++];
    return error ? Promise.reject(error) : Promise.resolve(calls);
  };
}

describe('work that is retried', () => {
  it('is repeated until it succeeds', async () => {
    expect(await retry(failing(LOST, LOST, LOST), options())).toBe(4);
  });

  it('rejects with its own error when that is not transient', async () => {
    await expect(retry(failing(LOST, REFUSED), options())).rejects.toBe(REFUSED);
  });

  it('rejects as unavailable, with the last error as cause, when its time is over', async () => {
    const always = () => Promise.reject(LOST);
    const policy = { totalMs: 20, firstPauseMs: 1, longestPauseMs: 5 };
    const refusal = await retry(always, options(undefined, policy)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(EventStoreUnavailable);
    expect(refusal).toMatchObject({
      message: 'the event store cannot be reached: connection lost',
      cause: LOST,
    });
  });

  it('rejects as unavailable, with the last error as cause, as soon as its signal aborts', async () => {
    const closing = new AbortController();
    const attempt = () => {
      setImmediate(() => closing.abort());
      return Promise.reject(LOST);
    };
    const policy = { totalMs: 60_000, firstPauseMs: 60_000, longestPauseMs: 60_000 };
    const refusal = await retry(attempt, options(closing.signal, policy)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(EventStoreUnavailable);
    expect((refusal as Error).cause).toBe(LOST);
  });
});

describe('a held connection', () => {
  const policy = { firstPauseMs: 20, longestPauseMs: 40 };

  it('is taken again after a loss: at once if it was held, after growing pauses if not', async () => {
    const closing = new AbortController();
    const had = [true, false, false, false];
    const taken: number[] = [];
    const holdUntilLost = () => {
      taken.push(performance.now());
      if (taken.length > had.length) closing.abort();
      return Promise.resolve(had[taken.length - 1] ?? false);
    };
    await keepHolding(holdUntilLost, { policy, signal: closing.signal });
    const pauses = taken.slice(1).map((at, index) => at - taken[index]!);
    expect(pauses).toHaveLength(4);
    for (const [index, least] of [19, 39, 39, 39].entries()) {
      expect(pauses[index]).toBeGreaterThanOrEqual(least);
    }
  });

  it('is not taken while nothing is open', async () => {
    const holdUntilLost = jest.fn(() => Promise.resolve(true));
    await keepHolding(holdUntilLost, { policy, signal: new AbortController().signal, isOpen: () => false });
    expect(holdUntilLost).not.toHaveBeenCalled();
  });
});
