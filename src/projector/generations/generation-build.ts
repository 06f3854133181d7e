import type { DataSource } from 'typeorm';
import type { EventStorePort, LogPosition } from '../../event-log/event-store.port';
import { partitionOf, PARTITIONS } from '../../event-log/event-store.port';
import {
  inTransaction,
  sayAtWork,
  type Queryable,
  type BooksSnapshot,
  takeSnapshot,
  DEFAULT_PAGE_SIZE,
} from '../../database/queryable';
import { notInLog, recordsBeyond } from '../../ledger/register/compare-with-register';
import { LogDamaged } from '../../ledger/register/read-records';
import type { CasinoHead } from '../../ledger/_core/store/numbered-event';
import type { BuildPart, PartOptions, BuildProgress } from './continued-build';
import { OwnPart, recordsUpTo } from './continued-build';
import { openRebuildTarget, type RebuildTarget, takeOverTarget } from './unused-generations';
import { casinosUntil } from '../../ledger/register/register';
import { ALL_PARTITIONS, everywhere, isBefore, lastCheckpoint, type Places } from './checkpoints';
import { holdLivePlaces, type LivePlaces, placeCheckpoints, readLivePlaces } from './generation';

/**
 * Distributes all partitions over at most `most` workers, each with at least `worthFrom` records: the largest first,
 * each to the worker with the fewest records. Partitions without records are included, for casinos that have none
 * yet.
 */
export function spreadPartitions(
  records: ReadonlyMap<number, bigint>,
  { most, worthFrom }: { readonly most: number; readonly worthFrom: bigint },
): ReadonlySet<number>[] {
  const all = [...records.values()].reduce((sum, each) => sum + each, 0n);
  const worth = worthFrom === 0n ? most : Number(all / worthFrom);
  const workers = Math.max(1, Math.min(most, records.size, worth));
  const parts = Array.from({ length: workers }, () => ({ partitions: new Set<number>(), records: 0n }));
  const byRecords = Array.from({ length: PARTITIONS }, (_, partition) => partition).sort((a, b) =>
    Number((records.get(b) ?? 0n) - (records.get(a) ?? 0n)),
  );
  for (const partition of byRecords) {
    const least = parts.reduce((a, b) => (b.records < a.records ? b : a));
    least.partitions.add(partition);
    least.records += records.get(partition) ?? 0n;
  }
  return parts.map(({ partitions }) => partitions);
}

const MOST_LOOKS_WITHOUT_GAIN = 3;

export interface BuildWorkers {
  readonly most: number;
  readonly worthFrom: bigint;
  open(part: PartOptions): Promise<BuildPart>;
}

export interface BuildOptions {
  readonly pageSize?: number;
  readonly onProgress?: (records: number) => void;
  readonly workers?: BuildWorkers | undefined;
  /**
   * Identifies this program: the same program can continue a killed build. Undefined: the build cannot be continued.
   */
  readonly program?: string | undefined;
  readonly onContinued?: (from: { readonly begunAt: Date; readonly records: number }) => void;
}

interface Building extends BuildOptions {
  readonly pageSize: number;
  readonly target: RebuildTarget;
  readonly parts: readonly BuildPart[];
}

/**
 * A further generation of every read model, built from the log beside the live one, by this process or by several
 * workers with some of the casinos each. The register is outside the generations: record numbers and chain are
 * computed again and must match it.
 */
export class GenerationBuild {
  private reached: Places = everywhere(undefined);

  private constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStorePort,
    private readonly building: Building,
  ) {}

  static async begin(
    dataSource: DataSource,
    store: EventStorePort,
    { pageSize = DEFAULT_PAGE_SIZE, ...options }: BuildOptions = {},
  ): Promise<GenerationBuild> {
    const { program, workers } = options;
    const continued = program === undefined ? undefined : await takeOverTarget(dataSource, program);
    const target = continued ?? (await openRebuildTarget(dataSource, program));
    const standing = continued ?? { places: everywhere(undefined), heads: new Map() };
    try {
      const of = { generation: target.generation, pageSize };
      const parts = await openParts(of, standing, { dataSource, store, workers });
      if (continued)
        options.onContinued?.({ begunAt: continued.begunAt, records: recordsUpTo(continued.heads) });
      return new GenerationBuild(dataSource, store, { ...options, pageSize, target, parts });
    } catch (failure) {
      await target.release();
      throw failure;
    }
  }

  get generation(): number {
    return this.building.target.generation;
  }

  get records(): number {
    return this.building.parts.reduce((sum, { records }) => sum + records, 0);
  }

  get places(): Places {
    return this.reached;
  }

  get place(): LogPosition | undefined {
    return lastCheckpoint(this.reached.values(), this.store);
  }

  get heads(): ReadonlyMap<string, CasinoHead> {
    return new Map(this.building.parts.flatMap(({ heads }) => [...heads]));
  }

  /**
   * Projects until the live generation is hardly ahead: by one page at most, or, where it moves as fast as this one,
   * by no less than at each of the last looks. One look is not enough to give up: the live generation may itself have
   * been behind the log and have caught up since.
   * @param readPlaces reads up to where the live generation is projected; a proof derives it where the tables do not
   * state it
   * @throws LogDamaged naming the first record whose bytes, number or chain differ from the register
   */
  async catchUp(readPlaces: (db: Queryable) => Promise<LivePlaces> = readLivePlaces): Promise<void> {
    let least = Infinity;
    for (let looksWithoutGain = 0; looksWithoutGain < MOST_LOOKS_WITHOUT_GAIN;) {
      const gone = await this.advance((await readPlaces(this.dataSource)).places);
      if (gone <= this.building.pageSize) return;
      looksWithoutGain = gone < least ? 0 : looksWithoutGain + 1;
      least = Math.min(least, gone);
    }
  }

  /**
   * Takes the last steps while a transaction holds the live checkpoints, however many they are. The database ends an
   * idle transaction, so a statement is sent in it after each page.
   * @throws LogDamaged as `advance`
   */
  async meet({ places }: LivePlaces, holder: Queryable): Promise<void> {
    await this.advance(places, () => sayAtWork(holder));
  }

  /**
   * Projects everything up to places of the live checkpoints; returns the number of records.
   * @throws LogDamaged as `catchUp`; also when the log ends before one of them
   */
  async advance(upTo: Places, afterPage: () => Promise<unknown> = () => Promise.resolve()): Promise<number> {
    const before = this.records;
    const told = async (): Promise<void> => {
      this.building.onProgress?.(this.records);
      await afterPage();
    };
    const ended = await Promise.allSettled(this.building.parts.map((part) => part.advance(upTo, told)));
    const failures = ended.flatMap((each): unknown[] => (each.status === 'rejected' ? [each.reason] : []));
    if (failures.length > 0) throw this.firstFailure(failures);
    await this.assertReached(upTo);
    this.reached = upTo;
    return this.records - before;
  }

  /** Updates the planner statistics: without them the first queries would be slow. */
  async analyze(): Promise<void> {
    await this.dataSource.query(`SELECT projection.analyze_generation($1)`, [this.generation]);
  }

  async end({ inUse }: { inUse: boolean }): Promise<void> {
    try {
      await Promise.all(this.building.parts.map((part) => part.end()));
      if (!inUse) await this.building.target.drop();
    } finally {
      await this.building.target.release();
    }
  }

  /** The first failure of a worker that is no damage, otherwise the first damage in the log. */
  private firstFailure(failures: readonly unknown[]): unknown {
    return failures.reduce((first, failure) => {
      if (!(first instanceof LogDamaged)) return first;
      if (!(failure instanceof LogDamaged)) return failure;
      return isBefore(failure.record?.place, first.record?.place, this.store) ? failure : first;
    });
  }

  private async assertReached(upTo: Places): Promise<void> {
    const { store } = this;
    const end = lastCheckpoint(upTo.values(), store);
    if (end === undefined || !isBefore(await store.head(), end, store)) return;
    const beyond = await recordsBeyond(this.dataSource, this.heads);
    const [missing] = beyond
      .filter(({ casino, place }) => !isBefore(upTo.get(partitionOf(casino)), place, store))
      .sort((a, b) => store.compareLogPositions(a.place, b.place));
    throw missing
      ? notInLog(missing)
      : new LogDamaged(undefined, `the log ends before place ${end}, up to which the live tables go`);
  }
}

interface OpeningParts {
  readonly dataSource: DataSource;
  readonly store: EventStorePort;
  readonly workers: BuildWorkers | undefined;
}

async function openParts(
  of: Pick<PartOptions, 'generation' | 'pageSize'>,
  { places, heads }: BuildProgress,
  { dataSource, store, workers }: OpeningParts,
): Promise<readonly BuildPart[]> {
  const spread =
    workers === undefined
      ? [ALL_PARTITIONS]
      : spreadPartitions(await recordsLeft(dataSource, heads), workers);
  const parts = spread.map((partitions): PartOptions => ({
    ...of,
    places: new Map([...places].filter(([partition]) => partitions.has(partition))),
    heads: new Map([...heads].filter(([casino]) => partitions.has(partitionOf(casino)))),
  }));
  // Parts move their checkpoints side by side, so two parts must not share a row.
  await inTransaction(dataSource, async (db) => {
    for (const part of parts) await placeCheckpoints(db, of.generation, part.places);
  });
  if (workers === undefined || parts.length < 2)
    return parts.map((part) => new OwnPart(dataSource, store, part));
  const opened = await Promise.allSettled(parts.map((part) => workers.open(part)));
  const working = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const failed = opened.find((each) => each.status === 'rejected');
  if (failed === undefined) return working;
  await Promise.all(working.map((each) => each.end()));
  throw failed.reason;
}

async function recordsLeft(
  dataSource: DataSource,
  heads: ReadonlyMap<string, CasinoHead>,
): Promise<ReadonlyMap<number, bigint>> {
  const records = new Map<number, bigint>();
  for (const { casino, position } of await casinosUntil(dataSource)) {
    const left = position - (heads.get(casino)?.number ?? 0n);
    const partition = partitionOf(casino);
    if (left > 0n) records.set(partition, (records.get(partition) ?? 0n) + left);
  }
  return records;
}

/**
 * A snapshot in which live and rebuilt tables are at the same places of the log. The live checkpoints are held only
 * for the last steps up to there, never while the two are compared.
 */
export async function levelSnapshot(
  dataSource: DataSource,
  lastSteps: (live: LivePlaces, holder: Queryable) => Promise<unknown>,
  hold: (db: Queryable) => Promise<LivePlaces> = holdLivePlaces,
): Promise<BooksSnapshot> {
  let snapshot: BooksSnapshot | undefined;
  try {
    await inTransaction(dataSource, async (db) => {
      await lastSteps(await hold(db), db);
      snapshot = await takeSnapshot(dataSource);
    });
    return snapshot!;
  } catch (failure) {
    await snapshot?.close();
    throw failure;
  }
}
