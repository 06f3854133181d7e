"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.valesBook = void 0;
const book_1 = require("./book");
const KINDS = {
    float: 'Anticipo',
    fill: 'Reposición',
    credit: 'Devolución',
    closing: 'Entrega al cierre',
    'cambista-order': 'Pedido del cambista',
    'bank-order': 'Orden de banca',
    'buy-in': 'Cambio en mesa',
    sale: 'Venta en caja',
    box: 'Caja de mesa',
};
const PROBLEMS = {
    'half-missing': 'falta una mitad',
    'used-twice': 'usado dos veces',
    'halves-differ': 'mitades distintas',
    'under-way': 'en tránsito',
};
/** Control de vales: each slip at the table, at the cage and in the ledger, and the numbers of each pad. */
const valesBook = ({ slips, series }) => ({
    sections: [slipsSection(slips), seriesSection(series)],
});
exports.valesBook = valesBook;
const slipsSection = (slips) => ({
    ...{ en: 'Slips', es: 'Vales' },
    columns: [
        { id: 'day', en: 'Gaming day', es: 'Jornada' },
        { id: 'kind', en: 'Kind', es: 'Clase' },
        { id: 'slip', en: 'Slip', es: 'Vale' },
        { id: 'table', en: 'Table', es: 'Mesa' },
        { id: 'at-table', en: 'Table says', es: 'Según mesa' },
        { id: 'at-cage', en: 'Cage says', es: 'Según caja' },
        { id: 'in-transit', en: 'Under way', es: 'En tránsito' },
        { id: 'remark', en: 'Remark', es: 'Observaciones' },
    ],
    rows: slips.map(({ gamingDay, kind, slip, table, currency, ...use }) => [
        (0, book_1.text)(gamingDay),
        (0, book_1.text)(KINDS[kind]),
        (0, book_1.text)(slip),
        table === null ? null : (0, book_1.text)(table),
        amount(use.atTable, currency),
        amount(use.atCage, currency),
        (0, book_1.money)(use.inTransit, currency),
        remark(use),
    ]),
});
const amount = (of, currency) => of === undefined ? null : (0, book_1.money)(of, currency);
function remark({ isVoid, problems }) {
    const words = isVoid ? ['anulado'] : problems.map((problem) => PROBLEMS[problem]);
    return words.length === 0 ? null : (0, book_1.text)(words.join(', '));
}
const seriesSection = (series) => ({
    ...{ en: 'Series', es: 'Series' },
    columns: [
        { id: 'kind', en: 'Kind', es: 'Clase' },
        { id: 'first', en: 'First', es: 'Primero' },
        { id: 'last', en: 'Last', es: 'Último' },
        { id: 'used', en: 'Used', es: 'Usados' },
        { id: 'unused', en: 'Not used', es: 'Sin usar' },
        { id: 'duplicates', en: 'Used twice', es: 'Repetidos' },
        { id: 'voids', en: 'Void', es: 'Anulados' },
    ],
    rows: series.map(({ kind, first, last, used, unused, duplicates, voids }) => [
        (0, book_1.text)(KINDS[kind]),
        (0, book_1.text)(first),
        (0, book_1.text)(last),
        { number: used },
        listed(unused.map((gap) => (gap.first === gap.last ? gap.first : `${gap.first} – ${gap.last}`))),
        listed(duplicates),
        listed(voids),
    ]),
});
const listed = (words) => (words.length === 0 ? null : (0, book_1.text)(words.join(', ')));
//# sourceMappingURL=vales.book.js.map