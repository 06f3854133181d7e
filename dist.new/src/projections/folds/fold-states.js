"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.FoldStates = void 0;
const release_1 = require("../../kernel/release");
const insert_rows_1 = require("../insert-rows");
const state_text_1 = require("./state-text");
/**
 * The states of one fold for the keys of a page: loaded with one query, changed in memory, written back with one
 * statement. What the fold knew after its last record is all that is kept.
 */
class FoldStates {
    fold;
    initial;
    states;
    keepsVersions;
    changed = new Map();
    versions = [];
    constructor(fold, initial, states, keepsVersions) {
        this.fold = fold;
        this.initial = initial;
        this.states = states;
        this.keepsVersions = keepsVersions;
    }
    static async load(page, { fold, initial, keys, keepsVersions = false, }) {
        const rows = await page.query(`SELECT fold_state.casino, fold_state.key, fold_state.state
         FROM jsonb_to_recordset($2::jsonb) AS wanted(casino text, key text)
         JOIN fold_state ON fold_state.casino = wanted.casino AND fold_state.fold = $1 AND fold_state.key = wanted.key`, [fold, JSON.stringify(keys)]);
        const states = rows.map((row) => [mapKey(row), (0, state_text_1.readState)(row.state)]);
        return new FoldStates(fold, initial, new Map(states), keepsVersions);
    }
    get(casino, key) {
        return this.states.get(mapKey({ casino, key })) ?? this.initial;
    }
    set(casino, key, next) {
        if (next.state === this.get(casino, key))
            return;
        this.states.set(mapKey({ casino, key }), next.state);
        this.changed.set(mapKey({ casino, key }), { casino, key, record: next.record });
        if (this.keepsVersions)
            this.versions.push({ casino, key, ...next });
    }
    /** Writes what has changed since it was loaded, or written last. */
    async write(page) {
        if (this.changed.size === 0)
            return;
        const rows = [...this.changed.values()].map(({ casino, key, record }) => ({
            casino,
            fold: this.fold,
            key,
            last_record: record.toString(),
            state: (0, state_text_1.writeState)(this.get(casino, key)),
            rules_release: release_1.RELEASE,
        }));
        await (0, insert_rows_1.insertRows)(page, 'fold_state', rows, `ON CONFLICT (casino, fold, key) DO UPDATE SET last_record = excluded.last_record, state = excluded.state,
         rules_release = excluded.rules_release`);
        if (this.versions.length > 0)
            await this.writeVersions(page);
        this.changed.clear();
        this.versions.length = 0;
    }
    async writeVersions(page) {
        const rows = this.versions.map(({ casino, key, record, state }) => ({
            ...{ casino, fold: this.fold, key, record_number: record.toString() },
            state: (0, state_text_1.writeState)(state),
        }));
        await (0, insert_rows_1.insertRows)(page, 'fold_version', rows);
    }
}
exports.FoldStates = FoldStates;
const mapKey = ({ casino, key }) => `${casino}\0${key}`;
//# sourceMappingURL=fold-states.js.map