import { formatMinor, type Minor } from '../../kernel/money';
import { inBoth, type Part } from '../../words/message';
import type { Said } from '../../finding-catalogue/finding';
import { TIE_OUT_NAMES, TIE_OUTS, type TieOutName } from '../_core/tie-out-catalogue';
import { ofFigure, ofLines, type SourcedPart, sumOfAmounts } from '../_core/books/cell-part';
import { addressOfFigure } from '../_core/books/figure';
import type { BookBalance, DayFinding } from './day-figures';

export interface TieOutRow {
  readonly at: string;
  readonly expected: string;
  readonly found: string;
  readonly ties: boolean;
  /** The same three texts in Spanish. `at` in English is the name by which an explanation refers to the row. */
  readonly es: Readonly<Record<'at' | 'expected' | 'found', string>>;
  /** The two amounts with their parts; undefined if the row compares words. */
  readonly sides?: Compared;
  readonly counted?: readonly Counted[];
}

export type Counted = { readonly record: bigint } | { readonly finding: string };

export interface Compared {
  readonly expected: TieOutSide;
  readonly found: TieOutSide;
  readonly currency: string;
}

export interface TieOut {
  readonly day: string;
  readonly check: TieOutName;
  readonly holds: boolean;
  readonly rows: readonly TieOutRow[];
}

export interface ExplanationOfDifference {
  readonly check: string;
  readonly at?: string;
}

export const amounts = (at: Part, sides: Compared): TieOutRow => ({
  ...tieOutInWords(at, writtenIn(sides, 'expected'), writtenIn(sides, 'found')),
  ties: sides.expected.amount === sides.found.amount,
  sides,
});

const writtenIn = ({ currency, ...sides }: Compared, side: 'expected' | 'found'): string =>
  written(sides[side].amount, currency);

export function tieOutInWords(
  ...texts: readonly [Part, Part, Part]
): Pick<TieOutRow, 'at' | 'expected' | 'found' | 'es'> {
  const [at, expected, found] = texts.map(inBoth) as [Said, Said, Said];
  return {
    at: at.en,
    expected: expected.en,
    found: found.en,
    es: { at: at.es, expected: expected.es, found: found.es },
  };
}

/** A row for a condition, with its evidence; the evidence is empty if nothing was reported. */
export function fact(at: Part, expected: Part, found: Part, counted: readonly Counted[] = []): TieOutRow {
  const words = tieOutInWords(at, expected, found);
  return { ...words, ties: words.expected === words.found, counted };
}

export const ofRecords = (records: readonly bigint[]): Counted[] => records.map((record) => ({ record }));

/** Formats an amount so that it reads in any language: `-12.50 EUR`. */
export const written = (amount: Minor, currency: string): string =>
  `${formatMinor(amount, currency)} ${currency}`;

export function unexplained(
  { check, rows }: TieOut,
  explanations: readonly ExplanationOfDifference[],
): readonly TieOutRow[] {
  const differing = rows.filter(({ ties }) => !ties);
  if (TIE_OUTS[check].strength === 'hard') return differing;
  const own = explanations.filter((explanation) => explanation.check === check);
  return differing.filter((row) => !own.some(({ at }) => at === undefined || at === row.at));
}

export const whatDoesNotTie = (
  tieOuts: readonly TieOut[],
  explanations: readonly ExplanationOfDifference[] = [],
): TieOut[] =>
  tieOuts
    .map((tieOut) => ({ ...tieOut, rows: unexplained(tieOut, explanations) }))
    .filter(({ rows }) => rows.length > 0);

export const tieOutsOf = (day: string, rows: Readonly<Record<TieOutName, readonly TieOutRow[]>>): TieOut[] =>
  TIE_OUT_NAMES.map((check) => tieOut({ day, check }, rows[check]));

export const tieOut = (of: Pick<TieOut, 'day' | 'check'>, rows: readonly TieOutRow[]): TieOut => ({
  ...of,
  holds: rows.every(({ ties }) => ties),
  rows: toldApart(rows),
});

const toldApart = (rows: readonly TieOutRow[]): TieOutRow[] =>
  rows.map((row, index) =>
    row.sides !== undefined && rows.slice(0, index).some(({ at }) => at === row.at)
      ? {
          ...row,
          at: `${row.at} ${row.sides.currency}`,
          es: { ...row.es, at: `${row.es.at} ${row.sides.currency}` },
        }
      : row,
  );

export interface TieOutSide {
  readonly amount: Minor;
  readonly parts: readonly SourcedPart[];
}

export const NOTHING: TieOutSide = { amount: 0n, parts: [] };

export const ofAccount = (
  { account, currency, balance }: BookBalance,
  { day, sign = 1 }: { readonly day: string; readonly sign?: 1 | -1 },
): TieOutSide => ({
  amount: BigInt(sign) * balance,
  parts: [ofFigure(addressOfFigure({ kind: 'balance', account, day, currency }), sign)],
});

export const ofSubLedger = (
  { account, subLedger = '', currency, balance }: BookBalance,
  { day, sign = 1 }: { readonly day: string; readonly sign?: 1 | -1 },
): TieOutSide => ({
  amount: BigInt(sign) * balance,
  parts: [ofLines({ account, subLedger, currency, bookedOn: [undefined, day] }, sign)],
});

export const sumOf = (sides: readonly TieOutSide[]): TieOutSide => ({
  amount: sumOfAmounts(sides),
  parts: sides.flatMap(({ parts }) => parts),
});

export function rowOfFinding({ id, ...finding }: DayFinding): TieOutRow {
  const expected = { en: finding.expected, es: finding.expectedEs };
  return fact(expected, expected, { en: finding.found, es: finding.foundEs }, [{ finding: id }]);
}
