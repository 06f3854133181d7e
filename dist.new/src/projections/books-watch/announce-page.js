"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.BOOKS_CHANNEL = void 0;
exports.announcePage = announcePage;
/** The channel on which it is said that the books of some casino reach further. */
exports.BOOKS_CHANNEL = 'books';
/** Tells every process that listens, once the page is committed. What is new they read for themselves. */
async function announcePage(db) {
    await db.query(`SELECT pg_notify('${exports.BOOKS_CHANNEL}', '')`);
}
//# sourceMappingURL=announce-page.js.map