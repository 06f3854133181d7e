import { chmod, copyFile, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { changeHouseKey } from '../../../src/access/personal-data/change-house-key';
import { open, protect } from '../../../src/access/personal-data/cipher';
import { houseKeyAt, makeHouseKey, PersonalKeyError } from '../../../src/access/personal-data/house-key';
import type { KeyPlace } from '../../../src/access/key-file';
import { PersonalData } from '../../../src/ledger/personal-data/personal-data';
import { ProtectingEventStore } from '../../../src/ledger/personal-data/protecting-event-store';
import { SubjectKeys } from '../../../src/access/personal-data/subject-keys';
import { EventStoreUnavailable } from '../../../src/event-log/event-store.port';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { protectedText, readProtected } from '../../../src/ledger/event-contract/personal-fields';
import { streamOf } from '../../../src/ledger/event-contract/streams';
import { useBooks } from '../../support/books/books-under-test';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../../support/database/temporary-directory';
import { toAppend } from '../../../src/kernel/stored-form';
import { CASINO } from '../../support/sample-events/sample-events';

const books = useBooks();
const NAME = 'Aurelia Buendía Moscote';
const WHO = { casino: CASINO, subject: 'player/V-17', gamingDay: '2026-01-01' };

let directory: string;
let file: string;
let place: KeyPlace;

beforeEach(async () => {
  directory = await makeTemporaryDirectory();
  file = join(directory, 'personal-data.key');
  place = { kind: 'file', path: file, isUsual: true };
  await books.dataSource.query('TRUNCATE access.subject_key, access.personal_key');
});
afterEach(() => removeTemporaryDirectory(directory));

const keys = (at: KeyPlace = place): SubjectKeys => new SubjectKeys(books.dataSource, at);

const cheque = (payee: string): CasinoEvent => ({
  specversion: '1.0',
  id: 'cheque-1',
  source: `/casinos/${CASINO}/cage`,
  type: 'cagnotte.cage.cheque-issued.v1',
  time: '2026-01-01T22:00:00Z',
  gamingday: '2026-01-01',
  data: {
    currency: 'EUR',
    amount: 1,
    document: 'CH-1',
    pays: 'prize',
    player: 'V-17',
    payee,
    by: [{ id: 'E-1' }],
  },
});
const append = (store: Pick<ProtectingEventStore, 'append'>, event: CasinoEvent) =>
  store.append({ stream: streamOf(event), events: [toAppend(event)], principal: 'test', expected: 'any' });

describe('the key of the house for personal data', () => {
  it('is made by the first start, readable for its owner only, and is in no table', async () => {
    expect(await keys().check()).toMatchObject({ isThere: true });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await keys().forRecording(WHO);
    const secret = (await readFile(file, 'utf8')).trim();
    const rows = await books.sql(`SELECT t::text FROM access.personal_key t UNION ALL
      SELECT k::text FROM access.subject_key k`);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('is the same for machines that start at once', async () => {
    const places = ['a', 'b', 'c'].map((name): KeyPlace => ({
      kind: 'file',
      path: join(directory, name),
      isUsual: true,
    }));
    const checked = await Promise.all(places.map((each) => keys(each).check()));
    expect(checked.filter(({ isThere }) => isThere)).toHaveLength(1);
  });

  it('that is missing lets the service start with a message about its place; names are then refused and not shown', async () => {
    const key = await keys().forRecording(WHO);
    const text = protectedText(protect(NAME, key, false));
    await rm(file);
    const { isThere, says } = await keys().check();
    expect(isThere).toBe(false);
    expect(says).toMatch(
      /^The key for personal data [0-9a-f]{16} is not in .*personal-data\.key\. Copy it there/,
    );
    const refused = append(new ProtectingEventStore(books.store, keys()), cheque(NAME));
    await expect(refused).rejects.toThrow(EventStoreUnavailable);
    await expect(refused).rejects.toThrow('Copy it there from the machine or the backup that has it');
    expect(await books.sql('SELECT FROM event_log.event')).toEqual([]);
    expect(await new PersonalData(keys()).shown({ text }, 'es')).toEqual({ text: 'no legible aquí' });
  });

  it.each<[string, () => Promise<KeyPlace>, RegExp]>([
    [
      'another one',
      async () => ({ kind: 'setting', text: 'a'.repeat(64) }),
      /is [0-9a-f]{16}; the names in this database are under [0-9a-f]{16}\. Put that key there/,
    ],
    [
      'a setting that names no file',
      async () => ({ kind: 'file', path: join(directory, 'elsewhere'), isUsual: false }),
      /is not in .*elsewhere\. Copy it there/,
    ],
    [
      'a file that others can read',
      async () => {
        await chmod(file, 0o640);
        return place;
      },
      /has mode 640, so others with a copy of the database can read names\. Run: chmod 600/,
    ],
    [
      'a file with something else in it',
      async () => {
        await writeFile(file, 'secret');
        return place;
      },
      /holds no key for personal data.*Put the key back from its backup/,
    ],
  ])('stops the start with one sentence where it is %s', async (_what, elsewhere, says) => {
    await keys().check();
    const wrong = keys(await elsewhere()).check();
    await expect(wrong).rejects.toThrow(PersonalKeyError);
    await expect(wrong).rejects.toThrow(says);
  });
});

describe('keys of persons', () => {
  const day = (casino: string, subject: string, gamingDay = '2026-01-01') => ({ casino, subject, gamingDay });

  it('are requested together, each once, for all concurrent readers', async () => {
    const asked: string[] = [];
    const counted = new SubjectKeys(
      {
        query: (sql: string, parameters: unknown[]) => {
          asked.push(sql);
          return books.dataSource.query(sql, parameters);
        },
      },
      place,
    );
    await counted.house();
    asked.length = 0;
    const one = day(CASINO, 'player/1', '2026-01-04');
    const [first, second, again, elsewhere] = await Promise.all(
      [one, day(CASINO, 'player/2'), day(CASINO, 'player/1'), day('ronda', 'player/1')].map((each) =>
        counted.forRecording(each),
      ),
    );
    expect(asked).toHaveLength(1);
    expect(again).toEqual(first);
    expect(new Set([first, second, elsewhere].map((key) => key!.id)).size).toBe(3);
    expect(await counted.forRecording(one)).toEqual(first);
    expect(
      await books.sql(`SELECT first_day::text AS first, last_day::text AS last FROM access.subject_key
        WHERE casino = '${CASINO}' AND subject = 'player/1'`),
    ).toEqual([{ first: '2026-01-01', last: '2026-01-04' }]);
  });

  it('that were destroyed are known as such to all concurrent readers', async () => {
    const { id } = await keys().forRecording(day(CASINO, 'player/1'));
    await keys().destroy([id], '2026-02-01T00:00:00Z');
    const same = keys();
    expect(
      await Promise.all([
        same.wereErased(CASINO, ['player/1']),
        same.wereErased(CASINO, ['player/2', 'player/1']),
        same.wereErased(CASINO, ['player/2']),
        same.wereErased('ronda', ['player/1']),
        same.wereErased(CASINO, []),
      ]),
    ).toEqual([true, true, false, false, false]);
  });
});

describe('a change of the key of the house', () => {
  const other = (): KeyPlace => ({ kind: 'file', path: join(directory, 'other.key'), isUsual: false });
  const nothingElse = async (): Promise<void> => undefined;

  async function change(also: (db: QueryRunner) => Promise<unknown> = nothingElse): Promise<number> {
    await makeHouseKey(join(directory, 'other.key'));
    const [from, to] = [await keys().house(), (await houseKeyAt(other()))!];
    return changeHouseKey(books.dataSource, { from, to }, also);
  }

  const waitingForLocks = async (): Promise<number> =>
    (
      await books.sql(`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%subject_key%'`)
    ).length;

  it('leaves every text readable under the new key, and none under the former one', async () => {
    const key = await keys().forRecording(WHO);
    const text = protectedText(protect(NAME, key, false));
    const former = keys();
    await former.check();
    expect(await change()).toBe(1);
    expect(await new PersonalData(keys(other())).shown(text, 'en')).toBe(NAME);
    expect(await keys(other()).forRecording(WHO)).toEqual(key);
    for (const each of [former, keys()])
      expect(await new PersonalData(each).shown(text, 'en')).toBe('not readable here');
  });

  it('lets a service with the former key record no name until its file holds the new one', async () => {
    const running = keys();
    await running.check();
    await change();
    const store = new ProtectingEventStore(books.store, running);
    await expect(append(store, cheque(NAME))).rejects.toThrow(EventStoreUnavailable);
    expect(await books.sql('SELECT FROM event_log.event')).toEqual([]);
    await copyFile(join(directory, 'other.key'), file);
    expect(await append(store, cheque(NAME))).toMatchObject({ events: [{ kind: 'stored' }] });
    expect((await keys(other()).house()).fingerprint).toBe((await running.house()).fingerprint);
  });

  it('delays a name that is recorded meanwhile, and refuses it under the former key', async () => {
    const running = keys();
    await running.check();
    let recorded: Promise<unknown> | undefined;
    await change(async () => {
      recorded = running.forRecording(WHO).catch((failure: unknown) => failure);
      while ((await waitingForLocks()) === 0) await sleep(10);
    });
    expect(await recorded).toBeInstanceOf(PersonalKeyError);
    expect(await books.sql('SELECT FROM access.subject_key')).toEqual([]);
  });

  it('that fails at the end changes nothing', async () => {
    await keys().forRecording(WHO);
    const before = await books.sql('SELECT * FROM access.subject_key, access.personal_key');
    await expect(change(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await books.sql('SELECT * FROM access.subject_key, access.personal_key')).toEqual(before);
  });

  it('is refused if the names are under another key already', async () => {
    const from = await keys().house();
    await change();
    const to = (await houseKeyAt(other()))!;
    await expect(changeHouseKey(books.dataSource, { from, to }, nothingElse)).rejects.toThrow(
      /are not under [0-9a-f]{16}/,
    );
  });

  it('does not change the day of an erasure', async () => {
    const { id } = await keys().forRecording(WHO);
    await keys().destroy([id], '2026-02-27T10:00:00Z');
    await keys().forRecording(WHO);
    expect(await change()).toBe(1);
    expect(await keys(other()).find([id])).toEqual(new Map([[id, { erasedOn: '2026-02-27' }]]));
  });
});

describe('a protected text', () => {
  it('is the same for one name of one person, and different for another person', async () => {
    const [own, again, other] = [
      await keys().forRecording(WHO),
      await keys().forRecording({ ...WHO, gamingDay: '2026-01-05' }),
      await keys().forRecording({ ...WHO, subject: 'player/V-18' }),
    ];
    expect(protect(NAME, own, false)).toEqual(protect(NAME, again, false));
    expect(protect(NAME, other, false).sealed).not.toBe(protect(NAME, own, false).sealed);
    expect(
      await books.sql(`SELECT last_day::text FROM access.subject_key WHERE subject = 'player/V-17'`),
    ).toEqual([{ last_day: '2026-01-05' }]);
  });

  it('that was changed, or moved under another key, cannot be decrypted', async () => {
    const [own, other] = [
      await keys().forRecording(WHO),
      await keys().forRecording({ ...WHO, subject: 'player/V-18' }),
    ];
    const sealed = protect(NAME, own, false);
    expect(open(sealed, own.bytes)).toBe(NAME);
    const first = sealed.sealed.startsWith('A') ? 'B' : 'A';
    expect(() => open({ ...sealed, sealed: `${first}${sealed.sealed.slice(1)}` }, own.bytes)).toThrow();
    expect(() => open({ ...sealed, keyId: other.id }, own.bytes)).toThrow();
    expect(() => open(sealed, other.bytes)).toThrow();
  });
});

describe('the log', () => {
  it('keeps the order of appends, although events with names take longer', async () => {
    const store = new ProtectingEventStore(books.store, keys());
    const sold = (n: number): CasinoEvent => ({
      ...cheque(NAME),
      id: `sale-${n}`,
      type: 'cagnotte.cage.chips-sold.v1',
    });
    const given = [sold(1), cheque(NAME), sold(2), { ...cheque(NAME), id: 'cheque-2' }, sold(3)];
    await Promise.all(given.map((event) => append(store, event)));
    const ids: string[] = [];
    for await (const { id } of store.readLog()) ids.push(id);
    expect(ids).toEqual(['sale-1', 'cheque-1', 'sale-2', 'cheque-2', 'sale-3']);
  });

  it('knows what an earlier release recorded in clear: readable, a duplicate again, and still a conflict with another name', async () => {
    await append(books.store, cheque(NAME));
    const store = new ProtectingEventStore(books.store, keys());
    expect(await append(store, cheque(NAME))).toMatchObject({ events: [{ kind: 'duplicate' }] });
    expect(await append(store, cheque('Somebody Else'))).toMatchObject({ kind: 'conflict' });
    for await (const { bytes } of store.readLog())
      expect(await new PersonalData(keys()).shown(bytes, 'en')).toContain(NAME);
  });

  it('stores protected texts from another house unchanged', async () => {
    const foreign = await keys().forRecording({ ...WHO, casino: 'elsewhere' });
    const text = protectedText(protect(NAME, foreign, false));
    await books.dataSource.query('TRUNCATE access.subject_key');
    const store = new ProtectingEventStore(books.store, keys());
    await append(store, cheque(text));
    for await (const { bytes } of store.readLog()) {
      expect(bytes).toContain(text);
      expect(await new PersonalData(keys()).shown(bytes, 'en')).toContain('not readable here');
    }
    expect(readProtected(NAME)).toBeUndefined();
  });
});
