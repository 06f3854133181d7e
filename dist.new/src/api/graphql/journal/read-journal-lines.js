"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readJournalLines = readJournalLines;
const journal_line_entity_1 = require("../../../projections/journal/journal-line.entity");
/** A page of the journal in the order of the records, and one line more. */
function readJournalLines(manager, { casino, account, bookingDay, from, asOf, basis }, { position, after, first }) {
    const query = manager
        .createQueryBuilder(journal_line_entity_1.JournalLineEntity, 'entry')
        .where('entry.casino = :casino AND entry.recordNumber <= :position', {
        casino,
        position: position.toString(),
    })
        .orderBy('entry.recordNumber')
        .addOrderBy('entry.line')
        .limit(first + 1);
    const day = basis === 'booked' ? 'entry.bookingDay' : 'entry.gamingDay';
    if (account !== undefined)
        query.andWhere('entry.account = :account', { account });
    if (bookingDay !== undefined)
        query.andWhere('entry.bookingDay = :bookingDay', { bookingDay });
    if (from !== undefined)
        query.andWhere(`${day} >= :from`, { from });
    if (asOf !== undefined)
        query.andWhere(`${day} <= :asOf`, { asOf });
    if (after) {
        query.andWhere('(entry.recordNumber, entry.line) > (:record, :line)', {
            record: after[0],
            line: after[1],
        });
    }
    return query.getMany();
}
//# sourceMappingURL=read-journal-lines.js.map