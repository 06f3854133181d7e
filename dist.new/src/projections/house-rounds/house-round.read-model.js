"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.houseRoundReadModel = void 0;
const house_result_1 = require("../../domain/house-round/house-result");
const round_reference_1 = require("../../domain/table-session/round-reference");
const settlement_1 = require("../../games/settlement");
const money_1 = require("../../kernel/money");
const release_1 = require("../../kernel/release");
const fact_columns_1 = require("../fact-columns");
const game_of_1 = require("../journal/game-of");
const versioned_facts_1 = require("../versioned-facts");
/** Rounds of house-banked games: what the table declared, and what the rules in force make of it. */
exports.houseRoundReadModel = (0, versioned_facts_1.versionedFacts)('house_round', (fact) => {
    const { event, byRules } = fact;
    if (event.type !== 'cagnotte.round.settled.v1')
        return undefined;
    const session = (0, fact_columns_1.sessionColumns)(fact);
    if (session === undefined)
        return undefined;
    const round = event.data;
    const settlement = byRules?.settlement;
    const result = (0, house_result_1.houseResultOf)(round, settlement);
    return {
        round_no: round.roundNo,
        reference: (0, round_reference_1.roundReferenceOf)(event),
        game: (0, game_of_1.gameOf)(fact),
        currency: round.currency,
        data: JSON.stringify(round),
        staked: (0, money_1.sumMinor)(round.bets.map(({ stake }) => (0, money_1.minorFromWire)(stake))).toString(),
        result: result.amount.toString(),
        result_basis: result.basis,
        deduction: (0, house_result_1.deductionOf)(round, settlement).toString(),
        judged: settlement?.complete === true,
        derived_result: settlement?.complete === true ? (0, settlement_1.resultOf)(settlement).toString() : null,
        derived_bets: settlement === undefined ? null : JSON.stringify(settlement.bets.map(derivedBet)),
        rules_release: release_1.RELEASE,
        ...(0, fact_columns_1.factColumns)(fact),
        ...session,
    };
});
const derivedBet = ({ betId, fate, paid, deducted, taken, held, rules }) => ({
    betId,
    fate,
    paid: paid.toString(),
    deducted: deducted.toString(),
    taken: taken.toString(),
    held: held.toString(),
    rules: rules.map(({ id }) => id),
});
//# sourceMappingURL=house-round.read-model.js.map