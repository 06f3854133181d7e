"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.WANTED_BANKS = exports.wantedBanks = void 0;
/** Banks as a table of their columns and their place in the list, for `jsonb_to_recordset($1::jsonb)`. */
const wantedBanks = (banks) => JSON.stringify(banks.map(({ casino, gamingDay, table, sessionNo, bank, position }, n) => ({
    ...{ n, casino, gaming_day: gamingDay, table_id: table, session_no: sessionNo, bank },
    position: position.toString(),
})));
exports.wantedBanks = wantedBanks;
exports.WANTED_BANKS = `jsonb_to_recordset($1::jsonb)
  AS wanted(n integer, casino text, gaming_day date, table_id text, session_no integer, bank text, position bigint)`;
//# sourceMappingURL=bank-at.js.map