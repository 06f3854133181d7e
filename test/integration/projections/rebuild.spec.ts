import { setTimeout as sleep } from 'node:timers/promises';
import { rebuild, type RebuildReport } from '../../../src/projector/generations/rebuild';
import { LogDamaged } from '../../../src/ledger/register/read-records';
import { useBooks } from '../../support/books/books-under-test';
import { generationsOf, projectNight, verify } from '../../support/books/corruption';
import { chipsSold, handPlayed } from '../../support/sample-events/sample-events';

const books = useBooks('made anew');

const run = (afterwards: 'switch' | 'drop' | 'switch-if-equal', pageSize = 2): Promise<RebuildReport> =>
  rebuild(books.dataSource, books.store, {
    pageSize,
    afterwards: ({ divergence }) =>
      afterwards === 'switch-if-equal' ? (divergence ? 'drop' : 'switch') : afterwards,
  });

const liveSchema = async (): Promise<string> =>
  (
    await books.sql<{ schema: string }>(`SELECT 'generation_' || generation AS schema FROM projection.live`)
  )[0]!.schema;

describe('a rebuild', () => {
  it('that is equal goes live: readers see it, and the old tables are dropped', async () => {
    await projectNight(books);
    const before = await books.sql(`SELECT * FROM journal_line ORDER BY casino, record_number, line`);
    const old = await liveSchema();
    const report = await run('switch-if-equal');
    expect(report).toMatchObject({ records: 7, place: '7', divergence: undefined });
    expect([...report.heads].map(([casino, { number }]) => [casino, number])).toEqual([
      ['torrequebrada', 5n],
      ['marbella', 2n],
    ]);
    expect(await liveSchema()).toBe(`generation_${report.generation}`);
    expect(await liveSchema()).not.toBe(old);
    expect(await generationsOf(books)).toEqual([await liveSchema()]);
    expect(await books.sql(`SELECT * FROM journal_line ORDER BY casino, record_number, line`)).toEqual(
      before,
    );
    expect(await verify(books)).toEqual([]);
  });

  it('of an empty log goes live, too', async () => {
    expect(await run('switch-if-equal')).toMatchObject({
      records: 0,
      place: undefined,
      divergence: undefined,
    });
    await projectNight(books);
    expect(await verify(books)).toEqual([]);
  });

  it('may be dropped although it is equal', async () => {
    await projectNight(books);
    const old = await liveSchema();
    await run('drop');
    expect(await generationsOf(books)).toEqual([old]);
  });

  it('names the live row that differs, and the live tables stay in use', async () => {
    await projectNight(books);
    const old = await liveSchema();
    await books.tamper(`UPDATE hand SET pot = 201 WHERE event_id = 'hand-1'`);
    const { divergence } = await run('switch-if-equal');
    expect(divergence).toEqual({
      table: 'hand',
      key: { casino: 'torrequebrada', record_number: '3', known_from: '3' },
      kind: 'differs',
      columns: [{ column: 'pot', live: '201', rebuilt: '200' }],
    });
    expect(await generationsOf(books)).toEqual([old]);
    expect(await books.sql(`SELECT pot FROM hand WHERE event_id = 'hand-1'`)).toEqual([{ pot: 201n }]);
  });

  it('repairs the live tables when it replaces them on request', async () => {
    await projectNight(books);
    await books.tamper(`UPDATE hand SET pot = 201 WHERE event_id = 'hand-1'`, `DELETE FROM finding`);
    expect((await run('switch')).divergence).toBeDefined();
    expect(await books.sql(`SELECT pot FROM hand WHERE event_id = 'hand-1'`)).toEqual([{ pot: 200n }]);
    expect(await verify(books)).toEqual([]);
  });

  it.each([
    [
      'a log that lost its last record',
      `DELETE FROM event_log.event WHERE id = 'sale-2'`,
      /record 5 \(event sale-2 of .*: it is in the register, and the log does not give it$/,
    ],
    [
      'a log that lost the last record of a casino',
      `DELETE FROM event_log.event WHERE id = 'sale-9'`,
      /casino marbella, record 2 \(event sale-9 of .*: it is in the register, and the log does not give it$/,
    ],
    [
      'a register that says of a casino that it has come further',
      `UPDATE register.casino SET last_number = 3 WHERE casino = 'marbella'`,
      /^casino marbella: number is 3 in the register, the log gives 2$/,
    ],
  ])('never takes over from %s', async (_what, statement, says) => {
    await projectNight(books);
    const old = await liveSchema();
    await books.tamper(statement);
    await expect(run('switch')).rejects.toThrow(says);
    expect(await generationsOf(books)).toEqual([old]);
  });

  it('builds nothing from a damaged log and leaves nothing behind', async () => {
    await projectNight(books);
    const old = await liveSchema();
    await books.tamper(`UPDATE event_log.event SET bytes = replace(bytes, 'EUR', 'EUX') WHERE id = 'hand-2'`);
    await expect(run('switch')).rejects.toThrow(LogDamaged);
    await expect(run('switch')).rejects.toThrow(/record 4 \(event hand-2 of/);
    expect(await generationsOf(books)).toEqual([old]);
  });
});

describe('while events come in', () => {
  it('rebuilds take over one after another, and nothing is lost or posted twice', async () => {
    await projectNight(books);
    const runner = books.startRunner({ pageSize: 5 });
    let recorded = 0;
    const over = new AbortController();
    const writer = (async () => {
      for (; !over.signal.aborted; recorded += 1) {
        await books.record(chipsSold({ amount: 1 }, { id: `more-${recorded}` }));
        await sleep(10);
      }
    })();
    try {
      for (let round = 0; round < 5; round += 1) {
        expect((await run('switch-if-equal', 100)).divergence).toBeUndefined();
      }
    } finally {
      over.abort();
      await writer;
    }
    await books.passed((await books.store.head())!);
    expect(runner.damaged).toBeUndefined();
    const [posted] = await books.sql(
      `SELECT count(*) AS lines FROM journal_line WHERE event_id LIKE 'more-%'`,
    );
    expect(posted).toEqual({ lines: BigInt(2 * recorded) });
    expect(await verify(books)).toEqual([]);
    expect(await generationsOf(books)).toEqual([await liveSchema()]);
  });

  it('two rebuilds at once and a verify do each other no harm', async () => {
    await projectNight(books);
    books.startRunner({ pageSize: 3 });
    await books.passed(
      await books.record(...Array.from({ length: 40 }, (_, n) => chipsSold({}, { id: `more-${n}` }))),
    );
    const [one, other, problems] = await Promise.all([
      run('switch-if-equal', 3),
      run('switch-if-equal', 4),
      verify(books),
    ]);
    expect([one.divergence, other.divergence, problems]).toEqual([undefined, undefined, []]);
    expect([one.generation, other.generation].map((number) => `generation_${number}`)).toContain(
      await liveSchema(),
    );
    await books.passed(await books.record(handPlayed({ handNo: '9' }, { id: 'hand-9' })));
    expect(await verify(books)).toEqual([]);
    expect(await generationsOf(books)).toEqual([await liveSchema()]);
  });

  it('catches up although events never cease: it ends while the writer is still busy', async () => {
    await projectNight(books);
    books.startRunner({ pageSize: 1 });
    const over = new AbortController();
    const writer = (async () => {
      for (let n = 0; !over.signal.aborted; n += 1) {
        await books.record(chipsSold({ amount: 1 }, { id: `more-${n}` }));
      }
    })();
    try {
      expect((await run('drop', 1)).divergence).toBeUndefined();
    } finally {
      over.abort();
      await writer;
    }
  });
});

/** Rebuilds, and runs a callback after the tables up to quarantined_delivery were compared with the live ones. */
async function runAnd(midway: (rebuilt: string) => Promise<unknown>): Promise<RebuildReport> {
  const held = books.dataSource.createQueryRunner();
  await held.startTransaction();
  await held.query(`LOCK TABLE ${await liveSchema()}.quarantined_delivery IN ACCESS EXCLUSIVE MODE`);
  const rebuilding = run('switch-if-equal');
  try {
    while (!(await isAwaited('quarantined_delivery'))) await sleep(10);
    await midway((await generationsOf(books)).at(-1)!);
  } finally {
    await held.commitTransaction();
    await held.release();
  }
  return rebuilding;
}

/** Whether a connection waits for the lock of a table. */
const isAwaited = async (table: string): Promise<boolean> =>
  (await books.sql(`SELECT FROM pg_locks WHERE NOT granted AND relation::regclass::text LIKE '%${table}'`))
    .length > 0;

describe('while a rebuild is compared with the live tables', () => {
  it('the live tables continue, and later records are in both when they are exchanged', async () => {
    await projectNight(books);
    const report = await runAnd(async () => {
      await books.record(chipsSold({}, { id: 'meanwhile' }));
      await books.project();
    });
    expect(report).toMatchObject({ records: 8, place: '8', divergence: undefined });
    expect(await liveSchema()).toBe(`generation_${report.generation}`);
    expect(await books.sql(`SELECT line FROM journal_line WHERE event_id = 'meanwhile'`)).toHaveLength(2);
    expect(await verify(books)).toEqual([]);
  });

  it.each([
    ['a live row is altered', `UPDATE hand SET pot = 201 WHERE event_id = 'hand-1'`, 'differs'],
    ['a live row is taken away', `DELETE FROM finding`, 'only-rebuilt'],
    ['a live row is added', `INSERT INTO chips_flow_total VALUES ('marbella', 9, 1, 0)`, 'only-live'],
    ['a rebuilt row is altered', `UPDATE REBUILT.hand SET pot = 201 WHERE event_id = 'hand-1'`, 'differs'],
    ['a rebuilt row is taken away', `DELETE FROM REBUILT.finding`, 'only-live'],
  ])('it does not take over when %s after it was compared', async (_what, statement, kind) => {
    await projectNight(books);
    const old = await liveSchema();
    const report = await runAnd((rebuilt) => books.tamper(statement.replace('REBUILT', rebuilt)));
    expect(report.divergence?.kind).toBe(kind);
    expect(await generationsOf(books)).toEqual([old]);
  });
});

describe('a reader that looked up the live generation before a rebuild took over', () => {
  it('reads it to the end of its transaction; the next one sees the new tables', async () => {
    await projectNight(books);
    const old = await liveSchema();
    const reader = books.dataSource.createQueryRunner();
    await reader.startTransaction('REPEATABLE READ');
    await reader.query(`SELECT generation FROM projection.live`);
    const rebuilding = run('switch');
    while ((await liveSchema()) === old) await sleep(10);
    await books.record(chipsSold({}, { id: 'later' }));
    await books.project();
    const read: { hands: bigint }[] = await reader.query(`SELECT count(*) AS hands FROM ${old}.journal_line`);
    await reader.commitTransaction();
    await reader.release();
    await rebuilding;
    const [now] = await books.sql<{ hands: bigint }>(`SELECT count(*) AS hands FROM journal_line`);
    expect(now!.hands - read[0]!.hands).toBe(2n);
    expect(await generationsOf(books)).toEqual([await liveSchema()]);
  });
});
