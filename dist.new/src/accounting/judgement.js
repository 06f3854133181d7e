"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.nothingKnown = void 0;
const casino_books_1 = require("../domain/casino-books/casino-books");
const open_room_1 = require("../domain/casino-books/open-room");
const pool_1 = require("../domain/jackpot/pool");
const table_session_1 = require("../domain/table-session/table-session");
const balances_1 = require("./balances");
/** Before the first event of a casino. */
exports.nothingKnown = {
    books: casino_books_1.unopenedBooks,
    balances: new balances_1.RunningBalances(),
    session: table_session_1.unopenedSession,
    pools: pool_1.noPools,
    room: open_room_1.emptyRoom,
    sequence: undefined,
    firstReport: undefined,
    entryOf: () => undefined,
};
//# sourceMappingURL=judgement.js.map