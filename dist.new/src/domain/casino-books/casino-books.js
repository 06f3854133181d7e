"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.guaranteeOf = exports.authorise = exports.openBooks = exports.unopenedBooks = void 0;
exports.noteBlocked = noteBlocked;
exports.guarantee = guarantee;
exports.unopenedBooks = {};
/** The first opening counts; a later one leaves the books as they were. */
const openBooks = (books, opening) => books.openedBy === undefined ? { ...books, currency: opening.currency, openedBy: opening.eventId } : books;
exports.openBooks = openBooks;
/** The cage opened: what it says is blocked holds until a later day says otherwise. */
function noteBlocked(books, blocked) {
    const known = books.blockedInBank;
    if (known === undefined ? blocked.amount === 0n : known.day > blocked.day)
        return books;
    return { ...books, blockedInBank: blocked };
}
/** Adds an authorisation; it replaces the earlier ones from its day on. */
const authorise = (books, authorisation) => ({
    ...books,
    authorisations: [...(books.authorisations ?? []), authorisation],
});
exports.authorise = authorise;
/** What the guarantees of a banker come to, in minor units. */
const guaranteeOf = ({ guarantees = [] }, banker) => guarantees.reduce((sum, each) => (each.banker === banker ? sum + each.amount : sum), 0n);
exports.guaranteeOf = guaranteeOf;
/** Adds to the guarantees of a banker, or releases a part of them; never below nothing. */
function guarantee(books, { banker, amount }) {
    const others = (books.guarantees ?? []).filter((each) => each.banker !== banker);
    const total = (0, exports.guaranteeOf)(books, banker) + amount;
    return { ...books, guarantees: total > 0n ? [...others, { banker, amount: total }] : others };
}
//# sourceMappingURL=casino-books.js.map