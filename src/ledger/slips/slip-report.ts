import type { NamedSlip, SlipKind } from '../_core/named-slip';

export interface SlipReport extends NamedSlip {
  readonly eventId: string;
  readonly gamingDay: string;
  /** Empty if the event states no amount. */
  readonly currency: string;
  readonly voided: boolean;
}

export const isMovement = ({ step }: Pick<NamedSlip, 'step'>): boolean => step === undefined;

interface SlipGap {
  readonly first: string;
  readonly last: string;
  readonly count: bigint;
}

export interface SlipSeries {
  readonly kind: SlipKind;
  /** The prefix of the number: `A-`. */
  readonly pad: string;
  readonly first: string;
  readonly last: string;
  readonly used: number;
  readonly unused: readonly SlipGap[];
  readonly duplicates: readonly string[];
  readonly voids: readonly string[];
}

const MOST_GAPS = 1_000;

interface Period {
  readonly from: string;
  readonly until: string;
}

/**
 * One series for each kind and pad. Where a pad serves several kinds, a number that another one has used is not missing
 * in this one. Boxes and slips without a number are in no series: they have no next one.
 */
export function seriesOf(reports: readonly SlipReport[], period: Period): SlipSeries[] {
  const numbered = reports.flatMap((report) => {
    const { pad, number, width } = slipNumber(report.slip);
    return report.kind === 'box' || number === undefined ? [] : [{ ...report, pad, number, width }];
  });
  const kinds = kindBySlip(numbered);
  const groups = new Map<string, Numbered[]>();
  for (const report of numbered) {
    const key = `${kinds.get(report.slip)!} ${report.pad}`;
    groups.set(key, [...(groups.get(key) ?? []), report]);
  }
  return [...groups.values()]
    .map((group) => oneSeries(group, { numbered, period, kind: kinds.get(group[0]!.slip)! }))
    .filter((series) => series !== undefined)
    .sort((one, other) => (`${one.kind} ${one.pad}` < `${other.kind} ${other.pad}` ? -1 : 1));
}

interface Numbered extends SlipReport {
  readonly pad: string;
  readonly number: bigint;
  readonly width: number;
}

/** A slip is of the kind that the table states, even if the cage stated another one. */
function kindBySlip(reports: readonly Numbered[]): ReadonlyMap<string, SlipKind> {
  const kinds = new Map<string, SlipKind>();
  for (const { slip, kind, end } of reports) if (end === 'table' || !kinds.has(slip)) kinds.set(slip, kind);
  return kinds;
}

function oneSeries(
  group: readonly Numbered[],
  { numbered, period, kind }: { numbered: readonly Numbered[]; period: Period; kind: SlipKind },
): SlipSeries | undefined {
  const { pad } = group[0]!;
  const own = group.filter(({ gamingDay }) => gamingDay >= period.from && gamingDay <= period.until);
  if (own.length === 0) return undefined;
  const numbers = [...new Set(own.map(({ number }) => number))].sort(ascending);
  const [first, last] = [numbers[0]!, numbers.at(-1)!];
  const before = group.filter(({ gamingDay, number }) => gamingDay < period.from && number < first);
  const start =
    before
      .map(({ number }) => number)
      .sort(ascending)
      .at(-1) ?? first;
  const known = new Set(numbered.filter((each) => each.pad === pad).map(({ number }) => number));
  const { width } = own[0]!;
  const text = (number: bigint): string => slipText(pad, number, width);
  const standing = own.filter(({ voided }) => !voided);
  return {
    kind,
    pad,
    first: text(first),
    last: text(last),
    used: numbers.length,
    unused: gapsBetween(start, last, known)
      .slice(0, MOST_GAPS)
      .map(([from, to]) => ({ first: text(from), last: text(to), count: to - from + 1n })),
    duplicates: usedTwice(standing),
    voids: [...new Set(own.filter(({ voided }) => voided).map(({ slip }) => slip))].filter(
      (slip) => !standing.some((each) => each.slip === slip),
    ),
  };
}

/** Ranges of unused numbers; gaps between used numbers are never enumerated. */
function gapsBetween(from: bigint, to: bigint, known: ReadonlySet<bigint>): [bigint, bigint][] {
  const inside = [...known].filter((number) => number >= from && number <= to).sort(ascending);
  return inside.flatMap((number, index): [bigint, bigint][] => {
    const next = inside[index + 1];
    return next === undefined || next === number + 1n ? [] : [[number + 1n, next - 1n]];
  });
}

function usedTwice(reports: readonly Numbered[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { slip, end, kind } of reports) {
    const key = `${end} ${kind === 'credit' || kind === 'closing' ? 'to-cage' : 'to-table'} ${slip}`;
    if (seen.has(key)) twice.add(slip);
    seen.add(key);
  }
  return [...twice];
}

const ascending = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0);

/** A slip's number in its pad (talonario): `A-` and 12 of `A-0012`. */
interface SlipNumber {
  readonly pad: string;
  readonly number?: bigint;
  readonly width: number;
}

const MOST_DIGITS = 18;

export function slipNumber(slip: string): SlipNumber {
  const digits = /(?<![0-9])[0-9]+$/.exec(slip)?.[0] ?? '';
  if (digits === '' || digits.length > MOST_DIGITS) return { pad: slip, width: 0 };
  return { pad: slip.slice(0, -digits.length), number: BigInt(digits), width: digits.length };
}

export const slipText = (pad: string, number: bigint, width: number): string =>
  `${pad}${number.toString().padStart(width, '0')}`;
