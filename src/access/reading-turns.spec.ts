import { setTimeout as sleep } from 'node:timers/promises';
import { READING_LIMITS, ReadingTurns } from './reading-turns';

const turns = (limits: Partial<typeof READING_LIMITS> = {}) =>
  new ReadingTurns({ ...READING_LIMITS, savedMs: 0, ...limits });

/** Reads a document that takes about so long; answers when the reading began, and how long it took: timers are not exact. */
async function timed(
  reading: ReadingTurns,
  ms: number,
  credential = 'k',
): Promise<{ readonly begun: number; readonly took: number }> {
  const end = await reading.begin(credential);
  const begun = performance.now();
  if (ms > 0) await sleep(ms);
  const took = performance.now() - begun;
  end();
  return { begun, took };
}

const read = async (reading: ReadingTurns, credential: string, ms = 0): Promise<number> =>
  (await timed(reading, ms, credential)).begun;

/** The timer of a pause may be a millisecond early. */
const EARLY_MS = 1;

describe('the documents of one credential', () => {
  it('are read one at a time, in the order in which they were asked', async () => {
    const reading = turns();
    const happened: string[] = [];
    const readTold = async (name: string): Promise<void> => {
      const end = await reading.begin('k');
      happened.push(`${name} begins`);
      await sleep(5);
      happened.push(`${name} ends`);
      end();
    };
    await Promise.all([readTold('one'), readTold('two')]);
    expect(happened).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  it('take at most their share of the time: with a quarter the next waits three times as long as the last took', async () => {
    const reading = turns({ share: 1 / 4 });
    const [first, second] = await Promise.all([timed(reading, 40), timed(reading, 0)]);
    expect(second.begun - first.begun).toBeGreaterThan(4 * first.took - EARLY_MS);
  });

  it('are read without a pause while their credential has time saved', async () => {
    const reading = turns({ share: 1 / 10_000, savedMs: 10_000, longestPauseMs: 60_000 });
    const [first, second] = await Promise.all([read(reading, 'k', 20), read(reading, 'k')]);
    expect(second - first).toBeLessThan(30_000);
  });

  it('wait when what was saved is used up, in the pauses before as well', async () => {
    const reading = turns({ share: 1 / 10, savedMs: 30 });
    const [first, second] = await Promise.all([timed(reading, 20), timed(reading, 20)]);
    const third = await timed(reading, 0);
    expect(third.begun - first.begun).toBeGreaterThan((first.took + second.took - 30) * 10 - EARLY_MS);
  });

  it('wait no longer than the longest pause, however long one took', async () => {
    const reading = turns({ share: 1 / 10_000, longestPauseMs: 30 });
    const [first, second] = await Promise.all([read(reading, 'k', 20), read(reading, 'k')]);
    // Its share alone would make it wait for three minutes.
    expect(second - first).toBeLessThan(60_000);
  });

  it('are too many when so many wait; not for others, and no more when they were read', async () => {
    const reading = turns({ waiting: 2 });
    const end = await reading.begin('k');
    expect(reading.isFull('k')).toBe(false);
    const next = reading.begin('k');
    expect([reading.isFull('k'), reading.isFull('other')]).toEqual([true, false]);
    end();
    end();
    (await next)();
    await read(reading, 'k');
    expect(reading.isFull('k')).toBe(false);
  });
});

describe('the documents of different credentials', () => {
  it('do not wait for the pauses of each other', async () => {
    const reading = turns({ share: 1 / 10_000, longestPauseMs: 60_000 });
    const first = await read(reading, 'much', 20);
    expect((await read(reading, 'other')) - first).toBeLessThan(30_000);
  });

  it('are read in different turns of the event loop, so that answers go on between them', async () => {
    const reading = turns();
    let turn = 0;
    const count = (): void => {
      turn += 1;
      ticking = setImmediate(count);
    };
    let ticking = setImmediate(count);
    const readIn = async (name: string): Promise<number> => {
      (await reading.begin(name))();
      return turn;
    };
    const read = await Promise.all(['one', 'two', 'three'].map(readIn));
    clearImmediate(ticking);
    expect(new Set(read).size).toBe(3);
  });
});
