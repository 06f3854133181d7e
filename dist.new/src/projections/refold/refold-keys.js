"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.refoldKeys = refoldKeys;
const fold_key_1 = require("../../domain/fold-order/fold-key");
const key_facts_1 = require("./key-facts");
const refold_facts_1 = require("./refold-facts");
const refold_pools_1 = require("./refold-pools");
/**
 * Folds a key again, the pools that its facts tell of, and the keys of whatever means something else because of what
 * those pools have come to.
 */
async function refoldKeys(refolding, changed) {
    const { casino, cause } = changed;
    const partial = changed.isWhole ? undefined : changed;
    const whole = new Map(changed.isWhole ? [[changed.key, changed]] : []);
    for (;;) {
        const isInWhole = partial === undefined || whole.has(changed.key);
        const changes = [...whole.values(), ...(isInWhole ? [] : [partial])];
        const pools = await refold_pools_1.RefoldedPools.of(refolding, { casino, changes });
        const more = new Set(pools.restated
            .filter(({ record }) => record !== cause)
            .map(({ event }) => (0, fold_key_1.foldKeyOf)(event))
            .filter((key) => !whole.has(key) && !refolding.knowledge.parked.has(casino, key)));
        if (more.size === 0)
            return { keys: await refoldEach(refolding, { casino, whole, pools }), pools };
        for (const key of [...more].sort()) {
            const facts = await (0, key_facts_1.countingFacts)(refolding, { casino, key });
            whole.set(key, { before: facts, after: key === changed.key ? [...facts, ...changed.after] : facts });
        }
    }
}
async function refoldEach({ page }, { casino, whole, pools, }) {
    const keys = [];
    for (const [key, change] of whole) {
        keys.push({ key, refolded: await (0, refold_facts_1.refoldFacts)(page, { casino, key, ...change }, pools.known) });
    }
    return keys;
}
//# sourceMappingURL=refold-keys.js.map