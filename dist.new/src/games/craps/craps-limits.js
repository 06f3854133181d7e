"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.wholeShare = void 0;
exports.limitsOf = limitsOf;
exports.checkTerms = checkTerms;
const authorised_terms_1 = require("../_mechanics/authorised-terms");
const bet_numbers_1 = require("./bet-numbers");
/** The maximum of simple bets, from which every other maximum follows. */
const simpleMaximum = (terms) => (0, authorised_terms_1.maximumOf)(terms, 'win');
/** The whole units of a share of an amount; nothing above them is allowed either. */
const wholeShare = (amount, { numerator, denominator }) => (amount * numerator) / denominator;
exports.wholeShare = wholeShare;
/** The most a bet can pay for one unit. */
function mostPaid({ play }) {
    if (play.kind === 'waiting')
        return play.pays;
    return play.kind === 'one-throw' ? [...play.pays.values()][0] : undefined;
}
/**
 * The limits of a bet while the terms hold. The minimum of the table is that of simple and placed bets; another bet
 * has one where the table names it. Odds are limited by the bet they belong to.
 */
function limitsOf(placed, cloth, terms, facts) {
    const bet = cloth.bets.get(placed.type);
    if (bet === undefined)
        return {};
    const { rules } = facts;
    const { by } = bet.maximum;
    const least = terms.minima?.[bet.type] ?? (by === 'simple' || by === 'point' ? terms.minimum : undefined);
    return {
        minimum: least === undefined ? undefined : { amount: least, rule: rules.authorisedLimits },
        maximum: maximumOfBet(bet, placed, { cloth, terms, facts }),
    };
}
function maximumOfBet(bet, placed, { cloth, terms, facts }) {
    const { maximum, type } = bet;
    const { rules } = facts;
    if (maximum.by === 'base')
        return undefined;
    if (maximum.by === 'simple')
        return asLimit((0, authorised_terms_1.maximumOf)(terms, type), rules.simpleMaximum);
    const simple = simpleMaximum(terms);
    const own = terms.maxima?.[type];
    if (maximum.by === 'winnings') {
        const byWinnings = simple === undefined ? undefined : bandOf(bet, simple, facts).highest;
        return asLimit(own ?? byWinnings, rules.multipleMaximum);
    }
    const number = (0, bet_numbers_1.numberOfBet)(placed, 0, cloth);
    if (simple === undefined || typeof number !== 'number')
        return asLimit(own, maximum.rule);
    return asLimit((0, exports.wholeShare)(simple, maximum.share[number]), maximum.rule);
}
const asLimit = (amount, rule) => amount === undefined ? undefined : { amount, rule };
/** Between which amounts the maximum of a multiple bet lies, so that it may win from once to three times as much. */
function bandOf(bet, simple, { multipleWinnings }) {
    const { numerator, denominator } = mostPaid(bet) ?? { numerator: 1n, denominator: 1n };
    const { atLeast, atMost } = multipleWinnings;
    const lowest = (atLeast * simple * denominator + numerator - 1n) / numerator;
    return { lowest, highest: (atMost * simple * denominator) / numerator };
}
/** The terms of a table: minimum and maximum as authorised, and the maxima that follow from that of simple bets. */
function checkTerms(facts, terms, currency) {
    const { rules, simpleMaximum: band } = facts;
    const simple = simpleMaximum(terms);
    const ofSimple = {
        lowest: band.atLeast * terms.minimum,
        highest: band.atMost * terms.minimum,
        rule: rules.simpleMaximum,
        currency,
    };
    return [
        ...(0, authorised_terms_1.checkMinimumOfTable)(terms, rules.authorisedLimits, currency),
        ...(0, authorised_terms_1.checkMaximum)('simple bets', simple, ofSimple),
        ...facts.bets.flatMap((bet) => {
            if (simple === undefined || bet.maximum.by !== 'winnings')
                return [];
            const ofMultiple = { ...bandOf(bet, simple, facts), rule: rules.multipleMaximum, currency };
            return (0, authorised_terms_1.checkMaximum)(bet.type, terms.maxima?.[bet.type], ofMultiple);
        }),
    ];
}
//# sourceMappingURL=craps-limits.js.map