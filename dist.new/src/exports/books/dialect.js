"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.harmless = exports.PRINTED = exports.SPANISH = exports.MACHINE = void 0;
const entry_concepts_1 = require("../../accounting/books/entry-concepts");
const game_codes_1 = require("../../games/game-codes");
const money_1 = require("../../kernel/money");
const spanish_moment_1 = require("../../kernel/spanish-moment");
/** Comma, decimal point, ISO moments, columns by their ids. */
exports.MACHINE = {
    delimiter: ',',
    bom: false,
    language: 'id',
    cell: (cell) => written(cell, { amount: asItIs, moment: asItIs, game: asItIs, concept: asItIs }),
};
/** Semicolon, decimal comma, dd/mm/yyyy, UTF-8 with byte order mark: what spreadsheets in Spain open as it is. */
exports.SPANISH = {
    delimiter: ';',
    bom: true,
    language: 'es',
    cell: (cell) => written(cell, { ...IN_SPANISH, amount: decimalComma }),
};
/** As SPANISH, and with points between thousands: for the eye, since no program reads such amounts. */
exports.PRINTED = {
    ...exports.SPANISH,
    cell: (cell) => written(cell, { ...IN_SPANISH, amount: inThousands }),
};
const IN_SPANISH = { moment: spanish_moment_1.spanishMoment, game: game_codes_1.spanishGame, concept: entry_concepts_1.conceptOf };
const asItIs = (text) => text;
const decimalComma = (digits) => digits.replace('.', ',');
const inThousands = (digits) => decimalComma(digits).replace(/\B(?=(\d{3})+(?!\d))/g, '.');
function written(cell, { amount, moment, game, concept }) {
    if (cell === null)
        return '';
    if ('text' in cell)
        return (0, exports.harmless)(cell.text);
    if ('moment' in cell)
        return moment(cell.moment);
    if ('number' in cell)
        return `${cell.number}`;
    if ('games' in cell)
        return (0, exports.harmless)(cell.games.map(game).join(', '));
    if ('concept' in cell)
        return (0, exports.harmless)(concept(cell.concept));
    if ('decimal' in cell)
        return amount(cell.decimal);
    return amount((0, money_1.formatMinor)(cell.amount, cell.currency));
}
/**
 * Words that a spreadsheet would take for a formula begin with an apostrophe. Amounts are ours and begin with a digit
 * or a minus sign before one.
 */
const harmless = (words) => (/^[=+\-@\t\r]/.test(words) ? `'${words}` : words);
exports.harmless = harmless;
//# sourceMappingURL=dialect.js.map