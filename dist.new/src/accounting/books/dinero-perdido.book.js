"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.dineroPerdidoBook = dineroPerdidoBook;
const money_1 = require("../../kernel/money");
const account_movements_1 = require("./account-movements");
const book_1 = require("./book");
const declared_fact_1 = require("./declared-fact");
const FOUND = [
    { id: 'entry', en: 'Entry', es: 'Asiento' },
    { id: 'day', en: 'Gaming day', es: 'Jornada' },
    { id: 'kind', en: 'Kind', es: 'Clase' },
    { id: 'amount', en: 'Amount', es: 'Importe' },
    { id: 'where', en: 'Where', es: 'Lugar' },
    { id: 'by', en: 'Handed in by', es: 'Entregado por' },
];
const RETURNED = [
    { id: 'entry', en: 'Entry', es: 'Asiento' },
    { id: 'day', en: 'Gaming day', es: 'Jornada' },
    { id: 'amount', en: 'Amount', es: 'Importe' },
    { id: 'document', en: 'Document', es: 'Documento' },
    { id: 'to', en: 'To', es: 'A' },
    { id: 'by', en: 'By', es: 'Por' },
];
const OPEN = [
    { id: 'entry', en: 'Entry', es: 'Asiento' },
    { id: 'day', en: 'Found on', es: 'Hallado el' },
    { id: 'found', en: 'Found', es: 'Hallado' },
    { id: 'returned', en: 'Returned', es: 'Devuelto' },
    { id: 'paidOver', en: 'Paid over', es: 'Ingresado' },
    { id: 'owed', en: 'Owed', es: 'Pendiente' },
];
/**
 * Lost and abandoned money: what was found, what went back to its owner and on which proof, what was paid over, the
 * entries still owed, and the account, whose balance is the sum of these entries.
 */
function dineroPerdidoBook({ currency, facts, open, account }) {
    const section = (en, es, columns, rows) => ({
        ...{ en, es, columns, rows },
        ...(rows.length === 0 ? {} : { totals: (0, book_1.totalsOf)(rows, currency) }),
    });
    const found = (0, declared_fact_1.factsOf)(facts, 'cagnotte.money.found.v1').map(foundRow);
    const returned = (0, declared_fact_1.factsOf)(facts, 'cagnotte.money.returned.v1').map(returnedRow);
    const paidOver = (0, declared_fact_1.factsOf)(facts, 'cagnotte.money.paid-over.v1').map(paidOverRow);
    const owed = open.map((entry) => [
        ...[(0, book_1.text)(entry.entry === '' ? 'Apuestas olvidadas' : entry.entry), (0, book_1.moment)(entry.foundOn)],
        ...[entry.found, entry.returned, entry.paidOver, entry.owed].map((sum) => (0, book_1.money)(sum, entry.currency)),
    ]);
    return {
        sections: [
            section('Found', 'Hallazgos', FOUND, found),
            section('Returned to the owner', 'Devoluciones al dueño', RETURNED, returned),
            section('Paid over', 'Ingresos a la autoridad', RETURNED, paidOver),
            section('Still owed', 'Asientos pendientes', OPEN, owed),
            (0, account_movements_1.accountSection)({ en: 'Account of lost money', es: 'Cuenta de dinero perdido' }, account, [
                { words: 'Hallado', types: ['cagnotte.money.found.v1'] },
                { words: 'Devuelto', types: ['cagnotte.money.returned.v1'] },
                { words: 'Ingresado', types: ['cagnotte.money.paid-over.v1'] },
            ]),
        ],
    };
}
const foundRow = ({ gamingDay, data }) => [
    (0, book_1.text)(data.entry),
    (0, book_1.moment)(gamingDay),
    (0, book_1.text)(data.kind === 'chips' ? 'Fichas' : 'Efectivo'),
    (0, book_1.money)((0, money_1.minorFromWire)(data.amount), data.currency),
    (0, book_1.text)([
        ...(data.table === undefined ? [] : [`Mesa ${data.table}`]),
        ...(data.where === undefined ? [] : [data.where]),
    ].join(', ')),
    (0, book_1.text)((0, declared_fact_1.namesOf)(data.by)),
];
const returnedRow = ({ gamingDay, data }) => [
    (0, book_1.text)(data.entry),
    (0, book_1.moment)(gamingDay),
    (0, book_1.money)((0, money_1.minorFromWire)(data.amount), data.currency),
    (0, book_1.text)(data.document),
    (0, book_1.text)(data.player ?? ''),
    (0, book_1.text)((0, declared_fact_1.namesOf)(data.by)),
];
const paidOverRow = ({ gamingDay, data }) => [
    (0, book_1.text)(data.entries.join(', ')),
    (0, book_1.moment)(gamingDay),
    (0, book_1.money)((0, money_1.minorFromWire)(data.amount), data.currency),
    (0, book_1.text)(data.document),
    (0, book_1.text)(data.recipient),
    (0, book_1.text)((0, declared_fact_1.namesOf)(data.by)),
];
//# sourceMappingURL=dinero-perdido.book.js.map