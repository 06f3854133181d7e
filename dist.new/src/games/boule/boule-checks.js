"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bouleChecks = void 0;
const bet_identity_1 = require("../_mechanics/bet-identity");
const late_bets_1 = require("../_mechanics/late-bets");
const open_room_1 = require("../_mechanics/open-room");
const rounding_step_1 = require("../_mechanics/rounding-step");
const table_staff_1 = require("../_mechanics/table-staff");
const unjudged_1 = require("../_mechanics/unjudged");
const voided_round_1 = require("../_mechanics/voided-round");
const boule_limits_1 = require("./boule-limits");
/** What is checked of boule. */
const bouleChecks = (facts) => {
    const { code, rules } = facts;
    return {
        round: (round, settlement, setting) => [
            ...(0, unjudged_1.checkFaults)(settlement),
            ...(0, bet_identity_1.checkBetIdentity)(round, setting.currency),
            ...(0, boule_limits_1.checkBets)(facts, { round, settlement }, setting),
            ...(0, late_bets_1.checkLateBets)(round, settlement),
            ...(0, rounding_step_1.checkRounding)(settlement),
        ],
        opening: (opening, { currency }) => [
            ...(0, boule_limits_1.checkTerms)(facts, opening.terms, currency),
            ...checkTableStaff(facts, opening),
        ],
        limitChange: ({ after }, { currency }) => (0, boule_limits_1.checkTerms)(facts, after, currency),
        voided: (voided, { answers, currency }) => (0, voided_round_1.checkRefunds)(voided, { rule: rules.voidThrow, fate: (0, voided_round_1.fateOfStakes)(answers, 'stakes-stand'), currency }),
        closing: () => [],
        room: (tables, { currency }) => [
            ...(0, open_room_1.checkChiefs)(code, tables, { atMost: () => 1, rule: () => rules.chief }),
            ...(0, open_room_1.checkAuthorisedMinimum)(code, tables, { rule: rules.doubleMinimum, currency }),
        ],
    };
};
exports.bouleChecks = bouleChecks;
function checkTableStaff({ staff: needed, rules }, { terms, staff }) {
    const { role, atLeast } = needed.ofCloth;
    const croupiers = [{ role, atLeast: atLeast * (terms.cloths ?? 1) }];
    return [
        ...(0, table_staff_1.checkStaff)(staff, needed.ofTable, rules.chief),
        ...(0, table_staff_1.checkStaff)(staff, croupiers, rules.croupiers),
    ];
}
//# sourceMappingURL=boule-checks.js.map