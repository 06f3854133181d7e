import type { DataSource } from 'typeorm';
import { type EventStorePort, type LogPosition, partitionOf } from '../../event-log/event-store.port';
import type { Group, GroupReading } from '../generations/checkpoints';
import { ALL_PARTITIONS, loadedPages, readPages } from '../generations/checkpoints';
import { readPlacesToGoOnFrom } from '../generations/generation';
import { LogDamaged } from '../../ledger/register/read-records';
import { deliveryTraces, inSpan } from '../../telemetry/spans';
import { applyLivePage, type LiveGroup, type LivePage } from './live-page';

/** Reads pages of the log and applies them to the live read models. */
export class PagesOfLog {
  private inLogOrder = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStorePort,
    private readonly standstillMs?: number,
  ) {}

  async read(group: Group, place: LogPosition | undefined, limit: number): Promise<GroupReading> {
    const isOfAll = group.partitions.size === ALL_PARTITIONS.size;
    // Read before the page: records that are stored in between may be missing on the page.
    const upTo = group.upTo ?? (isOfAll ? undefined : await this.store.head());
    const { inLogOrder } = this;
    return readPages(this.store, { ...group, place, upTo }, { limit, inLogOrder });
  }

  /** Undefined where the page was given up, because another process applies it or has applied it. */
  async apply(page: LivePage): Promise<LiveGroup | undefined> {
    try {
      return await this.applyTraced(page);
    } catch (failure) {
      if (!(failure instanceof LogDamaged)) throw failure;
      if (!this.inLogOrder) {
        // Other casinos may have records before it: they are projected first, and then the damage is found again.
        this.inLogOrder = true;
        return undefined;
      }
      const sound = page.records.findIndex(({ place }) => place === failure.record?.place);
      const records = page.records.slice(0, sound);
      if (sound > 0) await this.apply({ ...page, records, through: records.at(-1)!.place });
      throw failure;
    }
  }

  private applyTraced(page: LivePage): Promise<LiveGroup | undefined> {
    const { dataSource, store, standstillMs } = this;
    if (page.records.length === 0) return applyLivePage(dataSource, store, page, standstillMs);
    const places = page.records.map(({ place }) => place);
    const attributes = { 'cagnotte.records': places.length };
    const parts = { attributes, links: deliveryTraces.linksTo(places), root: true };
    return inSpan('project a page', parts, async (span) => {
      const after = await applyLivePage(dataSource, store, page, standstillMs);
      if (after !== undefined) deliveryTraces.projected(places, span.spanContext());
      return after;
    });
  }
}

/** Applies the next page of one partition, from its own place in the log. */
export async function applyNextAlone(
  dataSource: DataSource,
  pagesOfLog: PagesOfLog,
  { partition, limit }: { readonly partition: number; readonly limit: number },
): Promise<void> {
  const { generation, places } = await readPlacesToGoOnFrom(dataSource);
  const place = places.get(partition);
  const group = { partitions: new Set([partition]), place, upTo: undefined };
  const { pages } = await pagesOfLog.read(group, place, limit);
  for await (const page of loadedPages(pages.slice(0, 1)))
    await pagesOfLog.apply({ ...page, from: { ...page.from, generation } });
}

export const partitionsOf = (records: GroupReading['records']): ReadonlySet<number> =>
  new Set([...new Set(records.map(({ casino }) => casino))].map(partitionOf));
