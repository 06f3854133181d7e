"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.crapsChecks = void 0;
const bet_identity_1 = require("../_mechanics/bet-identity");
const held_at_close_1 = require("../_mechanics/held-at-close");
const late_bets_1 = require("../_mechanics/late-bets");
const open_room_1 = require("../_mechanics/open-room");
const rounding_step_1 = require("../_mechanics/rounding-step");
const stake_limits_1 = require("../_mechanics/stake-limits");
const table_staff_1 = require("../_mechanics/table-staff");
const unjudged_1 = require("../_mechanics/unjudged");
const voided_round_1 = require("../_mechanics/voided-round");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const bet_numbers_1 = require("./bet-numbers");
const craps_limits_1 = require("./craps-limits");
const odds_checks_1 = require("./odds-checks");
const reported_throw_1 = require("./reported-throw");
const series_1 = require("./series");
const series_checks_1 = require("./series-checks");
/** What is checked of craps. */
const crapsChecks = (table) => {
    const { facts, bets } = table;
    const { code, rules } = facts;
    return {
        round: (round, settlement, setting) => checkThrow(table, { round, settlement }, setting),
        opening: ({ terms, staff }, { currency }) => [
            ...(0, craps_limits_1.checkTerms)(facts, terms, currency),
            ...(0, table_staff_1.checkStaff)(staff, facts.staff, rules.staff),
        ],
        limitChange: ({ after }, { currency }) => (0, craps_limits_1.checkTerms)(facts, after, currency),
        voided: (voided, setting) => (0, voided_round_1.checkNullThrow)(voided, rules.nullThrow, setting),
        closing: (left, { currency }) => (0, held_at_close_1.checkNothingHeld)(left, { rule: ({ type }) => bets.get(type)?.rule ?? rules.result, currency }),
        room: (tables) => (0, open_room_1.checkChiefs)(code, tables, { atMost: () => 1, rule: () => rules.staff }),
    };
};
exports.crapsChecks = crapsChecks;
function checkThrow({ facts, bets }, { round, settlement }, setting) {
    const findings = [...(0, unjudged_1.checkFaults)(settlement), ...(0, bet_identity_1.checkBetIdentity)(round, setting.currency)];
    const thrown = (0, reported_throw_1.throwOf)(round.outcome);
    if (thrown === undefined)
        return findings;
    const cloth = { bets, round, point: (0, series_1.pointBefore)(round, thrown) };
    const { terms } = setting;
    const limits = (_type, index) => {
        const placed = round.bets[index];
        return terms === undefined || placed === undefined ? {} : (0, craps_limits_1.limitsOf)(placed, cloth, terms, facts);
    };
    return [
        ...findings,
        ...(terms === undefined ? [] : (0, stake_limits_1.checkStakes)(round, settlement, limits, setting)),
        ...(0, odds_checks_1.checkOdds)(cloth, settlement, setting),
        ...(0, series_checks_1.checkSeries)(facts, { cloth, thrown, settlement }),
        ...(0, late_bets_1.checkLateBets)(round, settlement),
        ...checkExactStakes(cloth, settlement, { facts: { rules: facts.rules }, setting }),
        ...(0, rounding_step_1.checkRounding)(settlement),
    ];
}
/** Stakes on odds and placed bets that could not be paid in whole units, where the casino wants none (OP1-14). */
function checkExactStakes(cloth, settlement, { facts, setting }) {
    if (setting.answers['OP1-14'] !== 'exact-stakes')
        return [];
    const { unit } = (0, rounding_step_1.roundingStep)(setting.answers);
    const wasHeld = (0, stake_limits_1.heldFromBefore)(cloth.round);
    return cloth.round.bets.flatMap((placed, index) => {
        const settled = settlement.bets[index];
        const play = cloth.bets.get(placed.type)?.play;
        const number = (0, bet_numbers_1.numberOfBet)(placed, 0, cloth);
        if (settled === undefined || wasHeld(settled, index))
            return [];
        if (play?.kind !== 'number' || typeof number !== 'number')
            return [];
        const { numerator, denominator } = play.pays[number];
        if ((placed.stake * numerator) % (denominator * unit) === 0n)
            return [];
        return [
            (0, rule_1.breach)(facts.rules.exactStakes, {
                code: 'stake-not-payable-exactly',
                severity: 'violation',
                expected: `a stake on ${placed.type} that pays ${numerator} to ${denominator} exactly`,
                found: (0, wording_1.money)(placed.stake, setting.currency),
                betIds: [placed.betId],
            }),
        ];
    });
}
//# sourceMappingURL=craps-checks.js.map