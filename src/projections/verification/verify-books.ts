import type { DataSource } from 'typeorm';
import { knownSealKeys } from '../../access/seal-keys';
import type { EventStorePort } from '../../event-store/event-store.port';
import { firstDivergence } from '../generations/compare';
import { describeDivergence } from '../generations/describe-divergence';
import { liveGeneration, schemaOf } from '../generations/generation';
import { type BuildOptions, GenerationBuild } from '../generations/generation-build';
import { levelSnapshot } from '../generations/level-snapshot';
import { dropUnusedGenerations } from '../generations/unused-generations';
import type { BooksSnapshot } from '../books-snapshot';
import { compareHeads } from '../register/compare-with-register';
import type { Queryable } from '../queryable';
import { LogDamaged } from '../register/log-damaged';
import { readPending } from './pending-records';
import type { Problem } from './problem';
import { findUnbalanced } from './unbalanced-books';
import { booksOfTables, verifySeals } from './verify-seals';

/** What `verify` found. */
export interface Verdict {
  readonly ok: boolean;
  /** Records of the log that were projected anew. */
  readonly records: number;
  /** Records of the log that the live tables do not contain yet; they were read, too. */
  readonly pending: number;
  /** How far the chain of each casino was proven. */
  readonly casinos: readonly { readonly id: string; readonly position: string; readonly chainHash: string }[];
  readonly problems: readonly Problem[];
  /** Seals that a named person has restated the books under: no problem, and never silent. */
  readonly superseded: readonly string[];
}

/**
 * Proves the stored books from the log alone: recomputes record numbers and chain against the register, every entry
 * and balance, and every row of every read model in a generation of its own, which is dropped afterwards. Ingest,
 * projections and queries go on meanwhile.
 */
export async function verifyBooks(
  dataSource: DataSource,
  store: EventStorePort,
  options: BuildOptions = {},
): Promise<Verdict> {
  await dropUnusedGenerations(dataSource);
  const build = await GenerationBuild.begin(dataSource, store, options);
  try {
    return await new Verification(dataSource, store, build).verdict();
  } finally {
    await build.end({ inUse: false });
  }
}

class Verification {
  private readonly problems: Problem[] = [];
  private readonly superseded: string[] = [];
  private pending = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStorePort,
    private readonly build: GenerationBuild,
  ) {}

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
    };
  }

  /** A snapshot of both; where the log is damaged, rebuilt tables end before the place of the live ones. */
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

  /** The seals of every casino, against the tables that were made anew. */
  private async verifySeals(db: Queryable): Promise<void> {
    await db.query(`SET LOCAL search_path TO ${schemaOf(this.build.generation)}, pg_catalog`);
    const knownKeys = await knownSealKeys(db);
    for (const casino of [...this.build.heads.keys()].sort()) {
      const books = await booksOfTables(db, this.store, casino);
      const { problems, superseded } = await verifySeals(books, knownKeys);
      this.problems.push(...problems);
      this.superseded.push(...superseded);
    }
  }

  private async readPending(): Promise<void> {
    this.pending = await readPending(this.store, this.build.place);
  }

  /** Whether nothing was found damaged; what was is a problem of this check. */
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
