import type { DataSource, QueryRunner } from 'typeorm';
import type { EventStorePort } from '../../event-log/event-store.port';
import { announcePage } from '../books-watch';
import { type Group, groupBehind, type GroupPage, loadedPages, readPages } from '../generations/checkpoints';
import {
  liveGeneration,
  lockCheckpoints,
  moveCheckpoints,
  readLivePlaces,
  seeGeneration,
} from '../generations/generation';
import { inTransaction, setLocal, DEFAULT_PAGE_SIZE } from '../../database/queryable';
import { numberRecords } from '../../ledger/register/number-records';
import { enterRecords, loadContents, loadHeads } from '../../ledger/register/register';
import { LogDamaged } from '../../ledger/register/read-records';
import { projectPage } from './page-projector';

/** A transaction idle for this long while it holds the checkpoint belongs to a stopped process. */
const STANDSTILL_MS = 20_000;
/**
 * The server ended an idle transaction (25P03). Over a Unix socket a client that was too busy to read does not hear of
 * it: its next statement fails first (EPIPE).
 */
const STOOD_STILL: ReadonlySet<string | undefined> = new Set(['25P03', 'EPIPE']);

/**
 * The database ended the transaction of a page because no statement had arrived for too long. Nothing of the page is
 * applied.
 */
export class PageStoodStill extends Error {
  constructor(records: number, standstillMs: number, cause: unknown) {
    super(
      `A page of ${records} records said nothing to the database for ${standstillMs / 1_000} s, and the database ended its ` +
        'transaction. Nothing of it was applied, and nothing is lost: the same records are projected again, in smaller pages. ' +
        'If this is repeated, give the service more processor time (docs/operations/watching.md).',
      { cause },
    );
    this.name = 'PageStoodStill';
  }
}

/** Time-out for the checkpoint lock; a comparing rebuild may hold it longer, and a runner must be able to stop. */
const LOCK_TIMEOUT_MS = 2_000;
const LOCK_NOT_AVAILABLE = '55P03';

export interface LiveGroup extends Pick<Group, 'partitions' | 'place'> {
  readonly generation: number;
}

export interface LivePage extends GroupPage {
  readonly from: LiveGroup;
}

/**
 * Applies one page to the register and the live read models, in one transaction. The locks on the checkpoints
 * guarantee that nothing is posted twice: if one is no longer at the place from which the page was read, another
 * process has applied the page, and it is given up; so it is while another process holds a lock.
 * @returns the places of the partitions after the page, or undefined when it was given up
 * @throws LogDamaged when a record of the page has changed; nothing of the page is applied then
 * @throws PageStoodStill when the database ended the transaction
 */
export async function applyLivePage(
  dataSource: DataSource,
  store: EventStorePort,
  page: LivePage,
  standstillMs = STANDSTILL_MS,
): Promise<LiveGroup | undefined> {
  try {
    return await inTransaction(dataSource, async (db) =>
      (await lockIfStillAt(db, page.from, standstillMs)) ? applyUnderLock(db, store, page) : undefined,
    );
  } catch (failure) {
    const { code } = failure as { code?: string };
    if (code === LOCK_NOT_AVAILABLE) return undefined;
    throw STOOD_STILL.has(code) ? new PageStoodStill(page.records.length, standstillMs, failure) : failure;
  }
}

async function lockIfStillAt(
  db: QueryRunner,
  { generation, partitions, place }: LiveGroup,
  standstillMs: number,
): Promise<boolean> {
  await setLocal(db, { idle_in_transaction_session_timeout: standstillMs, lock_timeout: LOCK_TIMEOUT_MS });
  const places = await lockCheckpoints(db, generation, partitions);
  await setLocal(db, { lock_timeout: 0 });
  const areThere = [...partitions].every(
    (partition) => places.has(partition) && places.get(partition) === place,
  );
  return areThere && (await liveGeneration(db)) === generation;
}

async function applyUnderLock(
  db: QueryRunner,
  store: EventStorePort,
  { from: { generation, partitions }, records, through }: LivePage,
): Promise<LiveGroup> {
  await seeGeneration(db, generation);
  if (records.length > 0) {
    const heads = await loadHeads(db, [...new Set(records.map(({ casino }) => casino))]);
    const contents = await loadContents(db, store, records, heads);
    const numbering = numberRecords(records, { heads, contents });
    await enterRecords(db, numbering.numbered, numbering.heads);
    await projectPage(db, store, numbering.numbered);
    await announcePage(db);
  }
  await moveCheckpoints(db, generation, { partitions, place: through });
  return { generation, partitions, place: through };
}

/** Projects the whole log without a runner, while no other process does. After a page was cut off, pages are halved. */
export async function projectToEnd(
  dataSource: DataSource,
  store: EventStorePort,
  pageSize = DEFAULT_PAGE_SIZE,
): Promise<void> {
  for (let size = { limit: pageSize, inLogOrder: false }; ;) {
    const { generation, places } = await readLivePlaces(dataSource);
    const group = groupBehind(places, store)!;
    const upTo = group.upTo ?? (await store.head());
    const { through, pages } = await readPages(store, { ...group, upTo }, size);
    if (through === undefined || through === group.place) return;
    try {
      for await (const page of loadedPages(pages))
        await applyLivePage(dataSource, store, { ...page, from: { ...page.from, generation } });
    } catch (failure) {
      if (failure instanceof LogDamaged && !size.inLogOrder) size = { ...size, inLogOrder: true };
      else if (failure instanceof PageStoodStill && size.limit > 1)
        size = { ...size, limit: Math.ceil(size.limit / 2) };
      else throw failure;
    }
  }
}
