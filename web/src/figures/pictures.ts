import type { Dimension, PerformanceFigure, PerformanceRowFragment } from '../api/generated/operations';
import {
  type Band,
  type Group,
  MOST_SERIES,
  type Picture,
  runningSum,
  unknownValue,
  type Value,
  valueOf,
} from '../charts/picture';
import { formatDay } from '../days/days';
import { fill } from '../words/fill';
import type { Language } from '../words/language';
import type { Words } from '../words/catalogue';
import { familyName, figureOf, nameOf, unitOf, unknownOf, valueIn } from './figures';

type Row = PerformanceRowFragment;
type Key = Row['key'][number];

const TIMES: readonly Dimension[] = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'];
const CLOCK: readonly Dimension[] = ['WEEKDAY', 'SHIFT', 'HOUR'];

/** Figures whose parts add up, so that they can be stacked and summed. */
const SUMS = [
  'DROP',
  'EXCHANGED',
  'WIN',
  'COUNTED',
  'CAPTURED',
  'HANDLE',
  'COMMISSION',
  'TIPS',
  'CHIPS_SOLD',
  'REDEEMED',
];

/** What people read for a group. */
export const groupName = ({ dimension, value, en, es }: Key, language: Language): string => {
  if (value === null) return '—';
  return dimension === 'DAY' ? formatDay(value) : language === 'es' ? es : en;
};

/** On an axis a day is 20/03, and an hour 21. */
const shortName = (key: Key): string | undefined => {
  if (key.dimension === 'DAY' && key.value !== null) return formatDay(key.value).slice(0, 5);
  return key.dimension === 'HOUR' ? key.value?.slice(0, 2) : undefined;
};

interface Drawn {
  /** The figure that is drawn. */
  readonly figure: PerformanceFigure;
  readonly by: readonly Dimension[];
  readonly language: Language;
  readonly words: Words;
}

/**
 * The pictures that fit the groups: bars with their expected band, lines of what adds up over time, z-scores, a heat map, a stack.
 * Each is of one currency and one family, which are never added; three groups have a table only.
 */
export function picturesOf(rows: readonly Row[], drawn: Drawn): readonly Picture[] {
  const present = rows.filter(({ exists }) => exists !== 'ONLY_COMPARED');
  const partOf = ({ currency, family }: Row): string => `${currency} ${family ?? ''}`;
  return [...new Set(present.map(partOf))]
    .flatMap((part) =>
      picturesOfPart(
        present.filter((row) => partOf(row) === part),
        drawn,
      ),
    )
    .filter(({ series }) => series.some(({ values }) => values.some(({ at }) => at !== null)));
}

function picturesOfPart(rows: readonly Row[], drawn: Drawn): readonly Picture[] {
  const [one, two, three] = drawn.by;
  if (one === undefined || three !== undefined) return [];
  if (two !== undefined) return pairPictures(rows, drawn);
  const ordered = TIMES.includes(one) ? rows.toSorted(byKey) : rows;
  const pictures = [bars(ordered, drawn)];
  if (TIMES.includes(one) && ordered.length > 1) pictures.push(cumulative(ordered, drawn));
  else if (!CLOCK.includes(one)) pictures.push(zScores(ordered, drawn));
  return pictures;
}

const byKey = ({ key: [one] }: Row, { key: [other] }: Row): number =>
  (one?.value ?? '') < (other?.value ?? '') ? -1 : 1;

const groupsOf = (rows: readonly Row[], language: Language): readonly Group[] =>
  rows.map(({ key: [key] }) => ({
    label: key === undefined ? '' : groupName(key, language),
    short: key === undefined ? undefined : shortName(key),
  }));

const captionOf = (text: string, [first]: readonly Row[], language: Language): string =>
  `${text} · ${familyName(first?.family ?? null, language)}`;

function bars(rows: readonly Row[], { figure: drawn, by, language, words }: Drawn): Picture {
  const figure = figureOf(drawn);
  const name = nameOf(figure, language);
  const band =
    figure.figure === 'WIN' || figure.figure === 'CAPTURED' ? expected(rows, language, words) : undefined;
  return {
    kind: 'bars',
    caption: captionOf(name, rows, language),
    groupedBy: words.performance.dimensions[by[0]!],
    groups: groupsOf(rows, language),
    series: [{ name, values: rows.map((row) => valueIn(row, figure, language)) }],
    unit: unitOf(figure, rows[0]!),
    ...(band === undefined ? {} : { band }),
  };
}

/** The range in which nineteen of twenty results lie, where it is known of all sessions of a row. */
function expected(rows: readonly Row[], language: Language, words: Words): Band | undefined {
  const ends = rows.map((row): readonly [Value, Value] => {
    const { expectedLow, expectedHigh } = row.figures;
    const unknown = unknownOf(row, { figure: 'EXPECTED_LOW' });
    if (expectedLow !== null && expectedHigh !== null && unknown === undefined)
      return [valueOf(expectedLow, language), valueOf(expectedHigh, language)];
    const why = unknownValue(unknown?.[language] ?? '—');
    return [why, why];
  });
  if (ends.every(([low]) => low.at === null)) return undefined;
  return {
    name: words.performance.expected,
    low: ends.map(([low]) => low),
    high: ends.map(([, high]) => high),
  };
}

/** Win and theoretical win, added up from the first day on. */
function cumulative(rows: readonly Row[], { figure: drawn, by, language, words }: Drawn): Picture {
  const win = figureOf(drawn === 'CAPTURED' ? 'CAPTURED' : 'WIN');
  const unit = unitOf(win, rows[0]!);
  const sums = [win, figureOf('THEORETICAL')].map((figure) => ({
    name: nameOf(figure, language),
    values: runningSum(
      rows.map((row) => {
        const money = row.figures[figure.field];
        return typeof money === 'object' && money !== null
          ? money
          : (unknownOf(row, figure)?.[language] ?? '—');
      }),
      unit.of === 'money' ? unit.decimals : 2,
      language,
    ),
  }));
  return {
    kind: 'lines',
    caption: captionOf(words.performance.cumulative, rows, language),
    groupedBy: words.performance.dimensions[by[0]!],
    groups: groupsOf(rows, language),
    series: sums.filter(({ values }) => values.some(({ at }) => at !== null)),
    unit,
  };
}

function zScores(rows: readonly Row[], { by, language, words }: Drawn): Picture {
  const z = figureOf('Z_SCORE');
  return {
    kind: 'dots',
    caption: captionOf(words.performance.zScores, rows, language),
    groupedBy: words.performance.dimensions[by[0]!],
    groups: groupsOf(rows, language),
    series: [{ name: nameOf(z, language), values: rows.map((row) => valueIn(row, z, language)) }],
    unit: { of: 'number' },
  };
}

/** Which of the two groups runs from left to right: hours of a heat map, else time; undefined if neither does. */
function acrossOf(by: readonly Dimension[]): number | undefined {
  if (isHeat(by)) return by.indexOf('HOUR');
  const found = by.findIndex((dimension) => isTime(dimension));
  return found === -1 ? undefined : found;
}

const isHeat = (by: readonly Dimension[]): boolean => by.includes('WEEKDAY') && by.includes('HOUR');

/** Of two groups: a heat map of weekday and hour, a stack of what adds up, else lines; the five largest of many. */
function pairPictures(
  rows: readonly Row[],
  { figure: drawn, by, language, words }: Drawn,
): readonly Picture[] {
  const x = acrossOf(by);
  if (x === undefined) return [];
  const figure = figureOf(drawn);
  const groups = keysOf(rows, x);
  const at = new Map(rows.map((row) => [`${row.key[x]?.value} ${row.key[1 - x]?.value}`, row]));
  const seriesOf = keysOf(rows, 1 - x).map((part) => ({
    name: groupName(part, language),
    values: groups.map((group) => {
      const row = at.get(`${group.value} ${part.value}`);
      return row === undefined ? unknownValue('—') : valueIn(row, figure, language);
    }),
  }));
  const isMany = !isHeat(by) && seriesOf.length > MOST_SERIES;
  const name = nameOf(figure, language);
  const many = fill(words.performance.largest, { figure: name, count: seriesOf.length });
  const largest = seriesOf.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, MOST_SERIES);
  return [
    {
      kind: isHeat(by) ? 'heat' : SUMS.includes(figure.figure) && !isMany ? 'stacked' : 'lines',
      caption: captionOf(isMany ? many : name, rows, language),
      groupedBy: words.performance.dimensions[by[x]!],
      groups: groups.map((key) => ({ label: groupName(key, language), short: shortName(key) })),
      series: isMany ? largest : seriesOf,
      unit: unitOf(figure, rows[0]!),
    },
  ];
}

const isTime = (dimension: Dimension): boolean => TIMES.includes(dimension) || CLOCK.includes(dimension);

/** How much of the picture a series fills; it only says which five are drawn. */
const sizeOf = ({ values }: { readonly values: readonly Value[] }): number =>
  values.reduce((sum, { at }) => sum + Math.abs(at ?? 0), 0);

const keysOf = (rows: readonly Row[], index: number): readonly Key[] => {
  const keys = rows.flatMap(({ key }) => key[index] ?? []);
  const found = [...new Map(keys.map((key) => [key.value, key])).values()];
  const first = found[0]?.dimension;
  return first !== undefined && TIMES.includes(first)
    ? found.toSorted((one, other) => ((one.value ?? '') < (other.value ?? '') ? -1 : 1))
    : found;
};
