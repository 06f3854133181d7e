import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import { type EndReading, READING_LIMITS, ReadingTurns } from './reading-turns';

const turns = (limits: Partial<typeof READING_LIMITS> = {}) =>
  new ReadingTurns({ ...READING_LIMITS, savedMs: 0, ...limits });

/** Time passes only here: between two documents no more than what a test says. */
async function pass(milliseconds: number): Promise<void> {
  jest.advanceTimersByTime(milliseconds);
  for (let turn = 0; turn < 5; turn += 1) await nextTurnOfLoop();
}

/** Asks for a reading; tells whether it has begun, and ends it. */
function ask(
  reading: ReadingTurns,
  credential = 'k',
): { readonly begun: () => boolean; readonly end: EndReading } {
  let end: EndReading | undefined;
  void reading.begin(credential).then((ending) => (end = ending));
  return { begun: () => end !== undefined, end: () => end!() };
}

/** Reads a document that takes so long. */
async function read(reading: ReadingTurns, milliseconds: number, credential = 'k'): Promise<void> {
  const document = ask(reading, credential);
  await pass(0);
  expect(document.begun()).toBe(true);
  await pass(milliseconds);
  document.end();
}

/** How long the next document of the credential waits: to the millisecond. */
async function pauseBefore(document: { readonly begun: () => boolean }, longest = 100_000): Promise<number> {
  await pass(0);
  for (let waited = 0; waited <= longest; waited += 1) {
    if (document.begun()) return waited;
    await pass(1);
  }
  throw new Error(`not read in ${longest} ms`);
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

describe('the documents of one credential', () => {
  it('are read one at a time, in the order in which they were asked', async () => {
    const reading = turns();
    const [one, two] = [ask(reading), ask(reading)];
    await pass(5);
    expect([one.begun(), two.begun()]).toEqual([true, false]);
    one.end();
    await pass(35);
    expect(two.begun()).toBe(true);
  });

  it('take at most their share of the time: with a quarter the next waits three times as long as the last took', async () => {
    const reading = turns({ share: 1 / 4 });
    await read(reading, 40);
    expect(await pauseBefore(ask(reading))).toBe(120);
  });

  it('are read without a pause while their credential has time saved', async () => {
    const reading = turns({ share: 1 / 4, savedMs: 50 });
    await read(reading, 20);
    await read(reading, 20);
    expect(await pauseBefore(ask(reading))).toBe(0);
  });

  it('wait when the saved time is used up, including the time saved in earlier pauses', async () => {
    const reading = turns({ share: 1 / 10, savedMs: 30 });
    await read(reading, 20);
    await read(reading, 20);
    // 40 ms were read and 30 of them saved: ten are a tenth of 100, and 40 of these have passed.
    expect(await pauseBefore(ask(reading))).toBe(60);
  });

  it('wait no longer than the longest pause, however long a document took', async () => {
    const reading = turns({ share: 1 / 10_000, longestPauseMs: 30 });
    await read(reading, 20);
    expect(await pauseBefore(ask(reading))).toBe(30);
  });

  it('reach their limit by the number that wait, until these are read, and not for other credentials', async () => {
    const reading = turns({ waiting: 2 });
    const first = ask(reading);
    await pass(0);
    expect(reading.isFull('k')).toBe(false);
    const next = ask(reading);
    expect([reading.isFull('k'), reading.isFull('other')]).toEqual([true, false]);
    first.end();
    first.end();
    expect(await pauseBefore(next)).toBe(0);
    next.end();
    await pass(1);
    expect(reading.isFull('k')).toBe(false);
  });
});

describe('the documents of different credentials', () => {
  it('do not wait for the pauses of each other', async () => {
    const reading = turns({ share: 1 / 10_000, longestPauseMs: 60_000 });
    await read(reading, 20, 'much');
    const [same, other] = [ask(reading, 'much'), ask(reading, 'other')];
    await pass(0);
    expect([same.begun(), other.begun()]).toEqual([false, true]);
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
