import { join } from 'node:path';
import { sumOfAmounts } from '../../../src/ledger/_core/books/cell-part';
import {
  addressOfFigure,
  type Figure,
  figureAt,
  MASTER_MEASURES,
  type MasterMeasure,
  RESULT_PARTS,
  MASTER_COLUMNS,
  type MasterColumn,
} from '../../../src/ledger/_core/books/figure';
import { POOL_TERMS } from '../../../src/ledger/_core/books/pool-figure';
import { readBook } from '../../../src/ledger/books/books.queries';
import { readReturn } from '../../../src/ledger/duty/duty.queries';
import { explainFigure } from '../../../src/ledger/books/explain-figure.queries';
import { readMasterReport } from '../../../src/ledger/master-report/read-master-report.queries';
import type { Queryable } from '../../../src/database/queryable';
import { simulate } from '../../../packages/simulator/simulate';
import { readNightEvents } from '../../support/book/night-events';
import { extent } from '../../support/service/test-extent';
import { useBooks } from '../../support/books/books-under-test';
import { present } from '../../../src/kernel/present';

const ROOT = join(__dirname, '..', '..', '..');
const books = useBooks();

/** The measures of a row of the master report: all for a game on its day, else only its results. */
const measuresOf = (column: MasterColumn, table: string | undefined): readonly MasterMeasure[] =>
  column === 'day' && table === undefined ? MASTER_MEASURES : ['win', 'drop'];

/** Every figure of a day in a casino's books. */
async function figuresOf(db: Queryable, casino: string, day: string): Promise<Figure[]> {
  const position = 1_000_000n;
  const rows = <Row>(statement: string): Promise<Row[]> => db.query(statement, [casino]);
  const sessions = await rows<{ table: string; day: string; sessionNo: number }>(
    `SELECT table_id AS "table", gaming_day AS day, session_no AS "sessionNo" FROM table_session WHERE casino = $1`,
  );
  const accounts = await rows<{ account: string; days: string[] }>(
    `SELECT account, array_agg(DISTINCT booking_day::text) AS days FROM journal_line WHERE casino = $1 GROUP BY 1`,
  );
  const pools = await rows<{ pool: string }>(`SELECT DISTINCT pool FROM pool_movement WHERE casino = $1`);
  const { rows: games } = await readMasterReport(db, { casino, day, position }, true);
  const quarter = await readReturn(db, { casino, position, year: 2026, quarter: 1 });
  const ofDuty: string[] =
    quarter === undefined ? [] : ['to-pay', ...quarter.figures.parts.map((part) => part.account)];
  return [
    { kind: 'control-book', day },
    { kind: 'commission', day },
    { kind: 'commissions', from: day, until: day, currency: 'EUR' },
    { kind: 'commissions', from: '2025-12-01', until: '2026-12-31', currency: 'EUR' },
    ...sessions.flatMap((session): Figure[] => [
      { kind: 'income', ...session },
      { kind: 'result', ...session },
      ...RESULT_PARTS.map((part): Figure => ({ kind: 'result', ...session, part })),
      { kind: 'control-book', day: session.day, table: session.table },
      { kind: 'commission', day: session.day, table: session.table },
      { kind: 'commissions', from: day, until: day, currency: 'EUR', table: session.table },
    ]),
    ...accounts.flatMap(({ account, days }): Figure[] => [
      { kind: 'balance', account },
      { kind: 'balance', account, day },
      ...days.map((of): Figure => ({ kind: 'movement', account, day: of })),
    ]),
    ...pools.flatMap(({ pool }): Figure[] => [
      { kind: 'meter', pool },
      { kind: 'meter', pool, day },
      ...POOL_TERMS.flatMap((part): Figure[] => [
        { kind: 'pool', pool, part },
        { kind: 'pool', pool, part, day },
      ]),
    ]),
    ...(quarter === undefined ? [] : [{ kind: 'duty', year: 2026, quarter: 1 } as const]),
    ...ofDuty.map((part): Figure => ({ kind: 'duty', year: 2026, quarter: 1, part })),
    ...games.flatMap(({ game = '', table }) =>
      MASTER_COLUMNS.flatMap((column) =>
        measuresOf(column, table).map((measure): Figure => ({
          kind: 'master',
          measure,
          day,
          column,
          game,
          ...present({ table }),
        })),
      ),
    ),
  ];
}

/** The addresses of circular explanations, which never lead to a report. */
function figuresOfThemselves(parts: readonly { readonly of: string; readonly figure: string }[]): string[] {
  const next = new Map<string, string[]>();
  for (const { of, figure } of parts) next.set(of, [...(next.get(of) ?? []), figure]);
  const reached = (from: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [...(next.get(from) ?? [])];
    for (let figure = waiting.pop(); figure !== undefined; figure = waiting.pop()) {
      if (seen.has(figure)) continue;
      seen.add(figure);
      waiting.push(...(next.get(figure) ?? []));
    }
    return seen;
  };
  return [...next.keys()].filter((of) => reached(of).has(of)).map((of) => `${of} is made of itself`);
}

/** The addresses of figures that differ from the sum of their parts, or whose parts differ from their own figures. */
async function untied(casino: string, day: string, position = 1_000_000n) {
  return books.reading(async (db) => {
    const figures = await figuresOf(db, casino, day);
    const amounts = new Map<string, bigint>();
    const problems: string[] = [];
    const parts: { of: string; figure: string; amount: bigint }[] = [];
    for (const figure of figures) {
      const found = await explainFigure(db, { casino, position }, figure);
      if (found === undefined) continue;
      const address = addressOfFigure(figure);
      amounts.set(address, found.amount);
      if (sumOfAmounts(found.terms) !== found.amount) problems.push(address);
      for (const term of found.terms) {
        if (term.kind !== 'figure') continue;
        parts.push({ of: address, figure: term.figure, amount: term.amount * BigInt(term.sign) });
      }
    }
    problems.push(...figuresOfThemselves(parts));
    for (const { of, figure, amount } of parts) {
      const shown =
        amounts.get(figure) ?? (await explainFigure(db, { casino, position }, figureAt(figure)!))?.amount;
      if (shown !== amount) problems.push(`${of}: ${figure} is ${shown}, not ${amount}`);
    }
    return { problems, amounts };
  });
}

describe('explain', () => {
  it('adds up to every figure of a simulated day, and so does each of its parts', async () => {
    const day = '2026-01-01';
    const casino = 'sim';
    const simulated = simulate({
      casino,
      currency: 'EUR',
      seed: 'e',
      firstDay: day,
      days: 1,
      tables: extent(6, 20),
    });
    await books.record(...simulated);
    await books.project(300);
    const { problems, amounts } = await untied('sim', day);
    expect(problems).toEqual([]);
    const kinds = new Set([...amounts.keys()].map((address) => address.split('/')[0]));
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'balance',
        'commission',
        'commissions',
        'control-book',
        'duty',
        'income',
        'master',
        'movement',
        'result',
      ]),
    );
    expect(amounts.size).toBeGreaterThan(200);
    // The explained amounts equal those that books show under these addresses.
    for (const name of ['control-de-ingresos', 'anticipos'] as const) {
      const book = await books.reading((db) => readBook(db, { name, casino, day, position: 1_000_000n }));
      if (typeof book === 'string') throw new Error(book);
      const cells = book.sections.flatMap(({ rows }) => rows.flat()).filter((cell) => cell !== null);
      const shown = [...cells, book.total].flatMap((cell) =>
        // book-cells.slow.spec.ts covers cells that are figures of their own.
        cell !== undefined && 'amount' in cell && cell.figure?.startsWith('book/') === false ? [cell] : [],
      );
      expect(shown.length).toBeGreaterThan(3);
      expect(shown.filter(({ figure, amount }) => amounts.get(figure!) !== amount)).toEqual([]);
    }
    expect(amounts.get(`balance/cash:cage`)).not.toBe(0n);
  });

  it.each(['a', 'b', 'c', 'd', 'e', 'f'])(
    'adds up to every figure of night %s, half way and at its end',
    async (letter) => {
      const events = readNightEvents(ROOT, letter);
      await books.record(...events);
      await books.project();
      for (const position of [BigInt(events.length) / 2n, BigInt(events.length)]) {
        expect((await untied(`noche-${letter}`, '2026-01-01', position)).problems).toEqual([]);
      }
    },
  );

  it('leads from the result of night a to its lines, events and slips', async () => {
    await books.record(...readNightEvents(ROOT, 'a'));
    await books.project();
    const at = { casino: 'noche-a', position: 1_000n };
    const termsOf = async (address: string) =>
      (await books.reading((db) => explainFigure(db, at, figureAt(address)!)))!.terms;
    const session = 'result/RF1/2026-01-01/1';
    expect(
      (await termsOf(session)).map((term) => [term.kind === 'figure' && term.figure, term.amount]),
    ).toEqual([
      [`${session}/inventory`, 2_077_500n],
      [`${session}/boxes`, 795_000n],
      [`${session}/credits`, 500_000n],
      [`${session}/prizes`, 0n],
      [`${session}/to-slot`, 0n],
      [`${session}/opening-float`, -1_500_000n],
      [`${session}/fills`, -1_500_000n],
      [`${session}/stakes-swept`, 0n],
    ]);
    expect(await termsOf(`${session}/fills`)).toEqual([
      {
        kind: 'fact',
        amount: 1_500_000n,
        fact: expect.objectContaining({ eventId: 'a-05-table', document: 'A-0002' }) as object,
      },
    ]);
    const wins = await termsOf(`${session}/win`);
    expect(wins.map((term) => [term.kind === 'line' && term.line.eventId, term.amount])).toEqual([
      ['a-04', -590_000n],
      ['a-06', 965_000n],
      ['a-08', 1_500n],
    ]);
  });
});
