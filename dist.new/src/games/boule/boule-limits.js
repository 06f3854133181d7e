"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkTerms = void 0;
exports.checkBets = checkBets;
const authorised_terms_1 = require("../_mechanics/authorised-terms");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const reported_ball_1 = require("./reported-ball");
/** Its minimum is the authorised one or the raised one; its maxima lie in their bands. */
const checkTerms = (facts, terms, currency) => [
    ...checkMinimum(facts, terms, currency),
    ...facts.bets.flatMap(({ type, maximum: { atLeast, atMost, rule } }) => {
        const minimum = terms.authorised?.minimum.from ?? terms.minimum;
        const band = { lowest: atLeast * minimum, highest: atMost * minimum, rule, currency };
        return (0, authorised_terms_1.checkMaximum)(type, (0, authorised_terms_1.maximumOf)(terms, type), band);
    }),
];
exports.checkTerms = checkTerms;
function checkMinimum({ rules, raisedMinimum }, { minimum, authorised }, currency) {
    const from = authorised?.minimum.from;
    if (from === undefined || minimum === from || minimum === raisedMinimum * from)
        return [];
    return [
        (0, rule_1.breach)(minimum < from ? rules.minimum : rules.doubleMinimum, {
            code: 'minimum-not-authorised',
            severity: 'violation',
            expected: `${(0, wording_1.money)(from, currency)} or ${(0, wording_1.money)(raisedMinimum * from, currency)}`,
            found: (0, wording_1.money)(minimum, currency),
        }),
    ];
}
/** Bets below the minimum, and what one player has on the same numbers above their maximum. */
function checkBets(facts, { round, settlement }, { terms, currency }) {
    if (terms === undefined)
        return [];
    const counted = round.bets.filter((_bet, index) => {
        const fate = settlement.bets[index]?.fate;
        return fate !== 'not-judged' && fate !== 'not-accepted';
    });
    return [
        ...counted.flatMap((bet) => checkLeast(facts, bet, terms, currency)),
        ...sameBets(facts, counted).flatMap((bets) => checkMost(facts, bets, terms, currency)),
    ];
}
function checkLeast({ rules }, { betId, type, stake }, { minimum, minima }, currency) {
    const least = minima?.[type] ?? minimum;
    if (stake >= least)
        return [];
    return [
        (0, rule_1.breach)(rules.minimum, {
            code: 'under-minimum',
            severity: 'violation',
            expected: `at least ${(0, wording_1.money)(least, currency)}`,
            found: `${(0, wording_1.money)(stake, currency)} on ${type}`,
            betIds: [betId],
        }),
    ];
}
/** Bets of one player on the same numbers; who is not named is a player of his own. */
function sameBets(facts, bets) {
    const byPlayer = new Map();
    for (const bet of bets) {
        const known = facts.bets.find(({ type }) => type === bet.type);
        const numbers = known === undefined ? [] : ((0, reported_ball_1.numbersOf)(facts, known, bet.selection) ?? []);
        const whose = bet.player === undefined ? `bet ${bet.betId}` : `player ${bet.player}`;
        const key = `${whose} ${bet.type} ${numbers.join()}`;
        byPlayer.set(key, [...(byPlayer.get(key) ?? []), bet]);
    }
    return [...byPlayer.values()];
}
function checkMost({ rules }, bets, terms, currency) {
    const type = bets[0]?.type ?? '';
    const maximum = (0, authorised_terms_1.maximumOf)(terms, type);
    const staked = bets.reduce((total, { stake }) => total + stake, 0n);
    if (maximum === undefined || staked <= maximum)
        return [];
    return [
        (0, rule_1.breach)(rules.perPlayer, {
            code: 'over-limit',
            severity: 'violation',
            expected: `at most ${(0, wording_1.money)(maximum, currency)} for a player`,
            found: `${(0, wording_1.money)(staked, currency)} on ${type}`,
            betIds: bets.map(({ betId }) => betId),
        }),
    ];
}
//# sourceMappingURL=boule-limits.js.map