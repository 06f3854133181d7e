"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkHouse = exports.checkReturned = exports.exactly = exports.atMost = exports.atLeast = exports.broken = exports.FINE = void 0;
const rule_1 = require("../rule");
const wording_1 = require("../wording");
/** Nothing is wrong. */
exports.FINE = [];
/** A rule that is broken, in words. */
const broken = (rule, code, expected, found) => [(0, rule_1.breach)(rule, { code, severity: 'violation', expected, found })];
exports.broken = broken;
/** An amount that is below what it must be. */
const atLeast = (due, amount, { rule, code, currency }) => due === undefined || amount >= due
    ? exports.FINE
    : (0, exports.broken)(rule, code, `at least ${(0, wording_1.money)(due, currency)}`, (0, wording_1.money)(amount, currency));
exports.atLeast = atLeast;
/** An amount that is above what it may be. */
const atMost = (most, amount, { rule, code, currency }) => most === undefined || amount <= most
    ? exports.FINE
    : (0, exports.broken)(rule, code, `at most ${(0, wording_1.money)(most, currency)}`, (0, wording_1.money)(amount, currency));
exports.atMost = atMost;
/** What is declared of the bank against what it is by everything reported before. */
const exactly = (due, amount, { rule, code, currency }) => amount === undefined || amount === due
    ? exports.FINE
    : (0, exports.broken)(rule, code, (0, wording_1.money)(due, currency), (0, wording_1.money)(amount, currency));
exports.exactly = exactly;
/** A bank that ends gives each member what is his, garages included. */
const checkReturned = (rule, { owed, returned }, { currency }) => {
    const members = [...new Set([...owed, ...returned].map(({ member }) => member))];
    const of = (parts, of) => parts.reduce((sum, { member, amount }) => (member === of ? sum + amount : sum), 0n);
    return members.flatMap((member) => {
        const [due, got] = [of(owed, member), of(returned, member)];
        if (due === got)
            return exports.FINE;
        const found = `${(0, wording_1.money)(got, currency)} to ${member}`;
        return (0, exports.broken)(rule, 'bank-return-differs', `${(0, wording_1.money)(due, currency)} to ${member}`, found);
    });
};
exports.checkReturned = checkReturned;
/** The house has no part in a circle game: nobody on duty at the table puts up a bank, joins one, or bets. */
const checkHouse = ({ rules }, report, { staff = [] }) => {
    const ofTheHouse = playersOf(report).filter((player) => staff.includes(player));
    if (ofTheHouse.length === 0)
        return exports.FINE;
    return (0, exports.broken)(rules.houseIsNoPlayer, 'house-in-circle-game', 'players only', ofTheHouse.join(', '));
};
exports.checkHouse = checkHouse;
function playersOf(report) {
    if (report.kind === 'coup')
        return report.bets.flatMap(({ player }) => player ?? []);
    if (report.kind === 'adjudicated')
        return [report.banker, ...report.partners.map(({ member }) => member)];
    if (report.kind === 'raised' || report.kind === 'partner-joined')
        return [report.member];
    return report.kind === 'deposited' || report.kind === 'put-in-play' ? [report.banker] : [];
}
//# sourceMappingURL=bank-findings.js.map