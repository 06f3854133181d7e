"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.KnownIdentities = void 0;
const lru_cache_1 = require("lru-cache");
const judge_appends_1 = require("../../judge-appends");
/** More than the projections are ever behind, unless something is wrong with them. */
const MOST_REMEMBERED = 100_000;
/**
 * Which identities the log holds: those that this process has met lately, and those in the register. What another
 * process has stored and the projections have not reached yet is unknown; then the store's own comparison of ids and,
 * in the end, the projections see to it that it counts once.
 */
class KnownIdentities {
    register;
    bytesOf;
    met = new lru_cache_1.LRUCache({ max: MOST_REMEMBERED });
    constructor(register, bytesOf) {
        this.register = register;
        this.bytesOf = bytesOf;
    }
    /** Remembers a record unless its identity is known: then an earlier one counts. */
    remember(record) {
        const identity = (0, judge_appends_1.identityOf)(record);
        if (!this.met.has(identity))
            this.met.set(identity, record);
    }
    /** What is known of the events of these requests. */
    async knowledgeOf(requests) {
        const events = requests.flatMap((request) => request.events);
        const unmet = events.filter((event) => !this.met.has((0, judge_appends_1.identityOf)(event)));
        if (unmet.length > 0)
            for (const record of await this.register.firstRecords(unmet))
                this.remember(record);
        const bytes = new Map();
        for (const event of events) {
            const record = this.met.get((0, judge_appends_1.identityOf)(event));
            if (record && record.contentHash !== event.contentHash && !bytes.has(record.place))
                bytes.set(record.place, await this.bytesOf(record));
        }
        return {
            knownEvent: (event) => {
                const record = this.met.get((0, judge_appends_1.identityOf)(event));
                return record && { ...record, bytes: () => bytes.get(record.place) };
            },
        };
    }
}
exports.KnownIdentities = KnownIdentities;
//# sourceMappingURL=known-identities.js.map