import { isGamingDay } from '../../../kernel/gaming-day';

/** The amounts of the cage in `performance`, which are sums over its operations. */
const CAGE_MEASURES = ['chips-sold', 'redeemed'] as const;
export type CageMeasure = (typeof CAGE_MEASURES)[number];

export const isCageMeasure = (measure: PerformanceMeasure): measure is CageMeasure =>
  (CAGE_MEASURES as readonly string[]).includes(measure);

/** The amounts of a group (query `performance`) that are sums: over the sessions of its tables, or of the cage. */
export const PERFORMANCE_MEASURES = [
  'drop',
  'exchanged',
  'win',
  'counted',
  'captured',
  'handle',
  'theoretical',
  'deviation',
  'commission',
  'tips',
  'fills',
  'credits',
  ...CAGE_MEASURES,
] as const;
export type PerformanceMeasure = (typeof PERFORMANCE_MEASURES)[number];

/** What a group is of: a dimension of `performance`, a session of its table, or the only games and tables asked for. */
export interface PerformancePart {
  readonly of: string;
  /** Empty for the group without a value, such as the tables in no area. */
  readonly value: string;
}

/** An amount of a row of `performance`, or of a session in it. */
export interface PerformanceRowFigure {
  readonly kind: 'performance';
  readonly measure: PerformanceMeasure;
  readonly casinos: readonly string[];
  readonly day: string;
  /** The last gaming day, inclusive. */
  readonly until: string;
  readonly parts: readonly PerformancePart[];
  /** Empty for a game that is not in the list. */
  readonly family: string;
  readonly currency: string;
}

/** No part of an address may be empty. */
const NONE = '-';
const ALL = 'all';

/** Names of casinos, groups and tables may have the characters that separate them here. */
const escaped = (name: string): string => name.replace(/[%,=]/g, encodeURIComponent);

export const partsOfPerformance = ({
  kind,
  measure,
  casinos,
  day,
  until,
  parts,
  family,
  currency,
}: PerformanceRowFigure): readonly string[] => [
  ...[kind, measure, casinos.map(escaped).join(','), `${day}..${until}`],
  parts.map(({ of, value }) => `${of}=${escaped(value)}`).join(',') || ALL,
  ...['of', family || NONE, currency],
];

/** Reads what follows `performance/`; the names of groups are checked where the dimensions are known. */
export function performanceFigureAt(
  texts: readonly (string | undefined)[],
): PerformanceRowFigure | undefined {
  const [named, casinos = '', days = '', groups = '', of, ...whose] = texts;
  const measure = PERFORMANCE_MEASURES.find((each) => each === named);
  const [range, owners, parts, ending] = [
    rangeAt(days),
    casinos.split(',').map(unescaped),
    groups === ALL ? [] : groups.split(',').map(partAt),
    of === 'of' ? whoseAt(whose) : undefined,
  ];
  if (measure === undefined || range === undefined || ending === undefined) return undefined;
  if (!owners.every(isName) || !parts.every((part) => part !== undefined)) return undefined;
  return { kind: 'performance', measure, casinos: owners, ...range, parts, ...ending };
}

function rangeAt(text: string): Pick<PerformanceRowFigure, 'day' | 'until'> | undefined {
  const [day = '', until = '', ...more] = text.split('..');
  const isRange = isGamingDay(day) && isGamingDay(until) && day <= until && more.length === 0;
  return isRange ? { day, until } : undefined;
}

function whoseAt([family = '', currency = '', ...more]: readonly (string | undefined)[]):
  | Pick<PerformanceRowFigure, 'family' | 'currency'>
  | undefined {
  if (!/^(-|[a-z-]{1,40})$/.test(family) || !/^[A-Z]{3}$/.test(currency) || more.length > 0) return undefined;
  return { family: family === NONE ? '' : family, currency };
}

const isName = (name: string | undefined): name is string => name !== undefined && name !== '';

function partAt(text: string): PerformancePart | undefined {
  const [, of, value = ''] = /^([a-z-]{1,20})=([^=]*)$/.exec(text) ?? [];
  const read = unescaped(value);
  return of === undefined || read === undefined ? undefined : { of, value: read };
}

function unescaped(text: string): string | undefined {
  try {
    const read = decodeURIComponent(text);
    return read.includes('\u0000') ? undefined : read;
  } catch {
    return undefined;
  }
}
