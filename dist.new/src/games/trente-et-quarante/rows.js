"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.settleRows = settleRows;
const banked_bets_1 = require("../_mechanics/banked-bets");
const bets_in_play_1 = require("../_mechanics/bets-in-play");
const prison_1 = require("../_mechanics/prison");
const rounding_step_1 = require("../_mechanics/rounding-step");
const unjudged_1 = require("../_mechanics/unjudged");
const wording_1 = require("../wording");
const reported_rows_1 = require("./reported-rows");
const row_points_1 = require("./row-points");
/** What the rules make of a hand. The cards on the table decide, whether or not they should have been drawn. */
function settleRows(facts, round, { terms, answers }) {
    const rows = (0, reported_rows_1.rowsOf)(round.outcome);
    if (rows === undefined)
        return (0, unjudged_1.unjudgedRound)(round, facts.rules.rows, 'the cards of both rows');
    const hand = {
        facts,
        rows,
        result: (0, row_points_1.resultOfRows)(rows),
        bets: round.bets,
        insured: insuredIn(round),
        isLast: round.lastOfSession === true,
        minimum: terms?.minimum,
        answers,
        rounding: (0, rounding_step_1.roundingStep)(answers),
    };
    const { bets, after } = (0, bets_in_play_1.settleEach)(round, (bet, times) => settleBet(bet, times, hand));
    const complete = !bets.some(({ fate }) => fate === 'not-judged');
    return { bets, commissions: premiums(bets, facts), pools: [], awards: [], after, complete };
}
const insuredIn = ({ bets }) => new Set(bets.flatMap(({ type, options }) => (type === reported_rows_1.INSURANCE ? ((0, reported_rows_1.insuredBy)(options) ?? []) : [])));
function settleBet(placed, times, hand) {
    const { facts, result, rows } = hand;
    const { rules } = facts;
    if (placed.type === reported_rows_1.INSURANCE)
        return settlePremium(placed, hand);
    const bet = facts.bets.find(({ type }) => type === placed.type);
    if (bet === undefined) {
        const expected = `one of ${[...facts.bets.map(({ type }) => type), reported_rows_1.INSURANCE].join(', ')}`;
        return (0, banked_bets_1.notJudged)(placed, { code: 'bet-not-offered', rule: rules.nearest, expected, found: placed.type });
    }
    const options = (0, reported_rows_1.optionsOf)(placed.options);
    if (options === undefined)
        return (0, banked_bets_1.notJudged)(placed, notReadable(placed, bet));
    if (options.isLate && times === 0)
        return (0, banked_bets_1.givenBack)(placed, 'not-accepted', [bet.rule]);
    if (result === 'null' || result === 'refait')
        return onEqualRows(placed, { times, choice: options.onRefait }, hand);
    const isCovered = (0, row_points_1.winsWith)(bet.type, result, rows);
    if (times > 0)
        return (0, prison_1.onRelease)(placed, { isCovered, round: hand });
    const ruleIds = [bet.rule, rules.nearest];
    return isCovered
        ? (0, banked_bets_1.wins)(placed, (0, banked_bets_1.shareOf)(placed.stake, bet.pays, hand.rounding), ruleIds)
        : (0, banked_bets_1.loses)(placed, ruleIds);
}
/** Null, but at 31: there an insured bet goes back whole, any other one is halved or held as on the zero. */
function onEqualRows(placed, { times, choice }, hand) {
    const { facts, result, insured, answers } = hand;
    const { rules } = facts;
    if (result === 'null') {
        if (times === 0)
            return (0, banked_bets_1.givenBack)(placed, 'null', [rules.equalRows]);
        return answers['OP1-12'] === 'freed'
            ? (0, banked_bets_1.givenBack)(placed, 'freed', [rules.equalRows])
            : stayingHeld(placed, hand);
    }
    if (times > 0)
        return (0, prison_1.onFurtherZero)(placed, choice, hand);
    return insured.has(placed.betId)
        ? (0, banked_bets_1.givenBack)(placed, 'null', [rules.insurance])
        : (0, prison_1.onFirstZero)(placed, choice, hand);
}
/** A held bet on equal rows: it waits for the next hand, and for none after the last one of the session. */
const stayingHeld = (placed, hand) => hand.isLast
    ? (0, prison_1.onFirstZero)(placed, 'withdraw', hand)
    : (0, banked_bets_1.decide)(placed, 'held', { held: placed.stake }, [hand.facts.rules.equalRows]);
/** The premium is the house's whatever comes, or on equal rows only, or when the bet is lost, too (OP1-11). */
function settlePremium(placed, hand) {
    const { rules } = hand.facts;
    if ((0, reported_rows_1.insuredBy)(placed.options) === undefined) {
        const found = `options ${(0, wording_1.reported)(placed.options)}`;
        const expected = 'insurance on a bet of the round';
        return (0, banked_bets_1.notJudged)(placed, { code: 'bet-not-readable', rule: rules.insurance, expected, found });
    }
    return isPremiumKept(placed, hand)
        ? (0, banked_bets_1.decide)(placed, 'loses', { taken: placed.stake, deducted: placed.stake }, [rules.insurance])
        : (0, banked_bets_1.givenBack)(placed, 'null', [rules.insurance]);
}
function isPremiumKept({ options }, { answers, result, bets, rows, facts }) {
    if (answers['OP1-11'] === 'always' || result === 'null' || result === 'refait')
        return true;
    if (answers['OP1-11'] === 'on-equal-rows')
        return false;
    const insured = bets.find(({ betId }) => betId === (0, reported_rows_1.insuredBy)(options));
    const bet = facts.bets.find(({ type }) => type === insured?.type);
    return bet !== undefined && !(0, row_points_1.winsWith)(bet.type, result, rows);
}
function premiums(bets, { premium, rules }) {
    let amount = 0n;
    for (const bet of bets)
        if (bet.type === reported_rows_1.INSURANCE)
            amount += bet.deducted;
    return amount === 0n ? [] : [{ name: premium.name, amount, rule: rules.insurance }];
}
const notReadable = ({ options }, { type, rule }) => ({
    code: 'bet-not-readable',
    rule,
    expected: `${type}, and what was done with it on 31`,
    found: `options ${(0, wording_1.reported)(options)}`,
});
//# sourceMappingURL=rows.js.map