"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.rowsChecks = void 0;
const authorised_terms_1 = require("../_mechanics/authorised-terms");
const bet_identity_1 = require("../_mechanics/bet-identity");
const banked_bets_1 = require("../_mechanics/banked-bets");
const held_at_close_1 = require("../_mechanics/held-at-close");
const late_bets_1 = require("../_mechanics/late-bets");
const open_room_1 = require("../_mechanics/open-room");
const rounding_step_1 = require("../_mechanics/rounding-step");
const stake_limits_1 = require("../_mechanics/stake-limits");
const table_staff_1 = require("../_mechanics/table-staff");
const unjudged_1 = require("../_mechanics/unjudged");
const voided_round_1 = require("../_mechanics/voided-round");
const shoe_checks_1 = require("../_mechanics/shoe-checks");
const cards_1 = require("../_mechanics/cards");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const reported_rows_1 = require("./reported-rows");
const row_points_1 = require("./row-points");
/** What is checked of trente et quarante. */
const rowsChecks = (facts) => {
    const { code, rules } = facts;
    const shoe = { ...facts, rules: { decks: rules.decks, cutCard: rules.redCard } };
    return {
        round: (round, settlement, setting) => checkHand(facts, { round, settlement }, setting),
        opening: ({ terms, staff, decks }, { currency }) => [
            ...checkTerms(facts, terms, currency),
            ...(0, table_staff_1.checkStaff)(staff, facts.staff, rules.staff),
            ...(0, shoe_checks_1.checkDecks)(shoe, decks),
        ],
        limitChange: ({ after }, { currency }) => checkTerms(facts, after, currency),
        voided: (voided, { answers, currency }) => (0, voided_round_1.checkRefunds)(voided, { rule: rules.redCard, fate: (0, voided_round_1.fateOfStakes)(answers, 'stakes-returned'), currency }),
        closing: (left, { currency }) => (0, held_at_close_1.checkNothingHeld)(left, { rule: () => rules.lastSpin, currency }),
        room: (tables) => (0, open_room_1.checkChiefs)(code, tables, { atMost: () => 1, rule: () => rules.staff }),
        shoe: {
            started: (start) => (0, shoe_checks_1.checkShoeStart)(shoe, start),
            dealt: (dealt) => checkDealt(facts, dealt),
        },
    };
};
exports.rowsChecks = rowsChecks;
function checkHand(facts, { round, settlement }, setting) {
    const rows = (0, reported_rows_1.rowsOf)(round.outcome);
    const limits = (type) => limitsOf(facts, type, setting.terms);
    return [
        ...(0, unjudged_1.checkFaults)(settlement),
        ...(0, bet_identity_1.checkBetIdentity)(round, setting.currency),
        ...(setting.terms === undefined ? [] : (0, stake_limits_1.checkStakes)(round, settlement, limits, setting)),
        ...(rows === undefined ? [] : checkRows(facts, rows)),
        ...checkPremiums(facts, round, setting),
        ...(0, late_bets_1.checkLateBets)(round, settlement),
        ...(0, rounding_step_1.checkRounding)(settlement),
    ];
}
function limitsOf({ rules, maximum }, type, terms) {
    if (terms === undefined || type === reported_rows_1.INSURANCE)
        return {};
    return {
        minimum: { amount: terms.minima?.[type] ?? terms.minimum, rule: rules.minimum },
        maximum: { amount: (0, authorised_terms_1.maximumOf)(terms, type) ?? maximum * terms.minimum, rule: rules.maximum },
    };
}
function checkTerms({ rules, maximum, bets }, terms, currency) {
    const due = maximum * terms.minimum;
    const band = { lowest: due, highest: due, rule: rules.maximum, currency };
    const stated = new Set(bets.map(({ type }) => (0, authorised_terms_1.maximumOf)(terms, type)));
    return [
        ...(0, authorised_terms_1.checkMinimumOfTable)(terms, rules.minimum, currency),
        ...[...stated].flatMap((amount) => (0, authorised_terms_1.checkMaximum)('a bet', amount, band)),
    ];
}
/** A row ends with the card that brings it to 31 or more, and with no other. */
const checkRows = ({ rules }, rows) => ['black', 'red'].flatMap((name) => {
    const row = rows[name];
    if ((0, row_points_1.pointsOf)(row) >= row_points_1.TARGET && (0, row_points_1.pointsOf)(row.slice(0, -1)) < row_points_1.TARGET)
        return [];
    return [
        (0, rule_1.breach)(rules.rows, {
            code: 'row-not-by-rule',
            severity: 'violation',
            expected: `cards until the ${name} row comes to ${row_points_1.TARGET} or more`,
            found: `${row.join(' ')}, ${(0, row_points_1.pointsOf)(row)}`,
        }),
    ];
});
/** A premium is its share of a bet of the round. */
function checkPremiums({ premium, rules }, round, setting) {
    const { currency, answers } = setting;
    return round.bets.flatMap((bet) => {
        const on = bet.type === reported_rows_1.INSURANCE ? (0, reported_rows_1.insuredBy)(bet.options) : undefined;
        if (on === undefined)
            return [];
        const insured = round.bets.find(({ betId, type }) => betId === on && type !== reported_rows_1.INSURANCE);
        const due = (0, banked_bets_1.shareOf)(insured?.stake ?? 0n, premium.share, (0, rounding_step_1.roundingStep)(answers)).amount;
        if (insured !== undefined && due === bet.stake)
            return [];
        return [
            (0, rule_1.breach)(rules.insurance, {
                code: 'premium-differs',
                severity: 'violation',
                expected: insured === undefined ? 'a bet that is insured' : (0, wording_1.money)(due, currency),
                found: insured === undefined ? `no bet ${on}` : (0, wording_1.money)(bet.stake, currency),
                betIds: [bet.betId],
            }),
        ];
    });
}
const CARDS_IN_A_DECK = 52;
/** A shoe that is over: no card oftener than its decks hold it, and no hand settled that the red card fell into. */
function checkDealt({ rules, cutCard }, shoe) {
    const { decks, burnt = 0, burntCards = [], behindCutCard = cutCard.cards, outcomes } = shoe;
    const hands = outcomes.map((outcome) => {
        const rows = (0, reported_rows_1.rowsOf)(outcome);
        return rows === undefined ? [] : [...rows.black, ...rows.red];
    });
    const twice = (0, cards_1.tooOften)([...burntCards, ...hands.flat()], decks).map(([card, times]) => (0, rule_1.breach)(rules.decks, {
        code: 'card-too-often',
        severity: 'violation',
        expected: `${card} at most ${decks} times in a shoe`,
        found: `${times} times`,
    }));
    const before = decks * CARDS_IN_A_DECK - burnt - behindCutCard;
    const dealt = hands.flat().length;
    if (dealt <= before)
        return twice;
    const late = (0, rule_1.breach)(rules.redCard, {
        code: 'coup-after-cut-card',
        severity: 'violation',
        expected: `a hand that the red card falls into is void: at most ${before} cards`,
        found: `${dealt} cards in hands that were settled`,
    });
    return [...twice, late];
}
//# sourceMappingURL=rows-checks.js.map