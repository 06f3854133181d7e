"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.rebuild = rebuild;
const in_transaction_1 = require("../in-transaction");
const compare_with_register_1 = require("../register/compare-with-register");
const compare_1 = require("./compare");
const generation_1 = require("./generation");
const generation_build_1 = require("./generation-build");
const restated_days_1 = require("./restated-days");
const unused_generations_1 = require("./unused-generations");
const count_parked_1 = require("../parking/count-parked");
/**
 * Builds a second generation of every read model from the log, beside the live one, holds its numbers and chain
 * against the register, and compares the two at one and the same log place. Ingest and queries go on meanwhile; the
 * live read models stand still only while the two are compared, so that none is newer when they change places.
 * @throws LogDamaged naming the first record whose bytes, number or chain are not what the register says
 */
async function rebuild(dataSource, store, options) {
    await (0, unused_generations_1.dropUnusedGenerations)(dataSource);
    const build = await generation_build_1.GenerationBuild.begin(dataSource, store, options);
    let inUse = false;
    try {
        await build.catchUp();
        const report = await (0, in_transaction_1.inTransaction)(dataSource, async (db) => {
            const met = await meetLive(db, build);
            inUse = (await options.afterwards(met)) === 'switch';
            if (inUse)
                await (0, generation_1.switchTo)(db, build.generation);
            return met;
        });
        return report;
    }
    finally {
        await build.end({ inUse });
        if (inUse)
            await (0, unused_generations_1.dropUnusedGenerations)(dataSource);
    }
}
/** Holds the live checkpoint, goes the last steps, and compares. */
async function meetLive(db, build) {
    const live = await (0, generation_1.holdLivePosition)(db);
    await build.advance(live.place);
    await (0, compare_with_register_1.compareHeads)(db, build.heads);
    const schemas = { live: (0, generation_1.schemaOf)(live.generation), rebuilt: (0, generation_1.schemaOf)(build.generation) };
    const divergence = await (0, compare_1.firstDivergence)(db, schemas);
    const restated = divergence === undefined ? [] : await (0, restated_days_1.restatedDays)(db, schemas);
    const { generation, records, place, heads } = build;
    const parked = {
        live: await (0, count_parked_1.countParked)(db, live.generation),
        rebuilt: await (0, count_parked_1.countParked)(db, build.generation),
    };
    return { generation, records, place, heads, divergence, restatedDays: restated, parked };
}
//# sourceMappingURL=rebuild.js.map