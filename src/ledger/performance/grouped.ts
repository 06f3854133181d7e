import { compare, type Rational, rational } from '../../kernel/rational';
import {
  type FigureCell,
  type Dimension,
  familyIn,
  keyIn,
  type KeyValue,
  type RowFamily,
} from './dimensions';
import {
  changeOf,
  figuresOf,
  figuresOfCage,
  withoutRelieved,
  type Fineness,
  type GroupFigures,
  type PerformanceFigure,
} from './figures';
import { NO_TALLY, type Tally, tallyTogether } from './tally';

/** What a session, an hour or a bet adds to its groups. */
export interface Contribution {
  readonly cell: FigureCell;
  /** ISO 4217: two currencies are never added. */
  readonly currency: string;
  readonly tally: Tally;
  readonly note?: RowNote;
}

/** What a reader of a row has to know of its figures. */
export type RowNote =
  | 'counted-at-close'
  | 'counted-by-box'
  | 'counted-by-exchanges'
  | 'repeated-hour'
  | 'shared-between-croupiers'
  | 'relieved-croupiers'
  | 'not-all-by-instant';

export interface GroupedRow {
  readonly keys: Readonly<Partial<Record<Dimension, string>>>;
  readonly currency: string;
  /** Families are never netted; undefined for a game that is not in the list. */
  readonly family: RowFamily | undefined;
  readonly sort: string;
  /** Whose tables are in the group, in either range. */
  readonly casinos: readonly string[];
  readonly figures: GroupFigures;
  readonly compared: GroupFigures | undefined;
  readonly change: Readonly<Record<PerformanceFigure, Rational | undefined>> | undefined;
  readonly sessions: bigint;
  readonly comparedSessions: bigint | undefined;
  /** The range that has the group; undefined without a comparison. */
  readonly exists: 'both' | 'only-now' | 'only-compared' | undefined;
  readonly notes: readonly RowNote[];
}

interface Group {
  readonly keys: readonly KeyValue[];
  readonly currency: string;
  readonly family: RowFamily | undefined;
  readonly now: Tally[];
  readonly compared: Tally[];
  readonly notes: Set<RowNote>;
  readonly casinos: Set<string>;
}

export interface GroupingWanted {
  readonly by: readonly Dimension[];
  /** Whether the cage has rows of its own in these groups. */
  readonly hasRowsOfCage?: boolean;
  /** Undefined without a comparison. */
  readonly compared?: readonly Contribution[];
}

/** Rows by the keys of their groups, each of one currency and one family of games. */
export function groupedRows(
  now: readonly Contribution[],
  { by, compared, hasRowsOfCage = false }: GroupingWanted,
): GroupedRow[] {
  const groups = new Map<string, Group>();
  const addTo = (side: 'now' | 'compared', { cell, currency, tally, note }: Contribution): void => {
    const keys = by.map((dimension) => keyIn(dimension, cell));
    const family = familyIn(cell);
    const name = [...keys.map(({ sort }) => sort), currency, family ?? ''].join('\0');
    const group = groups.get(name) ?? { keys, currency, family, now: [], compared: [], ...newSets() };
    groups.set(name, group);
    group[side].push(tally);
    group.casinos.add(cell.casino);
    if (note !== undefined) group.notes.add(note);
  };
  for (const each of now) addTo('now', each);
  for (const each of compared ?? []) addTo('compared', each);
  const fineness = finenessOf(by);
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([sort, group]) =>
      rowOf(sort, group, { by, fineness, hasRowsOfCage, isCompared: compared !== undefined }),
    );
}

const newSets = (): Pick<Group, 'notes' | 'casinos'> => ({ notes: new Set(), casinos: new Set() });

export const finenessOf = (by: readonly Dimension[]): Fineness =>
  by.includes('bet') ? 'bet' : by.includes('hour') ? 'hour' : 'session';

interface RowShape {
  readonly by: readonly Dimension[];
  readonly fineness: Fineness;
  readonly hasRowsOfCage: boolean;
  readonly isCompared: boolean;
}

/** Calculates the figures of a row when they are first asked for: a year by day has three times the rows of a page. */
function rowOf(sort: string, group: Group, shape: RowShape): GroupedRow {
  const { keys, currency, family, now, compared, casinos } = group;
  let calculated: RowFigures | undefined;
  const made = (): RowFigures => (calculated ??= calculatedOf(group, shape));
  return {
    keys: Object.fromEntries(shape.by.map((dimension, at) => [dimension, keys[at]!.value])),
    currency,
    family,
    sort,
    casinos: [...casinos].sort(),
    exists: !shape.isCompared
      ? undefined
      : now.length === 0
        ? 'only-compared'
        : compared.length === 0
          ? 'only-now'
          : 'both',
    get figures() {
      return made().figures;
    },
    get compared() {
      return made().compared;
    },
    get change() {
      return made().change;
    },
    get sessions() {
      return made().sessions;
    },
    get comparedSessions() {
      return made().comparedSessions;
    },
    get notes() {
      return made().notes;
    },
  };
}

type RowFigures = Pick<
  GroupedRow,
  'figures' | 'compared' | 'change' | 'sessions' | 'comparedSessions' | 'notes'
>;

function calculatedOf(
  { family, now, compared, notes }: Group,
  { fineness, hasRowsOfCage, isCompared }: RowShape,
): RowFigures {
  const [own, other] = [tallyTogether(now), tallyTogether(compared)];
  const figuresIn = (tally: Tally): GroupFigures => {
    if (family === 'cage') return figuresOfCage(tally);
    const made = figuresOf(tally, fineness, hasRowsOfCage);
    return notes.has('relieved-croupiers') ? withoutRelieved(made, tally) : made;
  };
  const figures = figuresIn(own);
  const before = compared.length > 0 ? figuresIn(other) : undefined;
  return {
    figures,
    compared: before,
    change: before !== undefined && now.length > 0 ? changeOf(figures, before) : undefined,
    sessions: own.sessions,
    comparedSessions: isCompared ? other.sessions : undefined,
    notes: [...notes, ...(fineness === 'bet' ? [] : basesOf(own))].sort(),
  };
}

/** What the cash between counts is taken from. */
const basesOf = ({ byBox, byExchanges }: Tally): RowNote[] => [
  ...(byBox > 0n ? (['counted-by-box'] as const) : []),
  ...(byExchanges > 0n ? (['counted-by-exchanges'] as const) : []),
];

export interface Having {
  readonly figure: PerformanceFigure;
  readonly atLeast?: Rational;
  readonly atMost?: Rational;
}

/** Rows whose figures lie within all limits; an unknown figure lies in none. */
export const rowsHaving = (rows: readonly GroupedRow[], limits: readonly Having[]): GroupedRow[] =>
  rows.filter(({ figures }) =>
    limits.every(({ figure, atLeast, atMost }) => {
      const { value } = figures[figure];
      if (value === undefined) return false;
      return (
        (atLeast === undefined || compare(value, atLeast) >= 0) &&
        (atMost === undefined || compare(value, atMost) <= 0)
      );
    }),
  );

export interface RowOrder {
  readonly figure: PerformanceFigure;
  readonly of: 'figures' | 'change';
  readonly isDescending: boolean;
}

/** Rows by a figure, those that do not know it last; of equal ones the order of the keys stays. */
export function rowsInOrder(rows: readonly GroupedRow[], order: RowOrder | undefined): readonly GroupedRow[] {
  if (order === undefined) return rows;
  const valueOf = ({ figures, change }: GroupedRow): Rational | undefined =>
    order.of === 'change' ? change?.[order.figure] : figures[order.figure].value;
  const sign = order.isDescending ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * compare(a, b);
  });
}

/** A tally of a session, or of a part of it. */
export const tallyOf = (parts: Partial<Tally>): Tally => ({ ...NO_TALLY, ...parts });

/** Minor units from a decimal of the currency: 12.34 EUR is 1234. */
export const inMinor = (decimal: Rational, exponent: number): Rational =>
  rational(decimal.numerator * 10n ** BigInt(exponent), decimal.denominator);
