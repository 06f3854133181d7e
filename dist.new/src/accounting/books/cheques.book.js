"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.chequesBook = chequesBook;
const money_1 = require("../../kernel/money");
const book_1 = require("./book");
const declared_fact_1 = require("./declared-fact");
const posted_move_1 = require("./posted-move");
const ISSUED = [
    { id: 'document', en: 'Cheque', es: 'Cheque' },
    { id: 'day', en: 'Gaming day', es: 'Jornada' },
    { id: 'amount', en: 'Amount', es: 'Importe' },
    { id: 'pays', en: 'Pays', es: 'Concepto' },
    { id: 'payee', en: 'Payee', es: 'Perceptor' },
    { id: 'by', en: 'Signed by', es: 'Firmado por' },
];
const RECEIVED = [
    { id: 'document', en: 'Cheque', es: 'Cheque' },
    { id: 'received', en: 'Received on', es: 'Recibido el' },
    { id: 'before', en: 'Open before', es: 'Pendiente anterior' },
    { id: 'taken', en: 'Received', es: 'Recibido' },
    { id: 'cleared', en: 'Cleared', es: 'Cobrado' },
    { id: 'returned', en: 'Returned', es: 'Devuelto' },
    { id: 'other', en: 'Counted or returned to the customer', es: 'Recuento o entrega al cliente' },
    { id: 'open', en: 'Open', es: 'Pendiente' },
];
const RETURNED = [
    { id: 'document', en: 'Cheque', es: 'Cheque' },
    { id: 'day', en: 'Gaming day', es: 'Jornada' },
    { id: 'amount', en: 'Amount', es: 'Importe' },
    { id: 'after', en: 'After clearing', es: 'Tras el cobro' },
    { id: 'player', en: 'Customer', es: 'Cliente' },
    { id: 'reason', en: 'Reason', es: 'Motivo' },
];
const CERTIFICATES = [
    { id: 'certificate', en: 'Certificate', es: 'Certificado' },
    { id: 'day', en: 'Gaming day', es: 'Jornada' },
    { id: 'player', en: 'Customer', es: 'Cliente' },
    { id: 'amount', en: 'Chips redeemed', es: 'Fichas canjeadas' },
    { id: 'byCheque', en: 'Paid by cheque', es: 'Pagado con cheque' },
    { id: 'by', en: 'Issued by', es: 'Expedido por' },
];
const PAYS = {
    chips: 'Fichas',
    prize: 'Premio',
    deposit: 'Depósito',
    'lost-money': 'Dinero perdido',
    other: 'Otros',
};
/**
 * Cheques of the house as they were issued, those of customers one by one from receipt to clearing or return with what
 * is open, and the certificates of winnings that were given out.
 */
function chequesBook(figures) {
    const { currency } = figures;
    const section = (en, es, columns, rows) => ({
        ...{ en, es, columns, rows },
        ...(rows.length === 0 ? {} : { totals: (0, book_1.totalsOf)(rows, currency) }),
    });
    return {
        sections: [
            section('Cheques of the house', 'Cheques librados por la casa', ISSUED, issuedRows(figures)),
            section('Cheques of customers', 'Cheques de clientes', RECEIVED, receivedRows(figures)),
            section('Cheques returned unpaid', 'Cheques devueltos', RETURNED, returnedRows(figures)),
            section('Certificates of winnings', 'Certificados de ganancias', CERTIFICATES, certificateRows(figures)),
        ],
    };
}
const issuedRows = ({ facts }) => (0, declared_fact_1.factsOf)(facts, 'cagnotte.cage.cheque-issued.v1').map(({ gamingDay, data }) => [
    (0, book_1.text)(data.document),
    (0, book_1.moment)(gamingDay),
    (0, book_1.money)((0, money_1.minorFromWire)(data.amount), data.currency),
    (0, book_1.text)(PAYS[data.pays] ?? data.pays),
    (0, book_1.text)(data.player ?? ''),
    (0, book_1.text)((0, declared_fact_1.namesOf)(data.by)),
]);
const returnedRows = ({ facts }) => (0, declared_fact_1.factsOf)(facts, 'cagnotte.cage.cheque-returned.v1').map(({ gamingDay, data }) => [
    (0, book_1.text)(data.document),
    (0, book_1.moment)(gamingDay),
    (0, book_1.money)((0, money_1.minorFromWire)(data.amount), data.currency),
    (0, book_1.text)(data.afterClearing === true ? 'sí' : 'no'),
    (0, book_1.text)(data.player ?? ''),
    (0, book_1.text)(data.reason ?? ''),
]);
const certificateRows = ({ facts }) => (0, declared_fact_1.factsOf)(facts, 'cagnotte.cage.chips-redeemed.v1').map(({ gamingDay, data }) => {
    const cheques = data.paid.filter(({ means }) => means === 'cheque');
    const byCheque = cheques.reduce((sum, { amount }) => sum + (0, money_1.minorFromWire)(amount), 0n);
    return [
        (0, book_1.text)(data.certificate ?? ''),
        (0, book_1.moment)(gamingDay),
        (0, book_1.text)(data.player ?? ''),
        (0, book_1.money)((0, money_1.minorFromWire)(data.amount), data.currency),
        (0, book_1.money)(byCheque, data.currency),
        (0, book_1.text)(data.by === undefined ? '' : (0, declared_fact_1.nameOf)(data.by)),
    ];
});
/** A row for each cheque in each currency that was open before, or that anything moved on these days. */
function receivedRows({ moves, day }) {
    const cheques = new Map();
    for (const move of moves) {
        const key = [move.subLedger, move.currency].join('\0');
        cheques.set(key, [...(cheques.get(key) ?? []), move]);
    }
    return [...cheques.values()].flatMap((own) => {
        const before = (0, posted_move_1.sumOfMoves)(own.filter(({ bookingDay }) => bookingDay < day));
        const now = own.filter(({ bookingDay }) => bookingDay >= day);
        return before === 0n && now.length === 0 ? [] : [chequeRow(own, before, now)];
    });
}
function chequeRow(own, before, now) {
    const [{ subLedger, currency, gamingDay }] = own;
    const of = (type) => (0, posted_move_1.sumOfMoves)(now.filter((move) => move.type === type));
    const cleared = -of('cagnotte.cage.cheque-cleared.v1');
    const returned = -of('cagnotte.cage.cheque-returned.v1');
    const settling = ['cagnotte.cage.cheque-cleared.v1', 'cagnotte.cage.cheque-returned.v1'];
    const rest = now.filter(({ type }) => !settling.includes(type));
    const taken = (0, posted_move_1.sumOfMoves)(rest.filter(({ type, amount }) => amount > 0n && !COUNTS.includes(type)));
    return [
        (0, book_1.text)(subLedger),
        (0, book_1.moment)(gamingDay),
        ...[before, taken, cleared, returned, (0, posted_move_1.sumOfMoves)(rest) - taken, (0, posted_move_1.sumOfMoves)(own)].map((amount) => (0, book_1.money)(amount, currency)),
    ];
}
/** Cheques that a count finds or misses were not received or given away by it. */
const COUNTS = ['cagnotte.cage.opened.v1', 'cagnotte.cage.counted.v1'];
//# sourceMappingURL=cheques.book.js.map