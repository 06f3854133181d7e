"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.posicionBook = posicionBook;
const money_1 = require("../../kernel/money");
const book_1 = require("./book");
const declared_fact_1 = require("./declared-fact");
const BY_HOLDER = [
    { id: 'holder', en: 'Held by', es: 'En poder de' },
    { id: 'table', en: 'Table', es: 'Mesa' },
    { id: 'currency', en: 'Currency', es: 'Moneda' },
    { id: 'amount', en: 'Face value', es: 'Valor facial' },
];
const BY_DENOMINATION = [
    { id: 'denomination', en: 'Denomination', es: 'Valor facial' },
    { id: 'sets', en: 'Sets', es: 'Juegos' },
    { id: 'inService', en: 'Pieces in service', es: 'Piezas en servicio' },
    { id: 'cage', en: 'In the cage', es: 'En caja' },
    { id: 'tables', en: 'Locked on tables', es: 'Bajo llave en mesas' },
    { id: 'rest', en: 'Elsewhere: customers, open tables', es: 'Resto: clientes y mesas abiertas' },
    { id: 'value', en: 'Value in service', es: 'Importe en servicio' },
];
const HOLDERS = {
    cage: 'Caja central',
    table: 'Anticipo de mesa',
    cambista: 'Cambista',
    cagnotte: 'Cagnotte',
    jackpot: 'Ranura de bote',
    tips: 'Propinas',
    transit: 'En camino',
    custody: 'Custodia de jugadores',
};
/**
 * Where the chips are: by holder as the ledger has it, customers with what is left; and by denomination as far as
 * counts state it. What is neither in the cage nor locked on a table, customers and open tables hold.
 */
function posicionBook(figures) {
    return { sections: [holderSection(figures), denominationSection(figures)] };
}
function holderSection({ balances }) {
    const currencies = [...new Set(balances.map(({ currency }) => currency))].sort();
    const rows = currencies.flatMap((currency) => {
        const own = balances.filter((each) => each.currency === currency);
        const held = own.filter(({ account }) => account !== ISSUED);
        const issued = -(0, money_1.sumMinor)(own.filter(({ account }) => account === ISSUED).map(({ balance }) => balance));
        const inHands = issued - (0, money_1.sumMinor)(held.map(({ balance }) => balance));
        const row = (words, table, amount) => [
            ...[(0, book_1.text)(words), (0, book_1.text)(table), (0, book_1.text)(currency), (0, book_1.money)(amount, currency)],
        ];
        return [
            ...held.map(({ account, balance }) => {
                const [, holder = '', table = ''] = account.split(':');
                return row(HOLDERS[holder] ?? account, table, balance);
            }),
            row('Clientes', '', inHands),
            row('Total en servicio', '', issued),
        ];
    });
    return { en: 'By holder', es: 'Por tenedores', columns: BY_HOLDER, rows };
}
const ISSUED = 'chips:issued';
function denominationSection({ facts, currency }) {
    const issued = (0, declared_fact_1.factsOf)(facts, 'cagnotte.chips.put-in-service.v1').map(({ data }) => data);
    const withdrawn = (0, declared_fact_1.factsOf)(facts, 'cagnotte.chips.withdrawn-from-service.v1').map(({ data }) => data);
    const inService = [issued, withdrawn].map((moves) => moves.flatMap(({ pieces }) => pieces));
    const cage = lastCageCount(facts);
    const tables = lockedOnTables(facts);
    const all = [...inService.flat(), ...(cage ?? []), ...(tables ?? [])];
    const denominations = [...new Set(all.map(({ denomination }) => denomination))].sort((a, b) => a - b);
    const rows = denominations.map((denomination) => {
        const of = (pieces) => pieces.filter((each) => each.denomination === denomination).reduce((sum, each) => sum + each.pieces, 0);
        const here = [...issued, ...withdrawn].filter(({ pieces }) => pieces.some((each) => each.denomination === denomination));
        const serving = of(inService[0]) - of(inService[1]);
        const found = (pieces) => pieces === undefined ? null : { number: of(pieces) };
        return [
            (0, book_1.money)((0, money_1.minorFromWire)(denomination), currency),
            (0, book_1.text)([...new Set(here.map(({ set }) => set))].join(', ')),
            { number: serving },
            found(cage),
            found(tables),
            cage === undefined ? null : { number: serving - of(cage) - of(tables ?? []) },
            (0, book_1.money)((0, money_1.minorFromWire)(denomination) * BigInt(serving), currency),
        ];
    });
    return { en: 'By denomination', es: 'Por valores faciales', columns: BY_DENOMINATION, rows };
}
/** The pieces of the last count of the cage that states them; undefined where none does. */
const lastCageCount = (facts) => [...(0, declared_fact_1.factsOf)(facts, 'cagnotte.cage.opened.v1'), ...(0, declared_fact_1.factsOf)(facts, 'cagnotte.cage.counted.v1')]
    .sort((one, other) => Number(one.recordNumber - other.recordNumber))
    .findLast(({ data }) => data.pieces !== undefined)?.data.pieces;
/** What the last close of each table left locked there, where it states pieces; undefined where none does. */
function lockedOnTables(facts) {
    const last = new Map((0, declared_fact_1.factsOf)(facts, 'cagnotte.table.closed.v1').map((fact) => [fact.table, fact.data]));
    const stated = [...last.values()].flatMap(({ leftLocked = [] }) => leftLocked.flatMap(({ pieces }) => pieces ?? []));
    return stated.length === 0 ? undefined : stated;
}
//# sourceMappingURL=posicion-de-fichas.book.js.map