import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { sha256 } from '../../../src/kernel/identity';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { keyIdOf } from '../../../src/ledger/gaming-day/introduced-keys';
import { recordedKeys, introducedKeys, SealKeys } from '../../../src/ledger/gaming-day/seal-keys';
import { type ArchiveHeader, writeArchive } from '../../../src/projector/verification/archive-line';
import { verifyArchive } from '../../../src/projector/verification/verify-archive';
import { anchorOf } from '../../../src/projector/verification/anchors';
import { verifyBooks } from '../../../src/projector/verification/verify-books';
import { rewriteLog } from '../../support/books/rewritten-log';
import { createTestDatabase } from '../../support/database/test-database';
import { moveKeyOutOfDatabase } from '../../../src/ledger/gaming-day/former-seal-key';
import { newKeyInPem, SealKeyError } from '../../../src/access/key-file';
import { tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { closeDay } from '../../support/books/close-day';
import { verify } from '../../support/books/corruption';

const books = useBooks();
const CASINO = 'granada';
let folder: string;

const at = (name: string): string => join(folder, name);
/** The place of the key; without a file the default place, where the service creates one. */
const placeOf = (file?: string) =>
  ({ kind: 'file', path: file ?? at('seal-key.pem'), isUsual: file === undefined }) as const;
const keys = (file?: string): SealKeys => new SealKeys(books.dataSource, books.store, placeOf(file));
const moved = (file?: string): Promise<string | undefined> =>
  moveKeyOutOfDatabase(books.dataSource, { place: placeOf(file), directory: folder });
const modeOf = async (file: string): Promise<number> => (await stat(file)).mode & 0o777;
const idOf = async (from: SealKeys): Promise<string> => keyIdOf((await from.current()).publicKey);

async function ownKeyIn(file: string, type: 'ed25519' | 'ed448' = 'ed25519'): Promise<string> {
  const { privateKey } = type === 'ed448' ? generateKeyPairSync('ed448') : generateKeyPairSync('ed25519');
  await writeFile(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
  return file;
}

const BALANCES = [
  { account: 'chips:cage', amount: 100_000 },
  { account: 'chips:issued', amount: -100_000 },
];

async function aLockIsAwaited(): Promise<void> {
  const waiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
                      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  while ((await books.sql(waiting)).length === 0) await setTimeout(20);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cagnotte-seal-keys-'));
  await books.sql(`DELETE FROM access.seal_key`);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the seal key of a house', () => {
  it('is replaced by that of a file, readable for its owner only; both seals hold', async () => {
    const sale = (id: string, gamingday: string) => ({
      ...tell('cage.chips-sold', { amount: 500, meansOfPayment: 'cash' }, { at: 'cage', id }),
      gamingday,
    });
    await books.record(tell('ledger.opened', { balances: BALANCES }), sale('a', '2026-01-01'));
    await books.project();
    await closeDay(books, CASINO, '2026-01-01', { keys: keys() });
    const { introduced, by } = await keys().introduceFile(at('new.pem'));
    expect(await modeOf(at('new.pem'))).toBe(0o600);
    expect([await idOf(keys()), await idOf(keys(at('new.pem')))]).toEqual([by, introduced]);
    await books.record(sale('b', '2026-01-02'));
    await books.project();
    await closeDay(books, CASINO, '2026-01-02', { keys: keys(at('new.pem')) });
    expect(await verify(books)).toEqual([]);
  });

  it('is not one that no earlier key has introduced: the service does not seal with it', async () => {
    await keys().current();
    const file = await ownKeyIn(at('own.pem'));
    await expect(keys(file).current()).rejects.toThrow(/is not introduced by an earlier key of this house/);
    await expect(keys(file).check()).rejects.toThrow(SealKeyError);
    expect(await introducedKeys(books.dataSource)).toHaveLength(1);
  });

  it('is the first one, in any file, and no other one is made beside it', async () => {
    const file = await ownKeyIn(at('first.pem'));
    await keys(file).check();
    expect(await introducedKeys(books.dataSource)).toMatchObject([{ introducedBy: null }]);
    await expect(keys().current()).rejects.toThrow(
      'Copy it there from the machine or the backup that has it',
    );
    expect(await readdir(folder)).toEqual(['first.pem']);
  });

  it('is made in the data directory, for its owner alone, and the start tells its short name', async () => {
    const { says, isThere } = await keys().check();
    expect(isThere).toBe(true);
    expect(says).toBe(`Seal key ${await idOf(keys())}, in ${at('seal-key.pem')}`);
    expect(await modeOf(at('seal-key.pem'))).toBe(0o600);
    expect(await readdir(folder)).toEqual(['seal-key.pem']);
    expect(await books.sql(`SELECT FROM access.seal_key WHERE private_key IS NOT NULL`)).toEqual([]);
  });

  it('is made once by services that begin together on one machine, and whole', async () => {
    const made = await Promise.all([keys(), keys(), keys(), keys()].map(idOf));
    expect(new Set(made).size).toBe(1);
    expect(await introducedKeys(books.dataSource)).toHaveLength(1);
  });

  it('is made once by services that begin together on two machines: the other one lacks it, and keeps none', async () => {
    const made = await Promise.allSettled(
      ['one/seal-key.pem', 'two/seal-key.pem'].map((name) =>
        new SealKeys(books.dataSource, books.store, {
          kind: 'file',
          path: at(name),
          isUsual: true,
        }).current(),
      ),
    );
    const [house] = await introducedKeys(books.dataSource);
    const left = (await Promise.all(['one', 'two'].map((name) => readdir(at(name)).catch(() => [])))).flat();
    expect(left).toEqual(['seal-key.pem']);
    expect(made.filter(({ status }) => status === 'fulfilled')).toMatchObject([
      { value: { publicKey: house!.publicKey } },
    ]);
  });

  it('is that of the machine that comes first, if another one begins before it has committed', async () => {
    const runner = books.dataSource.createQueryRunner();
    await runner.startTransaction();
    const first = new SealKeys(runner.manager, books.store, placeOf(at('one.pem')));
    const { publicKey } = await first.current();
    const second = keys(at('two.pem')).current();
    await Promise.race([second.catch(() => undefined), aLockIsAwaited()]);
    await runner.commitTransaction();
    await runner.release();
    await expect(second).rejects.toThrow('This house has a seal key');
    expect(await introducedKeys(books.dataSource)).toMatchObject([{ publicKey }]);
    expect(await readdir(folder)).toEqual(['one.pem']);
  });

  it('stops only closes if it is missing at the usual place, and the start if it is missing at a named place', async () => {
    await keys().current();
    await rm(at('seal-key.pem'));
    expect(await keys().check()).toEqual({
      isThere: false,
      says: expect.stringMatching(
        /^This house has a seal key, .* Until then this service closes no day\.$/,
      ) as string,
    });
    await books.record(tell('ledger.opened', { balances: BALANCES }));
    await books.project();
    await expect(closeDay(books, CASINO, '2026-01-01', { keys: keys() })).rejects.toThrow(
      'GAMING_DAY.SEAL_KEY_MISSING',
    );
    await expect(keys(at('named.pem')).check()).rejects.toThrow('Copy it there');
    expect(await introducedKeys(books.dataSource)).toHaveLength(1);
  });

  it.each([0o640, 0o604, 0o660, 0o444])('is refused in a file of mode %o: others can seal', async (mode) => {
    const file = await ownKeyIn(at('open.pem'));
    await chmod(file, mode);
    await expect(keys(file).check()).rejects.toThrow(`Run: chmod 600 ${file}`);
    await chmod(file, 0o400);
    expect(await keys(file).check()).toMatchObject({ isThere: true });
  });

  it('may be given in the setting itself', async () => {
    const pem = newKeyInPem();
    const inSetting = new SealKeys(books.dataSource, books.store, { kind: 'setting', text: pem });
    expect((await inSetting.check()).says).toBe(
      `Seal key ${await idOf(inSetting)}, in CAGNOTTE_SEAL_KEY itself`,
    );
    const broken = new SealKeys(books.dataSource, books.store, { kind: 'setting', text: pem.slice(0, 60) });
    await expect(broken.check()).rejects.toThrow('CAGNOTTE_SEAL_KEY holds no private key in PEM');
  });

  it('is introduced once: a second introduction changes nothing', async () => {
    const file = await ownKeyIn(at('first.pem'));
    await keys(file).introduceFile(at('second.pem'));
    const before = await introducedKeys(books.dataSource);
    await keys(file).introduceFile(at('second.pem'));
    expect(await introducedKeys(books.dataSource)).toEqual(before);
  });

  it('is introduced neither by itself nor if it is no Ed25519 key', async () => {
    const file = await ownKeyIn(at('first.pem'));
    await expect(keys(file).introduceFile(file)).rejects.toThrow('does not introduce itself');
    const other = await ownKeyIn(at('other.pem'), 'ed448');
    await expect(keys(file).introduceFile(other)).rejects.toThrow('of the kind ed448');
  });

  it('introduces keys that an earlier release entered beside it, once a person has named them', async () => {
    const file = await ownKeyIn(at('first.pem'));
    await keys(file).check();
    const earlier = generateKeyPairSync('ed25519')
      .publicKey.export({ format: 'der', type: 'spki' })
      .toString('base64');
    await books.sql(`INSERT INTO access.seal_key (public_key) VALUES ($1)`, [earlier]);
    expect(await verify(books)).toEqual([
      expect.stringMatching(
        /^seals: only the first seal key of a house is introduced by no other, and these are: /,
      ),
    ]);
    await keys(file).introduceEarlier([keyIdOf(earlier)]);
    expect(await verify(books)).toEqual([]);
    await expect(keys(file).introduceEarlier([keyIdOf(earlier)])).rejects.toThrow(SealKeyError);
  });
});

describe('the records that introduce the seal keys of a house', () => {
  const sale = (id: string): CasinoEvent => ({
    ...tell('cage.chips-sold', { amount: 500, meansOfPayment: 'cash' }, { at: 'cage', id }),
    gamingday: '2026-01-01',
  });

  /** A house that has changed its key and sealed a day with each. */
  async function twoKeys(): Promise<{ first: string; second: string }> {
    await books.record(tell('ledger.opened', { balances: BALANCES }), sale('a'));
    await books.project();
    await closeDay(books, CASINO, '2026-01-01', { keys: keys() });
    const { introduced: second, by: first } = await keys().introduceFile(at('second.pem'));
    await books.project();
    return { first, second };
  }

  it('are in the log, in the chain of the house, one for each key', async () => {
    const { first, second } = await twoKeys();
    expect((await recordedKeys(books.store)).map(({ publicKey }) => keyIdOf(publicKey))).toEqual([
      first,
      second,
    ]);
    await keys(at('second.pem')).check();
    expect(await recordedKeys(books.store)).toHaveLength(2);
    const { casinos, problems } = await verifyBooks(books.dataSource, books.store);
    expect(problems).toEqual([]);
    expect(casinos).toContainEqual(expect.objectContaining({ id: 'house', position: '2' }));
  });

  it('name a key that was taken out of the keys of the house, used or not', async () => {
    const { second } = await twoKeys();
    await books.sql(`DELETE FROM access.seal_key WHERE introduced_by IS NOT NULL`);
    expect(await verify(books)).toEqual([
      `seals: the log introduces the seal key ${second}, and it is not among the keys of the house: it was taken out`,
    ]);
  });

  it('are missed if one was taken out of the log and everything else was adapted', async () => {
    const { second } = await twoKeys();
    let seen = 0;
    await rewriteLog(books, (event) =>
      event.type === 'cagnotte.seal-key.introduced.v1' && seen++ === 1 ? undefined : event,
    );
    expect(await verify(books)).toEqual([`seals: no record of the log introduces the seal key ${second}`]);
  });

  it('taken out of both are missed by an anchor of the house', async () => {
    await twoKeys();
    const { casinos } = await verifyBooks(books.dataSource, books.store);
    const { position, chainHash } = casinos.find(({ id }) => id === 'house')!;
    await books.sql(`DELETE FROM access.seal_key WHERE introduced_by IS NOT NULL`);
    let seen = 0;
    await rewriteLog(books, (event) =>
      event.type === 'cagnotte.seal-key.introduced.v1' && seen++ === 1 ? undefined : event,
    );
    expect(await verify(books)).toEqual([]);
    const anchors = [anchorOf(`house:${position}:${chainHash}`)];
    const { problems } = await verifyBooks(books.dataSource, books.store, { anchors });
    expect(problems).toMatchObject([
      { check: 'anchors', detail: expect.stringMatching(/^casino house: /) as string },
    ]);
  });

  it('are written by the next start for a house of an earlier release, but not for a key that was not introduced', async () => {
    const file = await ownKeyIn(at('first.pem'));
    await keys(file).check();
    const strange = createPublicKey(newKeyInPem()).export({ format: 'der', type: 'spki' }).toString('base64');
    await books.sql(`INSERT INTO access.seal_key (public_key) VALUES ($1)`, [strange]);
    await books.empty();
    await keys(file).check();
    expect(await recordedKeys(books.store)).toEqual([]);
    await books.sql(`DELETE FROM access.seal_key WHERE public_key = $1`, [strange]);
    await keys(file).check();
    await books.sql(`INSERT INTO access.seal_key (public_key) VALUES ($1)`, [strange]);
    await keys(file).check();
    expect(await recordedKeys(books.store)).toHaveLength(1);
  });

  it.each<[string, (header: ArchiveHeader) => ArchiveHeader, RegExp]>([
    [
      'the introduction left out of its beginning',
      (header) => ({ ...header, introductions: header.introductions!.slice(0, 1) }),
      /^the log introduces the seal key [0-9a-f]{16}, and it is not among the keys of the house: it was taken out$/,
    ],
    [
      'a first key that is another one',
      (header) => ({ ...header, introductions: [{ ...header.introductions![0]!, publicKey: 'AAAA' }] }),
      /^the log introduces the seal key/,
    ],
  ])('name what an archive leaves out: %s', async (_what, change, detail) => {
    await twoKeys();
    const lines = [];
    for await (const text of writeArchive(books.dataSource, books.store)) lines.push(text);
    const whole = [JSON.stringify(change(JSON.parse(lines[0]!) as ArchiveHeader)), ...lines.slice(1, -1)];
    const end = sha256(whole.map((line) => `${line.trimEnd()}\n`).join(''));
    const changed = [...whole, JSON.stringify({ kind: 'end', lines: whole.length, sha256: end })];
    const { problems } = await verifyArchive(Readable.from(changed.map((line) => line.trimEnd())), {
      openScratch: async () => {
        const { dataSource, drop } = await createTestDatabase();
        return { dataSource, close: drop };
      },
    });
    expect(problems[0]).toMatchObject({ check: 'seals', detail: expect.stringMatching(detail) as string });
  });
});

describe('a seal key that a release before 0.2.0 kept in the database', () => {
  let former: string;
  let id: string;

  beforeEach(async () => {
    former = newKeyInPem();
    const publicKey = createPublicKey(former).export({ format: 'der', type: 'spki' }).toString('base64');
    id = keyIdOf(publicKey);
    await books.sql(`INSERT INTO access.seal_key (public_key, private_key) VALUES ($1, $2)`, [
      publicKey,
      former,
    ]);
  });

  const inDatabase = () => books.sql(`SELECT FROM access.seal_key WHERE private_key IS NOT NULL`);

  it('is moved to the file of the data directory by the next start, which says so; the next close is sealed with it', async () => {
    const said = await moved();
    expect(said).toContain(`The seal key ${id} was moved from the database to ${at('seal-key.pem')}.`);
    expect(said).toContain('Backups made earlier contain it');
    expect([await readFile(at('seal-key.pem'), 'utf8'), await modeOf(at('seal-key.pem'))]).toEqual([
      former,
      0o600,
    ]);
    expect(await inDatabase()).toEqual([]);
    expect(await idOf(keys())).toBe(id);
    expect(await moved()).toBeUndefined();
  });

  it('leaves nothing of itself in the file of the table', async () => {
    const [{ before }] = (await books.sql(`SELECT pg_relation_filepath('access.seal_key') AS before`)) as [
      { before: string },
    ];
    await moved();
    const [{ after }] = (await books.sql(`SELECT pg_relation_filepath('access.seal_key') AS after`)) as [
      { after: string },
    ];
    expect(after).not.toBe(before);
  });

  it('is moved to a file of its own where the house seals with another one by now', async () => {
    const current = await ownKeyIn(at('current.pem'));
    const house = new SealKeys(books.dataSource, books.store, { kind: 'setting', text: former });
    await house.introduceFile(current);
    expect(await moved(current)).toContain(at(`seal-key-${id}.pem`));
    expect(await readFile(at(`seal-key-${id}.pem`), 'utf8')).toBe(former);
    expect(await inDatabase()).toEqual([]);
    expect(await idOf(keys(current))).not.toBe(id);
  });

  it('is taken out where the file of the setting holds the same one already', async () => {
    await writeFile(at('same.pem'), former, { mode: 0o600 });
    expect(await moved(at('same.pem'))).toContain(`to ${at('same.pem')}`);
    expect(await inDatabase()).toEqual([]);
    expect(await readdir(folder)).toEqual(['same.pem']);
  });

  it('stays where the file cannot be kept, and is not overwritten', async () => {
    const current = await ownKeyIn(at('current.pem'));
    await ownKeyIn(at(`seal-key-${id}.pem`));
    await expect(moved(current)).rejects.toThrow('Move it away');
    expect(await inDatabase()).toHaveLength(1);
  });
});
