"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.mayorBook = mayorBook;
const account_names_1 = require("../account-names");
const book_1 = require("./book");
const journal_figures_1 = require("./journal-figures");
const OF_ACCOUNT = [
    { id: 'entry', en: 'Entry', es: 'Asiento' },
    { id: 'day', en: 'Day', es: 'Fecha' },
    { id: 'concept', en: 'Concept', es: 'Concepto' },
    { id: 'subLedger', en: 'Sub-ledger', es: 'Auxiliar' },
    { id: 'slip', en: 'Slip', es: 'Volante' },
    { id: 'debit', en: 'Debit', es: 'Debe' },
    { id: 'credit', en: 'Credit', es: 'Haber' },
    { id: 'balance', en: 'Balance', es: 'Saldo', carries: 'balance' },
];
const OF_BALANCES = [
    { id: 'account', en: 'Account', es: 'Cuenta' },
    { id: 'name', en: 'Name', es: 'Nombre' },
    { id: 'opening', en: 'Opening balance', es: 'Saldo anterior' },
    { id: 'debit', en: 'Debit', es: 'Debe' },
    { id: 'credit', en: 'Credit', es: 'Haber' },
    { id: 'closing', en: 'Closing balance', es: 'Saldo final' },
];
/**
 * Libro mayor: of each account that was moved what it held before, every line with the balance after it, and what it
 * holds then; at the end the sums and balances of all accounts. A balance is debits less credits.
 */
function mayorBook(figures) {
    const accounts = (0, journal_figures_1.currenciesOf)(figures).map((currency) => ({
        currency,
        accounts: accountsIn(currency, figures),
    }));
    return {
        sections: [
            ...accounts.flatMap((each) => each.accounts.filter(({ lines }) => lines.length > 0).map(accountSection)),
            ...accounts.map((each) => balancesSection(each.currency, each.accounts)),
        ],
    };
}
/** The accounts that held something, or were moved, by their paths. */
function accountsIn(currency, { lines, opening }) {
    const held = new Map();
    for (const each of opening)
        if (each.currency === currency)
            held.set(each.account, each.balance);
    const moved = new Map();
    for (const line of lines) {
        if (line.currency !== currency)
            continue;
        const own = moved.get(line.account);
        if (own === undefined)
            moved.set(line.account, [line]);
        else
            own.push(line);
    }
    const paths = [...new Set([...held.keys(), ...moved.keys()])].sort();
    return paths.map((account) => {
        const own = moved.get(account) ?? [];
        return {
            ...{ account, currency, opening: held.get(account) ?? 0n, lines: own },
            debit: own.reduce((sum, { debit }) => sum + debit, 0n),
            credit: own.reduce((sum, { credit }) => sum + credit, 0n),
        };
    });
}
function accountSection({ account, currency, opening, lines, debit, credit }) {
    let balance = opening;
    const rows = lines.map((line) => {
        balance += line.debit - line.credit;
        return [
            (0, book_1.text)(line.entry === undefined ? 'sin número' : `${line.entry}`),
            { moment: line.bookingDay },
            { concept: line.eventType },
            (0, book_1.text)(line.subLedger ?? ''),
            (0, book_1.text)(line.slip ?? ''),
            (0, book_1.money)(line.debit, currency),
            (0, book_1.money)(line.credit, currency),
            (0, book_1.money)(balance, currency),
        ];
    });
    const before = [
        (0, book_1.text)('Saldo anterior'),
        null,
        null,
        null,
        null,
        null,
        null,
        (0, book_1.money)(opening, currency),
    ];
    return {
        ...{ en: `${account} (${currency})`, es: `${account} · ${(0, account_names_1.accountInSpanish)(account)} (${currency})` },
        columns: OF_ACCOUNT,
        rows: [before, ...rows],
        totals: [
            ...[(0, book_1.text)('Total'), null, null, null, null, (0, book_1.money)(debit, currency), (0, book_1.money)(credit, currency)],
            (0, book_1.money)(balance, currency),
        ],
    };
}
function balancesSection(currency, accounts) {
    const rows = accounts.map(({ account, opening, debit, credit }) => [
        (0, book_1.text)(account),
        (0, book_1.text)((0, account_names_1.accountInSpanish)(account)),
        ...[opening, debit, credit, opening + debit - credit].map((amount) => (0, book_1.money)(amount, currency)),
    ]);
    const nothing = [(0, book_1.text)('Total'), null, ...[0n, 0n, 0n, 0n].map((amount) => (0, book_1.money)(amount, currency))];
    return {
        ...{
            en: `Sums and balances in ${currency}`,
            es: `Sumas y saldos en ${currency}`,
            columns: OF_BALANCES,
            rows,
        },
        totals: rows.length === 0 ? nothing : (0, book_1.totalsOf)(rows, currency),
    };
}
//# sourceMappingURL=mayor.book.js.map