"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.jackpotReport = void 0;
exports.bankReport = bankReport;
exports.checkBanks = checkBanks;
const money_1 = require("../../src/kernel/money");
function bankReport({ bank, members }) {
    const sumOf = (part) => (0, money_1.sumMinor)(members.map((member) => BigInt(member[part].minorUnits))).toString();
    return {
        id: bank,
        members: members.map(({ member, putUp, won, takenOut }) => ({
            member,
            putUp: putUp.minorUnits,
            won: won.minorUnits,
            takenOut: takenOut.minorUnits,
        })),
        atRisk: sumOf('inPlay'),
        garages: { voluntary: sumOf('voluntaryGarage'), improper: sumOf('improperGarage') },
    };
}
const jackpotReport = ({ pool, meter, contributed, funded, prizes, }) => ({
    pool,
    meter: meter.minorUnits,
    contributed: contributed.minorUnits,
    funded: funded.minorUnits,
    prizes: prizes.minorUnits,
});
exports.jackpotReport = jackpotReport;
/** Banks whose members do not sum to the cent: to what the bank won, and to what is left in it. */
function checkBanks(banks, expected) {
    const known = new Set(banks.map(({ id }) => id));
    return [
        ...[...expected.keys()].filter((id) => !known.has(id)).map((id) => `the service knows no bank ${id}`),
        ...banks.flatMap((bank) => faultsOf(bank, expected.get(bank.id) ?? 0n)),
    ];
}
function faultsOf({ id, members, atRisk, garages }, expected) {
    const sumOf = (part) => (0, money_1.sumMinor)(members.map((member) => BigInt(member[part])));
    const left = BigInt(atRisk) + BigInt(garages.voluntary) + BigInt(garages.improper);
    const due = sumOf('putUp') + sumOf('won') - sumOf('takenOut');
    return [
        ...(sumOf('won') === expected ? [] : [`bank ${id}: its members won ${sumOf('won')}, it won ${expected}`]),
        ...(due === left ? [] : [`bank ${id}: ${left} is left in it, ${due} by its members`]),
    ];
}
//# sourceMappingURL=bank-report.js.map