import type { EventStorePort, LogPosition } from '../../event-log/event-store.port';
import { assertUnaltered, parseRecord } from '../../ledger/register/read-records';
import type { Problem } from './problem';
import type { Queryable } from '../../ledger/_core/store/queryable';
import { readRows } from '../../ledger/_core/store/queryable';
import type { DataSource } from 'typeorm';
import { knownSealKeys } from '../../access/seal-keys';
import { firstDivergence, describeDivergence } from '../generations/compare';
import { liveGeneration, schemaOf } from '../generations/generation';
import { type BuildOptions, GenerationBuild } from '../generations/generation-build';
import { levelSnapshot } from '../generations/level-snapshot';
import { dropUnusedGenerations } from '../generations/unused-generations';
import type { BooksSnapshot } from '../../ledger/_core/store/books-snapshot';
import { compareHeads } from '../../ledger/register/compare-with-register';
import { keyIdOf } from '../../ledger/day-close/seal.queries';
import { LogDamaged } from '../../ledger/register/log-damaged';
import { booksOfTables, type ClosesSeen, verifySeals } from './verify-seals';

/**
 * Reads what the log holds behind a place: records that are not projected yet, since no runner works or it is not
 * that far. They stand in no chain, but their bytes must be what the log says of them.
 * @returns how many there are
 * @throws LogDamaged naming the first that is not what it was
 */
export async function readPending(store: EventStorePort, after: LogPosition | undefined): Promise<number> {
  const head = await store.head();
  let records = 0;
  if (head === undefined) return records;
  for await (const record of store.readLog(after === undefined ? {} : { from: after })) {
    if (store.compareLogPositions(record.place, head) > 0) break;
    assertUnaltered(record);
    parseRecord(record);
    records += 1;
  }
  return records;
}

/** Identity A1 on the live tables: each entry, and the trial balance, sums to zero in each currency. */
export async function findUnbalanced(db: Queryable, live: string): Promise<Problem[]> {
  const entries = await readRows<{ casino: string; recordNumber: bigint; currency: string; excess: bigint }>(
    db,
    `SELECT casino, record_number, currency, sum(debit) - sum(credit) AS excess FROM ${live}.journal_line
      GROUP BY casino, record_number, currency HAVING sum(debit) <> sum(credit)
      ORDER BY casino, record_number LIMIT 1`,
  );
  const totals = await readRows<{ casino: string; currency: string; excess: bigint }>(
    db,
    `SELECT casino, currency, sum(debit) - sum(credit) AS excess FROM ${live}.day_total
      GROUP BY casino, currency HAVING sum(debit) <> sum(credit) ORDER BY casino, currency LIMIT 1`,
  );
  return [
    ...entries.map(({ casino, recordNumber, currency, excess }) =>
      problem(
        `casino ${casino}: the entry of record ${recordNumber} has ${excess} ${currency} minor units too much debit`,
      ),
    ),
    ...totals.map(({ casino, currency, excess }) =>
      problem(`casino ${casino}: the trial balance has ${excess} ${currency} minor units too much debit`),
    ),
  ];
}

const problem = (detail: string): Problem => ({ check: 'trial-balance', detail });

/** What `verify` found. */
export interface Verdict {
  readonly ok: boolean;
  readonly records: number;
  /** Records of the log, also read, that the live tables do not contain yet. */
  readonly pending: number;
  readonly casinos: readonly { readonly id: string; readonly position: string; readonly chainHash: string }[];
  readonly problems: readonly Problem[];
  /** Seals superseded by a restatement of a named person: no problem, but always reported. */
  readonly superseded: readonly string[];
  /** For every casino with a closed day: the number of sealed closes, and the unsealed ones. */
  readonly closes: readonly ClosesSeen[];
  readonly sealKeys: readonly string[];
}

export interface VerifyOptions extends BuildOptions {
  /** Short names of the casino's seal keys, known from elsewhere; undefined: those of the database. */
  readonly keyIds?: readonly string[] | undefined;
}

/**
 * Proves the stored books from the log alone: recomputes record numbers and chain against the register, every entry
 * and balance, and every row of every read model in a generation of its own, which is dropped afterwards. Ingest,
 * projections and queries go on meanwhile.
 */
export async function verifyBooks(
  dataSource: DataSource,
  store: EventStorePort,
  { keyIds, ...options }: VerifyOptions = {},
): Promise<Verdict> {
  await dropUnusedGenerations(dataSource);
  const build = await GenerationBuild.begin(dataSource, store, options);
  try {
    return await new Verification(dataSource, store, { build, keyIds }).verdict();
  } finally {
    await build.end({ inUse: false });
  }
}

class Verification {
  private readonly problems: Problem[] = [];
  private readonly superseded: string[] = [];
  private readonly closes: ClosesSeen[] = [];
  private sealKeys: readonly string[] = [];
  private pending = 0;
  private readonly build: GenerationBuild;
  private readonly keyIds: readonly string[] | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStorePort,
    { build, keyIds }: { build: GenerationBuild; keyIds: readonly string[] | undefined },
  ) {
    this.build = build;
    this.keyIds = keyIds;
  }

  async verdict(): Promise<Verdict> {
    const faults = (await this.store.findFaults?.()) ?? [];
    this.problems.push(...faults.map((detail): Problem => ({ check: 'log', detail })));
    const snapshot = await this.rebuildToSnapshot();
    try {
      await this.compare(snapshot);
    } finally {
      await snapshot.close();
    }
    if (snapshot.isRebuilt) await this.holds('log', () => this.readPending());
    const { records, heads } = this.build;
    const casinos = [...heads].map(([id, { number, chainHash }]) => ({
      id,
      position: number.toString(),
      chainHash,
    }));
    return {
      ok: this.problems.length === 0,
      records,
      pending: this.pending,
      casinos: casinos.sort((a, b) => (a.id < b.id ? -1 : 1)),
      problems: this.problems,
      superseded: this.superseded,
      closes: this.closes,
      sealKeys: this.sealKeys,
    };
  }

  /** A snapshot of both; if the log is damaged, the rebuilt tables end before the live ones. */
  private async rebuildToSnapshot(): Promise<BooksSnapshot & { readonly isRebuilt: boolean }> {
    const isRebuilt = await this.holds('chain', () => this.build.catchUp());
    let isLevel = false;
    const snapshot = await levelSnapshot(this.dataSource, async (live, holder) => {
      isLevel = isRebuilt && (await this.holds('chain', () => this.build.meet(live, holder)));
    });
    return { ...snapshot, isRebuilt: isLevel };
  }

  private async compare({ db, isRebuilt }: BooksSnapshot & { readonly isRebuilt: boolean }): Promise<void> {
    const live = schemaOf(await liveGeneration(db));
    if (isRebuilt) await this.holds('chain', () => compareHeads(db, this.build.heads));
    this.problems.push(...(await findUnbalanced(db, live)));
    if (!isRebuilt) return;
    const divergence = await firstDivergence(db, { live, rebuilt: schemaOf(this.build.generation) });
    if (divergence) this.problems.push({ check: 'read-models', detail: describeDivergence(divergence) });
    await this.verifySeals(db);
  }

  private async verifySeals(db: Queryable): Promise<void> {
    await db.query(`SET LOCAL search_path TO ${schemaOf(this.build.generation)}, pg_catalog`);
    const { keyIds } = this;
    const ofHouse = [...(await knownSealKeys(db))];
    this.sealKeys = ofHouse.map(keyIdOf).sort();
    const keys = new Set(ofHouse.filter((key) => keyIds === undefined || keyIds.includes(keyIdOf(key))));
    const known = { keys, fromElsewhere: keyIds !== undefined };
    for (const casino of [...this.build.heads.keys()].sort()) {
      const books = await booksOfTables(db, this.store, casino);
      const { problems, superseded, closes } = await verifySeals(books, known);
      this.problems.push(...problems);
      this.superseded.push(...superseded);
      if (closes.sealed + closes.unsealed.length > 0) this.closes.push(closes);
    }
  }

  private async readPending(): Promise<void> {
    this.pending = await readPending(this.store, this.build.place);
  }

  private async holds(check: Problem['check'], work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (failure) {
      if (!(failure instanceof LogDamaged)) throw failure;
      this.problems.push({ check, detail: failure.message });
      return false;
    }
  }
}
