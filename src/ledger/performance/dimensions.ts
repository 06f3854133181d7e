import { type GamingDay, weekdayOf, weekOf } from '../../kernel/gaming-day';
import type { Bucket } from './clock-buckets';
import type { GameFamily } from '../../games/game-codes';
import { familyOf } from '../master-report/master-report';

export const DIMENSIONS = [
  'casino',
  'company',
  'family',
  'game',
  'table',
  'area',
  'bet',
  'croupier',
  'day',
  'week',
  'month',
  'quarter',
  'year',
  'weekday',
  'shift',
  'hour',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export const MOST_DIMENSIONS = 3;

/** The part of the figures that is told together: of one casino, day, table and game, or finer. */
export interface FigureCell {
  readonly casino: string;
  /** The company that runs the casino, as its authorisation names it on the day; empty if it names none. */
  readonly company: string;
  readonly day: GamingDay;
  /** The day of the range beside which it stands; its own day except in a compared range. */
  readonly besideDay: GamingDay;
  /** Empty for the cage, which belongs to no table. */
  readonly table: string;
  /** The code of the game; empty if the opening was not reported, and for the cage. */
  readonly game: string;
  /** Empty if the table is in none. */
  readonly area: string;
  readonly bet?: string;
  readonly croupier?: string;
  readonly bucket?: Bucket;
  /** Only where sessions are read one by one. */
  readonly session?: { readonly day: GamingDay; readonly sessionNo: number };
}

/** What a row is of: a family of games, never netted with another one, or the cage. */
export type RowFamily = GameFamily | 'cage';

/** The table and the game of what the cage does: none. */
export const CAGE = { table: '', game: '' } as const;

export const isOfCage = ({ table }: Pick<FigureCell, 'table'>): boolean => table === CAGE.table;

/** Undefined for a game that is not in the list. */
export const familyIn = (cell: Pick<FigureCell, 'table' | 'game'>): RowFamily | undefined =>
  isOfCage(cell) ? 'cage' : familyOf(cell.game);

/** Groups of tables: the cage sells chips for all tables together, so it is in none of them. */
const OF_TABLES: readonly Dimension[] = ['game', 'table', 'area', 'bet', 'croupier'];

/** Whether figures by these groups, of these games and tables, have what the cage does. */
export const includesCage = ({
  by,
  games,
  tables,
}: {
  readonly by: readonly Dimension[];
  readonly games?: readonly string[] | undefined;
  readonly tables?: readonly string[] | undefined;
}): boolean =>
  games === undefined && tables === undefined && !by.some((dimension) => OF_TABLES.includes(dimension));

/** The value of a group by a dimension: what it is called, and by what it sorts. */
export interface KeyValue {
  readonly value: string;
  readonly sort: string;
}

const plain = (value: string): KeyValue => ({ value, sort: value });

const MONTH_LENGTH = '2026-01'.length;
const YEAR_LENGTH = '2026'.length;

const KEY_OF: Readonly<Record<Dimension, (cell: FigureCell) => KeyValue>> = {
  casino: ({ casino }) => plain(casino),
  company: ({ company }) => plain(company),
  family: (cell) => plain(familyIn(cell) ?? ''),
  game: ({ game }) => plain(game),
  table: ({ casino, table }) => ({ value: table, sort: `${table}\0${casino}` }),
  area: ({ area }) => plain(area),
  bet: ({ bet = '' }) => plain(bet),
  croupier: ({ croupier = '' }) => plain(croupier),
  day: ({ besideDay }) => plain(besideDay),
  week: ({ besideDay }) => plain(weekOf(besideDay)),
  month: ({ besideDay }) => plain(besideDay.slice(0, MONTH_LENGTH)),
  quarter: ({ besideDay }) => plain(quarterOfYear(besideDay)),
  year: ({ besideDay }) => plain(besideDay.slice(0, YEAR_LENGTH)),
  weekday: ({ day }) => plain(`${weekdayOf(day)}`),
  shift: ({ bucket }) => ofBucket(bucket),
  hour: ({ bucket }) => ofBucket(bucket),
};

const quarterOfYear = (day: GamingDay): string => {
  const month = day.slice(YEAR_LENGTH + 1, MONTH_LENGTH);
  const quarter = ['03', '06', '09', '12'].findIndex((last) => month <= last) + 1;
  return `${day.slice(0, YEAR_LENGTH)}-Q${quarter}`;
};

const ofBucket = (bucket?: Bucket): KeyValue =>
  bucket === undefined
    ? plain('')
    : {
        value: bucket.isSecond ? `${bucket.name}*` : bucket.name,
        sort: `${bucket.place + 1_000}`.padStart(6, '0'),
      };

export const keyIn = (dimension: Dimension, cell: FigureCell): KeyValue => KEY_OF[dimension](cell);

/** Dimensions whose groups are finer than a day, or another than its date. */
export const isByDate = (dimension: Dimension): boolean =>
  ['day', 'week', 'month', 'quarter', 'year'].includes(dimension);
