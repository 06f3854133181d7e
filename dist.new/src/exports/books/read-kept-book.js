"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readKeptBook = readKeptBook;
const operation_snapshot_1 = require("../../api/graphql/snapshot/operation-snapshot");
const read_book_1 = require("../../projections/books/read-book");
/** Reads a book in a snapshot of its own. */
async function readKeptBook(dataSource, { knownAt, ...wanted }) {
    const snapshot = new operation_snapshot_1.OperationSnapshot(dataSource);
    try {
        const last = await snapshot.positionOf(wanted.casino);
        if (last === undefined)
            return 'GAMING_DAY.UNKNOWN';
        if (knownAt !== undefined && knownAt > last)
            return 'BOOK.NOT_YET';
        const position = knownAt ?? last;
        const book = await snapshot.read((manager) => (0, read_book_1.readBook)(manager, { ...wanted, position }));
        return typeof book === 'string' ? book : { book, knownAt: position };
    }
    finally {
        await snapshot.close();
    }
}
//# sourceMappingURL=read-kept-book.js.map