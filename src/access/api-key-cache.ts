import { LRUCache } from 'lru-cache';

/** A revocation by another process takes effect here within this time; one made here, at once. */
export const STALENESS_MS_MAX = 10_000;

/** More keys than any casino has; the least recently used are read again. */
const KEYS_MAX = 10_000;

/**
 * Keys as they were read from the database a moment ago, by public id. It holds hashes, never clear keys, and only
 * keys that exist: made-up ids cannot push real ones out. Requests that miss together share one read.
 */
export class ApiKeyCache<Key extends object> {
  private readonly keys: LRUCache<string, Key>;
  private readonly reads = new Map<string, Promise<Key | undefined>>();

  constructor(
    private readonly read: (id: string) => Promise<Key | undefined>,
    private readonly monotonicMs: () => number,
  ) {
    this.keys = new LRUCache({
      max: KEYS_MAX,
      ttl: STALENESS_MS_MAX,
      ttlResolution: 0,
      perf: { now: monotonicMs },
    });
  }

  /** The key as of at most `STALENESS_MS_MAX` ago; undefined if there is none. Throws if the read does. */
  find(id: string): Key | Promise<Key | undefined> {
    return this.keys.get(id) ?? this.reads.get(id) ?? this.readAgain(id);
  }

  /** The next request for this key reads it again; a current read is not cached. */
  forget(id: string): void {
    this.keys.delete(id);
    this.reads.delete(id);
  }

  private readAgain(id: string): Promise<Key | undefined> {
    // A slow read may bring an old row: its age counts from the question, not from the answer.
    const start = this.monotonicMs();
    const reading = this.read(id)
      .then((key) => {
        if (key && this.reads.get(id) === reading) this.keys.set(id, key, { start });
        return key;
      })
      .finally(() => {
        if (this.reads.get(id) === reading) this.reads.delete(id);
      });
    this.reads.set(id, reading);
    return reading;
  }
}
