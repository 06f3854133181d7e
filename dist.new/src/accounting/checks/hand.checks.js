"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.handTies = void 0;
exports.checkHand = checkHand;
const money_1 = require("../../kernel/money");
const hand_account_1 = require("../../domain/circle-hand/hand-account");
const POT_IDENTITY = {
    ruleId: 'A5',
    citation: 'identity A5: contributions + carried in - returned = awarded + rake + carried out',
};
/** Everything a hand's own figures say about each other. Empty when the hand ties. */
function checkHand(hand) {
    const account = (0, hand_account_1.accountOfHand)(hand);
    return [
        ...checkPotAgainstContributions(account),
        ...checkPotAgainstAwards(account),
        ...checkStacks(hand),
        ...checkSeats(hand),
        ...checkRakeDue(hand),
    ];
}
/** Findings that mean the money of a hand does not add up, or went to others than the cards say. */
const MONEY_CODES = new Set([
    'pot-not-contributed',
    'pot-not-awarded',
    'stack-exceeded',
    'award-differs',
    'award-without-claim',
    'split-not-even',
    'odd-unit-misplaced',
]);
/** Whether the money of a hand adds up, and each seat took what it is due as far as the cards tell. */
const handTies = (findings) => !findings.some((finding) => MONEY_CODES.has(finding.code));
exports.handTies = handTies;
function checkPotAgainstContributions(account) {
    const putIn = (0, money_1.sumMinor)(account.contributed.values()) + account.carriedIn;
    if (putIn === account.pot)
        return [];
    return [
        {
            code: 'pot-not-contributed',
            severity: 'violation',
            ...POT_IDENTITY,
            expected: `pots of ${putIn}, what the seats put in and what was carried in`,
            found: `pots of ${account.pot}`,
        },
    ];
}
function checkPotAgainstAwards(account) {
    const out = account.collected + account.rake + account.carriedOut;
    if (out === account.pot)
        return [];
    return [
        {
            code: 'pot-not-awarded',
            severity: 'violation',
            ...POT_IDENTITY,
            expected: `${account.pot} awarded, dropped or carried out`,
            found: `${out} (awarded ${account.collected}, rake ${account.rake}, carried out ${account.carriedOut})`,
        },
    ];
}
function checkStacks(hand) {
    const contributed = (0, hand_account_1.contributionsOf)(hand);
    const found = [];
    for (const { seat, stack } of hand.seats) {
        const putIn = contributed.get(seat) ?? 0n;
        if (stack === undefined || putIn <= (0, money_1.minorFromWire)(stack))
            continue;
        found.push({
            code: 'stack-exceeded',
            severity: 'violation',
            ruleId: '1.1.10-VII.1-01',
            citation: 'a player bets only the chips he has at the table',
            expected: `at most ${stack} from seat ${seat}`,
            found: `${putIn}`,
        });
    }
    return found;
}
function checkSeats(hand) {
    const seated = new Set(hand.seats.map((seat) => seat.seat));
    const strangers = [...hand.actions, ...hand.awards].filter(({ seat }) => !seated.has(seat));
    const seats = [...new Set(strangers.map(({ seat }) => seat))].sort((a, b) => a - b);
    if (seats.length === 0)
        return [];
    return [
        {
            code: 'seat-not-in-hand',
            severity: 'violation',
            ruleId: 'A5',
            citation: 'every action and award belongs to a seat of the hand',
            expected: `seats ${[...seated].join(', ')}`,
            found: `seats ${seats.join(', ')} acted or were paid`,
        },
    ];
}
function checkRakeDue(hand) {
    const { due, dropped } = hand.rake;
    if (due === undefined || dropped <= due)
        return [];
    return [
        {
            code: 'rake-above-due',
            severity: 'violation',
            ruleId: '1.1.10-II.4-01',
            citation: 'epígrafe 1.1.10, II.4.a: the house keeps the announced percentage of each hand, no more',
            expected: `at most ${due}`,
            found: `${dropped}`,
        },
    ];
}
//# sourceMappingURL=hand.checks.js.map