"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.sessionTotalReadModel = void 0;
const streams_1 = require("../../domain/event-registry/streams");
const session_key_1 = require("../../domain/table-session/session-key");
const insert_rows_1 = require("../insert-rows");
const game_of_1 = require("../journal/game-of");
const undoes_earlier_1 = require("../journal/undoes-earlier");
/** Totals of what was posted at tables, and of all commissions, so that no report has to sum the journal. */
exports.sessionTotalReadModel = {
    table: 'session_total',
    rowsOf: (fact) => {
        const { casino, event, posts, bookingDay } = fact;
        const table = (0, session_key_1.tableConcerned)(event);
        const counted = table === undefined ? posts.filter(({ account }) => account.startsWith('commission:')) : posts;
        return counted.map(({ account, currency, debit, credit }) => ({
            casino,
            gaming_day: event.gamingday,
            table_id: table ?? '',
            session_no: (0, streams_1.sessionOf)(event),
            booking_day: bookingDay,
            game: (0, game_of_1.gameOf)(fact) ?? '',
            event_type: event.type,
            reversal: (0, undoes_earlier_1.undoesEarlier)(fact),
            account,
            currency,
            debit,
            credit,
            lines: 1,
        }));
    },
    write: (page, rows) => (0, insert_rows_1.insertRows)(page, 'session_total', summed(rows), `ON CONFLICT (casino, gaming_day, table_id, session_no, booking_day, game, event_type, reversal, account, currency)
       DO UPDATE SET debit = session_total.debit + excluded.debit, credit = session_total.credit + excluded.credit,
         lines = session_total.lines + excluded.lines`),
};
/** One row for each total of the page; always in one order, so that two writers cannot lock each other out. */
function summed(rows) {
    const sums = new Map();
    for (const row of rows) {
        const { debit, credit, lines, ...total } = row;
        const key = Object.values(total).join('\0');
        const sum = sums.get(key);
        if (sum === undefined)
            sums.set(key, { ...row });
        else {
            sum.debit += debit;
            sum.credit += credit;
            sum.lines += lines;
        }
    }
    return [...sums]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, { debit, credit, ...row }]) => ({ ...row, debit: debit.toString(), credit: credit.toString() }));
}
//# sourceMappingURL=session-total.read-model.js.map