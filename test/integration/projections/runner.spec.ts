import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresEventStore } from '../../../src/event-log/postgres/postgres-event-store';
import { type LogPosition, PARTITIONS } from '../../../src/event-log/event-store.port';
import { type ChainedRecord, chainGenesis, nextLink } from '../../../src/ledger/register/number-records';
import { isoInstant } from '../../../src/ledger/register/register';
import { readLivePosition } from '../../../src/projector/generations/generation';
import { ALL_READ_MODELS } from '../../../src/projector/all-read-models';
import { applyLivePage, PageStoodStill } from '../../../src/projector/runner/live-page';
import { ProjectionLease } from '../../../src/projector/runner/projection-lease';
import { ReceiptWatch } from '../../../src/projector/runner/receipt-watch';
import { useBooks } from '../../support/books/books-under-test';
import { chipsSold, handPlayed, ledgerOpened } from '../../support/sample-events/sample-events';

const AN_HOUR_MS = 3_600_000;

const books = useBooks();

const sales = (count: number, from = 1): ReturnType<typeof chipsSold>[] =>
  Array.from({ length: count }, (_, index) => chipsSold({}, { id: `sale-${from + index}` }));

const entries = (): Promise<{ event_id: string; lines: number }[]> =>
  books.sql(
    `SELECT event_id, count(*)::integer AS lines FROM journal_line
      GROUP BY casino, record_number, event_id ORDER BY casino, record_number`,
  );
/** The records that were projected twice; expected to be empty. */
const metTwice = async (): Promise<unknown> =>
  (await books.sql(`SELECT sum(repeats_skipped) AS records FROM register.casino`))[0]!['records'];
const cash = async (): Promise<string> => {
  const [row] = await books.sql<{ debit: bigint }>(`SELECT debit FROM day_total WHERE account = 'cash:cage'`);
  return String(row?.debit);
};

describe('the runner', () => {
  it('posts each event once, recorded before its start or later', async () => {
    await books.record(ledgerOpened(), chipsSold());
    books.startRunner();
    await books.passed(await books.record(handPlayed()));
    expect(await entries()).toEqual([
      { event_id: 'ledger-opened', lines: 4 },
      { event_id: 'sale-1', lines: 2 },
      { event_id: 'hand-1', lines: 2 },
    ]);
    expect(await cash()).toBe('30000');
  });

  it('continues from the checkpoint after a restart', async () => {
    const first = books.startRunner();
    await books.passed(await books.record(ledgerOpened(), ...sales(3)));
    await first.stop();
    await books.record(...sales(2, 4));
    books.startRunner();
    await books.passed(await books.record(chipsSold({}, { id: 'last' })));
    expect((await entries()).map(({ event_id }) => event_id)).toEqual([
      'ledger-opened',
      ...['sale-1', 'sale-2', 'sale-3', 'sale-4', 'sale-5'],
      'last',
    ]);
  });

  it('numbers and chains each casino by itself', async () => {
    await books.record(
      ...['marbella', 'torrequebrada', 'marbella'].map((casino, index) =>
        chipsSold({}, { id: `sale-${index}`, casino }),
      ),
    );
    await books.project(1);
    const records = await books.sql<ChainedRecord & { chain: string }>(
      `SELECT number, encode(chain_hash, 'hex') AS chain, encode(content_hash, 'hex') AS "contentHash",
              ${isoInstant('recorded_at')} AS "recordedAt", principal
         FROM register.record WHERE casino = 'marbella' ORDER BY number`,
    );
    expect(records.map(({ number }) => number)).toEqual([1n, 2n]);
    // Each link depends on the preceding record of the same casino, not on records of other casinos.
    const links = records.reduce(
      (chain, record) => [
        ...chain,
        nextLink(chain.at(-1)!, { ...record, principal: record.principal ?? undefined }, 2),
      ],
      [chainGenesis('marbella')],
    );
    expect(records.map(({ chain }) => chain)).toEqual(links.slice(1));
  });

  it('stops at once while it waits, and twice does no harm', async () => {
    const { waitForMore } = books.store;
    const waiting = jest
      .spyOn(books.store, 'waitForMore')
      .mockImplementation((after, { signal }) =>
        waitForMore.call(books.store, after, { signal, timeoutMs: AN_HOUR_MS }),
      );
    const runner = books.startRunner();
    await books.passed(await books.record(ledgerOpened()));
    while (waiting.mock.calls.length === 0) await sleep(10);
    await runner.stop();
    await runner.stop();
    waiting.mockRestore();
  });

  it('leaves nothing running behind: the store may be closed as soon as it has stopped', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown): void => void unhandled.push(reason);
    process.on('unhandledRejection', note);
    const store = new PostgresEventStore(books.dataSource);
    const runner = books.startRunner({ store });
    await books.passed(await books.record(ledgerOpened()));
    await runner.stop();
    await store.close();
    await sleep(50);
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });

  it('goes on with all casinos but the one whose rows the database refuses, and takes that in once it can', async () => {
    await books.sql(`ALTER TABLE register.record ADD CONSTRAINT no_ronda CHECK (casino <> 'ronda')`);
    const sale = (casino: string, id: string): ReturnType<typeof chipsSold> => chipsSold({}, { id, casino });
    await books.record(
      ...['granada', 'ronda', 'marbella', 'ronda'].map((casino, n) => sale(casino, `s${n}`)),
    );
    const errors: unknown[] = [];
    const runner = books.startRunner({ onError: (failure) => void errors.push(failure) });
    const watch = new ReceiptWatch(books.dataSource, books.store);
    while (runner.stuckPartitions === 0) await sleep(10);
    const later = await books.record(sale('granada', 's4'), sale('ronda', 's5'));
    expect(await watch.passed(later, ['granada', 'marbella'])).toBe(true);
    const records = (): Promise<object[]> =>
      books.sql(
        `SELECT casino, count(*)::integer AS records FROM register.record GROUP BY casino ORDER BY casino`,
      );
    expect(await records()).toEqual([
      { casino: 'granada', records: 2 },
      { casino: 'marbella', records: 1 },
    ]);
    expect(runner.isFailing).toBe(false);
    await books.sql(`ALTER TABLE register.record DROP CONSTRAINT no_ronda`);
    await books.passed(later);
    expect(await records()).toContainEqual({ casino: 'ronda', records: 3 });
    expect([runner.stuckPartitions, await metTwice()]).toEqual([0, 0n]);
    expect(errors).not.toEqual([]);
  });

  it('continues with smaller pages when the database ends one that was idle for too long', async () => {
    const last = await books.record(ledgerOpened(), ...sales(39));
    await books.sql(
      `CREATE FUNCTION public.end_large_page() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN
         IF (SELECT count(*) FROM entered) > 10 THEN RAISE EXCEPTION 'too long' USING ERRCODE = '25P03'; END IF;
         RETURN NULL;
       END $$`,
    );
    await books.sql(
      `CREATE TRIGGER end_large_page AFTER INSERT ON register.record REFERENCING NEW TABLE AS entered
        FOR EACH STATEMENT EXECUTE FUNCTION public.end_large_page()`,
    );
    try {
      const errors: unknown[] = [];
      books.startRunner({
        pageSize: 40,
        onError: (failure) => errors.push((failure as PageStoodStill).message),
      });
      await books.passed(last);
      expect(errors).toEqual([
        expect.stringMatching(
          /^A page of 40 records said nothing .* for 20 s.* smaller pages.* processor time/,
        ),
        expect.stringMatching(/^A page of 20 records/),
      ]);
      expect(await entries()).toHaveLength(40);
    } finally {
      await books.sql(`DROP FUNCTION public.end_large_page() CASCADE`);
    }
  });

  it('continues by itself after its process was too busy to send a statement to the database', async () => {
    const last = await books.record(ledgerOpened(), ...sales(39));
    const [model] = ALL_READ_MODELS;
    const rowsOf = model!.rowsOf.bind(model);
    const busy = jest.spyOn(model!, 'rowsOf').mockImplementation((evaluated) => {
      for (const until = performance.now() + 30; performance.now() < until;);
      return rowsOf(evaluated);
    });
    try {
      const errors: unknown[] = [];
      books.startRunner({ pageSize: 40, standstillMs: 400, onError: (failure) => errors.push(failure) });
      await books.passed(last);
      expect(errors).not.toEqual([]);
      for (const failure of errors) expect(failure).toBeInstanceOf(PageStoodStill);
      expect(await entries()).toHaveLength(40);
      expect(await metTwice()).toBe(0n);
    } finally {
      busy.mockRestore();
    }
  });

  it('uses larger pages again after many small ones', async () => {
    await books.sql(`CREATE TABLE public.page_met (place bigserial, records integer)`);
    await books.sql(
      `CREATE FUNCTION public.note_page() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN
         INSERT INTO public.page_met (records) SELECT count(*) FROM entered;
         IF (SELECT max(number) FROM entered) <= 20 AND (SELECT count(*) FROM entered) > 10 THEN
           RAISE EXCEPTION 'too long' USING ERRCODE = '25P03';
         END IF;
         RETURN NULL;
       END $$`,
    );
    await books.sql(
      `CREATE TRIGGER note_page AFTER INSERT ON register.record REFERENCING NEW TABLE AS entered
        FOR EACH STATEMENT EXECUTE FUNCTION public.note_page()`,
    );
    try {
      const last = await books.record(ledgerOpened(), ...sales(679));
      books.startRunner({ pageSize: 20 });
      await books.passed(last);
      const pages = await books.sql<{ records: number }>(
        `SELECT records FROM public.page_met ORDER BY place`,
      );
      // Short pages for fifty pages and the rest of the records read with them, then pages of twenty; the failed page left no trace.
      expect(pages.map(({ records }) => records)).toEqual([...Array<number>(64).fill(10), 20, 20]);
    } finally {
      await books.sql(`DROP FUNCTION public.note_page() CASCADE`);
      await books.sql(`DROP TABLE public.page_met`);
    }
  });

  it.each<[string, string, RegExp, string]>([
    [
      'cannot renew its lease',
      `ALTER TABLE projection.member RENAME TO member_elsewhere`,
      /projection\.member/,
      `ALTER TABLE projection.member_elsewhere RENAME TO member`,
    ],
    [
      'finds no checkpoint',
      `UPDATE projection.checkpoint SET partitions = '{99}'`,
      /projection\.checkpoint has no row/,
      `UPDATE projection.checkpoint SET partitions = (SELECT array_agg(p) FROM generate_series(0, 63) AS p)`,
    ],
  ])('reports that it %s, and continues after the repair', async (_what, fault, words, remedy) => {
    const receipt = await books.record(ledgerOpened());
    const errors: string[] = [];
    await books.dataSource.query(fault);
    books.startRunner({ onError: (failure) => errors.push(String(failure)) });
    while (errors.length === 0) await sleep(10);
    expect(errors[0]).toMatch(words);
    await books.dataSource.query(remedy);
    await books.passed(receipt);
    expect(await entries()).toHaveLength(1);
  });

  it('gives its lease up when it stops, so that another one need not wait', async () => {
    const first = books.startRunner();
    await books.passed(await books.record(ledgerOpened()));
    await first.stop();
    const next = new ProjectionLease(books.dataSource, 'next');
    await next.renew();
    expect(next.held.size).toBe(PARTITIONS);
    await next.release();
  });
});

describe('several runners on one database', () => {
  it('post nothing twice', async () => {
    for (let count = 0; count < 3; count += 1) books.startRunner({ pageSize: 3 });
    for (let round = 0; round < 10; round += 1) await books.record(...sales(5, 1 + round * 5));
    await books.passed((await books.store.head())!);
    expect(await entries()).toHaveLength(50);
    expect(await metTwice()).toBe(0n);
    expect(await cash()).toBe('500000');
  });

  it('post nothing twice although each believes to hold the lease', async () => {
    const gaveUp: unknown[] = [];
    const options = {
      pageSize: 2,
      holder: 'everybody',
      onError: (failure: unknown) => gaveUp.push(failure),
    };
    await books.record(...sales(100));
    const runners = Array.from({ length: 4 }, () => books.startRunner(options));
    await books.passed(await books.record(chipsSold({}, { id: 'last' })));
    expect(runners.map(({ damaged }) => damaged)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await entries()).toHaveLength(101);
    expect(await metTwice()).toBe(0n);
    expect(await cash()).toBe('1010000');
    expect(gaveUp).toEqual([]);
  });
});

describe('a page', () => {
  it('is given up, without a trace, when the checkpoint has moved since it was read', async () => {
    await books.record(...sales(4));
    const page = await books.nextPage(2);
    const applied = await applyLivePage(books.dataSource, books.store, page);
    expect(applied).toEqual({ ...page.from, place: page.records[1]!.place });
    expect(await applyLivePage(books.dataSource, books.store, page)).toBeUndefined();
    expect(await entries()).toHaveLength(2);
    expect(await readLivePosition(books.dataSource, books.store)).toMatchObject({ place: applied!.place });
  });

  it('is given up while another process keeps the checkpoint, and applied later', async () => {
    await books.record(ledgerOpened());
    const holder = books.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query(`SELECT 1 FROM projection.checkpoint WHERE 7 = ANY (partitions) FOR UPDATE`);
    const page = await books.nextPage(2);
    expect(await applyLivePage(books.dataSource, books.store, page)).toBeUndefined();
    await holder.rollbackTransaction();
    await holder.release();
    expect(await applyLivePage(books.dataSource, books.store, page)).toBeDefined();
  });

  it('leaves nothing when its transaction dies in the middle', async () => {
    const receipt = await books.record(ledgerOpened(), ...sales(3));
    await books.sql(
      `CREATE FUNCTION public.die() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`,
    );
    await books.sql(
      `CREATE TRIGGER die BEFORE INSERT ON day_total FOR EACH ROW EXECUTE FUNCTION public.die()`,
    );
    const errors: unknown[] = [];
    const runner = books.startRunner({ onError: (failure) => errors.push(failure) });
    while (errors.length < 2) await sleep(10);
    const tables = ['register.record', 'register.casino', 'journal_line', 'day_total', 'fold_state'];
    for (const table of tables) expect(await books.sql(`SELECT * FROM ${table}`)).toEqual([]);
    expect((await readLivePosition(books.dataSource, books.store)).place).toBeUndefined();

    await books.sql(`DROP TRIGGER die ON day_total`);
    await books.sql(`DROP FUNCTION public.die`);
    await books.passed(receipt);
    expect(runner.damaged).toBeUndefined();
    expect(await entries()).toHaveLength(4);
  });
});

describe('a damaged record that is not projected yet', () => {
  it.each([1, 2, 100])(
    'stops the runner for good, everything before it being posted (pages of %i)',
    async (pageSize) => {
      await books.record(ledgerOpened(), ...sales(5));
      await books.tamper(
        `UPDATE event_log.event SET bytes = replace(bytes, '"cash"', '"cAsh"') WHERE id = 'sale-3'`,
      );
      const errors: unknown[] = [];
      const runner = books.startRunner({ pageSize, onError: (failure) => errors.push(failure) });
      while (!runner.damaged) await sleep(10);
      expect(runner.damaged.message).toMatch(
        /^casino torrequebrada, record 4 \(event sale-3 of \/casinos\/torrequebrada\/cage at log position 4\): its stored bytes hash to/,
      );
      expect(errors).toEqual([runner.damaged]);
      expect((await entries()).map(({ event_id }) => event_id)).toEqual([
        'ledger-opened',
        'sale-1',
        'sale-2',
      ]);
      expect((await readLivePosition(books.dataSource, books.store)).place).toBe('3');
    },
  );

  it('stops it also when bytes and hash were changed together into something that is no event', async () => {
    await books.record(ledgerOpened(), ...sales(1));
    await books.tamper(
      `UPDATE event_log.event SET bytes = '{', content_hash = sha256('{') WHERE id = 'sale-1'`,
    );
    const runner = books.startRunner();
    while (!runner.damaged) await sleep(10);
    expect(runner.damaged.message).toMatch(/record 2 .* its stored bytes are no JSON$/);
    expect(await entries()).toHaveLength(1);
  });
});

describe('a receipt', () => {
  it('is passed once the read models contain its event', async () => {
    const receipt = await books.record(ledgerOpened());
    const watch = new ReceiptWatch(books.dataSource, books.store, 100);
    expect(await watch.passed(receipt, 'all')).toBe(false);
    await books.project();
    expect(await watch.passed(receipt, 'all')).toBe(true);
  });

  it('is waited for, not longer than the time-out', async () => {
    const watch = new ReceiptWatch(books.dataSource, books.store, 300);
    const started = performance.now();
    expect(await watch.passed('1' as LogPosition, 'all')).toBe(false);
    expect(performance.now() - started).toBeGreaterThanOrEqual(300);
  });
});
