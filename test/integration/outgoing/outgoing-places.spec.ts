import { setTimeout as pause } from 'node:timers/promises';
import { HOLD_MS, OutgoingPlaces } from '../../../src/outgoing/outgoing-places';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database';

let database: TestDatabase;
let mine: OutgoingPlaces;
let others: OutgoingPlaces;
beforeAll(async () => {
  database = await createTestDatabase();
  mine = new OutgoingPlaces(database.dataSource);
  others = new OutgoingPlaces(database.dataSource);
});
afterAll(() => database.drop());

const KEY = { consumer: 'webhook:a', casino: 'granada' };
const DAYS_MS = 86_400_000;

beforeEach(async () => {
  await mine.end([KEY.consumer]);
  await mine.begin(KEY, 10n);
});

const place = async () => (await mine.of([KEY.consumer]))[0]!;
const pastOf = (column: string): Promise<unknown> =>
  database.dataSource.query(`UPDATE access.outgoing_place SET ${column} = ${column} - interval '4 days'`);

it('a place begins once', async () => {
  await mine.begin(KEY, 99n);
  expect(await place()).toMatchObject({ ...KEY, record: 10n, failures: 0, parkedSince: null });
});

it('one process sends at a time, and moves only what it holds', async () => {
  expect(await mine.take(KEY)).toMatchObject({ record: 10n });
  expect(await others.take(KEY)).toBeUndefined();
  expect(await others.move(KEY, 50n)).toBe(false);
  expect(await mine.move(KEY, 11n, 'HTTP 204')).toBe(true);
  await mine.giveBack(KEY);
  expect(await others.take(KEY)).toMatchObject({ record: 11n, answer: 'HTTP 204' });
});

it('another process takes over from one that does not renew its hold', async () => {
  await mine.take(KEY);
  await pastOf('held_until');
  await mine.renew();
  expect(await others.take(KEY)).toBeUndefined();
  await pastOf('held_until');
  expect(await others.take(KEY)).toMatchObject({ record: 10n });
  expect(await mine.move(KEY, 11n)).toBe(false);
});

it('is tried again when the next attempt is due, and counts its failures until one is accepted', async () => {
  await mine.take(KEY);
  await mine.fail(KEY, { answer: 'HTTP 500', againInMs: DAYS_MS, parkAfterMs: 3 * DAYS_MS });
  expect(await mine.take(KEY)).toBeUndefined();
  await pastOf('next_at');
  expect(await others.take(KEY)).toMatchObject({ record: 10n, failures: 1, answer: 'HTTP 500' });
  await others.move(KEY, 11n, 'HTTP 200');
  expect(await place()).toMatchObject({ failures: 0, failingSince: null, nextAt: null });
});

it('is parked after it has failed for the stated time, and not before', async () => {
  const failure = { answer: 'no answer', againInMs: 0, parkAfterMs: 3 * DAYS_MS };
  await mine.take(KEY);
  expect((await mine.fail(KEY, failure))?.parkedSince).toBeNull();
  await pastOf('failing_since');
  await mine.take(KEY);
  expect((await mine.fail(KEY, failure))?.parkedSince).toBeInstanceOf(Date);
  expect(await mine.take(KEY)).toBeUndefined();
});

it('is parked at once where it is to be, however soon after the attempt began', async () => {
  const parked: boolean[] = [];
  for (let tries = 0; tries < 1_000; tries++) {
    await mine.setBack(KEY, 10n, `again ${tries}`);
    await mine.take(KEY);
    const failed = await mine.fail(KEY, { answer: 'HTTP 410', againInMs: 0, parkAfterMs: 0 });
    parked.push(failed?.parkedSince instanceof Date);
  }
  expect(parked.filter((each) => !each)).toEqual([]);
});

it('a decision sets it back once, also while another process is sending', async () => {
  await others.take(KEY);
  await mine.setBack(KEY, 3n, 'd1');
  expect(await others.move(KEY, 11n)).toBe(false);
  expect(await mine.take(KEY)).toMatchObject({ record: 3n });
  await mine.move(KEY, 7n);
  await mine.setBack(KEY, 3n, 'd1');
  expect(await place()).toMatchObject({ record: 7n, setBackBy: 'd1' });
});

it('a parked place that is set back is tried at once', async () => {
  await mine.take(KEY);
  await mine.fail(KEY, { answer: 'HTTP 410', againInMs: DAYS_MS, parkAfterMs: 0 });
  expect(await mine.take(KEY)).toBeUndefined();
  await mine.setBack(KEY, 10n, 'd2');
  expect(await mine.take(KEY)).toMatchObject({ record: 10n, failures: 0, parkedSince: null });
});

it('holds places of several works for longer than a hold lasts, and then gives each back', async () => {
  const other = { ...KEY, casino: 'ronda' };
  await mine.begin(other, 20n);
  const works = [KEY, other].map((key) =>
    mine.inHold(key, async ({ record }) => {
      await pause(HOLD_MS + 1_000);
      expect(await others.take(key)).toBeUndefined();
      return record;
    }),
  );
  expect(await Promise.all(works)).toEqual([10n, 20n]);
  expect(await others.take(KEY)).toMatchObject({ record: 10n });
  expect(await others.take(other)).toMatchObject({ record: 20n });
  expect(await mine.inHold(KEY, () => Promise.reject(new Error('not held')))).toBeUndefined();
}, 20_000);

it('gives a place back after work that throws', async () => {
  await expect(mine.inHold(KEY, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(await others.take(KEY)).toMatchObject({ record: 10n, failures: 0 });
});
