"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.RefoldedPools = void 0;
const pool_fold_1 = require("../../accounting/refold/pool-fold");
const pool_turn_1 = require("../../domain/jackpot/pool-turn");
const same_value_1 = require("../../kernel/same-value");
const state_text_1 = require("../folds/state-text");
const insert_rows_1 = require("../insert-rows");
const fold_fault_1 = require("../parking/fold-fault");
const around_key_1 = require("./around-key");
const pool_history_1 = require("./pool-history");
/** The pools that facts of some keys tell of, folded again by turns from the first of those facts on. */
class RefoldedPools {
    casino;
    pools;
    constructor(casino, pools) {
        this.casino = casino;
        this.pools = pools;
    }
    static async of({ page, store }, { casino, changes }) {
        const pools = [];
        for (const [pool, turn] of firstTurns(changes)) {
            const history = await (0, pool_history_1.readPoolHistory)(page, store, { casino, pool, turn });
            const facts = (of) => changes.flatMap((each) => (0, pool_fold_1.poolFactsOf)(each[of], pool));
            const own = new Set([...facts('before'), ...facts('after')].map(({ record }) => record));
            const others = history.facts.filter(({ record }) => !own.has(record));
            const [before, after] = [
                [...others, ...facts('before')],
                [...others, ...facts('after')],
            ];
            const booksBefore = await (0, around_key_1.readBooksBefore)(page, { casino, from: firstRecord([...before, ...after]) });
            const around = { booksBefore, entryOf: (record) => history.entries.get(record) ?? [] };
            const fold = (of) => (0, fold_fault_1.judging)(`jackpot/${pool}`, () => (0, pool_fold_1.foldPool)(history.from, of, around));
            pools.push({ from: history.from, before: fold(before), after: fold(after) });
        }
        return new RefoldedPools(casino, pools);
    }
    /** What facts know of their pools at their turns. */
    get known() {
        return { before: this.atTurns('before'), after: this.atTurns('after') };
    }
    /** The facts that mean something else because of what their pools have come to. */
    get restated() {
        return this.pools.flatMap(({ before, after }) => {
            const was = new Map(before.map((fact) => [fact.record, fact]));
            return after.filter(({ record, meaning }) => !(0, same_value_1.isSameValue)(was.get(record)?.meaning, meaning));
        });
    }
    /** The pools of the casino as they stand now. */
    now(known) {
        const standing = this.pools.map(({ from, after }) => [
            from.pool,
            after.length === 0 ? from.state : after.at(-1).after,
        ]);
        const others = known.map((pool) => [pool.pool, pool]);
        return [...new Map([...others, ...standing]).values()].filter((pool) => pool !== undefined);
    }
    /** Writes the order and the states of the pools from the first change on. */
    async write(page) {
        const { casino } = this;
        for (const { from: { pool }, before, after, } of this.pools) {
            const counted = new Set(after.map(({ record }) => record));
            const gone = before.filter(({ record }) => !counted.has(record)).map(({ record }) => record.toString());
            await page.query(`DELETE FROM pool_fact WHERE casino = $1 AND pool = $2 AND record_number = ANY ($3)`, [
                casino,
                pool,
                gone,
            ]);
            const rows = after.map((fact) => ({
                ...{ casino, pool, record_number: fact.record.toString(), gaming_day: fact.event.gamingday },
                ...{ turn: fact.turn, reverses: fact.reverses?.toString() ?? null },
                state: (0, state_text_1.writeState)(fact.after ?? null),
            }));
            await (0, insert_rows_1.insertRows)(page, 'pool_fact', rows, REPLACE);
        }
    }
    atTurns(of) {
        const known = new Map();
        for (const pool of this.pools) {
            for (const { record, before } of pool[of])
                known.set(record, [...(known.get(record) ?? []), before]);
        }
        return (record) => known.get(record) ?? [];
    }
}
exports.RefoldedPools = RefoldedPools;
const REPLACE = `ON CONFLICT (casino, pool, record_number) DO UPDATE SET
  turn = excluded.turn, reverses = excluded.reverses, state = excluded.state`;
/** The pools that facts of the keys tell of, each with the first turn of its facts there. */
function firstTurns(changes) {
    const lists = changes.flatMap(({ before, after }) => [before, after]);
    const pools = new Set(lists.flat().flatMap(({ event }) => (0, pool_turn_1.poolsToldBy)(event)));
    const firstOf = (pool) => lists
        .flatMap((facts) => (0, pool_fold_1.poolFactsOf)(facts, pool))
        .map(({ turn }) => turn)
        .reduce((first, turn) => (turn < first ? turn : first));
    return new Map([...pools].sort().map((pool) => [pool, firstOf(pool)]));
}
const firstRecord = (facts) => facts.reduce((first, { record }) => (record < first ? record : first), facts[0].record);
//# sourceMappingURL=refold-pools.js.map