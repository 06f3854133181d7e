import type { Minor } from '../../kernel/money';
import { type ExpectedWin, expectedTogether, NOTHING_EXPECTED } from '../master-report/expected-win';

/** What can be added over sessions, hours, tables and days of one currency. Amounts in minor units. */
export interface Tally {
  readonly sessions: bigint;
  /** Sessions with a win: house-banked ones whose float is counted, and non-banked ones. */
  readonly counted: bigint;
  /** House-banked sessions with a counted float: only they have a drop. */
  readonly boxed: bigint;
  readonly drop: Minor;
  readonly win: Minor;
  /** Sessions whose opening and close are reported. */
  readonly timed: bigint;
  readonly seconds: bigint;
  /** Sessions that report exchanges of cash for chips. */
  readonly exchanging: bigint;
  readonly exchanged: Minor;
  /** Sessions whose rounds are captured. */
  readonly capturing: bigint;
  readonly rounds: bigint;
  readonly bets: bigint;
  readonly captured: Minor;
  readonly expected: ExpectedWin;
  readonly commission: Minor;
  readonly tips: Minor;
  readonly fills: Minor;
  readonly credits: Minor;
  /** What the cage sold to customers and took back from them at face value: of the cage only. */
  readonly chipsSold: Minor;
  readonly redeemed: Minor;
  /** Sessions with a result between counts, that result, and its parts by what their cash is taken from. */
  readonly betweenCounted: bigint;
  readonly betweenCounts: Minor;
  readonly byBox: bigint;
  readonly byExchanges: bigint;
}

export const NO_TALLY: Tally = {
  sessions: 0n,
  counted: 0n,
  boxed: 0n,
  drop: 0n,
  win: 0n,
  timed: 0n,
  seconds: 0n,
  exchanging: 0n,
  exchanged: 0n,
  capturing: 0n,
  rounds: 0n,
  bets: 0n,
  captured: 0n,
  expected: NOTHING_EXPECTED,
  commission: 0n,
  tips: 0n,
  fills: 0n,
  credits: 0n,
  chipsSold: 0n,
  redeemed: 0n,
  betweenCounted: 0n,
  betweenCounts: 0n,
  byBox: 0n,
  byExchanges: 0n,
};

/** The names of the sums of whole numbers, in the order in which they are kept. */
type Sum = Exclude<keyof Tally, 'expected'>;
export const SUMS = Object.keys(NO_TALLY).filter((name) => name !== 'expected') as Sum[];

export function tallyTogether(tallies: readonly Tally[]): Tally {
  const [only = NO_TALLY] = tallies;
  if (tallies.length < 2) return only;
  const sums: { -readonly [Name in Sum]: bigint } = { ...NO_TALLY };
  // Most sums of a table are zero, and each addition makes a number.
  for (const tally of tallies) for (const name of SUMS) if (tally[name] !== 0n) sums[name] += tally[name];
  return { ...sums, expected: expectedTogether(tallies.map(({ expected }) => expected)) };
}

/** Play of no table, to which sums are added. */
export const NOTHING_PLAYED = {
  table: '',
  game: '',
  sessions: 0n,
  counted: 0n,
  drop: 0n,
  win: 0n,
  rounds: 0n,
  captured: 0n,
};
