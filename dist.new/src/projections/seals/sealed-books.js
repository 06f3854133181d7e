"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.trialBalanceDigest = exports.sealedOf = exports.sealedCloses = void 0;
exports.afterSeal = afterSeal;
exports.rootOfRecords = rootOfRecords;
exports.digestOfBooks = digestOfBooks;
const identity_1 = require("../../kernel/identity");
const account_sums_1 = require("../journal/account-sums");
const merkle_root_1 = require("./merkle-root");
const seal_1 = require("./seal");
/** The closes with seals among decisions, in their order. */
const sealedCloses = (decisions) => decisions.flatMap(({ type, recordNumber, gamingDay, data }) => {
    if (type !== 'cagnotte.gaming-day.closed.v1')
        return [];
    const { seal, through } = data;
    return seal === undefined ? [] : [{ recordNumber, gamingDay, through, seal }];
});
exports.sealedCloses = sealedCloses;
/** What a close has sealed, without the signature. */
const sealedOf = (casino, { gamingDay, seal }) => ({ casino, gamingDay, ...seal });
exports.sealedOf = sealedOf;
/** What the next seal of a casino goes on from: the last record that is sealed, and the hash of its seal. */
function afterSeal(casino, last) {
    if (last === undefined)
        return { firstRecord: 1, previous: seal_1.NO_SEAL };
    return {
        firstRecord: last.seal.lastRecord + 1,
        previous: (0, seal_1.sealHash)((0, exports.sealedOf)(casino, last), last.seal.signature),
    };
}
/** The Merkle root of the stored bytes of records in succession, both ends included. */
async function rootOfRecords(db, { casino, first, last }) {
    const rows = await db.query(`SELECT encode(content_hash, 'hex') AS hash FROM register.record
      WHERE casino = $1 AND number BETWEEN $2 AND $3 ORDER BY number`, [casino, `${first}`, `${last}`]);
    return { merkleRoot: (0, merkle_root_1.merkleRoot)(rows.map(({ hash }) => hash)), records: rows.length };
}
/** The digest of a trial balance: the accounts that are not zero, by path and currency, one line each. */
const trialBalanceDigest = (balances) => (0, identity_1.sha256)(balances
    .filter(({ balance }) => balance !== 0n)
    .map(({ account, currency, balance }) => `${account}\t${currency}\t${balance}\n`)
    .sort((one, other) => (one < other ? -1 : 1))
    .join(''));
exports.trialBalanceDigest = trialBalanceDigest;
/** The digest of the books through a day, as they were known at a record. */
async function digestOfBooks(db, { casino, day, position }) {
    const sums = await (0, account_sums_1.accountSums)(db, { casino, position, asOf: day, day: 'booking_day' });
    return (0, exports.trialBalanceDigest)(sums.map(({ account, currency, debits, credits }) => ({ account, currency, balance: debits - credits })));
}
//# sourceMappingURL=sealed-books.js.map