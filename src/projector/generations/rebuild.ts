import type { DataSource, QueryRunner } from 'typeorm';
import type { EventStorePort, LogPosition } from '../../event-log/event-store.port';
import { inTransaction } from '../../database/queryable';
import { compareHeads } from '../../ledger/register/compare-with-register';
import type { CasinoHead } from '../../ledger/_core/store/numbered-event';
import { isDistributed } from '../../database/distributed-tables';
import { type Divergence, firstDivergence, oldestUnseen, type Since } from './compare';
import { holdLivePlaces, liveGeneration, schemaOf, switchTo } from './generation';
import { type BuildOptions, GenerationBuild, levelSnapshot } from './generation-build';
import type { RestatedDay, RestatedFigure, RestatedSeal } from './restated';
import { restatedDays, restatedFigures, restatedSeals } from './restated';
import { dropUnusedGenerations } from './unused-generations';
import { countParked } from '../runner/parked-keys';

export interface RebuildReport {
  readonly generation: number;
  readonly records: number;
  readonly place: LogPosition | undefined;
  readonly heads: ReadonlyMap<string, CasinoHead>;
  readonly divergence: Divergence | undefined;
  readonly restatedDays: readonly RestatedDay[];
  readonly restatedFigures: readonly RestatedFigure[];
  readonly restatedSeals: readonly RestatedSeal[];
  readonly parked: { readonly live: number; readonly rebuilt: number };
}

type Afterwards = 'switch' | 'drop';

export interface RebuildOptions extends BuildOptions {
  /** Begins with the first record even if an earlier build was killed, and drops the tables of that build. */
  readonly anew?: boolean;
  readonly tellsFigures?: boolean;
  readonly afterwards: (report: RebuildReport) => Afterwards | Promise<Afterwards>;
}

/**
 * Builds a second generation of every read model from the log, beside the live one, checks its numbers and chain
 * against the register, and compares the two at the same log position. Ingest, projections and queries go on
 * meanwhile. Before the two change places, the rows written since are compared again, or everything if the two
 * differ, which takes longer; only during that time the live read models are not updated. A killed build of the same
 * program is continued.
 * @throws LogDamaged naming the first record whose bytes, number or chain differ from the register
 */
export async function rebuild(
  dataSource: DataSource,
  store: EventStorePort,
  options: RebuildOptions,
): Promise<RebuildReport> {
  await dropUnusedGenerations(dataSource, options.anew === true ? undefined : options.program);
  const build = await GenerationBuild.begin(dataSource, store, options);
  let inUse = false;
  let report: RebuildReport;
  try {
    await build.catchUp();
    await build.analyze();
    const known = await compareBeside(dataSource, build);
    await build.catchUp();
    report = await inTransaction(dataSource, async (db) => {
      const met = await meetLive(db, build, { ...options, known });
      inUse = (await options.afterwards(met)) === 'switch';
      if (inUse) await switchTo(db, build.generation);
      return met;
    });
  } catch (failure) {
    // The first failure is the one to report. The next command drops tables that cannot be dropped now.
    await build.end({ inUse: false }).catch(() => undefined);
    throw failure;
  }
  await build.end({ inUse });
  if (inUse) await dropUnusedGenerations(dataSource);
  return report;
}

interface KnownSame {
  readonly generation: number;
  /** The oldest transaction that the snapshot does not see; undefined where the tables are distributed. */
  readonly unseen: string | undefined;
  readonly heads: ReadonlyMap<string, CasinoHead>;
}

/** What may have changed since the generations were the same. */
function changedSince({ unseen, heads }: KnownSame, now: KnownSame['heads']): Since {
  if (unseen !== undefined) return { transaction: unseen };
  const isAsBefore = (casino: string, { number, repeatsSkipped }: CasinoHead): boolean =>
    heads.get(casino)?.number === number && heads.get(casino)?.repeatsSkipped === repeatsSkipped;
  return { casinos: [...now].flatMap(([casino, head]) => (isAsBefore(casino, head) ? [] : [casino])) };
}

async function compareBeside(dataSource: DataSource, build: GenerationBuild): Promise<KnownSame | undefined> {
  const snapshot = await levelSnapshot(dataSource, (live, holder) => build.meet(live, holder));
  try {
    await compareHeads(snapshot.db, build.heads);
    const generation = await liveGeneration(snapshot.db);
    const unseen = (await isDistributed(snapshot.db)) ? undefined : await oldestUnseen(snapshot.db);
    const heads = new Map(build.heads);
    const schemas = { live: schemaOf(generation), rebuilt: schemaOf(build.generation) };
    return (await firstDivergence(snapshot.db, schemas)) ? undefined : { generation, unseen, heads };
  } finally {
    await snapshot.close();
  }
}

async function meetLive(
  db: QueryRunner,
  build: GenerationBuild,
  { known, tellsFigures = false }: { readonly known: KnownSame | undefined; readonly tellsFigures?: boolean },
): Promise<RebuildReport> {
  const live = await holdLivePlaces(db);
  await build.meet(live, db);
  await compareHeads(db, build.heads);
  const schemas = { live: schemaOf(live.generation), rebuilt: schemaOf(build.generation) };
  const since = known?.generation === live.generation ? changedSince(known, build.heads) : undefined;
  const divergence = await firstDivergence(db, schemas, since);
  const days = divergence === undefined ? [] : await restatedDays(db, schemas);
  const figures = divergence === undefined || !tellsFigures ? [] : await restatedFigures(db, schemas);
  const casinos = [...new Set(days.map(({ casino }) => casino))];
  const seals = await restatedSeals(db, { rebuilt: schemas.rebuilt, casinos });
  const { generation, records, place, heads } = build;
  const parked = {
    live: await countParked(db, live.generation),
    rebuilt: await countParked(db, build.generation),
  };
  return {
    generation,
    records,
    place,
    heads,
    divergence,
    parked,
    restatedDays: days,
    restatedFigures: figures,
    restatedSeals: seals,
  };
}
