import { formatMinor, type Minor } from '../../../kernel/money';
import type { TieOutSide } from './tie-out-side';
import { TIE_OUT_NAMES, TIE_OUTS, type TieOutName } from '../../_core/tie-out-catalogue';

/** One comparison of a check: a table, a slip, an account … */
export interface TieOutRow {
  /** What it is about; unique in its check. */
  readonly at: string;
  readonly expected: string;
  readonly found: string;
  readonly ties: boolean;
  /** The two amounts with their parts; absent where words are compared. */
  readonly sides?: Compared;
  /** What words were counted from; absent where amounts are compared. */
  readonly counted?: readonly Counted[];
}

/** A record of the casino, or a finding by its id. */
export type Counted = { readonly record: bigint } | { readonly finding: string };

/** Two amounts of a currency that should be equal. */
export interface Compared {
  readonly expected: TieOutSide;
  readonly found: TieOutSide;
  readonly currency: string;
}

/** A check of a day with its figures. */
export interface TieOut {
  readonly day: string;
  readonly check: TieOutName;
  readonly holds: boolean;
  readonly rows: readonly TieOutRow[];
}

/** A named person's explanation of a difference: of one row, or of a whole check. */
export interface Explanation {
  readonly check: string;
  readonly at?: string;
}

/** Two amounts that must be equal, in words. */
export const amounts = (at: string, sides: Compared): TieOutRow => ({
  at,
  expected: written(sides.expected.amount, sides.currency),
  found: written(sides.found.amount, sides.currency),
  ties: sides.expected.amount === sides.found.amount,
  sides,
});

/** Something that is as it should be, or is not, and what shows it; nothing where nobody has reported any of it. */
export const fact = (
  at: string,
  expected: string,
  found: string,
  counted: readonly Counted[] = [],
): TieOutRow => ({ at, expected, found, ties: expected === found, counted });

/** Records as what was counted. */
export const ofRecords = (records: readonly bigint[]): Counted[] => records.map((record) => ({ record }));

/** An amount for people who read in any language: `-12.50 EUR`. */
export const written = (amount: Minor, currency: string): string =>
  `${formatMinor(amount, currency)} ${currency}`;

/** The rows of a check that do not tie and nobody has explained; of a hard one nobody may. */
export function unexplained(
  { check, rows }: TieOut,
  explanations: readonly Explanation[],
): readonly TieOutRow[] {
  const differing = rows.filter(({ ties }) => !ties);
  if (TIE_OUTS[check].strength === 'hard') return differing;
  const own = explanations.filter((explanation) => explanation.check === check);
  return differing.filter((row) => !own.some(({ at }) => at === undefined || at === row.at));
}

/** The checks that keep a day from being closed, each with the rows that do. */
export const whatDoesNotTie = (
  tieOuts: readonly TieOut[],
  explanations: readonly Explanation[] = [],
): TieOut[] =>
  tieOuts
    .map((tieOut) => ({ ...tieOut, rows: unexplained(tieOut, explanations) }))
    .filter(({ rows }) => rows.length > 0);

/** All checks of a day in their order, from the rows of each. */
export const tieOutsOf = (day: string, rows: Readonly<Record<TieOutName, readonly TieOutRow[]>>): TieOut[] =>
  TIE_OUT_NAMES.map((check) => ({
    ...{ day, check },
    holds: rows[check].every(({ ties }) => ties),
    rows: toldApart(rows[check]),
  }));

/** What is compared in a second currency under the same name has the currency in its name. */
const toldApart = (rows: readonly TieOutRow[]): TieOutRow[] =>
  rows.map((row, index) =>
    row.sides !== undefined && rows.slice(0, index).some(({ at }) => at === row.at)
      ? { ...row, at: `${row.at} ${row.sides.currency}` }
      : row,
  );
