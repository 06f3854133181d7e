"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.sealDay = sealDay;
const decisions_1 = require("../../projections/gaming-days/decisions");
const seal_1 = require("../../projections/seals/seal");
const sealed_books_1 = require("../../projections/seals/sealed-books");
/** The seal of a day: under every record since the last seal, and under the trial balance through the day. */
async function sealDay(db, { casino, day, through, balances, signer }) {
    const before = (0, sealed_books_1.sealedCloses)(await (0, decisions_1.readDecisions)(db, { casino, position: through })).at(-1);
    const { firstRecord, previous } = (0, sealed_books_1.afterSeal)(casino, before);
    const lastRecord = Number(through);
    const root = await (0, sealed_books_1.rootOfRecords)(db, { casino, first: firstRecord, last: lastRecord });
    const parts = {
        ...{ firstRecord, lastRecord, previous, ...root },
        trialBalance: (0, sealed_books_1.trialBalanceDigest)(balances),
    };
    const text = (0, seal_1.sealText)({ casino, gamingDay: day, ...parts });
    return { ...parts, publicKey: signer.publicKey, signature: signer.sign(text) };
}
//# sourceMappingURL=seal-day.js.map