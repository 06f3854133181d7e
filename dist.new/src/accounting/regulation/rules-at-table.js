"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.RULEBOOK_WITHOUT_AUTHORISATION = void 0;
exports.rulesAtTable = rulesAtTable;
exports.rulesOn = rulesOn;
exports.withAuthorised = withAuthorised;
const authorisation_1 = require("../../domain/casino-books/authorisation");
const table_play_1 = require("../../domain/table-session/table-play");
const open_points_1 = require("../../games/open-points");
const rules_in_force_1 = require("../../games/rulebooks/rules-in-force");
const result_1 = require("../../kernel/result");
const reporting_1 = require("../reporting");
/** The rulebook of a casino whose authorisation was never recorded: the regulation this service was made for. */
exports.RULEBOOK_WITHOUT_AUTHORISATION = 'ES-AN-2010';
/**
 * The rules by which an event of a table is judged: those of the rulebook that its casino is authorised under, in
 * force on its gaming day. The terms are those of the round with that number, or the last ones. Undefined where
 * nobody said which game is played; a refusal where the game has no rules on that day.
 */
function rulesAtTable(event, before, roundNo) {
    const game = (0, reporting_1.gameAt)(event, before);
    if (game === reporting_1.UNNAMED_GAME)
        return undefined;
    const found = rulesOn(event.gamingday, game, before);
    if (!found.ok)
        return found;
    const terms = (0, table_play_1.termsOf)(before.session.play, roundNo);
    const { rules, setting } = found.value;
    if (terms === undefined)
        return (0, result_1.accepted)({ rules, setting });
    return (0, result_1.accepted)({ rules, setting: { ...setting, terms: withAuthorised(terms, event, before) } });
}
/**
 * The rules of a game in a casino on a day; the setting has no terms. Without an authorisation that day those of a
 * rulebook that is usual for such games.
 */
function rulesOn(day, game, { books, usual = exports.RULEBOOK_WITHOUT_AUTHORISATION }) {
    const authorisation = (0, authorisation_1.inForce)(books.authorisations ?? [], day);
    const rulebook = authorisation?.rulebook ?? usual;
    const answers = authorisation?.answers === undefined
        ? []
        : [{ from: authorisation.validFrom, answers: (0, open_points_1.readAnswers)(authorisation.answers).answers }];
    const found = (0, rules_in_force_1.rulesInForce)({ rulebook, game, day, answers });
    if (!found.ok)
        return found;
    const setting = { currency: books.currency ?? 'EUR', answers: found.value.answers };
    return (0, result_1.accepted)({ rules: found.value.rules, setting });
}
/** Terms with what the authority allows at the table, where that is known. */
function withAuthorised(terms, event, before) {
    const authorised = (0, reporting_1.authorisedTableOf)(event, before);
    return authorised === undefined ? terms : { ...terms, authorised: authorised.terms };
}
//# sourceMappingURL=rules-at-table.js.map