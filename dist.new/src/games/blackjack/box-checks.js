"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkBoxes = checkBoxes;
const money_1 = require("../../kernel/money");
const authorised_terms_1 = require("../_mechanics/authorised-terms");
const boxes_1 = require("../_mechanics/boxes");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const hands_1 = require("./hands");
const reported_hands_1 = require("./reported-hands");
/** Limits, players of a box, further stakes, insurance. */
function checkBoxes(facts, played, setting) {
    const bets = played.round.bets.filter((_bet, index) => {
        const fate = played.settlement.bets[index]?.fate;
        return fate !== 'not-judged' && fate !== 'not-accepted';
    });
    const mains = bets.filter(({ type }) => type === 'main');
    return [
        ...checkLimits(facts, mains, setting),
        ...(0, boxes_1.checkPlayersOfBoxes)(mains, facts.playersOfBox, facts.rules.playersOfBox),
        ...bets.flatMap((bet) => checkFurther(facts, bet, bets, setting)),
        ...checkFollowed(facts, bets, setting),
        ...checkAvailable(facts, played),
        ...(0, boxes_1.checkSeatNumbers)(played.round.bets, setting.terms?.seats ?? facts.seats, facts.rules.seats),
    ];
}
/** Each bet has the minimum; a hand has the maximum, for each who bets on it or for all together (OP1-07). */
function checkLimits({ rules }, mains, { terms, currency, answers }) {
    if (terms === undefined)
        return [];
    const maximum = (0, authorised_terms_1.maximumOf)(terms, 'main');
    const together = answers['OP1-07'] === 'each-player' ? mains.map((bet) => [bet]) : (0, boxes_1.boxesOf)(mains);
    return [
        ...(0, boxes_1.checkLeast)(mains, { amount: terms.minima?.['main'] ?? terms.minimum, rule: rules.minimum }, currency),
        ...(maximum === undefined
            ? []
            : (0, boxes_1.checkMost)(together, { amount: maximum, rule: rules.maximumOfHand }, currency)),
    ];
}
const isSameOwner = (one, other) => one.seat === other.seat && (one.player === undefined || one.player === other.player);
/** A split or doubled bet is equal to what it is made on; insurance is at most its half. */
function checkFurther({ rules, insuranceShare }, bet, bets, { currency }) {
    if (bet.type === 'main')
        return [];
    const theirs = bets.filter((other) => isSameOwner(bet, other));
    const base = baseOf(bet, theirs);
    if (bet.type === 'insurance') {
        const most = (base * insuranceShare.numerator) / insuranceShare.denominator;
        if (bet.stake <= most)
            return [];
        return [
            (0, rule_1.breach)(rules.insuranceMaximum, {
                code: 'over-limit',
                severity: 'violation',
                expected: `at most ${(0, wording_1.money)(most, currency)} of insurance`,
                found: (0, wording_1.money)(bet.stake, currency),
                betIds: [bet.betId],
            }),
        ];
    }
    if (bet.stake === base)
        return [];
    return [
        (0, rule_1.breach)(rules.extraBets, {
            code: 'extra-bet-differs',
            severity: 'violation',
            expected: `${(0, wording_1.money)(base, currency)}, as on the hand`,
            found: `${(0, wording_1.money)(bet.stake, currency)} on ${bet.type}`,
            betIds: [bet.betId],
        }),
    ];
}
/** Where others on a box must follow, each who bets on a hand puts up what one of them does (OP1-08). */
function checkFollowed({ rules }, bets, { answers }) {
    if (answers['OP1-08'] === 'each-may-decline')
        return [];
    const further = bets.filter(({ type }) => type === 'split' || type === 'double');
    const mains = bets.filter(({ type }) => type === 'main');
    const handOf = ({ options }) => (0, reported_hands_1.optionsOf)(options)?.hand ?? 1;
    return further.flatMap((bet) => {
        const isSame = (other) => other.type === bet.type && handOf(other) === handOf(bet);
        if (further.find((other) => other.seat === bet.seat && isSame(other)) !== bet)
            return [];
        const declined = mains.filter((main) => main.seat === bet.seat && !further.some((other) => isSame(other) && isSameOwner(main, other)));
        return declined.map((main) => (0, rule_1.breach)(rules.extraBets, {
            code: 'extra-bet-differs',
            severity: 'violation',
            expected: `a ${bet.type} of each who bets on the hand`,
            found: `none of ${main.player ?? `bet ${main.betId}`}`,
            betIds: [main.betId],
        }));
    });
}
/** What lies on the hand already: a double on a split hand doubles the bet that split it, all else the first bet. */
function baseOf(bet, theirs) {
    const hand = (0, reported_hands_1.optionsOf)(bet.options)?.hand ?? 1;
    const isOnSplit = bet.type === 'double' && hand > 1;
    const ofHand = theirs.filter(({ type, options }) => isOnSplit ? type === 'split' && (0, reported_hands_1.optionsOf)(options)?.hand === hand : type === 'main');
    return (0, money_1.sumMinor)(ofHand.map(({ stake }) => stake));
}
/** Insurance without an ace, and even money for a hand that may not have it. */
function checkAvailable({ rules }, { round, dealt }) {
    return round.bets.flatMap((bet) => {
        const options = (0, reported_hands_1.optionsOf)(bet.options);
        if (bet.type === 'insurance' && !(0, hands_1.showsAce)(dealt)) {
            return [
                (0, rule_1.breach)(rules.insurance, {
                    code: 'insurance-not-available',
                    severity: 'violation',
                    expected: "insurance against the dealer's ace",
                    found: `against ${dealt.dealer[0] ?? 'nothing'}`,
                    betIds: [bet.betId],
                }),
            ];
        }
        const hand = (0, hands_1.handOfBet)(bet, 1, dealt);
        const isWanted = bet.type === 'main' && options?.wantsEvenMoney === true;
        if (!isWanted || hand === undefined || (0, hands_1.mayHaveEvenMoney)(hand, dealt))
            return [];
        return [
            (0, rule_1.breach)(rules.evenMoney, {
                code: 'even-money-not-available',
                severity: 'violation',
                expected: 'blackjack against an ace',
                found: `${hand.cards.join(' ')} against ${dealt.dealer[0] ?? 'nothing'}`,
                betIds: [bet.betId],
            }),
        ];
    });
}
//# sourceMappingURL=box-checks.js.map