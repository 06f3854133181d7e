"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.settleRound = settleRound;
const typebox_1 = require("typebox");
const value_1 = require("typebox/value");
const result_1 = require("../kernel/result");
const judge_round_1 = require("./judge-round");
const open_points_1 = require("./open-points");
const default_rulebook_1 = require("./rulebooks/default-rulebook");
const rules_in_force_1 = require("./rulebooks/rules-in-force");
const settlement_1 = require("./settlement");
const wire_1 = require("./wire");
const wire_terms_1 = require("./wire-terms");
/** A round to settle by itself, with as much of its circumstances as is known. */
const SettleInput = typebox_1.Type.Object({
    rulebook: typebox_1.Type.Optional(typebox_1.Type.String()),
    day: typebox_1.Type.Optional(typebox_1.Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    terms: typebox_1.Type.Optional(wire_terms_1.WireTerms),
    answers: typebox_1.Type.Optional(typebox_1.Type.Object(Object.fromEntries(Object.entries(open_points_1.OPEN_POINTS).map(([id, { answers }]) => [
        id,
        typebox_1.Type.Optional(typebox_1.Type.Enum(Object.keys(answers))),
    ])), { additionalProperties: false })),
    before: typebox_1.Type.Optional(wire_1.WireTableState),
    pools: typebox_1.Type.Optional(wire_1.WirePools),
    round: wire_1.WireRound,
});
/** Where the round does not say. */
const CURRENCY = 'EUR';
/**
 * Settles one round by the rules of a game, without a database. The input is the data of a `round.settled` or a
 * `hand.played` event, or the whole event, or an object with either as `round` beside `terms`, `before`, `pools`,
 * `rulebook`, `day` and `answers`.
 * Refuses, one sentence for each fault, an input that is no round, and a game that has no rules on that day.
 */
function settleRound(game, input) {
    const { candidate, roundAt } = asSettleInput(input);
    const faults = (0, value_1.Errors)(SettleInput, candidate);
    if (faults.length > 0) {
        return (0, result_1.refused)(faults.map(({ instancePath, message }) => `${placeOf(instancePath, roundAt)} ${message}`));
    }
    const { rulebook = default_rulebook_1.DEFAULT_RULEBOOK.rulebook, day = default_rulebook_1.DEFAULT_RULEBOOK.day, answers, ...rest } = candidate;
    const given = answers === undefined ? [] : [{ from: day, answers: answers }];
    const found = (0, rules_in_force_1.rulesInForce)({ rulebook, game, day, answers: given });
    return found.ok
        ? (0, result_1.accepted)(judged(game, found.value, rest))
        : (0, result_1.refused)([`${found.refusal.code}: ${found.refusal.found}`]);
}
function judged(game, { rulebook, rules, answers }, { round, terms, before, pools: known }) {
    const currency = round.currency ?? CURRENCY;
    const setting = {
        currency,
        answers,
        ...(terms === undefined ? {} : { terms: (0, wire_terms_1.termsFromWire)(terms) }),
        ...(known === undefined ? {} : { pools: (0, wire_1.poolsFromWire)(known) }),
    };
    const left = before === undefined ? undefined : (0, wire_1.stateFromWire)(before);
    const { settlement, findings } = (0, judge_round_1.judgeRound)(rules, (0, wire_1.roundFromWire)(round, left), setting);
    const { bets, commissions, pools, uncalled, pots, awards, after, complete } = settlement;
    return {
        game,
        rulebook: rulebook.code,
        currency,
        bets,
        commissions,
        pools,
        ...(pots === undefined || uncalled === undefined ? {} : { uncalled, pots, awards }),
        result: (0, settlement_1.resultOf)(settlement),
        after,
        complete,
        findings,
    };
}
/** Puts the round where the schema has it, whether it comes alone, as an event, or among its circumstances. */
function asSettleInput(input) {
    if (!isObject(input))
        return { candidate: input, roundAt: '' };
    const isAmongCircumstances = 'round' in input;
    const { round, ...circumstances } = isAmongCircumstances ? input : { round: input };
    const place = isAmongCircumstances ? '/round' : '';
    if (!isObject(round) || !('specversion' in round)) {
        return { candidate: { ...circumstances, round: asRound(round) }, roundAt: place };
    }
    const day = round['gamingday'] === undefined ? {} : { day: round['gamingday'] };
    return { candidate: { ...day, ...circumstances, round: asRound(round['data']) }, roundAt: `${place}/data` };
}
/** The data of a hand of circle poker as a round: what was played is its outcome, pots and awards are declared. */
function asRound(data) {
    if (!isObject(data) || !('actions' in data) || 'outcome' in data)
        return data;
    const { currency, pots, awards, ...played } = data;
    const stated = Object.entries({ currency, pots, awards }).filter(([, value]) => value !== undefined);
    return { ...Object.fromEntries(stated), bets: [], outcome: played };
}
/** A place in the candidate as a JSON pointer into what was given. */
const placeOf = (pointer, roundAt) => pointer.replace(/^\/round/, roundAt) || '/';
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
//# sourceMappingURL=settle-round.js.map