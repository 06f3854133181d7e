import type { Minor } from '../../kernel/money';
import { type Rate, roundedHalfUp } from '../../kernel/rate';

/** From this base on, up to the next bracket, this rate. */
export interface DutyBracket {
  readonly from: Minor;
  readonly rate: Rate;
}

/** The annual tariff of a jurisdiction. */
export interface DutyTariff {
  readonly jurisdiction: string;
  readonly validFrom: string;
  /** Last day it applied; undefined while it does. */
  readonly validTo?: string;
  readonly currency: string;
  readonly citation: string;
  readonly brackets: readonly DutyBracket[];
}

const percent = (numerator: bigint): Rate => ({ numerator, denominator: 100n });

/** The tariffs whose text and days were read; a day before them has none, rather than a guessed one. */
export const DUTY_TARIFFS: readonly DutyTariff[] = [
  {
    jurisdiction: 'ES-AN',
    validFrom: '2023-01-01',
    currency: 'EUR',
    citation: 'Ley 5/2021, article 52.1.b, as worded by Ley 1/2022',
    brackets: [
      { from: 0n, rate: percent(15n) },
      { from: 200_000_000n, rate: percent(30n) },
      { from: 350_000_000n, rate: percent(40n) },
      { from: 500_000_000n, rate: percent(45n) },
    ],
  },
];

/** The tariff of a jurisdiction on a day; undefined where none is known. */
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
export function dutyQuota({ brackets }: DutyTariff, base: Minor): Minor {
  const denominator = brackets.reduce((product, { rate }) => product * rate.denominator, 1n);
  const numerator = brackets.reduce((sum, { from, rate }, index) => {
    const to = brackets[index + 1]?.from;
    const top = to === undefined || base < to ? base : to;
    const inBracket = top > from ? top - from : 0n;
    return sum + (inBracket * rate.numerator * denominator) / rate.denominator;
  }, 0n);
  return roundedHalfUp({ numerator, denominator }).amount;
}

/**
 * What a day adds to the duty: the quota of the year so far less that of the day before, negative when the base fell.
 * Each quota is rounded once, so that the days of a year sum to the quota of the year.
 */
export const dutyAccrual = (tariff: DutyTariff, base: { before: Minor; after: Minor }): Minor =>
  dutyQuota(tariff, base.after) - dutyQuota(tariff, base.before);
