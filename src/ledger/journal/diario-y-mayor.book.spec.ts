import { conceptOf, EVENT_DEFINITIONS } from '../event-contract/catalogue';
import { diarioBook, mayorBook } from './diario-y-mayor.book';
import { CHART_OF_ACCOUNTS } from '../_core/chart-of-accounts';
import { readAs } from '../../../test/support/books/book-facts';
import { journalLine } from '../../../test/support/books/journal-book';
import type { Cell } from '../_core/books/book';
import type { JournalFigures } from './journal-figures';

const line: typeof journalLine = (account, amount, more) =>
  journalLine(account, amount, { gamingDay: '2026-01-02', ...more });

const figures: JournalFigures = {
  currency: 'EUR',
  dayBefore: '2026-01-01',
  until: '2026-01-02',
  charts: [{ validFrom: '2026-01-02', codes: { cash: '57000000' } }],
  opening: [
    { account: 'cash:cage', currency: 'EUR', balance: 1_000n },
    { account: 'opening', currency: 'EUR', balance: -1_000n },
  ],
  lines: [
    line('cash:cage', 300n),
    line('chips:cage', -300n),
    line('cash:cage', -50n, { entry: undefined }),
    line('bank', 50n, { entry: undefined, gamingDay: '2026-01-01', entryKind: 'replacement', slip: 'S-1' }),
    line('fx', -9n, { currency: 'USD' }),
    line('cash:cage', 9n, { currency: 'USD' }),
  ],
};

const said = (cell: Cell): unknown =>
  cell === null ? null : 'amount' in cell ? cell.amount : Object.values(cell)[0];

describe('the journal', () => {
  const { sections } = diarioBook(figures);

  it('has every line with the number of its entry; of an open day there is none', () =>
    expect(
      sections[0]!.rows.map((row) => [0, 2, 4, 5, 7, 9, 10, 11].map((column) => said(row[column]!))),
    ).toEqual([
      ['7', '2026-01-02', '', '57000000', 'cash:cage', '', 300n, 0n],
      ['7', '2026-01-02', '', '521', 'chips:cage', '', 0n, 300n],
      ['sin número', '2026-01-02', '', '57000000', 'cash:cage', '', 0n, 50n],
      ['sin número', '2026-01-01', 'asiento sustitutivo', '572', 'bank', 'S-1', 50n, 0n],
    ]));

  it('reads each side of a line from the line itself', () => {
    const one = diarioBook({
      ...figures,
      lines: [line('cash:cage', 300n, { subLedger: 'CH-1', entryKind: 'reversal' })],
    });
    expect(readAs(one.sections[0]!)).toEqual([
      'entry | day | dayOfFact | concept | kind | code | name | account | subLedger | slip | debit | credit',
      '7 | 2026-01-02 | 2026-01-02 | cagnotte.cage.chips-sold.v1 | contraasiento | 57000000 | Efectivo en caja central | cash:cage | CH-1 |  | 300 EUR +lines[line=3/1 side=debit] | 0 EUR -lines[line=3/1 side=credit]',
      'Total | - | - | - | - | - | - | - | - | - | 300 EUR | 0 EUR',
    ]);
  });

  it('has equal totals of debit and credit in each currency', () =>
    expect(sections.map(({ es, totals }) => [es, ...totals!.slice(-2).map(said)])).toEqual([
      ['Diario en EUR', 350n, 350n],
      ['Diario en USD', 9n, 9n],
    ]));

  it('of days without entries is empty, with totals of zero', () =>
    expect(diarioBook({ ...figures, lines: [], opening: [] }).sections[0]!.totals!.map(said)).toEqual([
      ...['Total', null, null, null, null, null, null, null, null, null, 0n, 0n],
    ]));
});

describe('the general ledger', () => {
  const { sections } = mayorBook(figures);

  it('goes from the opening balance of an account, line by line, to its closing balance', () => {
    const [, cash] = sections;
    expect(cash!.es).toBe('57000000 · Efectivo en caja central · cash:cage (EUR)');
    expect(cash!.rows.map((row) => row.slice(-3).map(said))).toEqual([
      [null, null, 1_000n],
      [300n, 0n, 1_300n],
      [0n, 50n, 1_250n],
    ]);
    expect(cash!.totals!.slice(-3).map(said)).toEqual([300n, 50n, 1_250n]);
  });

  it('ends with the sums and balances of all accounts, moved or not, which add up to zero', () => {
    const balances = sections.find(({ es }) => es === 'Sumas y saldos en EUR')!;
    expect(balances.rows.map((row) => [said(row[0]!), ...row.slice(2).map(said)])).toEqual([
      ['572', 'bank', 0n, 50n, 0n, 50n],
      ['57000000', 'cash:cage', 1_000n, 300n, 50n, 1_250n],
      ['521', 'chips:cage', 0n, 0n, 300n, -300n],
      ['sin código', 'opening', -1_000n, 0n, 0n, -1_000n],
    ]);
    expect(balances.totals!.slice(3).map(said)).toEqual([0n, 350n, 350n, 0n]);
  });

  it('has on paper the names of accounts in both languages, with their parts, and no key beside them', () => {
    const balances = sections.find(({ es }) => es === 'Sumas y saldos en EUR')!;
    expect(balances.columns.filter(({ isOffPaper }) => isOffPaper).map(({ id }) => id)).toEqual(['account']);
    expect(balances.rows.map(([code, name]) => [code, name].map(onPaper))).toEqual([
      ['572 / 572', 'Bank accounts / Bancos'],
      ['57000000 / 57000000', 'Cash in the cage / Efectivo en caja central'],
      ['521 / 521', 'House chips in the cage / Fichas en caja central'],
      ['without a code / sin código', 'Cut-over balances / Saldos de apertura'],
    ]);
    expect(sections[1]!.onPaper).toEqual({
      en: '57000000 · Cash in the cage (EUR)',
      es: '57000000 · Efectivo en caja central (EUR)',
    });
    expect(onPaper(sections[1]!.rows[0]![0])).toBe('Balance brought forward / Saldo anterior');
  });

  it('reads a balance from the one before it and the line, and each sum from the section of its account', () => {
    const [bank, cash] = sections;
    expect(readAs(bank!)).toEqual([
      'entry | day | concept | subLedger | slip | debit | credit | balance',
      'Saldo anterior | - | - | - | - | - | - | 0 EUR',
      'sin número | 2026-01-02 | cagnotte.cage.chips-sold.v1 |  | S-1 | 50 EUR +lines[line=3/1 side=debit] | 0 EUR -lines[line=3/1 side=credit] | 50 EUR +{balance -1} +{debit} -{credit}',
      'Total | - | - | - | - | 50 EUR | 0 EUR | 50 EUR +{balance -1}',
    ]);
    expect(readAs(cash!)).toEqual([
      'entry | day | concept | subLedger | slip | debit | credit | balance',
      'Saldo anterior | - | - | - | - | - | - | 1000 EUR +balance/cash:cage/2026-01-01/EUR',
      '7 | 2026-01-02 | cagnotte.cage.chips-sold.v1 |  |  | 300 EUR +lines[line=3/1 side=debit] | 0 EUR -lines[line=3/1 side=credit] | 1300 EUR +{balance -1} +{debit} -{credit}',
      'sin número | 2026-01-02 | cagnotte.cage.chips-sold.v1 |  |  | 0 EUR +lines[line=3/1 side=debit] | 50 EUR -lines[line=3/1 side=credit] | 1250 EUR +{balance -1} +{debit} -{credit}',
      'Total | - | - | - | - | 300 EUR | 50 EUR | 1250 EUR +{balance -1}',
    ]);
    expect(readAs(sections[5]!)).toEqual([
      'code | name | account | opening | debit | credit | closing',
      '572 | Bancos | bank | 0 EUR | 50 EUR +{debit of 0/2} | 0 EUR +{credit of 0/2} | 50 EUR +{opening} +{debit} -{credit}',
      '57000000 | Efectivo en caja central | cash:cage | 1000 EUR +balance/cash:cage/2026-01-01/EUR | 300 EUR +{debit of 1/3} | 50 EUR +{credit of 1/3} | 1250 EUR +{opening} +{debit} -{credit}',
      '521 | Fichas en caja central | chips:cage | 0 EUR | 0 EUR +{debit of 2/2} | 300 EUR +{credit of 2/2} | -300 EUR +{opening} +{debit} -{credit}',
      'sin código | Saldos de apertura | opening | -1000 EUR +balance/opening/2026-01-01/EUR | 0 EUR | 0 EUR | -1000 EUR +{opening} +{debit} -{credit}',
      'Total | - | - | 0 EUR | 350 EUR | 350 EUR | 0 EUR',
    ]);
    expect(readAs(sections[6]!)).toEqual([
      'code | name | account | opening | debit | credit | closing',
      '57000000 | Efectivo en caja central | cash:cage | 0 USD | 9 USD +{debit of 3/2} | 0 USD +{credit of 3/2} | 9 USD +{opening} +{debit} -{credit}',
      'sin código | Posición en divisas | fx | 0 USD | 0 USD +{debit of 4/2} | 9 USD +{credit of 4/2} | -9 USD +{opening} +{debit} -{credit}',
      'Total | - | - | 0 USD | 9 USD | 9 USD | 0 USD',
    ]);
  });

  it('of days without entries has a total of zero in every column', () =>
    expect(readAs(mayorBook({ ...figures, lines: [], opening: [] }).sections[0]!)).toEqual([
      'code | name | account | opening | debit | credit | closing',
      'Total | - | - | 0 EUR | 0 EUR | 0 EUR | 0 EUR',
    ]));

  it('keeps currencies apart', () =>
    expect(sections.map(({ en }) => en)).toEqual([
      ...['bank (EUR)', 'cash:cage (EUR)', 'chips:cage (EUR)', 'cash:cage (USD)', 'fx (USD)'],
      ...['Sums and balances in EUR', 'Sums and balances in USD'],
    ]));
});

describe('the words of Spanish books', () => {
  it('name every account of the chart', () =>
    expect(CHART_OF_ACCOUNTS.filter(({ es }) => es === '')).toEqual([]));

  it('name every type of event, and leave an unknown type unchanged', () => {
    expect(EVENT_DEFINITIONS.filter(({ type }) => conceptOf(type) === type)).toEqual([]);
    expect(conceptOf('cagnotte.house.painted.v1')).toBe('cagnotte.house.painted.v1');
  });

  it('call an entry by the title of its type, or by the concept that the type declares', () => {
    expect(conceptOf('cagnotte.table.filled.v1')).toBe('Reposición de mesa');
    expect(conceptOf('cagnotte.table.opened.v1')).toBe('Anticipo inicial de mesa');
    expect(conceptOf('cagnotte.gaming-day.closed.v1')).toBe('Cierre de la jornada: tasa devengada');
  });
});

/** What the paper has of a text: English / Spanish. */
const onPaper = (cell: Cell | undefined): string =>
  cell !== null && cell !== undefined && 'text' in cell && cell.onPaper
    ? `${cell.onPaper.en} / ${cell.onPaper.es}`
    : '-';
