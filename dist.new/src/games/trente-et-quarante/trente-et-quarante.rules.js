"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.trenteEtQuarante = exports.TRENTE_ET_QUARANTE = void 0;
const rational_1 = require("../../kernel/rational");
const rows_rules_1 = require("./rows-rules");
const trente_et_quarante_register_1 = require("./trente-et-quarante.register");
/** Trente et quarante as the Order of 4 February 2010 has it (heading 1.1.5), as data. */
exports.TRENTE_ET_QUARANTE = {
    code: 'trente-et-quarante',
    rules: trente_et_quarante_register_1.TRENTE_ET_QUARANTE_RULES,
    register: trente_et_quarante_register_1.TRENTE_ET_QUARANTE_REGISTER,
    bets: [
        { type: 'black', spanish: 'negro', rule: trente_et_quarante_register_1.TRENTE_ET_QUARANTE_RULES.blackRed, covers: 'the first row wins', pays: rational_1.ONE },
        { type: 'red', spanish: 'rojo', rule: trente_et_quarante_register_1.TRENTE_ET_QUARANTE_RULES.blackRed, covers: 'the second row wins', pays: rational_1.ONE },
        {
            type: 'color',
            spanish: 'color',
            rule: trente_et_quarante_register_1.TRENTE_ET_QUARANTE_RULES.colour,
            covers: 'the winning row has the color of the first card of the black row',
            pays: rational_1.ONE,
        },
        { type: 'inverse', spanish: 'inverso', rule: trente_et_quarante_register_1.TRENTE_ET_QUARANTE_RULES.inverse, covers: 'it has the other color', pays: rational_1.ONE },
    ],
    onZero: 'prison',
    premium: { name: 'insurance-t40', share: (0, rational_1.rational)(1n, 100n) },
    maximum: 1000n,
    decks: 6,
    cutCard: { cards: 5, orMore: false },
    staff: [
        { role: 'table-chief', atLeast: 1, atMost: 1 },
        { role: 'croupier', atLeast: 2, atMost: 2 },
    ],
};
exports.trenteEtQuarante = (0, rows_rules_1.rowsRules)(exports.TRENTE_ET_QUARANTE);
//# sourceMappingURL=trente-et-quarante.rules.js.map