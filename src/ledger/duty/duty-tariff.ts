import type { Minor } from '../../kernel/money';
import { type Rational, sumRational } from '../../kernel/rational';
import { roundAmount, TO_THE_CENT } from '../../kernel/rounding';

export interface DutyBracket {
  readonly from: Minor;
  readonly rate: Rational;
}

export interface DutyTariff {
  readonly jurisdiction: string;
  readonly validFrom: string;
  /** Last day it applied; undefined while it does. */
  readonly validTo?: string;
  readonly currency: string;
  readonly citation: string;
  readonly readUntil: string;
  readonly brackets: readonly DutyBracket[];
}

const percent = (numerator: bigint): Rational => ({ numerator, denominator: 100n });

/** The tariffs whose text and days were read; a day before them has none, rather than a guessed one. */
export const DUTY_TARIFFS: readonly DutyTariff[] = [
  {
    jurisdiction: 'ES-AN',
    // The first whole year of the text; the day on which it began was not read.
    validFrom: '2019-01-01',
    validTo: '2021-12-31',
    currency: 'EUR',
    citation: 'Decreto Legislativo 1/2018, article 43 (repealed)',
    readUntil: '2021-12-31',
    brackets: [
      { from: 0n, rate: percent(15n) },
      { from: 200_000_000n, rate: percent(35n) },
      { from: 350_000_000n, rate: percent(48n) },
      { from: 500_000_000n, rate: percent(58n) },
    ],
  },
  {
    jurisdiction: 'ES-AN',
    validFrom: '2023-01-01',
    currency: 'EUR',
    citation: 'Ley 5/2021, article 52.1.b, as worded by Ley 1/2022',
    readUntil: '2025-12-31',
    brackets: [
      { from: 0n, rate: percent(15n) },
      { from: 200_000_000n, rate: percent(30n) },
      { from: 350_000_000n, rate: percent(40n) },
      { from: 500_000_000n, rate: percent(45n) },
    ],
  },
];

/** The tariff of a jurisdiction on a day; undefined if none is known. */
export const tariffOn = (jurisdiction: string, day: string): DutyTariff | undefined =>
  DUTY_TARIFFS.find(
    (tariff) =>
      tariff.jurisdiction === jurisdiction &&
      tariff.validFrom <= day &&
      (tariff.validTo === undefined || day <= tariff.validTo),
  );

/**
 * The duty on the base of a year so far, in minor units. This is the one rounding step of the duty: half up, over all
 * brackets together. A base of nothing or less owes nothing.
 */
export const dutyDue = (tariff: DutyTariff, base: Minor): Minor =>
  roundAmount(sumRational(bracketShares(tariff, base).map(({ exact }) => exact)), TO_THE_CENT);

/** What of a base falls into a bracket, and what that comes to before anything is rounded. */
export interface BracketShare extends DutyBracket {
  /** The next bracket begins here; undefined of the last one. */
  readonly to: Minor | undefined;
  readonly base: Minor;
  readonly exact: Rational;
}

export const bracketShares = ({ brackets }: DutyTariff, base: Minor): BracketShare[] =>
  brackets.map(({ from, rate }, index) => {
    const to = brackets[index + 1]?.from;
    const top = to === undefined || base < to ? base : to;
    const inBracket = top > from ? top - from : 0n;
    const exact = { numerator: inBracket * rate.numerator, denominator: rate.denominator };
    return { from, rate, to, base: inBracket, exact };
  });

/**
 * What the close of a day adds to the duty: the duty due of the year so far less what was accrued before, negative when
 * the base fell. Each is rounded once, so that the days of a year sum to the duty due of the year; what a late fact
 * changed of an earlier day is in the accrual of the day that is closed next.
 */
export const dutyAccrual = (
  tariff: DutyTariff,
  year: { readonly base: Minor; readonly accrued: Minor },
): Minor => dutyDue(tariff, year.base) - year.accrued;
