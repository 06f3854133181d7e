"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.deriveAgain = deriveAgain;
const in_transaction_1 = require("../in-transaction");
const generation_1 = require("../generations/generation");
const read_page_1 = require("../read-page");
const casino_heads_1 = require("../register/casino-heads");
const live_page_1 = require("../runner/live-page");
const archive_line_1 = require("./archive-line");
const archived_tables_1 = require("./archived-tables");
/**
 * Folds the log of an archive again, from its first record, in an empty database that is thrown away afterwards, and
 * holds every line of the journal and every book of the archive against what comes of it. Names the first of each kind.
 */
async function deriveAgain(scratch, log, archive) {
    await projectAll(scratch, log);
    return (0, in_transaction_1.inTransaction)(scratch, async (db) => {
        await db.query(`SET LOCAL search_path TO ${(0, generation_1.schemaOf)(await (0, generation_1.liveGeneration)(db))}, pg_catalog`);
        return [...(await compareJournal(db, archive.journal)), ...(await compareBooks(db, archive.books))];
    });
}
async function projectAll(scratch, log) {
    for (;;) {
        const from = await (0, generation_1.readLivePosition)(scratch);
        const records = await (0, read_page_1.readPage)(log, { after: from.place, limit: read_page_1.DEFAULT_PAGE_SIZE });
        if (records.length === 0)
            return;
        await (0, live_page_1.applyLivePage)(scratch, log, { from, records });
    }
}
async function compareJournal(db, journal) {
    let index = 0;
    for await (const { row: given } of (0, archived_tables_1.journalLines)(db)) {
        const kept = journal[index]?.row;
        index += 1;
        const detail = lineDifference(kept, given);
        if (detail !== undefined)
            return [{ check: 'journal', detail }];
    }
    const more = journal[index]?.row;
    return more === undefined
        ? []
        : [{ check: 'journal', detail: `${nameOf(more)}: the log does not give it` }];
}
function lineDifference(kept, given) {
    if (kept === undefined || nameOf(kept) !== nameOf(given)) {
        return `${nameOf(given)}: it is not in the archive${kept === undefined ? '' : `, which has ${nameOf(kept)} there`}`;
    }
    // By which release it was judged is no difference: today's judges everything anew.
    const columns = Object.keys({ ...kept, ...given }).filter((column) => column !== 'rules_release');
    const differing = columns.sort().find((column) => kept[column] !== given[column]);
    if (differing === undefined)
        return undefined;
    return `${nameOf(given)}: ${differing} is ${kept[differing]} in the archive, the log gives ${given[differing]}`;
}
const nameOf = (row) => `casino ${row['casino']}, record ${row['record_number']}, line ${row['line']}`;
async function compareBooks(db, books) {
    const kept = new Map(books.map((book) => [bookName(book), book]));
    for (const casino of await (0, casino_heads_1.casinosUntil)(db)) {
        for await (const given of (0, archived_tables_1.closedBooks)(db, casino)) {
            const found = kept.get(bookName(given));
            kept.delete(bookName(given));
            if (found !== undefined && (0, archive_line_1.archiveJson)(found.content) === (0, archive_line_1.archiveJson)(given.content))
                continue;
            const what = found === undefined ? 'it is not in the archive' : 'the log gives another one';
            return [{ check: 'books', detail: `${bookName(given)}: ${what}` }];
        }
    }
    const [more] = kept.keys();
    return more === undefined ? [] : [{ check: 'books', detail: `${more}: the log does not give it` }];
}
const bookName = ({ casino, day, book }) => `casino ${casino}, ${book} of ${day}`;
//# sourceMappingURL=derive-again.js.map