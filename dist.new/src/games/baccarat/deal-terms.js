"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.sizeOf = void 0;
exports.limitsOf = limitsOf;
exports.checkTerms = checkTerms;
const rule_1 = require("../rule");
const wording_1 = require("../wording");
/** The kind of table that has so many seats; undefined where they are not known. */
const sizeOf = ({ sizes }, { seats }) => seats === undefined
    ? undefined
    : sizes.find(({ seatsAtMost }) => seatsAtMost === undefined || seats <= seatsAtMost);
exports.sizeOf = sizeOf;
/** The maximum of a hand: its own, or that of every other bet. */
const maximumOf = ({ maxima }, bet) => maxima?.[bet] ?? maxima?.['*'];
/** The maximum of the table, which is that of its hands. */
const maximumOfTable = (terms) => maximumOf(terms, 'banca') ?? maximumOf(terms, 'punto');
/** The most that the tie may have on a table with such a maximum. */
const tieMaximum = ({ tieShare }, ofTable) => (ofTable * tieShare.numerator) / tieShare.denominator;
/** The limits of a bet while the terms hold. */
function limitsOf(facts, bet, { terms, answers }) {
    if (terms === undefined)
        return {};
    const { rules } = facts;
    const ofTie = bet === 'tie' && answers['OP1-15d'] === 'authorised';
    const minimum = ofTie ? terms.authorised?.minimum.from : (terms.minima?.[bet] ?? terms.minimum);
    return {
        minimum: minimum === undefined ? undefined : { amount: minimum, rule: rules.minimum },
        maximum: bet === 'tie' ? limitOfTie(facts, terms) : asLimit(maximumOf(terms, bet), rules.maximum),
    };
}
const asLimit = (amount, rule) => amount === undefined ? undefined : { amount, rule };
/** The lower of its own maximum and its share of the table's. */
function limitOfTie(facts, terms) {
    const ofTable = maximumOfTable(terms);
    const byShare = ofTable === undefined ? undefined : tieMaximum(facts, ofTable);
    const own = terms.maxima?.['tie'];
    const amount = own !== undefined && (byShare === undefined || own < byShare) ? own : byShare;
    return asLimit(amount, facts.rules.tieMaximum);
}
/** The terms of a table against the authorisation and against each other. */
function checkTerms(facts, terms, currency) {
    return [
        ...checkMinimum(facts, terms, currency),
        ...checkMaxima(facts, terms, currency),
        ...checkTieMaximum(facts, terms, currency),
        ...checkStep(facts, terms, currency),
    ];
}
function checkMinimum({ rules }, terms, currency) {
    const from = terms.authorised?.minimum.from;
    if (from === undefined || terms.minimum >= from)
        return [];
    return [
        (0, rule_1.breach)(rules.minimum, {
            code: 'minimum-not-authorised',
            severity: 'violation',
            expected: `at least ${(0, wording_1.money)(from, currency)}`,
            found: (0, wording_1.money)(terms.minimum, currency),
        }),
    ];
}
function checkMaxima(facts, terms, currency) {
    const { atLeast, atMost } = facts.maximum;
    const [lowest, highest] = [atLeast * terms.minimum, atMost * terms.minimum];
    const ofHands = new Set([maximumOf(terms, 'punto'), maximumOf(terms, 'banca')]);
    return [...ofHands].flatMap((maximum) => {
        if (maximum === undefined || (maximum >= lowest && maximum <= highest))
            return [];
        return [
            (0, rule_1.breach)(facts.rules.maximum, {
                code: 'maximum-not-by-rule',
                severity: 'violation',
                expected: `from ${(0, wording_1.money)(lowest, currency)} to ${(0, wording_1.money)(highest, currency)}`,
                found: (0, wording_1.money)(maximum, currency),
            }),
        ];
    });
}
function checkTieMaximum(facts, terms, currency) {
    const [ofTable, own] = [maximumOfTable(terms), terms.maxima?.['tie']];
    if (ofTable === undefined || own === undefined || own <= tieMaximum(facts, ofTable))
        return [];
    return [
        (0, rule_1.breach)(facts.rules.tieMaximum, {
            code: 'tie-maximum-not-by-rule',
            severity: 'violation',
            expected: `at most ${(0, wording_1.money)(tieMaximum(facts, ofTable), currency)}`,
            found: (0, wording_1.money)(own, currency),
        }),
    ];
}
/** The step is the minimum or goes into it without remainder. */
function checkStep({ rules }, terms, currency) {
    const { step, minimum } = terms;
    if (step === undefined || (step > 0n && minimum % step === 0n))
        return [];
    return [
        (0, rule_1.breach)(rules.step, {
            code: 'step-not-by-rule',
            severity: 'violation',
            expected: `the minimum of ${(0, wording_1.money)(minimum, currency)}, or a whole part of it`,
            found: (0, wording_1.money)(step, currency),
        }),
    ];
}
//# sourceMappingURL=deal-terms.js.map