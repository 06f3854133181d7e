"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.wheelChecks = void 0;
const authorised_terms_1 = require("../_mechanics/authorised-terms");
const bet_identity_1 = require("../_mechanics/bet-identity");
const late_bets_1 = require("../_mechanics/late-bets");
const stake_limits_1 = require("../_mechanics/stake-limits");
const table_staff_1 = require("../_mechanics/table-staff");
const unjudged_1 = require("../_mechanics/unjudged");
const voided_round_1 = require("../_mechanics/voided-round");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const wheel_spin_1 = require("./wheel-spin");
/** What is checked of the wheel of fortune. */
const wheelChecks = (facts) => {
    const { rules } = facts;
    return {
        round: (round, settlement, setting) => [
            ...(0, unjudged_1.checkFaults)(settlement),
            ...(0, bet_identity_1.checkBetIdentity)(round, setting.currency),
            ...(0, stake_limits_1.checkStakes)(round, settlement, (type) => limitsOf(facts, type, setting.terms), setting),
            ...checkTurns(facts, round.outcome),
            ...(0, late_bets_1.checkLateBets)(round, settlement),
        ],
        opening: ({ terms, staff }, { currency }) => [
            ...checkTerms(facts, terms, currency),
            ...(0, table_staff_1.checkStaff)(staff, facts.staff, rules.staff),
        ],
        limitChange: ({ after }, { currency }) => checkTerms(facts, after, currency),
        voided: (voided, { answers, currency }) => {
            const isBound = answers['OP2-36'] === 'bound';
            const bets = voided.bets?.map((bet) => (isBound ? { ...bet, stake: 0n } : bet));
            const known = bets === undefined ? voided : { ...voided, bets };
            return (0, voided_round_1.checkRefunds)(known, { rule: rules.voidSpin, fate: 'stakes-stand', currency });
        },
        closing: () => [],
        room: () => [],
    };
};
exports.wheelChecks = wheelChecks;
function limitsOf({ rules }, type, terms) {
    if (terms === undefined)
        return {};
    const most = (0, authorised_terms_1.maximumOf)(terms, type);
    return {
        minimum: { amount: terms.minima?.[type] ?? terms.minimum, rule: rules.limits },
        maximum: most === undefined ? undefined : { amount: most, rule: rules.limits },
    };
}
/** The minimum within its band, and no maximum above the authorised one. */
function checkTerms({ rules, bets }, terms, currency) {
    const authorised = terms.authorised?.maxima;
    return [
        ...(0, authorised_terms_1.checkMinimumOfTable)(terms, rules.limits, currency),
        ...bets.flatMap(({ type }) => {
            const [most, allowed] = [(0, authorised_terms_1.maximumOf)(terms, type), authorised?.[type] ?? authorised?.['*']];
            if (most === undefined || allowed === undefined || most <= allowed)
                return [];
            return [
                (0, rule_1.breach)(rules.limits, {
                    code: 'maximum-not-by-rule',
                    severity: 'violation',
                    expected: `at most ${(0, wording_1.money)(allowed, currency)} on ${type}`,
                    found: (0, wording_1.money)(most, currency),
                }),
            ];
        }),
    ];
}
function checkTurns(facts, outcome) {
    const turns = (0, wheel_spin_1.playOf)(facts, outcome)?.turns;
    if (turns === undefined || turns >= facts.turnsAtLeast)
        return [];
    return [
        (0, rule_1.breach)(facts.rules.fourTurns, {
            code: 'null-play-settled',
            severity: 'violation',
            expected: `${facts.turnsAtLeast} full turns, or a void play`,
            found: `settled after ${turns}`,
        }),
    ];
}
//# sourceMappingURL=wheel-checks.js.map