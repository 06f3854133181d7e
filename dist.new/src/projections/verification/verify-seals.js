"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.booksOfTables = void 0;
exports.verifySeals = verifySeals;
const decisions_1 = require("../gaming-days/decisions");
const restatements_1 = require("../seals/restatements");
const seal_1 = require("../seals/seal");
const sealed_books_1 = require("../seals/sealed-books");
const MOST = 9223372036854775807n;
/** The books of tables that were made anew from the log; the search path is theirs. */
const booksOfTables = async (db, store, casino) => ({
    casino,
    closes: (0, sealed_books_1.sealedCloses)(await (0, decisions_1.readDecisions)(db, { casino, position: MOST })),
    restatements: await (0, restatements_1.readRestatements)(db, store, casino),
    rootOf: (records) => (0, sealed_books_1.rootOfRecords)(db, { casino, ...records }),
    digestOf: (books) => (0, sealed_books_1.digestOfBooks)(db, { casino, ...books }),
});
exports.booksOfTables = booksOfTables;
/**
 * Holds every seal of a casino against books made anew: its signature, its place behind the seal before, the records it
 * is put under, and the trial balance of its day. The keys are those by which this house seals.
 */
async function verifySeals(books, knownKeys) {
    const { casino, closes, restatements } = books;
    const problems = [];
    const superseded = [];
    for (const [index, close] of closes.entries()) {
        const wrong = await wrongWith(books, { knownKeys, close, before: closes[index - 1] });
        const { gamingDay: day, recordNumber: position, seal } = close;
        if (wrong !== undefined)
            problems.push(broken(casino, close, wrong));
        else if ((await books.digestOf({ day, position })) !== seal.trialBalance) {
            const restatement = (0, restatements_1.supersededBy)(close, restatements);
            if (restatement !== undefined)
                superseded.push(supersession(casino, close, restatement));
            else
                problems.push(broken(casino, close, 'the trial balance of its day is another one'));
        }
    }
    return { problems, superseded };
}
async function wrongWith(books, turn) {
    const { knownKeys, close, before } = turn;
    const { seal, through } = close;
    if (!(0, seal_1.isSignedBy)((0, sealed_books_1.sealedOf)(books.casino, close), seal))
        return 'its signature is not that of its key';
    if (!knownKeys.has(seal.publicKey))
        return `its key ${(0, seal_1.keyIdOf)(seal.publicKey)} is none of this house`;
    const { firstRecord, previous } = (0, sealed_books_1.afterSeal)(books.casino, before);
    if (seal.previous !== previous)
        return 'it does not name the seal before it';
    if (seal.firstRecord !== firstRecord || seal.lastRecord !== through) {
        return `it is put under records ${seal.firstRecord} to ${seal.lastRecord}, and should be under ${firstRecord} to ${through}`;
    }
    const { merkleRoot, records } = await books.rootOf({ first: firstRecord, last: through });
    if (seal.records !== records || seal.merkleRoot !== merkleRoot)
        return 'the records under it are others';
    return undefined;
}
const supersession = (casino, { gamingDay, recordNumber }, { recordNumber: by, restated }) => `casino ${casino}: the books under the seal of ${gamingDay} (record ${recordNumber}) were restated by ` +
    `${restated.by.name ?? restated.by.id} (record ${by}, release ${restated.release}): ${restated.reason}`;
const broken = (casino, { gamingDay, recordNumber }, wrong) => ({
    check: 'seals',
    detail: `casino ${casino}: the seal of ${gamingDay} (record ${recordNumber}) does not hold: ${wrong}`,
});
//# sourceMappingURL=verify-seals.js.map