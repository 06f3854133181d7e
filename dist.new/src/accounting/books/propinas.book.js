"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.propinasBook = propinasBook;
const money_1 = require("../../kernel/money");
const account_movements_1 = require("./account-movements");
const book_1 = require("./book");
const declared_fact_1 = require("./declared-fact");
const COUNTED = [
    { id: 'day', en: 'Gaming day', es: 'Jornada' },
    { id: 'at', en: 'Box', es: 'Caja de propinas' },
    { id: 'currency', en: 'Currency', es: 'Moneda' },
    { id: 'chips', en: 'Chips', es: 'Fichas' },
    { id: 'cash', en: 'Cash', es: 'Efectivo' },
    { id: 'taken', en: 'Chips taken to the cage', es: 'Fichas llevadas a caja' },
    { id: 'by', en: 'Counted by', es: 'Contado por' },
];
const SHARED = [
    { id: 'day', en: 'Gaming day', es: 'Jornada' },
    { id: 'document', en: 'Document', es: 'Documento' },
    { id: 'toStaff', en: 'To the staff', es: 'Al personal' },
    { id: 'toHouse', en: 'To the house', es: 'A la empresa' },
    { id: 'by', en: 'Approved by', es: 'Aprobado por' },
];
/**
 * Tips: each box as it was counted, each sharing-out with who approved it, and the account of tips from the balance
 * before to the balance after.
 */
function propinasBook({ currency, facts, account }) {
    const counted = (0, declared_fact_1.factsOf)(facts, 'cagnotte.tips.counted.v1').flatMap(countRows);
    const shared = (0, declared_fact_1.factsOf)(facts, 'cagnotte.tips.shared.v1').map(sharedRow);
    const sums = (rows) => (rows.length === 0 ? {} : { totals: (0, book_1.totalsOf)(rows, currency) });
    return {
        sections: [
            { en: 'Counts', es: 'Recuentos', columns: COUNTED, rows: counted, ...sums(counted) },
            { en: 'Sharing out', es: 'Repartos', columns: SHARED, rows: shared, ...sums(shared) },
            (0, account_movements_1.accountSection)({ en: 'Account of tips', es: 'Cuenta de propinas' }, account, [
                { words: 'Contado', types: ['cagnotte.tips.counted.v1'] },
                { words: 'Repartido', types: ['cagnotte.tips.shared.v1'] },
            ]),
        ],
    };
}
/** A row for each currency that was in the box. */
function countRows({ gamingDay, table, data }) {
    const { currency, chips, cash, takenToCage, otherCurrencies = [], by } = data;
    const box = (0, book_1.text)(table ?? 'Caja');
    const signers = (0, book_1.text)((0, declared_fact_1.namesOf)(by));
    return [
        [
            ...[(0, book_1.moment)(gamingDay), box, (0, book_1.text)(currency)],
            ...[(0, book_1.money)((0, money_1.minorFromWire)(chips), currency), (0, book_1.money)((0, money_1.minorFromWire)(cash), currency)],
            ...[(0, book_1.text)(takenToCage ? 'sí' : 'no'), signers],
        ],
        ...otherCurrencies.map(({ currency: of, amount }) => [
            ...[(0, book_1.moment)(gamingDay), box, (0, book_1.text)(of), null, (0, book_1.money)((0, money_1.minorFromWire)(amount), of), null, signers],
        ]),
    ];
}
const sharedRow = ({ gamingDay, data }) => [
    (0, book_1.moment)(gamingDay),
    (0, book_1.text)(data.document),
    (0, book_1.money)((0, money_1.minorFromWire)(data.toStaff), data.currency),
    (0, book_1.money)((0, money_1.minorFromWire)(data.toHouse ?? 0), data.currency),
    (0, book_1.text)((0, declared_fact_1.namesOf)(data.approvedBy)),
];
//# sourceMappingURL=propinas.book.js.map