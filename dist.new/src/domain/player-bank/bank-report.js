"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bankReportOf = bankReportOf;
const money_1 = require("../../kernel/money");
const player_bank_1 = require("./player-bank");
/** What each type of event reports of the life of a bank; a coup is reported once it is settled. */
const REPORTS = {
    'cagnotte.shoe.started.v1': ({ shoeNo }) => ({ kind: 'shoe-started', shoeNo }),
    'cagnotte.shoe.ended.v1': ({ goesOn }) => ({
        kind: 'shoe-ended',
        ...(goesOn === undefined ? {} : { goesOn }),
    }),
    'cagnotte.bank.offered.v1': ({ floor, player, seat, standing }) => ({
        kind: 'offered',
        ...who({ player, seat, standing }),
        ...(floor === undefined ? {} : { floor: (0, money_1.minorFromWire)(floor) }),
    }),
    'cagnotte.bank.refused.v1': ({ seatForfeited = false, player, seat, standing }) => ({
        kind: 'refused',
        seatForfeited,
        ...who({ player, seat, standing }),
    }),
    'cagnotte.bank.adjudicated.v1': ({ bank, banker, amount, partners = [], how, mode, ...data }) => ({
        kind: 'adjudicated',
        bank,
        banker,
        amount: (0, money_1.minorFromWire)(amount),
        partners: partners.map((part) => ({ member: part.player, amount: (0, money_1.minorFromWire)(part.amount) })),
        how,
        fromDeposit: data.paidFrom === 'deposit',
        ...(mode === undefined ? {} : { mode }),
        ...who({ seat: data.seat, standing: data.standing }),
    }),
    'cagnotte.bank.raised.v1': ({ bank, player, amount, paidFrom }) => ({
        kind: 'raised',
        bank,
        member: player,
        amount: (0, money_1.minorFromWire)(amount),
        fromDeposit: paidFrom === 'deposit',
    }),
    'cagnotte.bank.partner-joined.v1': ({ bank, partner, amount, paidFrom }) => ({
        kind: 'partner-joined',
        bank,
        member: partner,
        amount: (0, money_1.minorFromWire)(amount),
        fromDeposit: paidFrom === 'deposit',
    }),
    'cagnotte.bank.passed.v1': ({ bank, amount }) => ({ kind: 'passed', bank, amount: (0, money_1.minorFromWire)(amount) }),
    'cagnotte.bank.auctioned.v1': ({ bids, winner, byLot = false }) => ({
        kind: 'auctioned',
        bids: bids.map(({ player, amount, seat, standing }) => ({
            player,
            amount: (0, money_1.minorFromWire)(amount),
            ...who({ seat, standing }),
        })),
        byLot,
        ...(winner === undefined ? {} : { winner }),
    }),
    'cagnotte.bank.ended.v1': ({ bank, cause, returned, paidOut }, banks) => ({
        kind: 'ended',
        bank,
        cause,
        returned: returned.map(({ member, amount }) => ({ member, amount: (0, money_1.minorFromWire)(amount) })),
        owed: ((0, player_bank_1.findBank)(banks, bank)?.members ?? [])
            .map(({ member, inPlay, voluntary, improper }) => ({ member, amount: inPlay + voluntary + improper }))
            .filter(({ amount }) => amount !== 0n),
        toDeposit: paidOut === 'deposit',
    }),
    'cagnotte.bank.deposited.v1': ({ banker, amount, means, mode, bank, again = false }) => ({
        kind: 'deposited',
        banker,
        amount: (0, money_1.minorFromWire)(amount),
        means,
        mode,
        again,
        ...(bank === undefined ? {} : { bank }),
    }),
    'cagnotte.bank.put-in-play.v1': ({ bank, banker, amount }) => ({
        kind: 'put-in-play',
        bank,
        banker,
        amount: (0, money_1.minorFromWire)(amount),
    }),
    'cagnotte.bank.withdrawn.v1': ({ bank, amount, paidOut }) => ({
        kind: 'withdrawn',
        bank,
        amount: (0, money_1.minorFromWire)(amount),
        toDeposit: paidOut === 'deposit',
    }),
    'cagnotte.bank.broken.v1': ({ bank }) => ({ kind: 'broken', bank }),
    'cagnotte.bank.deposit-returned.v1': ({ banker, amount }) => ({
        kind: 'deposit-returned',
        banker,
        amount: (0, money_1.minorFromWire)(amount),
    }),
};
/** What an event reports of the life of a bank, given what the books have of the banks; undefined for any other. */
function bankReportOf(event, banks) {
    if (!Object.hasOwn(REPORTS, event.type))
        return undefined;
    return REPORTS[event.type](event.data, banks);
}
const who = ({ player, seat, standing }) => ({
    ...(player === undefined ? {} : { player }),
    ...(seat === undefined ? {} : { seat }),
    ...(standing === undefined ? {} : { standing }),
});
//# sourceMappingURL=bank-report.js.map