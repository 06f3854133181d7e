"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bankGameChecks = void 0;
const table_staff_1 = require("../_mechanics/table-staff");
const voided_round_1 = require("../_mechanics/voided-round");
const shoe_checks_1 = require("../_mechanics/shoe-checks");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const coup_checks_1 = require("./coup-checks");
const coup_outcome_1 = require("./coup-outcome");
/** What is checked of a game with a player's bank. */
const bankGameChecks = (facts, own) => ({
    round: (round, settlement, setting) => (0, coup_checks_1.checkCoup)(facts, { round, settlement }, setting, own.coup),
    opening: (opening, setting) => [
        ...checkMinimum(facts, opening.terms, setting),
        ...own.terms(opening.terms, setting),
        ...(0, table_staff_1.checkStaff)(opening.staff, facts.staff, facts.rules.staff),
        ...(0, shoe_checks_1.checkDecks)(facts, opening.decks),
        ...own.opening(opening),
    ],
    limitChange: ({ after }, setting) => [...checkMinimum(facts, after, setting), ...own.terms(after, setting)],
    voided: (voided, setting) => checkVoided(facts, voided, setting),
    closing: () => [],
    room: (tables) => own.room(tables.filter(({ game }) => game === facts.code)),
    bank: own.bank,
    shoe: {
        started: (shoe) => [...(0, shoe_checks_1.checkShoeStart)(facts, shoe), ...own.shoe(shoe)],
        dealt: (shoe) => (0, shoe_checks_1.checkDealtShoe)(facts, shoe, shoe.outcomes.map(cardsDealt)),
    },
});
exports.bankGameChecks = bankGameChecks;
function checkMinimum({ rules }, { minimum, authorised }, { currency }) {
    const from = authorised?.minimum.from;
    if (from === undefined || minimum >= from)
        return [];
    return [
        (0, rule_1.breach)(rules.minimum, {
            code: 'minimum-not-authorised',
            severity: 'violation',
            expected: `at least ${(0, wording_1.money)(from, currency)}`,
            found: (0, wording_1.money)(minimum, currency),
        }),
    ];
}
/** The stakes of a null coup go back; a coup that was paid is claimed back from nobody. */
function checkVoided({ rules }, voided, { answers, currency }) {
    const fate = (0, voided_round_1.fateOfStakes)(answers, 'stakes-returned');
    const refunds = (0, voided_round_1.checkRefunds)(voided, { rule: rules.voidCoup, fate, currency });
    if (!voided.settled)
        return refunds;
    return [
        ...refunds,
        (0, rule_1.breach)(rules.settledCoup, {
            code: 'settled-coup-reversed',
            severity: 'advisory',
            expected: 'no claim once a coup is over and paid',
            found: `reversed: ${voided.reasonCode}`,
        }),
    ];
}
function cardsDealt(outcome) {
    const { bank = [], tableau1 = [], tableau2 = [] } = (0, coup_outcome_1.coupOutcomeOf)(outcome)?.cards ?? {};
    return [...tableau1, ...tableau2, ...bank];
}
//# sourceMappingURL=bank-game-checks.js.map