"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.diarioBook = void 0;
const book_1 = require("./book");
const journal_figures_1 = require("./journal-figures");
const COLUMNS = [
    { id: 'entry', en: 'Entry', es: 'Asiento' },
    { id: 'day', en: 'Day', es: 'Fecha' },
    { id: 'dayOfFact', en: 'Day of the fact', es: 'Jornada del hecho' },
    { id: 'concept', en: 'Concept', es: 'Concepto' },
    { id: 'kind', en: 'Kind', es: 'Clase' },
    { id: 'account', en: 'Account', es: 'Cuenta' },
    { id: 'subLedger', en: 'Sub-ledger', es: 'Auxiliar' },
    { id: 'slip', en: 'Slip', es: 'Volante' },
    { id: 'debit', en: 'Debit', es: 'Debe' },
    { id: 'credit', en: 'Credit', es: 'Haber' },
];
/** Libro diario: every line of every entry by days and records, with the numbers that the closes of the days gave. */
const diarioBook = (figures) => ({
    sections: (0, journal_figures_1.currenciesOf)(figures).map((currency) => journalIn(currency, figures.lines)),
});
exports.diarioBook = diarioBook;
function journalIn(currency, lines) {
    const rows = lines.filter((line) => line.currency === currency).map(rowOf);
    const empty = [(0, book_1.text)('Total'), ...Array(7).fill(null), (0, book_1.money)(0n, currency), (0, book_1.money)(0n, currency)];
    return {
        ...{ en: `Journal in ${currency}`, es: `Diario en ${currency}`, columns: COLUMNS, rows },
        totals: rows.length === 0 ? empty : (0, book_1.totalsOf)(rows, currency),
    };
}
const rowOf = ({ entry, bookingDay, gamingDay, entryKind, account, ...line }) => [
    (0, book_1.text)(entry === undefined ? 'sin número' : `${entry}`),
    { moment: bookingDay },
    { moment: gamingDay },
    { concept: line.eventType },
    (0, book_1.text)(KINDS[entryKind]),
    (0, book_1.text)(account),
    (0, book_1.text)(line.subLedger ?? ''),
    (0, book_1.text)(line.slip ?? ''),
    (0, book_1.money)(line.debit, line.currency),
    (0, book_1.money)(line.credit, line.currency),
];
/** What is said of an entry that takes back another, or stands in its place. */
const KINDS = {
    original: '',
    reversal: 'anulación',
    replacement: 'sustitución',
};
//# sourceMappingURL=diario.book.js.map