"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.limitsOf = limitsOf;
exports.checkTerms = checkTerms;
const authorised_terms_1 = require("../_mechanics/authorised-terms");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
/** What the multiples of a bet are counted from: the table's minimum, or the bet's own (OP1-05). */
function baseOf(bet, terms, { answers }) {
    const ofItsOwn = bet.isSimple && answers['OP1-05'] === 'one-tier-of-own-minimum';
    return ofItsOwn ? (terms.minima?.[bet.type] ?? terms.minimum) : terms.minimum;
}
const multiplesRule = (bet, { rules }) => bet.isSimple ? rules.simpleMaximum : rules.multipleMaximum;
/** The limits of a bet while the terms hold. The tier stands before "*", which is for what nothing else names. */
function limitsOf(bet, facts, setting) {
    const { terms } = setting;
    if (terms === undefined)
        return {};
    const minimum = { amount: terms.minima?.[bet.type] ?? terms.minimum, rule: facts.rules.authorisedLimits };
    return { minimum, maximum: maximumOf(bet, { facts, terms, setting }) };
}
function maximumOf(bet, { facts, terms, setting }) {
    const byBet = terms.maxima?.[bet.type] ?? maximumOfTier(bet, terms, setting);
    if (byBet !== undefined)
        return { amount: byBet, rule: multiplesRule(bet, facts) };
    const amount = terms.maxima?.['*'] ?? authorisedMaximum(bet, terms);
    return amount === undefined ? undefined : { amount, rule: facts.rules.authorisedLimits };
}
function maximumOfTier(bet, terms, setting) {
    const multiple = terms.tier === undefined ? undefined : bet.multiples[terms.tier - 1];
    return multiple === undefined ? undefined : multiple * baseOf(bet, terms, setting);
}
const authorisedMaximum = ({ type }, { authorised }) => authorised?.maxima?.[type] ?? authorised?.maxima?.['*'];
/** The terms of a table against the authorisation and the tiers; cited as `rule` where maxima are wrong. */
function checkTerms(facts, terms, setting, rule = facts.rules.maximaChoice) {
    return [
        ...(0, authorised_terms_1.checkMinimumOfTable)(terms, facts.rules.authorisedLimits, setting.currency),
        ...checkSimpleMinima(facts, terms, setting.currency),
        ...checkTier(facts, terms),
        ...checkMaxima(facts, terms, setting, rule),
    ];
}
function checkSimpleMinima(facts, terms, currency) {
    const { authorised, minima = {}, minimum } = terms;
    const most = facts.simpleMinimumAtMost * (authorised?.minimum.from ?? minimum);
    return facts.bets
        .filter(({ isSimple }) => isSimple)
        .flatMap(({ type }) => {
        const own = minima[type];
        if (own === undefined || (own >= minimum && own <= most))
            return [];
        return [
            (0, rule_1.breach)(facts.rules.simpleMinimum, {
                code: 'simple-minimum-not-by-rule',
                severity: 'violation',
                expected: `from ${(0, wording_1.money)(minimum, currency)} to ${(0, wording_1.money)(most, currency)} on ${type}`,
                found: (0, wording_1.money)(own, currency),
            }),
        ];
    });
}
const tiersOf = ({ bets }) => bets[0]?.multiples.length ?? 0;
function checkTier(facts, { tier }) {
    if (tier === undefined || tier <= tiersOf(facts))
        return [];
    return [
        (0, rule_1.breach)(facts.rules.maximaChoice, {
            code: 'tier-unknown',
            severity: 'violation',
            expected: `a tier from 1 to ${tiersOf(facts)}`,
            found: `tier ${tier}`,
        }),
    ];
}
/** Maxima by bet that are neither authorised nor of a tier, and maxima of several tiers. */
function checkMaxima(facts, terms, setting, rule) {
    const stated = facts.bets.flatMap((bet) => {
        const amount = terms.maxima?.[bet.type];
        return amount === undefined ? [] : [{ bet, amount, tiers: tiersWith(bet, amount, { terms, setting }) }];
    });
    const notAuthorised = stated.filter(({ bet, amount }) => authorisedMaximum(bet, terms) !== amount);
    const ofNoTier = notAuthorised.filter(({ tiers }) => tiers.length === 0);
    const byTier = notAuthorised.filter(({ tiers }) => tiers.length > 0);
    const isOneTier = facts.bets[0]?.multiples.some((_, index) => byTier.every(({ tiers }) => tiers.includes(index + 1) && (terms.tier ?? index + 1) === index + 1));
    const isFree = setting.answers['OP1-05'] === 'tiers-free-by-bet';
    const mixed = byTier.length > 0 && isOneTier === false && !isFree ? [tiersMixed(byTier, rule)] : [];
    return [...ofNoTier.map((maximum) => ofNoRule(maximum, { terms, setting, rule })), ...mixed];
}
/** The tiers in which this is the maximum of the bet, from 1. */
const tiersWith = (bet, amount, { terms, setting }) => bet.multiples.flatMap((multiple, index) => multiple * baseOf(bet, terms, setting) === amount ? [index + 1] : []);
const tiersMixed = (maxima, rule) => (0, rule_1.breach)(rule, {
    code: 'tiers-mixed',
    severity: 'advisory',
    expected: 'the maxima of one tier',
    found: maxima.map(({ bet, tiers }) => `${bet.type} of tier ${tiers.join(' or ')}`).join(', '),
});
/** Where the authorised maxima are not known, the stated one may be among them: then somebody should look. */
function ofNoRule({ bet, amount }, { terms, setting, rule }) {
    const { currency } = setting;
    const base = baseOf(bet, terms, setting);
    const tiers = bet.multiples.map((multiple) => (0, wording_1.money)(multiple * base, currency)).join(', ');
    return (0, rule_1.breach)(rule, {
        code: 'maximum-not-by-rule',
        severity: terms.authorised?.maxima === undefined ? 'advisory' : 'violation',
        expected: `the authorised maximum of ${bet.type}, or ${tiers}`,
        found: (0, wording_1.money)(amount, currency),
    });
}
//# sourceMappingURL=roulette-limits.js.map