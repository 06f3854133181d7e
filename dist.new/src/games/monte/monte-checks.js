"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.monteChecks = void 0;
const authorised_terms_1 = require("../_mechanics/authorised-terms");
const bet_identity_1 = require("../_mechanics/bet-identity");
const cards_1 = require("../_mechanics/cards");
const held_at_close_1 = require("../_mechanics/held-at-close");
const late_bets_1 = require("../_mechanics/late-bets");
const open_room_1 = require("../_mechanics/open-room");
const rounding_step_1 = require("../_mechanics/rounding-step");
const shoe_checks_1 = require("../_mechanics/shoe-checks");
const stake_limits_1 = require("../_mechanics/stake-limits");
const table_staff_1 = require("../_mechanics/table-staff");
const unjudged_1 = require("../_mechanics/unjudged");
const voided_round_1 = require("../_mechanics/voided-round");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const availability_1 = require("./availability");
const layout_checks_1 = require("./layout-checks");
const monte_facts_1 = require("./monte-facts");
const reported_monte_1 = require("./reported-monte");
/** What is checked of monte. */
const monteChecks = (facts) => {
    const { code, rules, staff: needed, tablesOfChief } = facts;
    const shoe = {
        ...facts,
        cutCard: { cards: 0, orMore: true },
        rules: { decks: rules.decks, cutCard: rules.decks },
    };
    return {
        round: (round, settlement, setting) => checkPhase(facts, { round, settlement }, setting),
        opening: ({ terms, staff, decks }, { currency }) => [
            ...checkTerms(facts, terms, currency),
            ...(0, table_staff_1.checkStaff)(staff, needed.chief, rules.chief),
            ...(0, table_staff_1.checkStaff)(staff, needed.croupier, rules.croupier),
            ...(0, shoe_checks_1.checkDecks)(shoe, decks),
        ],
        limitChange: ({ after }, { currency }) => checkTerms(facts, after, currency),
        voided: (voided, { answers, currency }) => (0, voided_round_1.checkRefunds)(voided, {
            rule: rules.annulledPlay,
            fate: (0, voided_round_1.fateOfStakes)(answers, 'stakes-returned'),
            currency,
        }),
        closing: (left, { currency }) => (0, held_at_close_1.checkNothingHeld)(left, { rule: () => rules.cardsWait, currency }),
        room: (tables) => (0, open_room_1.checkChiefs)(code, tables, { atMost: () => tablesOfChief, rule: () => rules.chief }),
        shoe: {
            started: ({ decks }) => (0, shoe_checks_1.checkDecks)(shoe, decks),
            dealt: ({ decks, burntCards = [], outcomes }) => checkCards(facts, [...burntCards, ...outcomes.flatMap(cardsOf)], decks),
        },
    };
};
exports.monteChecks = monteChecks;
function checkPhase(facts, { round, settlement }, setting) {
    const findings = [...(0, unjudged_1.checkFaults)(settlement), ...(0, bet_identity_1.checkBetIdentity)(round, setting.currency)];
    const dealt = (0, reported_monte_1.phaseOf)(round.outcome);
    if (dealt === undefined)
        return findings;
    const limits = (type) => limitsOf(facts, { type, phase: dealt.phase }, setting.terms);
    return [
        ...findings,
        ...(0, stake_limits_1.checkStakes)(round, settlement, limits, setting),
        ...checkBets(facts, { round, settlement, dealt }, setting),
        ...(0, layout_checks_1.checkLayout)(facts, dealt, round.before),
        ...checkCards(facts, [...dealt.placed, ...laidBefore(dealt), ...dealt.exposed], facts.decks),
        ...(0, late_bets_1.checkLateBets)(round, settlement, facts.rules.lateBet),
        ...(0, rounding_step_1.checkHouseRounding)(settlement),
    ];
}
/** What the bet and the phase allow at most; a table that has less says so. */
function limitsOf({ rules, bets }, { type, phase }, terms) {
    const bet = bets.find((one) => one.type === type);
    if (terms === undefined || bet === undefined)
        return {};
    const most = (0, authorised_terms_1.maximumOf)(terms, nameIn(phase, type)) ?? bet.maximum[phase] * terms.minimum;
    return {
        minimum: { amount: terms.minima?.[type] ?? terms.minimum, rule: rules.minimum },
        maximum: { amount: most, rule: bet.maximum.rule },
    };
}
/** How terms name the maximum of a bet: of Segundas after a slash. */
const nameIn = (phase, type) => (phase === 'primeras' ? type : `${type}/${phase}`);
const checkTerms = ({ rules, bets }, terms, currency) => [
    ...(0, authorised_terms_1.checkMinimumOfTable)(terms, rules.minimum, currency),
    ...bets.flatMap(({ type, maximum, pays }) => monte_facts_1.PHASES.filter((phase) => pays[phase] !== undefined).flatMap((phase) => {
        const name = nameIn(phase, type);
        const highest = maximum[phase] * terms.minimum;
        const band = { lowest: terms.minimum, highest, rule: maximum.rule, currency };
        return (0, authorised_terms_1.checkMaximum)(name, (0, authorised_terms_1.maximumOf)(terms, name), band);
    })),
];
/** Bets that the phase has not, on cards that are no longer in play, or on a suit that is annulled. */
function checkBets(facts, { round, settlement, dealt, }, { answers }) {
    const play = { ...dealt, facts, answers };
    return round.bets.flatMap(({ betId, type, selection }, index) => {
        const settled = settlement.bets[index];
        const bet = facts.bets.find((one) => one.type === type);
        const isRefused = settled?.fate === 'not-accepted' && !settled.rules.includes(facts.rules.lateBet);
        if (bet === undefined || !isRefused || (0, availability_1.isAvailable)(bet, selection, play))
            return [];
        return [
            (0, rule_1.breach)((0, availability_1.unavailableBy)(bet, selection, play), {
                code: 'bet-not-available',
                severity: 'violation',
                expected: `bets that ${dealt.phase} has, on cards in play and suits that are not annulled`,
                found: `${type} on ${(0, wording_1.reported)(selection)}`,
                betIds: [betId],
            }),
        ];
    });
}
const laidBefore = ({ doubled, burnt }) => [
    ...doubled.map(({ card }) => card),
    ...burnt,
];
/** The cards that a phase brought: those of the layout came with Primeras. */
function cardsOf(outcome) {
    const dealt = (0, reported_monte_1.phaseOf)(outcome);
    if (dealt === undefined)
        return [];
    return dealt.phase === 'segundas'
        ? dealt.exposed
        : [...dealt.placed, ...laidBefore(dealt), ...dealt.exposed];
}
const checkCards = ({ rules }, cards, decks) => (0, cards_1.tooOften)(cards, decks).map(([card, times]) => (0, rule_1.breach)(rules.decks, {
    code: 'card-too-often',
    severity: 'violation',
    expected: `${card} at most ${decks} times`,
    found: `${times} times`,
}));
//# sourceMappingURL=monte-checks.js.map