"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.arqueoBook = arqueoBook;
const money_1 = require("../../kernel/money");
const book_1 = require("./book");
const declared_fact_1 = require("./declared-fact");
const COUNTS = [
    { id: 'at', en: 'At', es: 'Momento' },
    { id: 'occasion', en: 'Occasion', es: 'Ocasión' },
    { id: 'holding', en: 'Holding', es: 'Existencias' },
    { id: 'currency', en: 'Currency', es: 'Moneda' },
    { id: 'booked', en: 'In the books', es: 'Según libros' },
    { id: 'counted', en: 'Counted', es: 'Contado' },
    { id: 'difference', en: 'Difference', es: 'Diferencia' },
    { id: 'by', en: 'Counted by', es: 'Contado por' },
];
const PIECES = [
    { id: 'at', en: 'At', es: 'Momento' },
    { id: 'kind', en: 'Kind', es: 'Clase' },
    { id: 'currency', en: 'Currency', es: 'Moneda' },
    { id: 'denomination', en: 'Denomination', es: 'Valor facial' },
    { id: 'pieces', en: 'Pieces', es: 'Piezas' },
    { id: 'value', en: 'Value', es: 'Importe' },
];
const GUARANTEE = [
    { id: 'at', en: 'Opened at', es: 'Apertura' },
    { id: 'cash', en: 'Cash', es: 'Efectivo' },
    { id: 'deposits', en: "Of it, bankers' deposits", es: 'De ello, depósitos de banqueros' },
    { id: 'blocked', en: 'Blocked in the bank', es: 'Bloqueado en banco' },
    { id: 'available', en: 'For prizes', es: 'Disponible para premios' },
];
/**
 * The counts of the cage: each holding against the books, the difference in a column of its own; what was counted by
 * denomination where stated; and at each opening what is there for prizes, without the cash of bankers.
 */
function arqueoBook({ counts }) {
    const section = (en, es, columns, rows) => ({
        en,
        es,
        columns,
        rows,
    });
    return {
        sections: [
            section('Counts', 'Recuentos', COUNTS, counts.flatMap(countRows)),
            section('By denomination', 'Por valores faciales', PIECES, counts.flatMap(pieceRows)),
            section('Guarantee at the opening', 'Garantía en la apertura', GUARANTEE, counts.flatMap(guaranteeRow)),
        ],
    };
}
const OCCASIONS = { opening: 'Apertura', interim: 'Intermedio', closing: 'Cierre' };
const occasionOf = ({ type, data }) => type === 'cagnotte.cage.opened.v1' ? OCCASIONS.opening : OCCASIONS[data.occasion ?? 'closing'];
function countRows({ fact, differences }) {
    const { currency, chips, cash, cheques, otherCurrencies = [], by } = fact.data;
    const others = [...new Set(otherCurrencies.map((other) => other.currency))].filter((of) => of !== currency);
    const cashIn = (of) => (0, money_1.sumMinor)(otherCurrencies.filter((other) => other.currency === of).map(({ amount }) => (0, money_1.minorFromWire)(amount)));
    const row = (account, words, of, counted) => {
        const own = differences.filter((each) => each.account === account && each.currency === of);
        const difference = (0, money_1.sumMinor)(own.map(({ amount }) => amount));
        return [
            ...[(0, book_1.moment)(fact.happenedAt), (0, book_1.text)(occasionOf(fact)), (0, book_1.text)(words), (0, book_1.text)(of)],
            ...[counted - difference, counted, difference].map((amount) => (0, book_1.money)(amount, of)),
            (0, book_1.text)((0, declared_fact_1.namesOf)(by)),
        ];
    };
    return [
        row('chips:cage', 'Fichas', currency, (0, money_1.minorFromWire)(chips)),
        row('cash:cage', 'Efectivo', currency, (0, money_1.minorFromWire)(cash) + cashIn(currency)),
        ...others.map((of) => row('cash:cage', 'Efectivo', of, cashIn(of))),
        ...(cheques === undefined
            ? []
            : [
                row('cheques:cage', 'Cheques', currency, (0, money_1.sumMinor)(cheques.map(({ amount }) => (0, money_1.minorFromWire)(amount)))),
            ]),
    ];
}
function pieceRows({ fact: { happenedAt, data } }) {
    const { currency, pieces = [], notes = [], otherCurrencies = [] } = data;
    const counted = [
        ...pieces.map((each) => ({ ...each, kind: 'Fichas', of: currency })),
        ...notes.map((each) => ({ ...each, kind: 'Efectivo', of: currency })),
        ...otherCurrencies.flatMap((other) => (other.notes ?? []).map((each) => ({ ...each, kind: 'Efectivo', of: other.currency }))),
    ];
    return counted.map(({ kind, of, denomination, pieces: number }) => [
        ...[(0, book_1.moment)(happenedAt), (0, book_1.text)(kind), (0, book_1.text)(of), (0, book_1.money)((0, money_1.minorFromWire)(denomination), of), { number }],
        (0, book_1.money)((0, money_1.minorFromWire)(denomination) * BigInt(number), of),
    ]);
}
function guaranteeRow({ fact, deposits }) {
    if (fact.type !== 'cagnotte.cage.opened.v1')
        return [];
    const { currency, cash, blockedInBank = 0 } = fact.data;
    const owed = -(0, money_1.sumMinor)(deposits.filter((each) => each.currency === currency).map(({ balance }) => balance));
    const [found, blocked] = [(0, money_1.minorFromWire)(cash), (0, money_1.minorFromWire)(blockedInBank)];
    return [
        [
            (0, book_1.moment)(fact.happenedAt),
            ...[found, owed, blocked, found - owed + blocked].map((sum) => (0, book_1.money)(sum, currency)),
        ],
    ];
}
//# sourceMappingURL=arqueo-de-caja.book.js.map