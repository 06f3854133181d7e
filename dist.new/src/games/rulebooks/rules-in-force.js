"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.RULEBOOKS = void 0;
exports.rulesInForce = rulesInForce;
const result_1 = require("../../kernel/result");
const game_codes_1 = require("../game-codes");
const open_points_1 = require("../open-points");
const rule_1 = require("../rule");
const es_an_1996_1 = require("./es-an-1996");
const es_an_2010_1 = require("./es-an-2010");
const int_poker_1 = require("./int-poker");
/** The rulebooks there are. One more is data: its games, the facts it changes, its dates. */
exports.RULEBOOKS = [es_an_1996_1.ES_AN_1996, es_an_2010_1.ES_AN_2010, int_poker_1.INT_POKER];
/** The rules in force for a game on a day, or the finding that there are none. */
function rulesInForce({ rulebook: code, game, day, answers = [] }, rulebooks = exports.RULEBOOKS) {
    const rulebook = rulebookOn(code, day, rulebooks);
    if (rulebook === undefined)
        return (0, result_1.refused)(noRulebook({ rulebook: code, game, day }, rulebooks));
    if (!(0, game_codes_1.isGameCode)(game) || !rulebook.games.includes(game))
        return (0, result_1.refused)(notInCatalogue(rulebook, game, day));
    const rules = rulebook.rules[game];
    if (rules === undefined)
        return (0, result_1.refused)(rulesToCome(rulebook, game));
    return (0, result_1.accepted)({
        rulebook,
        rules,
        answers: (0, open_points_1.answersOf)({ ...rulebook.answers, ...answersOn(day, answers) }),
    });
}
/** The rulebook of that name, or the one before it that was in force on the day. */
function rulebookOn(code, day, rulebooks) {
    const rulebook = rulebooks.find((one) => one.code === code);
    if (rulebook === undefined)
        return undefined;
    if (day < rulebook.from) {
        const others = rulebooks.filter((one) => one !== rulebook);
        return rulebookOn(rulebook.follows, day, others);
    }
    return rulebook.to !== undefined && day > rulebook.to ? undefined : rulebook;
}
/** What the casino answers on a day: of each point the last answer that holds by then. */
const answersOn = (day, given) => [...given]
    .filter(({ from }) => from <= day)
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .reduce((known, { answers }) => ({ ...known, ...answers }), {});
const notInCatalogue = ({ code, catalogueRule }, game, day) => (0, rule_1.breach)(catalogueRule, {
    code: 'game-not-in-catalogue',
    severity: 'violation',
    expected: `a game of the catalogue of ${code}`,
    found: `${game} on ${day}`,
});
const RULES_ARE_DATED = {
    id: 'R2',
    citation: 'a round is judged by the rulebook in force for its casino on its gaming day',
    says: 'Every round has one rulebook.',
};
/** Of a known rulebook before its first day: its own catalogue rule says so. */
function noRulebook({ rulebook: code, game, day }, rulebooks) {
    const known = rulebooks.find((one) => one.code === code);
    if (known !== undefined)
        return notInCatalogue(known, game, day);
    return (0, rule_1.breach)(RULES_ARE_DATED, {
        code: 'rulebook-unknown',
        severity: 'violation',
        expected: rulebooks.map((one) => one.code).join(', '),
        found: code,
    });
}
const rulesToCome = ({ code }, game) => (0, rule_1.breach)(RULES_ARE_DATED, {
    code: 'rules-not-known-yet',
    severity: 'information',
    expected: `the rules of ${game} under ${code}`,
    found: 'not in this release; the round is posted as declared',
});
//# sourceMappingURL=rules-in-force.js.map