"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.cageRows = exports.meterAndImprestRows = exports.cagnotteRows = exports.custodyRows = exports.slipRows = void 0;
const tie_out_1 = require("./tie-out");
const isUnder = (account, path) => account === path || account.startsWith(`${path}:`);
/** Each account under one of these paths must be empty at the close. */
const emptied = (balances, paths) => balances
    .filter(({ account }) => paths.some((path) => isUnder(account, path)))
    .map(({ account, currency, balance }) => (0, tie_out_1.amounts)(account, { expected: 0n, found: balance, currency }));
/** K4: no slip is under way, none was used twice, and no two halves differ. */
const slipRows = ({ subLedgers, slipFindings }) => [
    ...subLedgers
        .filter(({ account }) => account === 'chips:transit')
        .map(({ subLedger = 'without number', currency, balance }) => (0, tie_out_1.amounts)(`slip ${subLedger}`, { expected: 0n, found: balance, currency })),
    ...slipFindings.map(({ about, expected, found }) => (0, tie_out_1.fact)(about, expected, found)),
];
exports.slipRows = slipRows;
/** K6: nothing of players is left in the croupier's custody. */
const custodyRows = ({ balances }) => emptied(balances, ['chips:custody', 'player-bank', 'garage', 'pot']);
exports.custodyRows = custodyRows;
/** K7: every cagnotte was counted: what was dropped left its slot. */
const cagnotteRows = ({ balances }) => emptied(balances, ['chips:cagnotte']);
exports.cagnotteRows = cagnotteRows;
/** K8: meters as read, and the slots, cambistas and tip boxes empty. */
const meterAndImprestRows = ({ balances, meterFindings }) => [
    ...meterFindings.map(({ about, expected, found }) => (0, tie_out_1.fact)(about, expected, found)),
    ...emptied(balances, ['chips:jackpot', 'chips:cambista', 'cash:cambista', 'chips:tips']),
];
exports.meterAndImprestRows = meterAndImprestRows;
/** K9: the last count of the cage against the book, holder by holder, and each banker's deposit against the list. */
const cageRows = ({ cage, deposits }) => [
    ...(cage === undefined
        ? [(0, tie_out_1.fact)('cage', 'counted at the end of the day', 'not counted')]
        : cage.map(({ holder, currency, counted, booked }) => (0, tie_out_1.amounts)(holder, { expected: counted, found: booked, currency }))),
    ...deposits.map(({ banker, currency, listed, booked }) => (0, tie_out_1.amounts)(`bank deposit ${banker || 'of nobody'} ${currency}`, {
        expected: listed,
        found: booked,
        currency,
    })),
];
exports.cageRows = cageRows;
//# sourceMappingURL=holder-rows.js.map