import type { Cell, Section } from '../../../src/ledger/_core/books/book';
import type { BookName } from '../../../src/ledger/books/book-catalogue.queries';
import { OperationSnapshot } from '../../../src/api/snapshot/operation-snapshot';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { tableOf } from '../../../src/kernel/source';
import type { TableOpened } from '../../../src/ledger/table-session/table.events';
import { type KeptBook, readBook } from '../../../src/ledger/books/books.queries';
import { simulate } from '../../../packages/simulator/simulate';
import { useBooks } from '../../support/books/books-under-test';

const CASINO = 'simulated';
const [FIRST, SECOND] = ['2026-03-06', '2026-03-07'];

const books = useBooks();

/** A book at the latest position. */
async function read(name: BookName, day: string, until = day): Promise<KeptBook> {
  const snapshot = new OperationSnapshot(books.dataSource);
  try {
    const position = (await snapshot.positionOf(CASINO))!;
    const found = await snapshot.read((db) => readBook(db, { name, casino: CASINO, day, until, position }));
    if (typeof found === 'string') throw new Error(found);
    return found;
  } finally {
    await snapshot.close();
  }
}

const amountIn = (cell: Cell | undefined): bigint => (cell && 'amount' in cell ? cell.amount : 0n);
const textIn = (cell: Cell | undefined): string => (cell && 'text' in cell ? cell.text : '');
const at = ({ columns }: Section, id: string): number => columns.findIndex((column) => column.id === id);

/** The sum of a column in the book currency over the rows that satisfy a condition. */
const sumIn = (section: Section, id: string, holds: (row: readonly Cell[]) => boolean = () => true): bigint =>
  section.rows
    .filter(holds)
    .map((row) => row[at(section, id)]!)
    .reduce(
      (sum, cell) => (cell && 'currency' in cell && cell.currency !== 'EUR' ? sum : sum + amountIn(cell)),
      0n,
    );

const sectionIn = ({ sections }: KeptBook, en: string): Section =>
  sections.find((section) => section.en === en)!;

/** The balance of an account with all accounts below it, credits positive. */
async function owedOn(account: string): Promise<bigint> {
  const [row] = await books.sql<{ owed: bigint }>(
    `SELECT coalesce(-sum(amount), 0) AS owed FROM balance
      WHERE currency = 'EUR' AND (account = $1 OR starts_with(account, $1 || ':'))`,
    [account],
  );
  return row!.owed;
}

/** A line of the statement of an account in euros. */
const lineOf = (section: Section, words: string): bigint =>
  sumIn(section, 'amount', (row) => textIn(row[0]) === words && textIn(row[1]) === 'EUR');

it('the books of two simulated days agree with each other and with the ledger', async () => {
  const events = [
    ...simulate({ casino: CASINO, currency: 'EUR', seed: 'books', firstDay: FIRST, days: 2, tables: 4 }),
  ];
  await books.record(...events);
  await books.project(300);

  for (const day of [FIRST, SECOND]) await compareRegisters(day, events);
  await compareAccount('propinas', 'Account of tips', 'tips');
  await compareAccount('dinero-perdido', 'Account of unclaimed property', 'lost-money');
  const lost = sectionIn(await read('dinero-perdido', FIRST, SECOND), 'Still owed');
  expect(sumIn(lost, 'owed')).toBe(await owedOn('lost-money'));

  const commissions = await Promise.all(
    [[FIRST], [SECOND], [FIRST, SECOND]].map(([day, until]) => read('comisiones', day!, until)),
  );
  const [first, second, both] = commissions.map((book) => sumIn(sectionIn(book, 'By table'), 'amount'));
  expect(first! + second!).toBe(both);
  expect(both).toBe(await owedOn('commission'));

  const pending = sectionIn(await read('diferencias-y-correcciones', FIRST, SECOND), 'Pending differences');
  expect(sumIn(pending, 'pending')).toBe(await owedOn('variance'));
  const cheques = sectionIn(await read('cheques', FIRST, SECOND), 'Cheques of customers');
  expect(sumIn(cheques, 'open')).toBe(-(await owedOn('cheques:cage')));
  const chips = sectionIn(await read('posicion-de-fichas', SECOND), 'By holder');
  expect(sumIn(chips, 'amount', (row) => textIn(row[0]) === 'Clientes')).toBe(await owedOn('chips'));
});

/** Asserts for a day without faults that cage and tables agree, and that the registers of tables have the same figures. */
async function compareRegisters(day: string, events: readonly CasinoEvent[]): Promise<void> {
  const tables = await read('anticipos', day);
  const cage = await read('caja-de-anticipos', day);
  const boxes = await read('cajas-y-conteo', day);
  expect(tables.sections.length).toBeGreaterThan(0);
  for (const table of tables.sections) {
    const slips = sectionIn(cage, table.en);
    const kind = (row: readonly Cell[]): string => textIn(row[at(slips, 'kind')]);
    const floats = sumIn(slips, 'cageFloats', (row) => ['anticipo', 'reposición'].includes(kind(row)));
    const brought = sumIn(table, 'float') + sumIn(table, 'fills') - lockedAt(table.en, day, events);
    expect([table.en, floats]).toEqual([table.en, brought]);
    expect(sumIn(sectionIn(boxes, table.en), 'amount')).toBe(sumIn(table, 'drop'));
  }
  for (const slips of cage.sections) {
    expect(
      slips.rows.map((row) => textIn(row[at(slips, 'remarks')])).filter((words) => words !== ''),
    ).toEqual([]);
    expect(sumIn(slips, 'difference')).toBe(0n);
  }
  for (const cambista of (await read('cambistas', day)).sections) {
    expect([sumIn(cambista, 'chips'), sumIn(cambista, 'cash')]).toEqual([0n, 0n]);
  }
}

/** The chips that were locked on a table when it opened: part of its float without a slip of the cage. */
const lockedAt = (table: string, day: string, events: readonly CasinoEvent[]): bigint =>
  events
    .filter(({ type, gamingday }) => type === 'cagnotte.table.opened.v1' && gamingday === day)
    .filter(({ source }) => `Table ${tableOf(source)}` === table)
    .reduce((sum, { data }) => sum + BigInt((data as TableOpened).float.locked ?? 0), 0n);

/** Asserts that the statement of an account starts with the closing balance of the day before and ends with the ledger's. */
async function compareAccount(name: BookName, en: string, account: string): Promise<void> {
  const [first, second] = [await read(name, FIRST), await read(name, SECOND)].map((book) =>
    sectionIn(book, en),
  );
  expect(lineOf(second!, 'Saldo anterior')).toBe(lineOf(first!, 'Saldo'));
  expect(lineOf(second!, 'Saldo')).toBe(await owedOn(account));
}
