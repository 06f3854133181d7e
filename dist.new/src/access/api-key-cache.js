"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ApiKeyCache = exports.STALENESS_MS_MAX = void 0;
const lru_cache_1 = require("lru-cache");
/** A revocation made by another process is felt here at most this long after it; one made here, at once. */
exports.STALENESS_MS_MAX = 10_000;
/** More keys than any house has; the least recently shown are read again. */
const KEYS_MAX = 10_000;
/**
 * Keys as they were read from the database a moment ago, by public id. It holds hashes, never clear keys, and only
 * keys that exist: made-up ids cannot push real ones out. Requests that miss together share one read.
 */
class ApiKeyCache {
    read;
    monotonicMs;
    keys;
    reads = new Map();
    constructor(read, monotonicMs) {
        this.read = read;
        this.monotonicMs = monotonicMs;
        this.keys = new lru_cache_1.LRUCache({
            max: KEYS_MAX,
            ttl: exports.STALENESS_MS_MAX,
            ttlResolution: 0,
            perf: { now: monotonicMs },
        });
    }
    /** The key as it stood at most `STALENESS_MS_MAX` ago, or undefined when there is none. Throws when the read does. */
    find(id) {
        return this.keys.get(id) ?? this.reads.get(id) ?? this.readAgain(id);
    }
    /** The next request for this key reads it anew; a read now under way is not kept. */
    forget(id) {
        this.keys.delete(id);
        this.reads.delete(id);
    }
    readAgain(id) {
        // A slow read may bring an old row: its age counts from the question, not from the answer.
        const start = this.monotonicMs();
        const reading = this.read(id)
            .then((key) => {
            if (key && this.reads.get(id) === reading)
                this.keys.set(id, key, { start });
            return key;
        })
            .finally(() => {
            if (this.reads.get(id) === reading)
                this.reads.delete(id);
        });
        this.reads.set(id, reading);
        return reading;
    }
}
exports.ApiKeyCache = ApiKeyCache;
//# sourceMappingURL=api-key-cache.js.map