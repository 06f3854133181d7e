"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bancasBook = void 0;
const money_1 = require("../../kernel/money");
const book_1 = require("./book");
const OF_BANKS = [
    { id: 'day', en: 'Day', es: 'Jornada' },
    { id: 'table', en: 'Table', es: 'Mesa' },
    { id: 'session', en: 'Session', es: 'Sesión' },
    { id: 'bank', en: 'Bank', es: 'Banca' },
    { id: 'banker', en: 'Banker', es: 'Banquero' },
    { id: 'mode', en: 'Mode', es: 'Modalidad' },
    { id: 'from', en: 'From', es: 'Desde' },
    { id: 'until', en: 'Until', es: 'Hasta' },
    { id: 'cause', en: 'End', es: 'Fin' },
    { id: 'coups', en: 'Coups', es: 'Golpes' },
    { id: 'putUp', en: 'Put up', es: 'Puesto' },
    { id: 'gain', en: 'Won', es: 'Ganado' },
    { id: 'commission', en: 'Commission', es: 'Comisión' },
    { id: 'takenOut', en: 'Taken out', es: 'Retirado' },
    { id: 'remaining', en: 'Remaining', es: 'Queda' },
];
const OF_MEMBERS = [
    { id: 'member', en: 'Member', es: 'Miembro' },
    { id: 'bank', en: 'Bank', es: 'Banca' },
    { id: 'putUp', en: 'Put up', es: 'Puesto' },
    { id: 'won', en: 'Won, commission taken off', es: 'Ganado, deducida la comisión' },
    { id: 'takenOut', en: 'Taken out', es: 'Retirado' },
    { id: 'inPlay', en: 'In play', es: 'En juego' },
    { id: 'voluntary', en: 'Voluntary garage', es: 'Garaje voluntario' },
    { id: 'improper', en: 'Improper garage', es: 'Garaje impropio' },
];
const OF_COUPS = [
    { id: 'bank', en: 'Bank', es: 'Banca' },
    { id: 'shoe', en: 'Shoe', es: 'Talla' },
    { id: 'coup', en: 'Coup', es: 'Golpe' },
    { id: 'at', en: 'At', es: 'Hora' },
    { id: 'results', en: 'Results', es: 'Resultado' },
    { id: 'gain', en: 'Won by the bank', es: 'Ganado por la banca' },
    { id: 'commission', en: 'Commission', es: 'Comisión' },
    { id: 'remarks', en: 'Remarks', es: 'Observaciones' },
];
const OF_GARAGES = [
    { id: 'bank', en: 'Bank', es: 'Banca' },
    { id: 'at', en: 'At', es: 'Hora' },
    { id: 'kind', en: 'Garage', es: 'Garaje' },
    { id: 'setAside', en: 'Set aside', es: 'Apartado' },
    { id: 'takenBack', en: 'Taken back', es: 'Reintegrado' },
];
const OF_DEPOSITS = [
    { id: 'banker', en: 'Banker', es: 'Banquero' },
    { id: 'day', en: 'Day', es: 'Jornada' },
    { id: 'at', en: 'At', es: 'Hora' },
    { id: 'concept', en: 'Concept', es: 'Concepto' },
    { id: 'means', en: 'Means', es: 'Medio' },
    { id: 'document', en: 'Document', es: 'Documento' },
    { id: 'bank', en: 'Bank', es: 'Banca' },
    { id: 'amount', en: 'Deposit', es: 'Depósito' },
    { id: 'balance', en: 'Owed to the banker', es: 'Debido al banquero', carries: 'balance' },
    { id: 'guarantee', en: 'Guarantee', es: 'Aval' },
    { id: 'guaranteed', en: 'Guaranteed', es: 'Avalado', carries: 'balance' },
];
/**
 * The book of players' banks: each with its members, coups and garages, and what bankers have deposited with the house
 * or proved in guarantees. None of it is the house's but the commission.
 */
const bancasBook = ({ currency, banks, deposits }) => ({
    sections: [
        sectionOf(['Banks', 'Bancas'], OF_BANKS, banks.map((bank) => bankRow(bank, currency)), currency),
        sectionOf(['Members', 'Miembros'], OF_MEMBERS, banks.flatMap((bank) => memberRows(bank, currency)), currency),
        sectionOf(['Coups', 'Golpes'], OF_COUPS, banks.flatMap((bank) => coupRows(bank, currency)), currency),
        sectionOf(['Garages', 'Garajes'], OF_GARAGES, banks.flatMap((bank) => garageRows(bank, currency)), currency),
        sectionOf(['Deposits and guarantees', 'Depósitos y avales'], OF_DEPOSITS, deposits.map(depositRow)),
    ],
});
exports.bancasBook = bancasBook;
/** A section with the totals of its rows; without a currency nothing is added up. */
const sectionOf = ([en, es], columns, rows, currency) => ({
    ...{ en, es, columns, rows },
    ...(rows.length === 0 || currency === undefined ? {} : { totals: (0, book_1.totalsOf)(rows, currency) }),
});
/** Banks are named by their tables: two tables may use one name. */
const nameOf = ({ table, bank }) => (0, book_1.text)(`${table} ${bank}`);
function bankRow(bank, currency) {
    const { members, from, until, cause, mode } = bank;
    const standing = bank.coups.filter(({ isVoided }) => !isVoided);
    const sum = (amounts) => (0, book_1.money)((0, money_1.sumMinor)(amounts), currency);
    return [
        { moment: bank.day },
        (0, book_1.text)(bank.table),
        { number: bank.sessionNo },
        (0, book_1.text)(bank.bank),
        (0, book_1.text)(bank.banker),
        (0, book_1.text)(MODES[mode ?? ''] ?? mode ?? ''),
        (0, book_1.moment)(from),
        (0, book_1.moment)(until),
        (0, book_1.text)(CAUSES[cause ?? ''] ?? cause ?? ''),
        { number: standing.length },
        sum(members.map(({ putUp }) => putUp)),
        sum(standing.map(({ gain }) => gain)),
        sum(standing.map(({ commission }) => commission)),
        sum(members.map(({ takenOut }) => takenOut)),
        sum(members.map(({ inPlay, voluntary, improper }) => inPlay + voluntary + improper)),
    ];
}
const MODES = {
    limited: 'limitada',
    free: 'libre',
    unlimited: 'ilimitada',
};
const CAUSES = {
    lost: 'perdida',
    passed: 'pasada',
    withdrawn: 'retirada',
    broken: 'saltada',
    'shoe-ended': 'fin de talla',
    'session-ended': 'fin de sesión',
    forfeited: 'decaída',
};
const memberRows = (bank, currency) => bank.members.map(({ member, putUp, takenOut, inPlay, voluntary, improper }) => [
    (0, book_1.text)(member),
    nameOf(bank),
    ...[putUp, inPlay + voluntary + improper + takenOut - putUp, takenOut, inPlay, voluntary, improper].map((amount) => (0, book_1.money)(amount, currency)),
]);
/** A coup that was voided is shown, and counts for nothing. */
const coupRows = (bank, currency) => bank.coups.map(({ shoeNo, coupNo, at, results, gain, commission, isVoided }) => [
    nameOf(bank),
    { number: shoeNo },
    { number: coupNo },
    (0, book_1.moment)(at),
    (0, book_1.text)(results.map((winner) => WINNERS[winner] ?? winner).join(', ')),
    isVoided ? null : (0, book_1.money)(gain, currency),
    isVoided ? null : (0, book_1.money)(commission, currency),
    (0, book_1.text)(isVoided ? 'anulado' : ''),
]);
const WINNERS = {
    bank: 'banca',
    punto: 'punto',
    tie: 'empate',
    annulled: 'nulo',
};
const garageRows = (bank, currency) => bank.garage.map(({ at, kind, amount }) => [
    nameOf(bank),
    (0, book_1.moment)(at),
    (0, book_1.text)(kind === 'voluntary' ? 'voluntario' : 'impropio'),
    amount > 0n ? (0, book_1.money)(amount, currency) : null,
    amount < 0n ? (0, book_1.money)(-amount, currency) : null,
]);
const MEANS = { cash: 'efectivo', cheque: 'cheque', guarantee: 'aval' };
const depositRow = (move) => [
    (0, book_1.text)(move.banker),
    { moment: move.day },
    (0, book_1.moment)(move.at),
    { concept: move.eventType },
    (0, book_1.text)(MEANS[move.means ?? ''] ?? move.means ?? ''),
    (0, book_1.text)(move.document ?? ''),
    (0, book_1.text)(move.bank ?? ''),
    ...[move.amount, move.balance, move.guarantee, move.guaranteed].map((amount) => (0, book_1.money)(amount, move.currency)),
];
//# sourceMappingURL=bancas.book.js.map