import texts from '../../../src/words/performance.json';
import type {
  PerformanceFigure,
  PerformanceFiguresFragment,
  PerformanceRowFragment,
} from '../api/generated/operations';
import { numberValue, percentValue, type Unit, unknownValue, type Value, valueOf } from '../charts/picture';
import type { Language } from '../words/language';

type Field = Exclude<keyof PerformanceFiguresFragment, 'expectedLow' | 'expectedHigh'>;

interface Figure {
  readonly figure: PerformanceFigure;
  readonly field: Field;
  readonly of: 'money' | 'percent' | 'number';
  readonly name: keyof typeof texts.figures;
}

/** The figures of the screen in the order of their columns. */
export const FIGURES: readonly Figure[] = [
  { figure: 'TABLE_HOURS', field: 'tableHours', of: 'number', name: 'table-hours' },
  { figure: 'DROP', field: 'drop', of: 'money', name: 'drop' },
  { figure: 'EXCHANGED', field: 'exchanged', of: 'money', name: 'exchanged' },
  { figure: 'WIN', field: 'win', of: 'money', name: 'win' },
  { figure: 'HOLD', field: 'hold', of: 'percent', name: 'hold' },
  { figure: 'COUNTED', field: 'counted', of: 'money', name: 'counted' },
  { figure: 'CAPTURED', field: 'captured', of: 'money', name: 'captured' },
  { figure: 'HANDLE', field: 'handle', of: 'money', name: 'handle' },
  { figure: 'ROUNDS', field: 'rounds', of: 'number', name: 'rounds' },
  { figure: 'THEORETICAL', field: 'theoretical', of: 'money', name: 'theoretical' },
  { figure: 'Z_SCORE', field: 'zScore', of: 'number', name: 'z-score' },
  { figure: 'WIN_PER_HOUR', field: 'winPerHour', of: 'money', name: 'win-per-hour' },
  { figure: 'COMMISSION', field: 'commission', of: 'money', name: 'commission' },
  { figure: 'TIPS', field: 'tips', of: 'money', name: 'tips' },
  { figure: 'CHIPS_SOLD', field: 'chipsSold', of: 'money', name: 'chips-sold' },
  { figure: 'REDEEMED', field: 'redeemed', of: 'money', name: 'redeemed' },
];

export const figureOf = (wanted: PerformanceFigure): Figure =>
  FIGURES.find(({ figure }) => figure === wanted) ?? FIGURES[3]!;

export const nameOf = ({ name }: Figure, language: Language): string => texts.figures[name][language];

/** The family of a row: house-banked, player's bank, poker pots, or the cage. */
export const familyName = (family: string | null, language: Language): string =>
  texts.families[(family ?? '') as keyof typeof texts.families]?.[language] ?? family ?? '';

/** The value of a figure; undefined if it is not known. */
export function shown(
  figures: Pick<PerformanceFiguresFragment, Field> | null | undefined,
  { field, of }: Figure,
  language: Language,
): Value | undefined {
  const found = figures?.[field] ?? null;
  if (found === null) return undefined;
  if (typeof found === 'object') return valueOf(found, language);
  return of === 'percent' ? percentValue(found as string, language) : numberValue(String(found), language);
}

/** A change with its sign; that of a percentage is in percentage points. */
export function shownChange(
  { change }: PerformanceRowFragment,
  figure: Figure,
  language: Language,
): string | undefined {
  const value = shown(change, figure, language);
  if (value === undefined) return undefined;
  const text = value.text.replace(' %', ' pp');
  return (value.at ?? 0) > 0 ? `+${text}` : text;
}

type Unknown = PerformanceRowFragment['figures']['unknown'][number];

/** Why a figure of a row is unknown, or known of some sessions only. */
export const unknownOf = (
  { figures }: PerformanceRowFragment,
  { figure }: Pick<Figure, 'figure'>,
): Unknown | undefined => figures.unknown.find((each) => each.figure === figure);

/** Where a figure of a row is explained; null if it is no sum of its sessions. */
export const addressOf = (
  { addresses }: Pick<PerformanceRowFragment, 'addresses'>,
  wanted: PerformanceFigure,
): string | null => addresses.find(({ figure }) => figure === wanted)?.address ?? null;

/** The value of a row for a picture, or why there is none. */
export function valueIn(row: PerformanceRowFragment, figure: Figure, language: Language): Value {
  return shown(row.figures, figure, language) ?? unknownValue(unknownOf(row, figure)?.[language] ?? '—');
}

export const unitOf = ({ of }: Figure, { currency, figures }: PerformanceRowFragment): Unit =>
  of === 'money'
    ? {
        of,
        currency,
        decimals:
          (figures.commission ?? figures.handle ?? figures.win ?? figures.chipsSold)?.amount.split('.')[1]
            ?.length ?? 2,
      }
    : { of };
