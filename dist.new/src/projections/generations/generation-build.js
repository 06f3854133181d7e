"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.GenerationBuild = void 0;
const in_transaction_1 = require("../in-transaction");
const read_page_1 = require("../read-page");
const compare_with_register_1 = require("../register/compare-with-register");
const log_damaged_1 = require("../register/log-damaged");
const number_records_1 = require("../register/number-records");
const register_1 = require("../register/register");
const page_projector_1 = require("../runner/page-projector");
const building_site_1 = require("./building-site");
const generation_1 = require("./generation");
/**
 * A further generation of every read model, built from the log beside the live one. The register is outside the
 * generations: record numbers and chain are computed anew and must meet it.
 */
class GenerationBuild {
    dataSource;
    store;
    site;
    options;
    casinoHeads = new Map();
    pageSize;
    passed = 0;
    reached;
    constructor(dataSource, store, site, options) {
        this.dataSource = dataSource;
        this.store = store;
        this.site = site;
        this.options = options;
        this.pageSize = options.pageSize ?? read_page_1.DEFAULT_PAGE_SIZE;
    }
    static async begin(dataSource, store, options = {}) {
        return new GenerationBuild(dataSource, store, await (0, building_site_1.openBuildingSite)(dataSource), options);
    }
    get generation() {
        return this.site.generation;
    }
    /** Records of the log that were projected anew. */
    get records() {
        return this.passed;
    }
    /** The log place up to which it is built. */
    get place() {
        return this.reached;
    }
    /** How far each casino came. */
    get heads() {
        return this.casinoHeads;
    }
    /**
     * Projects until the live generation is hardly ahead: at the last look by one page at most, or, where events
     * arrive faster than they can be projected, by as much as at the look before.
     * @throws LogDamaged naming the first record whose bytes, number or chain are not what the register says
     */
    async catchUp() {
        for (let before = Infinity;;) {
            const gone = await this.advance((await (0, generation_1.readLivePosition)(this.dataSource)).place);
            if (gone <= this.pageSize || gone >= before)
                return;
            before = gone;
        }
    }
    /**
     * Projects everything up to a place of the live checkpoint; answers how many records that were.
     * @throws LogDamaged as `catchUp`; also when the log ends before that place
     */
    async advance(upTo) {
        const before = this.passed;
        while (upTo !== undefined && this.isBehind(upTo)) {
            const records = await (0, read_page_1.readPage)(this.store, { after: this.reached, upTo, limit: this.pageSize });
            if (records.length === 0)
                throw await this.logTooShort(upTo);
            await (0, in_transaction_1.inTransaction)(this.dataSource, (db) => this.applyPage(db, records));
            this.reached = records.at(-1).place;
            this.passed += records.length;
            this.options.onProgress?.(this.passed);
        }
        return this.passed - before;
    }
    /** Ends the work; what was built is dropped unless it is in use now. */
    async end({ inUse }) {
        try {
            if (!inUse)
                await (0, in_transaction_1.inTransaction)(this.dataSource, (db) => (0, generation_1.retireGeneration)(db, this.generation));
        }
        finally {
            await this.site.leave();
        }
    }
    isBehind(upTo) {
        return this.reached === undefined || this.store.comparePlaces(this.reached, upTo) < 0;
    }
    async applyPage(db, records) {
        await db.query(`SET LOCAL search_path TO ${(0, generation_1.schemaOf)(this.generation)}, pg_catalog`);
        const contents = await (0, register_1.loadContents)(db, this.store, records, this.casinoHeads);
        const numbering = (0, number_records_1.numberRecords)(records, { heads: this.casinoHeads, contents });
        await (0, compare_with_register_1.compareWithRegister)(db, numbering.numbered);
        await (0, page_projector_1.projectPage)(db, this.store, numbering.numbered);
        await (0, generation_1.moveCheckpoint)(db, this.generation, records.at(-1).place);
        for (const [casino, head] of numbering.heads)
            this.casinoHeads.set(casino, head);
    }
    /** Names the first record in the register that the log should have given up to this place. */
    async logTooShort(upTo) {
        const beyond = await (0, compare_with_register_1.recordsBeyond)(this.dataSource, this.casinoHeads);
        const missing = beyond
            .filter(({ place }) => this.store.comparePlaces(place, upTo) <= 0)
            .sort((a, b) => this.store.comparePlaces(a.place, b.place))[0];
        return missing
            ? (0, compare_with_register_1.notInLog)(missing)
            : new log_damaged_1.LogDamaged(undefined, `the log ends before place ${upTo}, up to which the live tables go`);
    }
}
exports.GenerationBuild = GenerationBuild;
//# sourceMappingURL=generation-build.js.map