import { randomUUID } from 'node:crypto';
import type { DataSource, QueryRunner } from 'typeorm';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { streamOf } from '../../../src/ledger/event-contract/streams';
import { PostgresEventStore } from '../../../src/event-log/postgres/postgres-event-store';
import type { EventStorePort, LogPosition } from '../../../src/event-log/event-store.port';
import { ALL_PARTITIONS } from '../../../src/projector/generations/checkpoints';
import { liveGeneration, readLivePosition, schemaOf } from '../../../src/projector/generations/generation';
import { inTransaction, type Queryable, readPage } from '../../../src/database/queryable';
import { ProjectionLease } from '../../../src/projector/runner/projection-lease';
import { ProjectionRunner, type RunnerOptions } from '../../../src/projector/runner/runner';
import { type LivePage, projectToEnd } from '../../../src/projector/runner/live-page';
import { ReceiptWatch } from '../../../src/projector/runner/receipt-watch';
import { createTestDatabase, type TestDatabase } from '../database/test-database';
import { rememberingReads } from './remembered-reads';
import { keepSpareGeneration } from './spare-generation';
import { toAppend } from '../../../src/kernel/stored-form';

/**
 * One database for a spec file, with the PostgreSQL event store in it; emptied before each test.
 * @param generations 'made anew' for specs about the creation and removal of generations
 */
export function useBooks(generations: 'spared' | 'made anew' = 'spared'): BooksUnderTest {
  const books = new BooksUnderTest();
  beforeAll(async () => {
    await books.open();
    if (generations === 'spared') keepSpareGeneration(books.dataSource);
  });
  beforeEach(() => books.empty());
  afterEach(() => books.stopRunners());
  afterAll(() => books.close());
  return books;
}

/** Milliseconds, enough for a slow machine. */
const PATIENCE_MS = 90_000;

/** Event store, register and read models of one database. */
export class BooksUnderTest {
  private database!: TestDatabase;
  private readonly runners = new Set<ProjectionRunner>();
  private readonly kept = new Map<unknown, readonly string[]>();
  store!: PostgresEventStore;

  get dataSource(): DataSource {
    return this.database.dataSource;
  }

  get url(): string {
    return this.database.url;
  }

  async open(): Promise<void> {
    this.database = await createTestDatabase();
    this.store = new PostgresEventStore(this.dataSource);
  }

  async close(): Promise<void> {
    await this.stopRunners();
    await this.store.close();
    await this.database.drop();
  }

  /** Appends the events one by one, in this order. @returns the receipt of the last */
  async record(...events: readonly CasinoEvent[]): Promise<LogPosition> {
    // The queue of the store keeps the order; concurrent appends share transactions.
    const outcomes = await Promise.all(
      events.map((event) =>
        this.store.append({
          stream: streamOf(event),
          events: [toAppend(event)],
          principal: 'test',
          expected: 'any',
        }),
      ),
    );
    let receipt: LogPosition | undefined;
    for (const outcome of outcomes) {
      if (outcome.kind !== 'appended') throw new Error(`refused: ${JSON.stringify(outcome)}`);
      receipt = outcome.receipt;
    }
    return receipt!;
  }

  /** Projects all records that are not projected yet, without a runner. */
  project(pageSize = 2_000): Promise<void> {
    return projectToEnd(this.dataSource, this.store, pageSize);
  }

  /** The next page of records for the live read models. */
  async nextPage(limit: number): Promise<LivePage> {
    const { generation, place } = await readLivePosition(this.dataSource, this.store);
    const records = await readPage(this.store, { after: place, limit });
    return {
      from: { generation, partitions: ALL_PARTITIONS, place },
      records,
      through: records.at(-1)!.place,
    };
  }

  startRunner(options: RunnerOptions & { store?: EventStorePort; holder?: string } = {}): ProjectionRunner {
    const { store = this.store, holder = randomUUID(), ...rest } = options;
    const lease = new ProjectionLease(this.dataSource, holder);
    const runner = new ProjectionRunner(this.dataSource, store, lease, rest);
    this.runners.add(runner);
    runner.start();
    return runner;
  }

  /** Waits until the live read models contain the records of a receipt. @throws after PATIENCE_MS */
  async passed(receipt: LogPosition, store: EventStorePort = this.store): Promise<void> {
    if (await new ReceiptWatch(this.dataSource, store, PATIENCE_MS).passed(receipt, 'all')) return;
    throw new Error(`the live read models have not reached ${receipt}`);
  }

  async stopRunners(): Promise<void> {
    await Promise.all([...this.runners].map((runner) => runner.stop()));
    this.runners.clear();
  }

  /** Runs a statement with the live schema on the search path. */
  sql<Row = Record<string, unknown>>(statement: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.inLiveTables((db) => db.query(statement, parameters) as Promise<Row[]>);
  }

  /** Reads the live tables in one transaction without concurrent writes; equal statements are sent once. */
  reading<Answer>(work: (db: Queryable) => Promise<Answer>): Promise<Answer> {
    return this.inLiveTables((db) => work(rememberingReads(db)));
  }

  /** Runs work in one transaction with the live schema on the search path. */
  inLiveTables<Answer>(work: (db: QueryRunner) => Promise<Answer>): Promise<Answer> {
    return inTransaction(this.dataSource, async (db) => {
      await db.query(`SET LOCAL search_path TO ${schemaOf(await liveGeneration(db))}, pg_catalog`);
      return work(db);
    });
  }

  /** Changes rows that are append-only, with their triggers disabled. */
  async tamper(...statements: readonly string[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(`SET LOCAL session_replication_role = replica`);
      await manager.query(`SET LOCAL search_path TO ${schemaOf(await liveGeneration(manager))}, pg_catalog`);
      // One message for all statements, because a database is emptied hundreds of times in a run.
      if (statements.length > 0) await manager.query(statements.join(';\n'));
    });
  }

  /** Restores the state after migration. */
  async empty(): Promise<void> {
    const { tables, generations } = await this.contents();
    await this.tamper(
      // Deleting a few rows is faster than truncating a dozen tables.
      ...tables.map((name) => `DELETE FROM ${name}`),
      `DELETE FROM projection.kept_day`,
      `DELETE FROM projection.build_head`,
      `DELETE FROM projection.build`,
      `DELETE FROM projection.checkpoint`,
      `INSERT INTO projection.checkpoint SELECT generation, '{${[...ALL_PARTITIONS].join()}}' FROM projection.live`,
      `DELETE FROM projection.member`,
      `UPDATE projection.lease SET holder = NULL`,
      ...generations.filter((each) => !each.live).map(({ schema }) => `DROP SCHEMA ${schema} CASCADE`),
      `UPDATE projection.generation SET state = 'retired' WHERE generation NOT IN (SELECT generation FROM projection.live)`,
    );
  }

  /** Fills an empty database by `make`. The rows are made once and restored from a copy after that. */
  async prepared(make: (books: BooksUnderTest) => Promise<void>): Promise<void> {
    const kept = this.kept.get(make);
    if (kept !== undefined) return this.tamper(...kept);
    await make(this);
    this.kept.set(make, await this.keep(`kept_${this.kept.size}`));
  }

  /** Copies every table that has rows. @returns the statements that restore the rows */
  private async keep(schema: string): Promise<string[]> {
    const { tables } = await this.contents();
    const filled: { n: number }[] = await this.dataSource.query(
      tables.map((name, n) => `(SELECT ${n} AS n FROM ${name} LIMIT 1)`).join(' UNION ALL '),
    );
    const { place } = await readLivePosition(this.dataSource, this.store);
    await this.tamper(
      `CREATE SCHEMA ${schema}`,
      ...filled.map(({ n }) => `CREATE TABLE ${schema}.t${n} AS TABLE ${tables[n]}`),
    );
    return [
      // Names without schema, since another generation may be live when the rows are restored.
      ...filled.map(
        ({ n }) =>
          `INSERT INTO ${tables[n]!.replace(/^generation_\d+\./, '')} OVERRIDING SYSTEM VALUE TABLE ${schema}.t${n}`,
      ),
      `UPDATE projection.checkpoint SET place = ${place === undefined ? 'NULL' : `'${place}'`}
        WHERE generation = (SELECT generation FROM projection.live)`,
    ];
  }

  /**
   * The tables of log, register and live generation that have or had rows, and all generations. Most tables never had any,
   * and deleting nothing costs as much as deleting a little.
   */
  private async contents(): Promise<{
    readonly tables: readonly string[];
    readonly generations: readonly { readonly schema: string; readonly live: boolean }[];
  }> {
    const generations: { schema: string; live: boolean }[] = await this.dataSource.query(
      `SELECT nspname AS schema, nspname = 'generation_' || (SELECT generation FROM projection.live) AS live
         FROM pg_namespace WHERE nspname LIKE 'generation\\_%'`,
    );
    const live = generations.find((generation) => generation.live)!.schema;
    const tables: { name: string }[] = await this.dataSource.query(
      `SELECT schemaname || '.' || tablename AS name FROM pg_tables
        WHERE (schemaname IN ('register', '${live}') OR schemaname = 'event_log' AND tablename <> 'head'
           OR tablename = 'security_log')
          AND pg_relation_size(format('%I.%I', schemaname, tablename)::regclass) > 0`,
    );
    return { tables: tables.map(({ name }) => name), generations };
  }
}
