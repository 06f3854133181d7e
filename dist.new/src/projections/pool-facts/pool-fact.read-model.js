"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.poolFactReadModel = void 0;
const pool_turn_1 = require("../../accounting/pool-turn");
const pool_1 = require("../../domain/jackpot/pool");
const pool_turn_2 = require("../../domain/jackpot/pool-turn");
const state_text_1 = require("../folds/state-text");
const insert_rows_1 = require("../insert-rows");
const read_model_1 = require("../read-model");
/** Facts of pools, and what is known of the pool after each. Those that were folded again are written by the refold. */
exports.poolFactReadModel = {
    table: 'pool_fact',
    rowsOf: (fact) => {
        const { casino, number, event, lines, pools, reverses } = fact;
        if (!(0, read_model_1.isReport)(fact))
            return [];
        return (0, pool_turn_1.poolsOf)(event, lines).map((pool) => ({
            ...{ casino, pool, record_number: number.toString(), gaming_day: event.gamingday },
            ...{ turn: (0, pool_turn_2.poolTurnOf)(event), reverses: reverses?.toString() ?? null },
            state: (0, state_text_1.writeState)((0, pool_1.findPool)(pools, pool) ?? null),
        }));
    },
    write: (page, rows) => (0, insert_rows_1.insertRows)(page, 'pool_fact', rows, 'ON CONFLICT DO NOTHING'),
};
//# sourceMappingURL=pool-fact.read-model.js.map