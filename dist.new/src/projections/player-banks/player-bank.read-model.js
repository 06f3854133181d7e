"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.playerBankReadModel = void 0;
const fact_columns_1 = require("../fact-columns");
const insert_rows_1 = require("../insert-rows");
const read_model_1 = require("../read-model");
const bank_named_1 = require("./bank-named");
/** The banks of players, each of one table session, with the record in which it was first heard of. */
exports.playerBankReadModel = {
    table: 'player_bank',
    rowsOf: (fact) => {
        const [bank, session] = [(0, bank_named_1.bankNamed)(fact), (0, fact_columns_1.sessionColumns)(fact)];
        if (!(0, read_model_1.isReport)(fact) || bank === undefined || session === undefined)
            return [];
        const { casino, event, number } = fact;
        return [{ casino, gaming_day: event.gamingday, ...session, bank, first_record: number.toString() }];
    },
    write: (page, rows) => (0, insert_rows_1.insertRows)(page, 'player_bank', rows, 'ON CONFLICT (casino, gaming_day, table_id, session_no, bank) DO NOTHING'),
};
//# sourceMappingURL=player-bank.read-model.js.map