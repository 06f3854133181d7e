"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkBanks = void 0;
exports.checkCustody = checkCustody;
const OWED = /^(player-bank|garage:(voluntary|improper))$|^pot(:|$)/;
/** Clearing a difference decides who bears it; the chips in custody stay what they are. */
const CLEARING = 'cagnotte.variance.cleared.v1';
/** A3, hard: what the croupier of a table keeps is owed to its players, less what it could not cover. */
function checkCustody(entries) {
    const sums = new Map();
    for (const { type, table, lines } of entries) {
        if (type === CLEARING || table === undefined)
            continue;
        for (const { account, currency, debit, credit } of lines) {
            const at = `${table} ${currency}`;
            const sum = sums.get(at) ?? { custody: 0n, owed: 0n };
            if (account === `chips:custody:${table}`)
                sum.custody += debit - credit;
            if (OWED.test(account) || account === `variance:custody:${table}`)
                sum.owed += credit - debit;
            sums.set(at, sum);
        }
    }
    return [...sums]
        .filter(([, { custody, owed }]) => custody !== owed)
        .map(([at, { custody, owed }]) => ({
        identity: 'A3',
        at,
        expected: `${owed} owed`,
        found: `${custody} kept`,
    }));
}
/** A3, soft: nobody has less than nothing in a bank. That the parts sum to the bank is A3 for the ledger. */
const checkBanks = (banks) => banks.flatMap(({ bank, members }) => members
    .filter(({ inPlay, voluntary, improper }) => inPlay < 0n || voluntary < 0n || improper < 0n)
    .map(({ member, inPlay, voluntary, improper }) => ({
    identity: 'A3-banks',
    at: `${bank} ${member}`,
    expected: 'at least 0',
    found: `in play ${inPlay}, garages ${voluntary} and ${improper}`,
})));
exports.checkBanks = checkBanks;
//# sourceMappingURL=a3-custody.js.map