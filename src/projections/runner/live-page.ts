import type { DataSource, QueryRunner } from 'typeorm';
import type { EventStorePort, LogPlace, RecordedEvent } from '../../event-store/event-store.port';
import { checkpointOf, liveGeneration, lockCheckpoint, moveCheckpoint, schemaOf } from '../generations/generation';
import { numberRecords } from '../register/number-records';
import { enterRecords, loadFirsts, loadHeads } from '../register/register';
import { projectPage } from './page-projector';

/** Where the live read models stand. */
export interface LivePosition {
  readonly generation: number;
  readonly place: LogPlace | undefined;
}

/** A transaction that stands still this long while it holds the checkpoint belongs to a stopped process. */
const STANDSTILL_MS = 10_000;

export async function readLivePosition(dataSource: DataSource): Promise<LivePosition> {
  const runner = dataSource.createQueryRunner();
  try {
    const generation = await liveGeneration(runner);
    return { generation, place: await checkpointOf(runner, generation) };
  } finally {
    await runner.release();
  }
}

/**
 * Applies one page to the register and the live read models, in one transaction. The lock on the checkpoint is the
 * guarantee that nothing is posted twice: if the checkpoint is no longer the one the page was read from, somebody
 * else has applied it, and the page is given up.
 * @returns the position after the page, or undefined when it was given up
 */
export async function applyLivePage(
  dataSource: DataSource,
  store: EventStorePort,
  { from, records }: { from: LivePosition; records: readonly RecordedEvent[] },
): Promise<LivePosition | undefined> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    const place = await applyUnderLock(runner, store, { from, records });
    await runner.commitTransaction();
    return place === undefined ? undefined : { generation: from.generation, place };
  } catch (failure) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw failure;
  } finally {
    await runner.release();
  }
}

async function applyUnderLock(
  runner: QueryRunner,
  store: EventStorePort,
  { from, records }: { from: LivePosition; records: readonly RecordedEvent[] },
): Promise<LogPlace | undefined> {
  await runner.query(`SET LOCAL idle_in_transaction_session_timeout = ${STANDSTILL_MS}`);
  const checkpoint = await lockCheckpoint(runner, from.generation);
  if (checkpoint !== from.place || (await liveGeneration(runner)) !== from.generation) return undefined;
  await runner.query(`SET LOCAL search_path TO ${schemaOf(from.generation)}, pg_catalog`);
  const heads = await loadHeads(runner, [...new Set(records.map(({ casino }) => casino))]);
  const firsts = await loadFirsts(runner, store, records, heads);
  const numbering = numberRecords(records, { heads, firsts });
  await enterRecords(runner, numbering.numbered, numbering.heads);
  await projectPage(runner, numbering.numbered);
  const place = records.at(-1)!.place;
  await moveCheckpoint(runner, from.generation, place);
  return place;
}
