"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.overLimit = void 0;
exports.checkCoup = checkCoup;
const bet_identity_1 = require("../_mechanics/bet-identity");
const unjudged_1 = require("../_mechanics/unjudged");
const seats_and_hands_1 = require("../baccarat/seats-and-hands");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const coup_drawing_1 = require("./coup-drawing");
const coup_outcome_1 = require("./coup-outcome");
const coup_result_1 = require("./coup-result");
/** Everything that is checked of a coup against a player's bank. */
function checkCoup(facts, { round, settlement }, setting, ownChecks) {
    const ofBets = [
        ...(0, unjudged_1.checkFaults)(settlement),
        ...(0, bet_identity_1.checkBetIdentity)(round, setting.currency),
        ...checkMinimum(facts, settlement, setting),
        ...(0, seats_and_hands_1.checkSeats)(facts, round, setting.terms),
    ];
    const outcome = (0, coup_outcome_1.coupOutcomeOf)(round.outcome);
    if (outcome === undefined)
        return ofBets;
    return [
        ...ofBets,
        ...checkCoverage(facts, { round, outcome, settlement }, setting),
        ...ownChecks({ round, outcome, settlement }, setting),
        ...checkResults(facts, outcome),
        ...checkErrorRule(facts, outcome),
        ...(0, coup_drawing_1.checkThirdCards)(facts, outcome, round.bets),
        ...checkPlayers(facts, outcome),
    ];
}
/** What lies on the cloth is at least the minimum; a bet that was withdrawn does not lie there any more. */
function checkMinimum({ rules }, { bets }, { terms, currency }) {
    if (terms === undefined)
        return [];
    return bets
        .filter(({ stake, fate }) => fate !== 'not-judged' && stake < terms.minimum)
        .map(({ betId, type, stake }) => (0, rule_1.breach)(rules.minimum, {
        code: 'under-minimum',
        severity: 'violation',
        expected: `at least ${(0, wording_1.money)(terms.minimum, currency)}`,
        found: `${(0, wording_1.money)(stake, currency)} on ${type}`,
        betIds: [betId],
    }));
}
/** What the table let play of a bet, against what the bank could cover of it in its turn. */
function checkCoverage({ rules }, { round, settlement }, { currency }) {
    return settlement.bets.flatMap((bet, index) => {
        const declared = round.bets[index]?.covered;
        if (declared === undefined || bet.covered === undefined || declared === bet.covered)
            return [];
        return [coverageDiffers(bet, [bet.covered, declared])];
    });
    function coverageDiffers({ betId, type }, [due, declared]) {
        return (0, rule_1.breach)(rules.coverage, {
            code: 'coverage-differs',
            severity: 'violation',
            expected: `${(0, wording_1.money)(due, currency)} of ${type} covered by the bank`,
            found: (0, wording_1.money)(declared, currency),
            betIds: [betId],
        });
    }
}
/** A result that is not what the cards and the rules on errors give, and a null coup without a reason. */
function checkResults(facts, outcome) {
    const effect = (0, coup_result_1.errorOf)(facts, outcome);
    const mayBeNull = effect === 'annuls' || effect === 'may-annul' || effect === 'decided';
    return (0, coup_result_1.resultsOf)(facts, outcome).flatMap(({ tableau, declared, winner }) => {
        const on = facts.cloths.length > 1 ? ` on cloth ${tableau}` : '';
        if (declared === 'annulled' && !mayBeNull) {
            return [
                (0, rule_1.breach)(facts.rules.voidCoup, {
                    code: 'annulment-without-rule',
                    severity: 'violation',
                    expected: `the rule on errors by which the coup is null${on}`,
                    found: outcome.errorRule ?? 'none',
                }),
            ];
        }
        if (declared === winner)
            return [];
        return [
            (0, rule_1.breach)(effect === undefined ? facts.rules.result : facts.errors[outcome.errorRule].rule, {
                code: 'coup-result-differs',
                severity: 'violation',
                expected: `${winner}${on}`,
                found: declared,
            }),
        ];
    });
}
function checkErrorRule({ errors, rules }, { errorRule }) {
    if (errorRule === undefined || Object.hasOwn(errors, errorRule))
        return [];
    return [
        (0, rule_1.breach)(rules.errorsOfPlay, {
            code: 'error-rule-unknown',
            severity: 'advisory',
            expected: 'a rule on errors of play of this game',
            found: errorRule,
        }),
    ];
}
function checkPlayers({ playersAtLeast, rules }, { playersPresent }) {
    if (playersPresent === undefined || playersPresent >= playersAtLeast)
        return [];
    return [
        (0, rule_1.breach)(rules.players, {
            code: 'players-below-minimum',
            severity: 'violation',
            expected: `at least ${playersAtLeast} players`,
            found: `${playersPresent} at the coup`,
        }),
    ];
}
/** A bet above what may be staked on it. */
const overLimit = ({ id, citation }, { betId, type, stake }, most, currency) => ({
    ruleId: id,
    citation,
    code: 'over-limit',
    severity: 'violation',
    expected: `at most ${(0, wording_1.money)(most, currency)}`,
    found: `${(0, wording_1.money)(stake, currency)} on ${type}`,
    betIds: [betId],
});
exports.overLimit = overLimit;
//# sourceMappingURL=coup-checks.js.map