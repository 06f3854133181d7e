"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.rouletteChecks = void 0;
const bet_identity_1 = require("../_mechanics/bet-identity");
const held_at_close_1 = require("../_mechanics/held-at-close");
const late_bets_1 = require("../_mechanics/late-bets");
const limit_notice_1 = require("../_mechanics/limit-notice");
const open_room_1 = require("../_mechanics/open-room");
const rounding_step_1 = require("../_mechanics/rounding-step");
const stake_limits_1 = require("../_mechanics/stake-limits");
const table_staff_1 = require("../_mechanics/table-staff");
const unjudged_1 = require("../_mechanics/unjudged");
const voided_round_1 = require("../_mechanics/voided-round");
const colour_chips_1 = require("./colour-chips");
const payable_with_minimum_1 = require("./payable-with-minimum");
const roulette_limits_1 = require("./roulette-limits");
const zero_choices_1 = require("./zero-choices");
/** What is checked of a roulette. */
const rouletteChecks = (table) => {
    const { facts } = table;
    const { rules } = facts;
    return {
        round: (round, settlement, setting) => checkSpin(table, { round, settlement }, setting),
        opening: (opening, setting) => [
            ...(0, roulette_limits_1.checkTerms)(facts, opening.terms, setting),
            ...checkTableStaff(facts, opening),
        ],
        limitChange: (change, setting) => checkLimitChange(facts, change, setting),
        voided: (voided, setting) => (0, voided_round_1.checkNullThrow)(voided, rules.nullThrow, setting),
        closing: (left, { currency }) => (0, held_at_close_1.checkNothingHeld)(left, { rule: () => rules.lastSpin, currency }),
        room: (tables, { currency }) => [
            ...(0, open_room_1.checkChiefs)(facts.code, tables, {
                atMost: () => 1,
                rule: ({ terms }) => (terms.cloths === 2 ? rules.staffTwoCloths : rules.staffOneCloth),
            }),
            ...(0, open_room_1.checkAuthorisedMinimum)(facts.code, tables, { rule: rules.oneAtMinimum, currency }),
        ],
    };
};
exports.rouletteChecks = rouletteChecks;
function checkSpin(table, settled, setting) {
    const { round, settlement } = settled;
    const limits = (type) => {
        const ready = table.bets.get(type);
        return ready === undefined ? {} : (0, roulette_limits_1.limitsOf)(ready.bet, table.facts, setting);
    };
    return [
        ...(0, unjudged_1.checkFaults)(settlement),
        ...(0, bet_identity_1.checkBetIdentity)(round, setting.currency),
        ...(setting.terms === undefined ? [] : (0, stake_limits_1.checkStakes)(round, settlement, limits, setting)),
        ...(0, late_bets_1.checkLateBets)(round, settlement),
        ...(0, zero_choices_1.checkZeroChoices)(table, settled, setting.currency),
        ...(0, colour_chips_1.checkColours)(table.facts, round, setting),
        ...(0, payable_with_minimum_1.checkPayable)(table, settlement, setting),
        ...(0, rounding_step_1.checkRounding)(settlement),
    ];
}
function checkTableStaff({ staff, rules }, opening) {
    return opening.terms.cloths === 2
        ? (0, table_staff_1.checkStaff)(opening.staff, staff.twoCloths, rules.staffTwoCloths)
        : (0, table_staff_1.checkStaff)(opening.staff, staff.oneCloth, rules.staffOneCloth);
}
function checkLimitChange(facts, change, setting) {
    const { roundsOfNotice, rules } = facts;
    return [
        ...(0, limit_notice_1.checkNotice)(change, roundsOfNotice, rules.notice),
        ...(0, roulette_limits_1.checkTerms)(facts, change.after, setting, rules.minimumMovesMaximum),
    ];
}
//# sourceMappingURL=roulette-checks.js.map