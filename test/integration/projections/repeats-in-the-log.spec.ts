import type { CasinoEvent } from '../../../src/kernel/envelope';
import { streamOf } from '../../../src/ledger/event-contract/streams';
import { InMemoryEventStore } from '../../support/event-store/in-memory-event-store';
import { storedForm, toAppend } from '../../../src/kernel/stored-form';
import { verifyBooks } from '../../../src/projector/verification/verify-books';
import { projectToEnd } from '../../../src/projector/runner/live-page';
import { useBooks } from '../../support/books/books-under-test';
import { chipsSold, handPlayed, ledgerOpened } from '../../support/sample-events/sample-events';

const books = useBooks();
let store: InMemoryEventStore;

beforeEach(() => {
  store = new InMemoryEventStore();
});
afterEach(() => store.close());

/** Forces events into the log without a check of identities, like a store that records repeats. */
const force = (...events: readonly CasinoEvent[]): void => {
  for (const event of events) store.forceIntoLog(toAppend(event), streamOf(event));
};

const register = (): Promise<string[]> =>
  books
    .sql<{ row: string }>(
      `SELECT concat_ws(' ', number, event_id, standing) AS row FROM register.record ORDER BY casino, number`,
    )
    .then((rows) => rows.map(({ row }) => row));

const skipped = async (): Promise<unknown> =>
  (await books.sql(`SELECT repeats_skipped FROM register.casino`))[0]?.['repeats_skipped'];

const posted = (): Promise<string[]> =>
  books
    .sql<{ row: string }>(
      `SELECT concat_ws(' ', event_id, account, debit - credit) AS row FROM journal_line ORDER BY record_number, line`,
    )
    .then((rows) => rows.map(({ row }) => row));

const sale = (amount: number): CasinoEvent => chipsSold({ amount });

describe.each([1, 2, 100])('read in pages of %i', (pageSize) => {
  const project = (): Promise<void> => projectToEnd(books.dataSource, store, pageSize);

  it('an exact repeat in the log gets no number and posts nothing', async () => {
    force(ledgerOpened(), sale(100), sale(100), handPlayed(), sale(100), ledgerOpened());
    await project();
    expect(await register()).toEqual(['1 ledger-opened counted', '2 sale-1 counted', '3 hand-1 counted']);
    expect(await skipped()).toBe(3n);
    expect((await posted()).filter((line) => line.startsWith('sale-1'))).toEqual([
      'sale-1 cash:cage 100',
      'sale-1 chips:cage -100',
    ]);
    expect((await verifyBooks(books.dataSource, store)).problems).toEqual([]);
  });

  it('a repeat with its keys in another order gets none either', async () => {
    const { data, ...envelope } = sale(100);
    force(ledgerOpened(), sale(100));
    store.forceIntoLog({ ...toAppend(sale(100)), ...storedForm({ data, ...envelope }) }, streamOf(sale(100)));
    await project();
    expect(await register()).toEqual(['1 ledger-opened counted', '2 sale-1 counted']);
    expect(await skipped()).toBe(1n);
    expect((await verifyBooks(books.dataSource, store)).problems).toEqual([]);
  });

  it('another content under the same identity is numbered and found, and posts nothing', async () => {
    force(ledgerOpened(), sale(100), sale(999), handPlayed());
    await project();
    expect(await register()).toEqual([
      '1 ledger-opened counted',
      '2 sale-1 counted',
      '3 sale-1 conflict',
      '4 hand-1 counted',
    ]);
    expect((await posted()).filter((line) => line.startsWith('sale-1'))).toEqual([
      'sale-1 cash:cage 100',
      'sale-1 chips:cage -100',
    ]);
    expect(await books.sql(`SELECT code, opened_by, event_ids FROM finding`)).toEqual([
      { code: 'identity-conflict', opened_by: 3n, event_ids: ['sale-1'] },
    ]);
    expect((await verifyBooks(books.dataSource, store)).problems).toEqual([]);
  });

  it('the same conflict once more is a repeat of it, a third content is a further conflict', async () => {
    force(sale(100), sale(200), sale(200), sale(300), sale(200), sale(100));
    await project();
    expect(await register()).toEqual(['1 sale-1 counted', '2 sale-1 conflict', '3 sale-1 conflict']);
    expect(await skipped()).toBe(3n);
    expect((await verifyBooks(books.dataSource, store)).problems).toEqual([]);
  });

  it('a hand in conflict does not name its round and is no hand', async () => {
    const conflict = handPlayed({ handNo: '2' });
    force(handPlayed(), conflict, handPlayed({ handNo: '2' }, { id: 'hand-2' }));
    await project();
    expect(await books.sql(`SELECT record_number, hand_no FROM hand ORDER BY 1`)).toEqual([
      { record_number: 1n, hand_no: '1' },
      { record_number: 3n, hand_no: '2' },
    ]);
    expect(await books.sql(`SELECT code FROM finding WHERE code = 'round-number-repeated'`)).toEqual([]);
  });

  it('a round number used twice is posted twice and found once', async () => {
    const again = handPlayed({}, { id: 'hand-again' });
    force(ledgerOpened(), handPlayed(), sale(1), again);
    await project();
    expect((await posted()).filter((line) => line.includes('commission'))).toEqual([
      'hand-1 commission:rake:PK1 -10',
      'hand-again commission:rake:PK1 -10',
    ]);
    expect(await books.sql(`SELECT code, opened_by, event_ids FROM finding`)).toEqual([
      { code: 'round-number-repeated', opened_by: 4n, event_ids: ['hand-again', 'hand-1'] },
    ]);
    expect(await books.sql(`SELECT reference, first_record FROM round_reference`)).toEqual([
      { reference: 'table/PK1/2026-01-01/1#1', first_record: 2n },
    ]);
  });
});

describe('a runner on a log that repeats itself', () => {
  it('counts each event once and goes on', async () => {
    const runner = books.startRunner({ store, pageSize: 2 });
    force(ledgerOpened(), sale(100), sale(100), sale(999), ledgerOpened(), handPlayed());
    await books.passed((await store.head())!, store);
    expect(await register()).toHaveLength(4);
    expect(runner.damaged).toBeUndefined();
  });

  it('evaluates no repeat by a first record that was altered since', async () => {
    force(sale(100), sale(999));
    await projectToEnd(books.dataSource, store, 1);
    const first = toAppend(sale(100));
    // The log of this store cannot be altered, so the test changes the register instead.
    await books.tamper(`UPDATE register.record SET content_hash = sha256('x') WHERE number = 1`);
    store.forceIntoLog(first, streamOf(sale(100)));
    const runner = books.startRunner({ store });
    while (!runner.damaged) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(runner.damaged.message).toContain('record 1 (event sale-1 of');
    expect(runner.damaged.message).toContain('the log does not hold its content any more');
  });
});
