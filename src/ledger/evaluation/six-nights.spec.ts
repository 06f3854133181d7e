import { dutyBase } from '../../../test/support/duty-worksheet/dutiable-lines';
import { join } from 'node:path';
import { MemoryBook } from '../../../test/support/book/memory-book';
import { readNightEvents } from '../../../test/support/book/night-events';
import type { Night, ShortAmount } from '../../../test/support/book/night-table';
import { readNightTable, shortName } from '../../../test/support/book/night-table';
import type { CasinoEvent } from '../../kernel/envelope';
import type { Minor } from '../../kernel/money';
import { chipsFlow, chipVariance, outstandingChips } from '../chips/chips-flow';
import { dutyAccrual, dutyDue, type DutyLine, tariffOn } from '../duty/duty-rules';
import { type EntryLine, inJournalOrder } from '../_core/journal-entry';
import { resultFromBooks, resultFromCounts, resultPartsOf } from '../table-session/table-result';

const ROOT = join(__dirname, '..', '..', '..');
const nights = readNightTable(ROOT);

const bookOf = (letter: string): MemoryBook => new MemoryBook().postAll(readNightEvents(ROOT, letter));

/** The number of the line of the table that an event belongs to: `d-02-cage` is a half of line 2. */
const numberOf = ({ id }: CasinoEvent): number => Number(id.split('-')[1]);

/** An entry as the table writes it: chips in transit netted per slip, then debits and credits by short name. */
function written(lines: readonly EntryLine[]): { debits: ShortAmount[]; credits: ShortAmount[] } {
  const inTransit = lines.filter(({ account }) => account === 'chips:transit');
  const left = inTransit.reduce((sum, { debit, credit }) => sum + debit - credit, 0n);
  expect(left).toBe(0n);
  const entry = inJournalOrder(lines.filter(({ account }) => account !== 'chips:transit'));
  const side = (of: 'debit' | 'credit'): ShortAmount[] =>
    merged(entry.filter((line) => line[of] > 0n).map((line): ShortAmount => [shortName(line), line[of]]));
  return { debits: side('debit'), credits: side('credit') };
}

function merged(amounts: readonly ShortAmount[]): ShortAmount[] {
  const sums = new Map<string, Minor>();
  for (const [name, amount] of amounts) sums.set(name, (sums.get(name) ?? 0n) + amount);
  return [...sums];
}

const dutyLines = (book: MemoryBook): DutyLine[] =>
  book.entries.flatMap(({ event, evaluation }) =>
    evaluation.lines.map(({ account, debit, credit }) => ({
      account,
      debit,
      credit,
      eventType: event.type,
      reversal: evaluation.reverses !== undefined,
    })),
  );

const moneyOf = (book: MemoryBook) =>
  book.moneyOf([...book.sessions].find(([, { opening }]) => opening !== undefined)![0]);

const balancesOf = (lines: readonly EntryLine[]): [string, Minor][] =>
  lines.map(({ account, debit, credit }): [string, Minor] => [account, debit - credit]);

describe.each(nights.map((night): [string, Night] => [night.letter, night]))('night %s', (letter, night) => {
  const book = bookOf(letter);

  test.each(night.lines.map((line) => [line.said, line] as const))('%s', (_said, line) => {
    const entry = book.entries.filter(({ event }) => numberOf(event) === line.number);
    expect(written(entry.flatMap(({ evaluation }) => evaluation.lines))).toEqual({
      debits: line.debits,
      credits: line.credits,
    });
  });

  it('has no event beside those of its lines', () => {
    const numbers = new Set(book.entries.map(({ event }) => numberOf(event)));
    expect([...numbers]).toEqual(night.lines.map(({ number }) => number));
  });

  it('ends with the trial balance of the table', () => {
    const opening = new Map(written(book.entries[0]!.evaluation.lines).credits);
    const balances = new Map<string, Minor>();
    for (const line of book.lines) {
      const name = shortName(line);
      balances.set(name, (balances.get(name) ?? 0n) + line.debit - line.credit);
    }
    for (const [name, amount] of opening) balances.set(name, balances.get(name)! + amount);
    const open = [...balances].filter(([, balance]) => balance !== 0n);
    expect(new Map(open)).toEqual(new Map(night.trialBalance));
  });

  it('leaves the chips in hands, entry by entry the same as a stock and as a flow', () => {
    let flow = 0n;
    const soFar: EntryLine[] = [];
    for (const { event, session, evaluation } of book.entries) {
      const { lines } = evaluation;
      flow += chipsFlow(event, { ...evaluation, session }) - chipVariance(event.type, lines);
      soFar.push(...lines);
      expect([event.id, outstandingChips(balancesOf(soFar))]).toEqual([event.id, flow]);
    }
    expect(flow).toBe(night.figures.get('H'));
  });

  it('has the base of the gaming duty', () => {
    expect(dutyBase(dutyLines(book))).toBe(night.figures.get('base'));
  });

  it('breaks no rule', () => {
    expect(book.findings.filter(({ severity }) => severity === 'violation')).toEqual([]);
  });
});

describe.each(['a', 'b', 'c'])('the table of night %s', (letter) => {
  const { figures } = nights.find((night) => night.letter === letter)!;
  const money = moneyOf(bookOf(letter));

  it('has the result that its counts give, and the books the same', () => {
    expect(resultFromCounts(resultPartsOf(money)!)).toBe(figures.get('R'));
    expect(resultFromBooks(money)).toBe(figures.get('R'));
    expect(money.posted.win + money.posted.commission).toBe(figures.get('books'));
  });
});

describe('all six nights on one day', () => {
  const books = nights.map(({ letter }) => bookOf(letter));
  const lines = books.flatMap(dutyLines);
  const sumOf = (of: RegExp): Minor =>
    lines.reduce((sum, line) => (of.test(line.account) ? sum + line.credit - line.debit : sum), 0n);
  const results = ['a', 'b', 'c'].map((letter) => resultFromBooks(moneyOf(bookOf(letter))));
  const base = dutyBase(lines);

  it('control book + pools + shortages of slots = base, identity K11', () => {
    const shortages = -sumOf(/^variance:(cagnotte|jackpot)/);
    const cagnottes = sumOf(/^commission:(bank|rake|session-fee):/) - shortages;
    const control = results.reduce((sum, result) => sum + result, 0n) + cagnottes;
    const pools = sumOf(/^jackpot/);
    expect({ control, pools, shortages, base }).toEqual({
      control: 1_320_050n,
      pools: -488_000n,
      shortages: 200n,
      base: 832_250n,
    });
    expect(control + pools + shortages).toBe(base);
  });

  it('accrues 15 % of the base, rounded half up, once', () => {
    const tariff = tariffOn('ES-AN', '2026-01-01')!;
    expect(dutyDue(tariff, base)).toBe(124_838n);
    expect(dutyAccrual(tariff, { base, accrued: 0n })).toBe(124_838n);
  });
});
