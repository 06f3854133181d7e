"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.verifyBooks = verifyBooks;
const seal_keys_1 = require("../../access/seal-keys");
const compare_1 = require("../generations/compare");
const describe_divergence_1 = require("../generations/describe-divergence");
const generation_1 = require("../generations/generation");
const generation_build_1 = require("../generations/generation-build");
const unused_generations_1 = require("../generations/unused-generations");
const in_transaction_1 = require("../in-transaction");
const compare_with_register_1 = require("../register/compare-with-register");
const log_damaged_1 = require("../register/log-damaged");
const books_snapshot_1 = require("./books-snapshot");
const pending_records_1 = require("./pending-records");
const unbalanced_books_1 = require("./unbalanced-books");
const verify_seals_1 = require("./verify-seals");
/**
 * Proves the stored books from the log alone: recomputes record numbers and chain against the register, every entry
 * and balance, and every row of every read model in a generation of its own, which is dropped afterwards. Ingest,
 * projections and queries go on meanwhile.
 */
async function verifyBooks(dataSource, store, options = {}) {
    await (0, unused_generations_1.dropUnusedGenerations)(dataSource);
    const build = await generation_build_1.GenerationBuild.begin(dataSource, store, options);
    try {
        return await new Verification(dataSource, store, build).verdict();
    }
    finally {
        await build.end({ inUse: false });
    }
}
class Verification {
    dataSource;
    store;
    build;
    problems = [];
    superseded = [];
    pending = 0;
    constructor(dataSource, store, build) {
        this.dataSource = dataSource;
        this.store = store;
        this.build = build;
    }
    async verdict() {
        const faults = (await this.store.findFaults?.()) ?? [];
        this.problems.push(...faults.map((detail) => ({ check: 'log', detail })));
        const snapshot = await this.rebuildToSnapshot();
        try {
            await this.compare(snapshot);
        }
        finally {
            await snapshot.close();
        }
        if (snapshot.isRebuilt)
            await this.holds('log', () => this.readPending());
        const { records, heads } = this.build;
        const casinos = [...heads].map(([id, { number, chainHash }]) => ({
            id,
            position: number.toString(),
            chainHash,
        }));
        return {
            ok: this.problems.length === 0,
            records,
            pending: this.pending,
            casinos: casinos.sort((a, b) => (a.id < b.id ? -1 : 1)),
            problems: this.problems,
            superseded: this.superseded,
        };
    }
    /**
     * A snapshot in which live and rebuilt tables stand at one log place. The live checkpoint is held only for the last
     * steps up to there, never while everything is compared. Where the log is damaged, rebuilt tables end before it.
     */
    async rebuildToSnapshot() {
        const isRebuilt = await this.holds('chain', () => this.build.catchUp());
        let snapshot;
        try {
            const isLevel = await (0, in_transaction_1.inTransaction)(this.dataSource, async (db) => {
                const { place } = await (0, generation_1.holdLivePosition)(db);
                const reached = isRebuilt && (await this.holds('chain', () => this.build.advance(place)));
                snapshot = await (0, books_snapshot_1.takeSnapshot)(this.dataSource);
                return reached;
            });
            return { ...snapshot, isRebuilt: isLevel };
        }
        catch (failure) {
            await snapshot?.close();
            throw failure;
        }
    }
    async compare({ db, isRebuilt }) {
        const live = (0, generation_1.schemaOf)(await (0, generation_1.liveGeneration)(db));
        if (isRebuilt)
            await this.holds('chain', () => (0, compare_with_register_1.compareHeads)(db, this.build.heads));
        this.problems.push(...(await (0, unbalanced_books_1.findUnbalanced)(db, live)));
        if (!isRebuilt)
            return;
        const divergence = await (0, compare_1.firstDivergence)(db, { live, rebuilt: (0, generation_1.schemaOf)(this.build.generation) });
        if (divergence)
            this.problems.push({ check: 'read-models', detail: (0, describe_divergence_1.describeDivergence)(divergence) });
        await this.verifySeals(db);
    }
    /** The seals of every casino, against the tables that were made anew. */
    async verifySeals(db) {
        await db.query(`SET LOCAL search_path TO ${(0, generation_1.schemaOf)(this.build.generation)}, pg_catalog`);
        const knownKeys = await (0, seal_keys_1.knownSealKeys)(db);
        for (const casino of [...this.build.heads.keys()].sort()) {
            const books = await (0, verify_seals_1.booksOfTables)(db, this.store, casino);
            const { problems, superseded } = await (0, verify_seals_1.verifySeals)(books, knownKeys);
            this.problems.push(...problems);
            this.superseded.push(...superseded);
        }
    }
    async readPending() {
        this.pending = await (0, pending_records_1.readPending)(this.store, this.build.place);
    }
    /** Whether nothing was found damaged; what was is a problem of this check. */
    async holds(check, work) {
        try {
            await work();
            return true;
        }
        catch (failure) {
            if (!(failure instanceof log_damaged_1.LogDamaged))
                throw failure;
            this.problems.push({ check, detail: failure.message });
            return false;
        }
    }
}
//# sourceMappingURL=verify-books.js.map