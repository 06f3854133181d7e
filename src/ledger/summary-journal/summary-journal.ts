import type { Minor } from '../../kernel/money';
import { latestOn } from '../casino/authorisation.state';
import type { ChartMapping } from '../casino/chart-mapping';
import type { EventType } from '../event-contract/catalogue';
import type { JournalFigures, JournalLineInBooks } from '../journal/journal-figures';

/**
 * What players were paid in captured rounds, as a close added it to its books; minor units of the currency of the books.
 */
export interface PaidToPlayers {
  /** Its record; undefined on an open day. */
  readonly close: bigint | undefined;
  readonly bookingDay: string;
  /** The gaming day of the rounds; an earlier one for rounds that became known after its close. */
  readonly gamingDay: string;
  readonly game: string;
  readonly table: string;
  readonly payouts: Minor;
}

export interface SummaryFigures extends JournalFigures {
  /** Empty unless the casino presents the result of its games gross. */
  readonly paid: readonly PaidToPlayers[];
}

/** A line of a summary entry: all debits, or all credits, of an account in the entries that it sums. Minor units. */
export interface SummaryLine {
  /** The first number of the entries that the summary entry sums; undefined on an open day. */
  readonly entry: bigint | undefined;
  readonly bookingDay: string;
  readonly eventType: string;
  readonly entryKind: JournalLineInBooks['entryKind'];
  /** The numbers of all entries that it sums: `1-14, 17`. */
  readonly numbers: string;
  readonly account: string;
  readonly currency: string;
  readonly side: 'debit' | 'credit';
  readonly amount: Minor;
  readonly lines: readonly JournalLineInBooks[];
  /** For payments to players, which are in no line of the journal: those that the amount sums. */
  readonly paid?: readonly PaidToPlayers[];
}

const ROUND: EventType = 'cagnotte.round.settled.v1';
const TIPS_COUNTED: EventType = 'cagnotte.tips.counted.v1';
const TIPS_SHARED: EventType = 'cagnotte.tips.shared.v1';

/**
 * The account under which a line is presented: tips as income when they are counted, and as cost when they are shared
 * out, where the chart in force on the day of the books says so. The share of the house takes its part off the cost.
 */
export function presentedAccount(
  { account, eventType, bookingDay }: Pick<JournalLineInBooks, 'account' | 'eventType' | 'bookingDay'>,
  charts: readonly ChartMapping[] = [],
): string {
  if (latestOn(charts, bookingDay)?.tips !== 'income') return account;
  if (eventType === TIPS_COUNTED && account === 'tips') return 'tips-income';
  const isShared = eventType === TIPS_SHARED && (account === 'tips' || account === 'other-income');
  return isShared ? 'tips-shared' : account;
}

interface SummaryEntry {
  readonly lines: JournalLineInBooks[];
  readonly paid: PaidToPlayers[];
}

/**
 * Sums the entries of the journal: one entry for each close, day of the books, type of event and kind of entry. An entry
 * balances in each currency, so a sum of entries does. What a later close adds to a day makes entries of its own, so that
 * a summary entry never changes once it has a number.
 */
export function summedEntries({ lines, charts, currency, paid }: SummaryFigures): SummaryLine[] {
  const entries = new Map<string, SummaryEntry>();
  const entryOf = (key: string): SummaryEntry => {
    const known = entries.get(key) ?? { lines: [], paid: [] };
    entries.set(key, known);
    return known;
  };
  const keyOf = (close: bigint | undefined, day: string, type: string, kind: string): string =>
    [close, day, type, kind].join(' ');
  for (const line of lines) {
    entryOf(keyOf(line.close, line.bookingDay, line.eventType, line.entryKind)).lines.push(line);
  }
  for (const each of paid) {
    const rounds = keyOf(each.close, each.bookingDay, ROUND, 'original');
    // Rounds of which none won or lost anything have no entry: what was paid stands in another one of the close.
    const key = entries.has(rounds) ? rounds : [...entries.keys()].find((of) => isOf(of, each));
    if (key === undefined) throw new Error(`the close ${each.close} of ${each.bookingDay} numbered no entry`);
    entryOf(key).paid.push(each);
  }
  return [...entries.values()].flatMap((entry) => linesOfEntry(entry, { charts, currency })).sort(byNumber);
}

const isOf = (key: string, { close, bookingDay }: PaidToPlayers): boolean =>
  key.startsWith([close, bookingDay, ''].join(' '));

const byNumber = (one: SummaryLine, other: SummaryLine): number => {
  if (one.bookingDay !== other.bookingDay) return one.bookingDay < other.bookingDay ? -1 : 1;
  const [first, second] = [one, other].map(({ entry }) => entry ?? LAST);
  return first === second ? 0 : first! < second! ? -1 : 1;
};

/** Greater than any number of an entry: entries without a number come last. */
const LAST = 1n << 63n;

function linesOfEntry(
  { lines, paid }: SummaryEntry,
  {
    charts = [],
    currency,
  }: Pick<SummaryFigures, 'currency'> & { readonly charts: SummaryFigures['charts'] | undefined },
): SummaryLine[] {
  const [first] = lines as [JournalLineInBooks];
  const numbers = [...new Set(lines.flatMap(({ entry }) => entry ?? []))].sort((a, b) => (a < b ? -1 : 1));
  const { bookingDay, eventType, entryKind } = first;
  const of = { entry: numbers[0], bookingDay, eventType, entryKind, numbers: inRanges(numbers) };
  const sums = new Map<string, SummaryLine & { readonly lines: JournalLineInBooks[] }>();
  for (const line of lines) {
    const account = presentedAccount(line, charts);
    for (const side of ['debit', 'credit'] as const) {
      if (line[side] === 0n) continue;
      const key = `${account} ${line.currency} ${side}`;
      const known = sums.get(key) ?? { ...of, account, currency: line.currency, side, amount: 0n, lines: [] };
      known.lines.push(line);
      sums.set(key, { ...known, amount: known.amount + line[side] });
    }
  }
  const posted = [...sums.values()].sort(
    (one, other) => rankOf(one.side) - rankOf(other.side) || (one.account < other.account ? -1 : 1),
  );
  return [...posted, ...paidLines(paid, { ...of, currency, lines: [] })];
}

const rankOf = (side: SummaryLine['side']): number => (side === 'debit' ? 0 : 1);

/** Payments to players: debited to their winnings, and credited to the result, which is thereby the gross product. */
function paidLines(
  paid: readonly PaidToPlayers[],
  of: Omit<SummaryLine, 'account' | 'side' | 'amount'>,
): SummaryLine[] {
  const tables = new Map<string, PaidToPlayers[]>();
  for (const each of paid) {
    const key = `${each.game}:${each.table}`;
    tables.set(key, [...(tables.get(key) ?? []), each]);
  }
  return [...tables].flatMap(([table, payments]): SummaryLine[] => {
    const amount = payments.reduce((sum, { payouts }) => sum + payouts, 0n);
    if (amount === 0n) return [];
    const isMore = amount > 0n;
    const sum = { ...of, amount: isMore ? amount : -amount, paid: payments };
    return [
      { ...sum, account: `players-winnings:${table}`, side: isMore ? 'debit' : 'credit' },
      { ...sum, account: `win:${table}`, side: isMore ? 'credit' : 'debit' },
    ];
  });
}

/** Numbers in ascending order, consecutive ones as a range: `1-14, 17`. */
export function inRanges(numbers: readonly bigint[]): string {
  const ranges: [bigint, bigint][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] + 1n === number) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}

/** What a line, or a payment, moves in an account as the summary journal presents it: debits less credits, in minor units. */
export interface PresentedMovement {
  readonly bookingDay: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: Minor;
}

interface ToPresent extends Pick<SummaryFigures, 'currency' | 'charts'> {
  readonly lines: readonly Pick<
    JournalLineInBooks,
    'account' | 'eventType' | 'bookingDay' | 'currency' | 'debit' | 'credit'
  >[];
  readonly paid: readonly Pick<PaidToPlayers, 'bookingDay' | 'game' | 'table' | 'payouts'>[];
}

/** The movements of a day by account, as the charts present them; accounts that are not moved are left out. */
export function presentedMovements({ lines, paid, charts, currency }: ToPresent): PresentedMovement[] {
  const moved = new Map<string, PresentedMovement>();
  const add = (movement: PresentedMovement): void => {
    const key = keyOfMovement(movement);
    moved.set(key, { ...movement, amount: movement.amount + (moved.get(key)?.amount ?? 0n) });
  };
  for (const { debit, credit, ...line } of lines) {
    const { bookingDay } = line;
    const account = presentedAccount(line, charts);
    add({ bookingDay, account, currency: line.currency, amount: debit - credit });
  }
  for (const { bookingDay, game, table, payouts } of paid.filter((each) =>
    isGrossOn(each.bookingDay, charts),
  )) {
    add({ bookingDay, account: `players-winnings:${game}:${table}`, currency, amount: payouts });
    add({ bookingDay, account: `win:${game}:${table}`, currency, amount: -payouts });
  }
  return [...moved.values()].filter(({ amount }) => amount !== 0n);
}

/** Whether the result of games is presented gross on a day of the books. */
export const isGrossOn = (day: string, charts: readonly ChartMapping[] = []): boolean =>
  latestOn(charts, day)?.games === 'gross';

export interface ComparedMovement extends Omit<PresentedMovement, 'amount'> {
  readonly before: Minor;
  readonly after: Minor;
}

/** The movements that differ, by day and account. */
export function differingMovements(
  before: readonly PresentedMovement[],
  after: readonly PresentedMovement[],
): ComparedMovement[] {
  const [was, is] = [before, after].map(
    (all) => new Map(all.map((each) => [keyOfMovement(each), each] as const)),
  ) as [Map<string, PresentedMovement>, Map<string, PresentedMovement>];
  return [...new Set([...was.keys(), ...is.keys()])]
    .sort()
    .map((key) => {
      const { bookingDay, account, currency } = (is.get(key) ?? was.get(key))!;
      return {
        bookingDay,
        account,
        currency,
        before: was.get(key)?.amount ?? 0n,
        after: is.get(key)?.amount ?? 0n,
      };
    })
    .filter((each) => each.before !== each.after);
}

const keyOfMovement = ({ bookingDay, account, currency }: Omit<PresentedMovement, 'amount'>): string =>
  [bookingDay, account, currency].join(' ');
