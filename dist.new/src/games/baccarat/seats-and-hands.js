"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkHolders = exports.checkSeats = void 0;
const rule_1 = require("../rule");
const deal_terms_1 = require("./deal-terms");
/** Seats the table does not have, and seats with more than one seated player. */
const checkSeats = (facts, round, terms) => [
    ...checkSeatNumbers(facts, round, terms?.seats),
    ...checkSharedSeats(facts, round),
];
exports.checkSeats = checkSeats;
function checkSeatNumbers({ rules }, { bets }, seats) {
    if (seats === undefined)
        return [];
    // The number 13 may be left out, so that the last of 13 seats or more may be called one higher.
    const highest = seats >= 13 ? seats + 1 : seats;
    return bets
        .filter(({ seat = 1 }) => seat > highest)
        .map(({ betId, seat }) => (0, rule_1.breach)(rules.seats, {
        code: 'seat-not-at-table',
        severity: 'advisory',
        expected: `a seat from 1 to ${highest}`,
        found: `seat ${seat}`,
        betIds: [betId],
    }));
}
function checkSharedSeats({ rules }, { bets }) {
    const seated = new Map();
    for (const { seat, player, standing } of bets) {
        if (seat === undefined || player === undefined || standing === true)
            continue;
        const players = seated.get(seat) ?? new Set();
        seated.set(seat, players.add(player));
    }
    return [...seated]
        .filter(([, players]) => players.size > 1)
        .map(([seat, players]) => (0, rule_1.breach)(rules.seats, {
        code: 'seat-shared',
        severity: 'advisory',
        expected: `one seated player at seat ${seat}`,
        found: [...players].join(', '),
    }));
}
/** Who dealt and who held the hand of punto, where that is reported. */
const checkHolders = (facts, dealt, terms) => [
    ...checkDealer(facts, dealt, terms),
    ...checkShoePassed(facts, dealt),
    ...checkPuntoHand(facts, dealt),
];
exports.checkHolders = checkHolders;
function checkDealer(facts, { deal: { dealtBy } }, terms) {
    const playersDeal = terms === undefined || (0, deal_terms_1.sizeOf)(facts, terms)?.playersDeal !== false;
    if (playersDeal || typeof dealtBy !== 'number')
        return [];
    return [
        (0, rule_1.breach)(facts.rules.croupierDeals, {
            code: 'player-dealt',
            severity: 'violation',
            expected: 'the croupier deals',
            found: holder(dealtBy),
        }),
    ];
}
function checkShoePassed({ rules }, { round, deal }) {
    const last = round.before?.memory;
    const isSame = typeof deal.dealtBy === 'number' && last?.['dealtBy'] === deal.dealtBy;
    if (!isSame || last?.['bancaLost'] !== true)
        return [];
    return [
        (0, rule_1.breach)(rules.shoePasses, {
            code: 'shoe-not-passed',
            severity: 'advisory',
            expected: 'another dealer after banca lost',
            found: `${holder(deal.dealtBy)} again`,
        }),
    ];
}
function checkPuntoHand({ rules }, { round, deal }) {
    const entitled = largestOnPunto(round);
    const { puntoHeldBy } = deal;
    if (puntoHeldBy === undefined || entitled === undefined || entitled.includes(puntoHeldBy))
        return [];
    return [
        (0, rule_1.breach)(rules.puntoHand, {
            code: 'punto-hand-misplaced',
            severity: 'advisory',
            expected: entitled.map(holder).join(' or '),
            found: holder(puntoHeldBy),
        }),
    ];
}
const holder = (who) => typeof who === 'number' ? `seat ${who}` : 'the croupier';
/** Who may hold the hand of punto: the seats with the largest bet on it; undefined where a seat is not reported. */
function largestOnPunto({ bets }) {
    const onPunto = bets.filter(({ type }) => type === 'punto');
    if (onPunto.length === 0)
        return ['croupier'];
    const largest = onPunto.reduce((most, { stake }) => (stake > most ? stake : most), 0n);
    const seats = onPunto.filter(({ stake }) => stake === largest).map(({ seat }) => seat);
    return seats.every((seat) => seat !== undefined) ? seats : undefined;
}
//# sourceMappingURL=seats-and-hands.js.map