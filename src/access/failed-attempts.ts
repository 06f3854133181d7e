import { LRUCache } from 'lru-cache';
import { sha256 } from '../kernel/identity';

/** Requests without a valid key that an address may send within the window; a person who mistypes stays far below. */
export const MOST_FAILURES = 100;
const WINDOW_MS = 60_000;

/**
 * Maximum number of addresses that are counted, more than an attacker usually has. The least recently seen are dropped first.
 */
const ADDRESSES_MAX = 10_000;

/** A key that was valid within the last hour is never throttled by its address: behind a proxy, all clients share one. */
const GOOD_FOR_MS = 3_600_000;
const KEYS_MAX = 10_000;

/** Counts requests without a valid key by address, so that guessing keys does not occupy the database. */
export class FailedAttempts {
  private readonly failures: LRUCache<string, { count: number }>;
  private readonly good: LRUCache<string, true>;
  private readonly told: LRUCache<string, true>;

  constructor(now: () => number = () => performance.now()) {
    const perf = { now };
    this.failures = new LRUCache({ max: ADDRESSES_MAX, ttl: WINDOW_MS, ttlResolution: 0, perf });
    this.good = new LRUCache({ max: KEYS_MAX, ttl: GOOD_FOR_MS, ttlResolution: 0, perf });
    this.told = new LRUCache({ max: KEYS_MAX, ttl: GOOD_FOR_MS, ttlResolution: 0, perf });
  }

  /** Seconds until this address may try again; undefined if it may now. */
  refusedFor(address: string, authorization: string | undefined): number | undefined {
    if ((this.failures.get(address)?.count ?? 0) < MOST_FAILURES) return undefined;
    if (authorization !== undefined && this.good.has(sha256(authorization))) return undefined;
    return Math.max(1, Math.ceil(this.failures.getRemainingTTL(address) / 1_000));
  }

  failed(address: string): void {
    const known = this.failures.get(address);
    if (known) known.count += 1;
    else this.failures.set(address, { count: 1 });
  }

  /** @returns whether it is the first success of this key from this address within an hour */
  succeeded(authorization: string, address: string): boolean {
    const key = sha256(authorization);
    this.good.set(key, true);
    const place = `${key} ${address}`;
    if (this.told.has(place)) return false;
    this.told.set(place, true);
    return true;
  }
}
