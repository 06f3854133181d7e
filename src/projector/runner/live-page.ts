import type { DataSource, QueryRunner } from 'typeorm';
import type { EventStorePort, RecordedEvent } from '../../event-log/event-store.port';
import { announcePage } from '../books-watch';
import {
  liveGeneration,
  type LivePosition,
  lockCheckpoint,
  moveCheckpoint,
  seeGeneration,
} from '../generations/generation';
import { inTransaction, setLocal } from '../../ledger/_core/store/queryable';
import { numberRecords } from '../../ledger/register/number-records';
import { enterRecords, loadContents, loadHeads } from '../../ledger/register/register';
import { projectPage } from './page-projector';

/** A transaction idle for this long while it holds the checkpoint belongs to a stopped process. */
const STANDSTILL_MS = 20_000;
const STOOD_STILL = '25P03';

/** Time-out for the checkpoint lock; a comparing rebuild may hold it longer, and a runner must be able to stop. */
const LOCK_TIMEOUT_MS = 2_000;
const LOCK_NOT_AVAILABLE = '55P03';

interface LivePage {
  readonly from: LivePosition;
  readonly records: readonly RecordedEvent[];
}

/**
 * Applies one page to the register and the live read models, in one transaction. The lock on the checkpoint is the
 * guarantee that nothing is posted twice: if the checkpoint is no longer the one the page was read from, somebody
 * else has applied it, and the page is given up; so it is while somebody else keeps the checkpoint.
 * @returns the position after the page, or undefined when it was given up
 * @throws LogDamaged when a record of the page is not what it was; nothing of the page is applied then
 */
export async function applyLivePage(
  dataSource: DataSource,
  store: EventStorePort,
  page: LivePage,
): Promise<LivePosition | undefined> {
  try {
    return await inTransaction(dataSource, async (db) =>
      (await lockIfStillAt(db, page.from)) ? applyUnderLock(db, store, page) : undefined,
    );
  } catch (failure) {
    if ((failure as { code?: string }).code === LOCK_NOT_AVAILABLE) return undefined;
    throw failure;
  }
}

/** Whether the database ended the transaction of a page because it was idle too long. */
export const stoodStill = (failure: unknown): boolean => (failure as { code?: string }).code === STOOD_STILL;

async function lockIfStillAt(db: QueryRunner, { generation, place }: LivePosition): Promise<boolean> {
  await setLocal(db, {
    idle_in_transaction_session_timeout: STANDSTILL_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
  });
  const checkpoint = await lockCheckpoint(db, generation);
  await setLocal(db, { lock_timeout: 0 });
  return checkpoint === place && (await liveGeneration(db)) === generation;
}

async function applyUnderLock(
  db: QueryRunner,
  store: EventStorePort,
  { from: { generation }, records }: LivePage,
): Promise<LivePosition> {
  await seeGeneration(db, generation);
  const heads = await loadHeads(db, [...new Set(records.map(({ casino }) => casino))]);
  const contents = await loadContents(db, store, records, heads);
  const numbering = numberRecords(records, { heads, contents });
  await enterRecords(db, numbering.numbered, numbering.heads);
  await projectPage(db, store, numbering.numbered);
  const { place } = records.at(-1)!;
  await moveCheckpoint(db, generation, place);
  await announcePage(db);
  return { generation, place };
}
