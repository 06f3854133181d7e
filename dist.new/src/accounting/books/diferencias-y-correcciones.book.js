"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.diferenciasBook = diferenciasBook;
const money_1 = require("../../kernel/money");
const book_1 = require("./book");
const declared_fact_1 = require("./declared-fact");
const posted_move_1 = require("./posted-move");
const FOUND = [
    { id: 'booked', en: 'In the books of', es: 'En los libros de' },
    { id: 'day', en: 'Gaming day', es: 'Jornada' },
    { id: 'point', en: 'Counted at', es: 'Punto de recuento' },
    { id: 'table', en: 'Table', es: 'Mesa' },
    { id: 'session', en: 'Session', es: 'Sesión' },
    { id: 'record', en: 'Record', es: 'Registro' },
    { id: 'difference', en: 'Over (+), short (-)', es: 'Sobrante (+), falta (-)' },
];
const CLEARED = [
    { id: 'day', en: 'Gaming day', es: 'Jornada' },
    { id: 'document', en: 'Document', es: 'Documento' },
    { id: 'point', en: 'Counted at', es: 'Punto de recuento' },
    { id: 'table', en: 'Table', es: 'Mesa' },
    { id: 'ofDay', en: 'Of the day', es: 'De la jornada' },
    { id: 'difference', en: 'Over (+), short (-)', es: 'Sobrante (+), falta (-)' },
    { id: 'to', en: 'Cleared as', es: 'Imputado a' },
    { id: 'reason', en: 'Reason', es: 'Motivo' },
    { id: 'approvedBy', en: 'Signed by', es: 'Firmado por' },
];
const PENDING = [
    { id: 'point', en: 'Counted at', es: 'Punto de recuento' },
    { id: 'table', en: 'Table', es: 'Mesa' },
    { id: 'before', en: 'Pending before', es: 'Pendiente anterior' },
    { id: 'found', en: 'Found', es: 'Hallado' },
    { id: 'cleared', en: 'Cleared', es: 'Imputado' },
    { id: 'pending', en: 'Pending', es: 'Pendiente' },
];
const CORRECTED = [
    { id: 'day', en: 'Gaming day', es: 'Jornada' },
    { id: 'record', en: 'Record', es: 'Registro' },
    { id: 'corrects', en: 'Corrected event', es: 'Hecho corregido' },
    { id: 'kind', en: 'Kind', es: 'Clase' },
    { id: 'reason', en: 'Reason', es: 'Motivo' },
    { id: 'proposedBy', en: 'Proposed by', es: 'Propuesta por' },
    { id: 'approvedBy', en: 'Approved by', es: 'Aprobada por' },
    { id: 'document', en: 'Document', es: 'Documento' },
];
const POINTS = {
    table: 'Anticipo de mesa',
    drop: 'Caja de billetes',
    cagnotte: 'Cagnotte',
    jackpot: 'Ranura de bote',
    tips: 'Propinas',
    cambista: 'Cambista',
    cage: 'Caja central',
    custody: 'Custodia',
};
const CLEARED_TO = {
    win: 'Resultado del juego',
    loss: 'Pérdida',
    receivable: 'Deudor',
    'other-income': 'Otros ingresos',
};
/**
 * Differences as counts found them, how two persons cleared them, what is pending at each point, and the corrections of
 * recorded facts with their two signatures. Surpluses are positive, shortages negative.
 */
function diferenciasBook({ currency, facts, variances }) {
    const section = (en, es, columns, rows) => ({
        ...{ en, es, columns, rows },
        ...(rows.length === 0 ? {} : { totals: (0, book_1.totalsOf)(rows, currency) }),
    });
    const found = variances.moves.filter(({ type }) => type !== CLEARING).map(foundRow);
    const cleared = (0, declared_fact_1.factsOf)(facts, 'cagnotte.variance.cleared.v1').map(clearedRow);
    const corrected = (0, declared_fact_1.factsOf)(facts, 'cagnotte.correction.recorded.v1').map(correctedRow);
    return {
        sections: [
            section('Differences found', 'Diferencias halladas', FOUND, found),
            section('Differences cleared', 'Diferencias imputadas', CLEARED, cleared),
            section('Pending differences', 'Diferencias pendientes', PENDING, pendingRows(variances)),
            { en: 'Corrections', es: 'Correcciones', columns: CORRECTED, rows: corrected },
        ],
    };
}
const CLEARING = 'cagnotte.variance.cleared.v1';
const pointOf = (account) => POINTS[account.split(':')[1] ?? ''] ?? account;
const foundRow = ({ account, amount, currency, ...move }) => [
    (0, book_1.moment)(move.bookingDay),
    (0, book_1.moment)(move.gamingDay),
    (0, book_1.text)(pointOf(account)),
    (0, book_1.text)(move.table ?? ''),
    { number: move.sessionNo },
    (0, book_1.text)(move.ofRecord.toString()),
    (0, book_1.money)(-amount, currency),
];
const clearedRow = ({ gamingDay, data }) => [
    (0, book_1.moment)(gamingDay),
    (0, book_1.text)(data.document),
    (0, book_1.text)(POINTS[data.point]),
    (0, book_1.text)(data.table ?? ''),
    (0, book_1.moment)(data.ofDay),
    (0, book_1.money)(-(0, money_1.minorFromWire)(data.amount), data.currency),
    (0, book_1.text)(CLEARED_TO[data.to]),
    (0, book_1.text)(data.reason),
    (0, book_1.text)((0, declared_fact_1.namesOf)(data.approvedBy)),
];
const correctedRow = ({ gamingDay, recordNumber, data, }) => [
    (0, book_1.moment)(gamingDay),
    (0, book_1.text)(recordNumber.toString()),
    (0, book_1.text)(`${data.corrects.source} ${data.corrects.id}`),
    (0, book_1.text)(data.replacement === undefined ? 'Anulación' : 'Sustitución'),
    (0, book_1.text)(data.reason),
    (0, book_1.text)((0, declared_fact_1.nameOf)(data.proposedBy)),
    (0, book_1.text)((0, declared_fact_1.nameOf)(data.approvedBy)),
    (0, book_1.text)(data.document ?? ''),
];
/** A row for each account and currency that is pending, or was moved. */
function pendingRows({ before, moves }) {
    const keys = new Set([...before, ...moves].map(({ account, currency }) => `${account}\0${currency}`));
    return [...keys].sort().map((key) => {
        const isOf = (each) => `${each.account}\0${each.currency}` === key;
        const own = moves.filter(isOf);
        const [account = '', currency = ''] = key.split('\0');
        const earlier = (0, money_1.sumMinor)(before.filter(isOf).map(({ balance }) => balance));
        const cleared = (0, posted_move_1.sumOfMoves)(own.filter(({ type }) => type === CLEARING));
        const found = (0, posted_move_1.sumOfMoves)(own) - cleared;
        const amounts = [earlier, found, cleared, earlier + found + cleared];
        return [
            (0, book_1.text)(pointOf(account)),
            (0, book_1.text)(account.split(':')[2] ?? ''),
            ...amounts.map((amount) => (0, book_1.money)(-amount, currency)),
        ];
    });
}
//# sourceMappingURL=diferencias-y-correcciones.book.js.map