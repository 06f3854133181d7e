"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.blackjackChecks = void 0;
const bet_identity_1 = require("../_mechanics/bet-identity");
const late_bets_1 = require("../_mechanics/late-bets");
const boxes_1 = require("../_mechanics/boxes");
const limit_notice_1 = require("../_mechanics/limit-notice");
const open_room_1 = require("../_mechanics/open-room");
const rounding_step_1 = require("../_mechanics/rounding-step");
const table_staff_1 = require("../_mechanics/table-staff");
const unjudged_1 = require("../_mechanics/unjudged");
const voided_round_1 = require("../_mechanics/voided-round");
const shoe_checks_1 = require("../_mechanics/shoe-checks");
const shoe_game_checks_1 = require("../_mechanics/shoe-game-checks");
const bolsa_checks_1 = require("./bolsa-checks");
const box_checks_1 = require("./box-checks");
const card_checks_1 = require("./card-checks");
const reported_hands_1 = require("./reported-hands");
/** What is checked of blackjack. */
const blackjackChecks = (facts) => {
    const { code, rules } = facts;
    const shoe = shoeOf(facts);
    return {
        round: (round, settlement, setting) => checkRound(facts, { round, settlement }, setting),
        opening: (opening, { currency }) => [
            ...checkTerms(facts, opening.terms, currency),
            ...checkTable(facts, opening),
            ...(0, shoe_checks_1.checkDecks)(shoe, opening.decks),
        ],
        limitChange: (change, { currency }) => [
            ...(0, limit_notice_1.checkNotice)(change, facts.roundsOfNotice, rules.minimum),
            ...checkTerms(facts, change.after, currency),
        ],
        voided: (voided, { answers, currency }) => (0, voided_round_1.checkRefunds)(voided, {
            rule: rules.voidRound,
            fate: (0, voided_round_1.fateOfStakes)(answers, 'stakes-returned'),
            currency,
        }),
        closing: () => [],
        room: (tables, { currency }) => [
            ...(0, open_room_1.checkChiefs)(code, tables, { atMost: () => facts.tablesOfChief, rule: () => rules.chief }),
            ...(0, open_room_1.checkAuthorisedMinimum)(code, tables, { rule: rules.minimum, currency }),
        ],
        ...(0, shoe_game_checks_1.shoeGameChecks)(shoe, cardsDealt),
    };
};
exports.blackjackChecks = blackjackChecks;
function checkRound(facts, { round, settlement }, setting) {
    const findings = [...(0, unjudged_1.checkFaults)(settlement), ...(0, bet_identity_1.checkBetIdentity)(round, setting.currency)];
    const dealt = (0, reported_hands_1.handsOf)(round.outcome);
    if (dealt === undefined)
        return findings;
    return [
        ...findings,
        ...(0, box_checks_1.checkBoxes)(facts, { round, settlement, dealt }, setting),
        ...(0, card_checks_1.checkCards)(facts, { ...dealt, bets: round.bets }),
        ...(0, bolsa_checks_1.checkBolsa)(facts, { round, settlement }, setting),
        ...(0, late_bets_1.checkLateBets)(round, settlement, facts.rules.beforeTheDeal),
        ...(0, rounding_step_1.checkRounding)(settlement),
    ];
}
const shoeOf = ({ rules, burnt: cards, ...facts }) => ({
    ...facts,
    rules: { decks: rules.decks, cutCard: rules.reserve },
    lastRound: rules.lastRound,
    setAside: { cards, rule: rules.burntCards },
});
const checkTerms = ({ rules, maximum }, terms, currency) => (0, shoe_game_checks_1.checkLimitsOfTable)({
    ...{ bet: 'main', inWords: 'a hand', ...maximum },
    ...{ minimumRule: rules.minimum, maximumRule: rules.maximum },
}, terms, currency);
function checkTable({ rules, seats: most, staff: needed }, { terms, staff }) {
    return [
        ...(0, table_staff_1.checkStaff)(staff, needed.chief, rules.chief),
        ...(0, table_staff_1.checkStaff)(staff, needed.croupier, rules.croupier),
        ...(0, boxes_1.checkSeatsOfTable)(terms.seats, most, rules.seats),
    ];
}
function cardsDealt(outcome) {
    const dealt = (0, reported_hands_1.handsOf)(outcome);
    return dealt === undefined ? [] : [...dealt.dealer, ...dealt.hands.flatMap(({ cards }) => cards)];
}
//# sourceMappingURL=blackjack-checks.js.map