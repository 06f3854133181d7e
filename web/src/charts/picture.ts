import { decimalText } from '../money/exact-json';
import { formatAmount } from '../money/money';
import type { Language } from '../words/language';

/**
 * One value of a picture. `text` is what a person reads and comes from decimal text; `at` only says where the value stands on the
 * canvas, and may therefore be a floating-point number. An unknown value has no place, and its text says why.
 */
export interface Value {
  readonly at: number | null;
  readonly text: string;
}

/** An amount of the service: decimal text and its minor units. */
export interface ShownMoney {
  readonly amount: string;
  readonly minorUnits: string;
}

/** What a scale counts: minor units of a currency, hundredths of a per cent, or plain numbers. */
export type Unit =
  | { readonly of: 'money'; readonly currency: string; readonly decimals: number }
  | { readonly of: 'percent' }
  | { readonly of: 'number' };

export interface Series {
  readonly name: string;
  /** One value for each group. */
  readonly values: readonly Value[];
}

export interface Group {
  /** In the table, and read aloud: 20/03/2026. */
  readonly label: string;
  /** On the axis, where there is little room: 20/03. */
  readonly short?: string | undefined;
}

/** Groups of one kind, such as the prizes of a meter: their points have a shape of their own, which the legend names. */
export interface Marks {
  readonly name: string;
  readonly shape: keyof typeof SHAPES;
  readonly groups: readonly number[];
}

/** Outlines of marks around their point, in CSS pixels. */
export const SHAPES = {
  diamond: 'M0 -6L5 0L0 6L-5 0Z',
  square: 'M-4.5 -4.5H4.5V4.5H-4.5Z',
  triangle: 'M0 -6L5.5 4.5H-5.5Z',
  ring: 'M-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0Z',
} as const;

/** What is expected of the first series, group by group. */
export interface Band {
  readonly name: string;
  readonly low: readonly Value[];
  readonly high: readonly Value[];
}

/** What is drawn. The table beside it lists the same values: a row for each group, a column for each series. */
export interface Picture {
  /**
   * bars: a bar for each group; lines: values over time; stacked: the parts of a sum; heat: rows of shades, a row for each
   * series; dots: z-scores on a band of ±3; meter: a balance after each event; stairs: rates by bracket (see `steps`).
   */
  readonly kind: 'bars' | 'lines' | 'stacked' | 'heat' | 'dots' | 'meter' | 'stairs';
  readonly caption: string;
  /** What the groups are: heads the first column. */
  readonly groupedBy: string;
  readonly groups: readonly Group[];
  /** Five at most; a heat map may have more. */
  readonly series: readonly Series[];
  readonly unit: Unit;
  readonly band?: Band;
  /** Of a meter. */
  readonly marks?: readonly Marks[];
  /** Of stairs: from where to where each group reaches, and the base of the year. The last step has no end. */
  readonly steps?: {
    readonly from: readonly Value[];
    readonly to: readonly Value[];
    readonly base: Value;
  };
}

/** More lines or colours than these cannot be told apart. */
export const MOST_SERIES = 5;

export const valueOf = (money: ShownMoney, language: Language): Value => ({
  at: Number(money.minorUnits),
  text: formatAmount(money.amount, language),
});

/** Of a bigint in minor units, as sums on a screen are made. */
export const minorValue = (minor: bigint, decimals: number, language: Language): Value => ({
  at: Number(minor),
  text: formatAmount(decimalText(minor, decimals), language),
});

/** Of decimal text that is no amount: a z-score, hours. */
export const numberValue = (text: string, language: Language): Value => ({
  at: Number(text),
  text: formatAmount(text, language),
});

/** Of a quotient as decimal text: 0.1420 is 14.20 %. The digits are moved, not multiplied. */
export function percentValue(quotient: string, language: Language): Value {
  const [whole = '0', fraction = ''] = quotient.replace('-', '').split('.');
  const digits = BigInt(`${whole}${fraction.padEnd(4, '0')}`);
  const text = decimalText(quotient.startsWith('-') ? -digits : digits, Math.max(fraction.length, 4) - 2);
  return { at: Number(quotient) * 10_000, text: `${formatAmount(text, language)} %` };
}

/** An unknown value: nothing is drawn for it, and its table states the reason. */
export const unknownValue = (reason: string): Value => ({ at: null, text: reason });

/** The running sum of amounts. From the first unknown one on it is unknown too, for the same reason. */
export function runningSum(
  amounts: readonly (ShownMoney | string)[],
  decimals: number,
  language: Language,
): readonly Value[] {
  let sum = 0n;
  let unknown: string | undefined;
  return amounts.map((amount) => {
    if (typeof amount === 'string') unknown ??= amount;
    else sum += BigInt(amount.minorUnits);
    return unknown === undefined ? minorValue(sum, decimals, language) : unknownValue(unknown);
  });
}

/** The currency of a picture as it is named once, in its caption. */
export const currencyOf = (unit: Unit): string | undefined =>
  unit.of === 'money' ? unit.currency : undefined;

/** A round value of a scale, as its axis names it. Amounts are whole minor units at every tick. */
export function tickText(tick: number, unit: Unit, language: Language): string {
  if (unit.of === 'number') return formatAmount(String(tick), language);
  const decimals = unit.of === 'money' ? unit.decimals : 2;
  const text = decimalText(BigInt(Math.round(tick)), decimals).replace(/\.0+$/, '');
  return unit.of === 'money' ? formatAmount(text, language) : `${formatAmount(text, language)} %`;
}

/** Whether the first value of a group lies outside of what is expected; undefined if one of them is unknown. */
export function isOutside({ series, band }: Picture, group: number): boolean | undefined {
  const [at, low, high] = [series[0]?.values, band?.low, band?.high].map((of) => of?.[group]?.at ?? null);
  if (typeof at !== 'number' || typeof low !== 'number' || typeof high !== 'number') return undefined;
  return at < low || at > high;
}

/** Height of the canvas in CSS pixels, so that nothing moves when it is drawn. */
export function heightOf({ kind, groups, series }: Picture): number {
  if (kind === 'dots') return 26 * groups.length + 34;
  if (kind === 'heat') return 24 * series.length + 26;
  return kind === 'stairs' ? 200 : 230;
}
