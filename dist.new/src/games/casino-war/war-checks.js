"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.warChecks = void 0;
const bet_identity_1 = require("../_mechanics/bet-identity");
const boxes_1 = require("../_mechanics/boxes");
const late_bets_1 = require("../_mechanics/late-bets");
const open_room_1 = require("../_mechanics/open-room");
const rounding_step_1 = require("../_mechanics/rounding-step");
const shoe_checks_1 = require("../_mechanics/shoe-checks");
const shoe_game_checks_1 = require("../_mechanics/shoe-game-checks");
const table_staff_1 = require("../_mechanics/table-staff");
const unjudged_1 = require("../_mechanics/unjudged");
const voided_round_1 = require("../_mechanics/voided-round");
const rule_1 = require("../rule");
const reported_war_1 = require("./reported-war");
const war_1 = require("./war");
const war_bet_checks_1 = require("./war-bet-checks");
/** What is checked of casino war. */
const warChecks = (facts) => {
    const { code, rules, staff: needed, tablesOfChief } = facts;
    const shoe = shoeOf(facts);
    return {
        round: (round, settlement, setting) => checkRound(facts, { round, settlement }, setting),
        opening: ({ terms, staff, decks }, { currency }) => [
            ...checkTerms(facts, terms, currency),
            ...(0, table_staff_1.checkStaff)(staff, needed.chief, rules.chief),
            ...(0, table_staff_1.checkStaff)(staff, needed.croupier, rules.croupier),
            ...(0, boxes_1.checkSeatsOfTable)(terms.seats, facts.seats, rules.seats),
            ...(0, shoe_checks_1.checkDecks)(shoe, decks),
        ],
        limitChange: ({ after }, { currency }) => checkTerms(facts, after, currency),
        voided: (voided, { answers, currency }) => (0, voided_round_1.checkRefunds)(voided, {
            rule: rules.voidHand,
            fate: (0, voided_round_1.fateOfStakes)(answers, 'stakes-returned'),
            currency,
        }),
        closing: () => [],
        room: (tables) => (0, open_room_1.checkChiefs)(code, tables, { atMost: () => tablesOfChief, rule: () => rules.chief }),
        ...(0, shoe_game_checks_1.shoeGameChecks)(shoe, cardsDealt),
    };
};
exports.warChecks = warChecks;
function checkRound(facts, { round, settlement }, setting) {
    const findings = [...(0, unjudged_1.checkFaults)(settlement), ...(0, bet_identity_1.checkBetIdentity)(round, setting.currency)];
    const dealt = (0, reported_war_1.warOf)(round.outcome);
    if (dealt === undefined)
        return findings;
    return [
        ...findings,
        ...(0, war_bet_checks_1.checkWarBets)(facts, { round, settlement, dealt }, setting),
        ...checkSecondCards(facts, dealt),
        ...checkBurnt(facts, dealt),
        ...(0, late_bets_1.checkLateBets)(round, settlement, facts.rules.initial),
        ...(0, rounding_step_1.checkHouseRounding)(settlement),
    ];
}
const shoeOf = ({ rules, setAside: cards, ...facts }) => ({
    ...facts,
    rules: { decks: rules.decks, cutCard: rules.reserve },
    lastRound: rules.lastHand,
    setAside: { cards, rule: rules.setAside },
});
const checkTerms = ({ rules, maximum }, terms, currency) => (0, shoe_game_checks_1.checkLimitsOfTable)({
    ...{ bet: 'initial', inWords: 'the initial bet', ...maximum },
    ...{ minimumRule: rules.limits, maximumRule: rules.maximum },
}, terms, currency);
/** Second cards for hands that did not tie with the bank. */
const checkSecondCards = ({ rules }, dealt) => dealt.hands
    .filter((hand) => hand.cards.length > 1 && (0, war_1.compareCards)(hand, dealt, 0) !== 0)
    .map(({ seat, cards }) => (0, rule_1.breach)(rules.secondCards, {
    code: 'revancha-without-tie',
    severity: 'violation',
    expected: 'a second card after equal cards only',
    found: `${cards.join(' ')} at seat ${seat} against ${dealt.dealer[0]}`,
}));
function checkBurnt({ rules, burntBeforeRevancha: { atLeast, atMost } }, { hands, burnt }) {
    const isPlayed = hands.some(({ cards }) => cards.length > 1);
    if (burnt === undefined || !isPlayed || (burnt >= atLeast && burnt <= atMost))
        return [];
    return [
        (0, rule_1.breach)(rules.burnt, {
            code: 'burnt-cards-miscounted',
            severity: 'violation',
            expected: `${atLeast} to ${atMost} cards burnt before the revancha`,
            found: `${burnt}`,
        }),
    ];
}
function cardsDealt(outcome) {
    const dealt = (0, reported_war_1.warOf)(outcome);
    return dealt === undefined ? [] : [...dealt.dealer, ...dealt.hands.flatMap(({ cards }) => cards)];
}
//# sourceMappingURL=war-checks.js.map