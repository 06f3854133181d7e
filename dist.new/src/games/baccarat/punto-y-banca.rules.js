"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.puntoYBanca = exports.PUNTO_Y_BANCA = void 0;
const rational_1 = require("../../kernel/rational");
const punto_y_banca_register_1 = require("./punto-y-banca.register");
const punto_y_banca_rules_1 = require("./punto-y-banca-rules");
const CHIEF = { role: 'table-chief', atLeast: 1 };
const small = (name, seatsAtMost) => ({
    name,
    seatsAtMost,
    staff: [CHIEF, { role: 'croupier', atLeast: 1, atMost: 2 }],
    staffRule: punto_y_banca_register_1.PUNTO_Y_BANCA_RULES.staffSmall,
    tablesOfChief: 2,
    playersDeal: false,
});
const LARGE = {
    name: 'large',
    staff: [CHIEF, { role: 'croupier', atLeast: 3 }],
    staffRule: punto_y_banca_register_1.PUNTO_Y_BANCA_RULES.staffLarge,
    tablesOfChief: 1,
    playersDeal: true,
};
/** Punto y banca as the Order of 4 February 2010 has it (heading 1.1.7), as data. */
exports.PUNTO_Y_BANCA = {
    code: 'punto-y-banca',
    rules: punto_y_banca_register_1.PUNTO_Y_BANCA_RULES,
    register: punto_y_banca_register_1.PUNTO_Y_BANCA_REGISTER,
    bets: {
        punto: { spanish: 'punto', rule: punto_y_banca_register_1.PUNTO_Y_BANCA_RULES.punto, covers: 'punto has the higher total', pays: rational_1.ONE },
        banca: { spanish: 'banca', rule: punto_y_banca_register_1.PUNTO_Y_BANCA_RULES.banca, covers: 'banca has the higher total', pays: rational_1.ONE },
        tie: { spanish: 'igualdad', rule: punto_y_banca_register_1.PUNTO_Y_BANCA_RULES.tie, covers: 'equal totals', pays: (0, rational_1.rational)(8n) },
    },
    deduction: { name: 'banker-6', onTotal: 6, share: (0, rational_1.rational)(1n, 2n) },
    puntoDrawsUpTo: 5,
    bancaTable: [
        'TTTTTTTTTTT',
        'TTTTTTTTTTT',
        'TTTTTTTTTTT',
        'TTTTTTTTPTT',
        'PPTTTTTTPPT',
        'PPPPTTTTPPT',
        'PPPPPPTTPPP',
        'PPPPPPPPPPP',
    ],
    maximum: { atLeast: 10n, atMost: 200n },
    tieShare: (0, rational_1.rational)(1n, 10n),
    decks: 6,
    cutCard: { cards: 7, orMore: false },
    sizes: [small('mini', 7), small('midi', 9), LARGE],
};
exports.puntoYBanca = (0, punto_y_banca_rules_1.puntoYBancaRules)(exports.PUNTO_Y_BANCA);
//# sourceMappingURL=punto-y-banca.rules.js.map