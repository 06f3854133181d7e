"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ParkedKeys = exports.parkingKeyOf = void 0;
const streams_1 = require("../../domain/event-registry/streams");
const fold_key_1 = require("../../domain/fold-order/fold-key");
/** What waits together with an event: the key it is folded with, else the stream of a decision. */
const parkingKeyOf = (event) => (0, fold_key_1.foldKeyOf)(event) ?? (0, streams_1.shortName)((0, streams_1.findStream)(event) ?? event.source);
exports.parkingKeyOf = parkingKeyOf;
/** The keys that stand still since a fault stopped one of their records. */
class ParkedKeys {
    keys;
    constructor(keys) {
        this.keys = keys;
    }
    static async load(page, casinos) {
        const rows = await page.query(`SELECT DISTINCT casino, fold_key FROM parked_record WHERE casino = ANY ($1)`, [casinos]);
        return new ParkedKeys(new Set(rows.map(({ casino, fold_key }) => `${casino}\0${fold_key}`)));
    }
    /** The key with which a record waits; undefined for one that need not. */
    waitingWith({ casino, standing, event }) {
        if (this.keys.size === 0 || standing !== 'counted')
            return undefined;
        const key = (0, exports.parkingKeyOf)(event);
        return this.has(casino, key) ? key : undefined;
    }
    has(casino, key) {
        return this.keys.has(`${casino}\0${key}`);
    }
    add(casino, key) {
        this.keys.add(`${casino}\0${key}`);
    }
}
exports.ParkedKeys = ParkedKeys;
//# sourceMappingURL=parked-keys.js.map