import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyIdOf } from '../../../src/ledger/day-close/introduced-keys.queries';
import { introducedKeys, SealKeyError, SealKeys } from '../../../src/access/seal-keys';
import { tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { closeDay } from '../../support/books/close-day';
import { verify } from '../../support/books/corruption';

const books = useBooks();
const CASINO = 'granada';
let folder: string;

const keys = (file?: string): SealKeys => new SealKeys(books.dataSource, file);
const at = (name: string): string => join(folder, name);
const idOf = async (from: SealKeys): Promise<string> => keyIdOf((await from.current()).publicKey);

async function ownKeyIn(file: string, type: 'ed25519' | 'ed448' = 'ed25519'): Promise<string> {
  const { privateKey } = type === 'ed448' ? generateKeyPairSync('ed448') : generateKeyPairSync('ed25519');
  await writeFile(file, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  return file;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cagnotte-seal-keys-'));
  await books.sql(`DELETE FROM access.seal_key`);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the seal key of a house', () => {
  it('is changed for that of a file, made readable by its owner alone; both seals hold', async () => {
    const sale = (id: string, gamingday: string) => ({
      ...tell('cage.chips-sold', { amount: 500, meansOfPayment: 'cash' }, { at: 'cage', id }),
      gamingday,
    });
    await books.record(
      tell('ledger.opened', {
        balances: [
          { account: 'chips:cage', amount: 100_000 },
          { account: 'chips:issued', amount: -100_000 },
        ],
      }),
      sale('a', '2026-01-01'),
    );
    await books.project();
    await closeDay(books, CASINO, '2026-01-01');
    const { introduced, by } = await keys().introduceFile(at('new.pem'));
    expect((await stat(at('new.pem'))).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
    expect([await idOf(keys()), await idOf(keys(at('new.pem')))]).toEqual([by, introduced]);
    await books.record(sale('b', '2026-01-02'));
    await books.project();
    await closeDay(books, CASINO, '2026-01-02', keys(at('new.pem')));
    expect(await verify(books)).toEqual([]);
  });

  it('is not one that no earlier key has introduced: the service does not seal with it', async () => {
    await keys().current();
    const file = await ownKeyIn(at('own.pem'));
    await expect(keys(file).current()).rejects.toThrow(/is not introduced by an earlier key of this house/);
    await expect(keys(file).check()).rejects.toThrow(SealKeyError);
    expect(await introducedKeys(books.dataSource)).toHaveLength(1);
  });

  it('is the first one, whatever file that is in, and is not made in the database beside a file', async () => {
    const file = await ownKeyIn(at('first.pem'));
    await keys(file).check();
    expect(await introducedKeys(books.dataSource)).toMatchObject([{ introducedBy: null }]);
    await expect(keys().current()).rejects.toThrow('set CAGNOTTE_SEAL_KEY to its path on this machine');
  });

  it('is introduced once: a second introduction changes nothing', async () => {
    const file = await ownKeyIn(at('first.pem'));
    await keys(file).introduceFile(at('second.pem'));
    const before = await introducedKeys(books.dataSource);
    await keys(file).introduceFile(at('second.pem'));
    expect(await introducedKeys(books.dataSource)).toEqual(before);
  });

  it('is not introduced by itself, nor where it is no Ed25519 key', async () => {
    const file = await ownKeyIn(at('first.pem'));
    await expect(keys(file).introduceFile(file)).rejects.toThrow('does not introduce itself');
    const other = await ownKeyIn(at('other.pem'), 'ed448');
    await expect(keys(file).introduceFile(other)).rejects.toThrow('holds ed448');
  });

  it('stands for keys that an earlier release entered beside it, once a person has named them', async () => {
    const file = await ownKeyIn(at('first.pem'));
    await keys(file).check();
    const earlier = generateKeyPairSync('ed25519')
      .publicKey.export({ format: 'der', type: 'spki' })
      .toString('base64');
    await books.sql(`INSERT INTO access.seal_key (public_key, made_at) VALUES ($1, '2025-01-01')`, [earlier]);
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
