"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readCorrectedFacts = readCorrectedFacts;
exports.writeCorrectedFact = writeCorrectedFact;
const fold_states_1 = require("../folds/fold-states");
const state_text_1 = require("../folds/state-text");
const FOLD = 'corrected-fact';
/** What corrections have made of facts, by the record numbers of those that were corrected. */
async function readCorrectedFacts(page, casino, records) {
    const rows = await page.query(`SELECT key, state FROM fold_state WHERE casino = $1 AND fold = '${FOLD}' AND key = ANY ($2)`, [casino, records.map(String)]);
    return new Map(rows.map(({ key, state }) => [BigInt(key), (0, state_text_1.readState)(state)]));
}
/** Keeps what a correction, recorded under `by`, has made of a fact. */
async function writeCorrectedFact(page, { casino, record, by, state }) {
    const key = record.toString();
    const states = await fold_states_1.FoldStates.load(page, {
        fold: FOLD,
        initial: { versions: [] },
        keys: [{ casino, key }],
    });
    states.set(casino, key, { state, record: by });
    await states.write(page);
}
//# sourceMappingURL=corrected-facts.js.map