import { LRUCache } from 'lru-cache';
import { type RetryPolicy, retry } from '../retry';
import {
  type EventStoreDbConnection,
  isTransientInEventStoreDb,
  type StreamPage,
} from './eventstoredb-connection';
import type { KnownIdentities } from './known-identities';
import { type LogRecord, unpackedEvent } from './packed-event';

export type LastVersion = number | 'none';

const PAGE = 500;
/** Maximum number of streams whose end is cached; that of any other stream is read again. */
const MOST_ENDS = 10_000;

/** The ends of streams up to which every event is known. */
export class StreamEnds {
  private readonly known = new LRUCache<string, LastVersion>({ max: MOST_ENDS });

  constructor(
    private readonly connection: EventStoreDbConnection,
    private readonly identities: KnownIdentities,
    private readonly retryPolicy: RetryPolicy,
  ) {}

  has(stream: string): boolean {
    return this.known.has(stream);
  }

  get(stream: string): LastVersion | undefined {
    return this.known.get(stream);
  }

  set(stream: string, end: LastVersion): void {
    this.known.set(stream, end);
  }

  /**
   * Reads what was stored after the known end of the stream; of an unknown stream, from its end back to a record in
   * the register, which then has everything before it.
   * @param actual the version that the server has named as the last one, if it has
   */
  async learn(stream: string, actual?: LastVersion): Promise<void> {
    const known = this.known.get(stream);
    const isBehind = known === undefined || actual === 'none' || (known !== 'none' && actual! < known);
    if (isBehind) await this.learnFromEnd(stream);
    else await this.learnOn(stream, known);
  }

  private async learnOn(stream: string, known: LastVersion): Promise<void> {
    for (let from = known === 'none' ? 0 : known + 1; ;) {
      const records = await this.page({ stream, direction: 'forwards', from, limit: PAGE });
      this.remember(records);
      if (records.length > 0) this.known.set(stream, records.at(-1)!.version);
      if (records.length < PAGE) return;
      from = records.at(-1)!.version + 1;
    }
  }

  private async learnFromEnd(stream: string): Promise<void> {
    let end: LastVersion = 'none';
    for (let from: number | undefined; ;) {
      const records = await this.page({ stream, direction: 'backwards', from, limit: PAGE });
      if (from === undefined) end = records[0]?.version ?? 'none';
      this.remember(records);
      const oldest = records.at(-1);
      if (records.length < PAGE || oldest === undefined || oldest.version === 0) break;
      if (await this.retry(() => this.identities.isRegistered(unpackedEvent(oldest)))) break;
      from = oldest.version - 1;
    }
    this.known.set(stream, end);
  }

  private remember(records: readonly LogRecord[]): void {
    for (const record of records) this.identities.remember(unpackedEvent(record));
  }

  private page(page: StreamPage): Promise<LogRecord[]> {
    return this.retry(() => this.connection.readStream(page));
  }

  private retry<T>(attempt: () => Promise<T>): Promise<T> {
    return retry(attempt, { policy: this.retryPolicy, isTransient: isTransientInEventStoreDb });
  }
}
