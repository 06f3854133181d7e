import { present } from '../../../kernel/present';
import { isGamingDay } from '../../../kernel/gaming-day';
import { addressPartsOfBankLine, bankLineAt, type BankLineFigure } from './bank-line-figure';
import { type CommissionsFigure, commissionsAt, partsOfCommissions } from './commissions-figure';
import { POOL_TERMS, type PoolFigure } from './pool-figure';
import { partsOfPerformance, performanceFigureAt, type PerformanceRowFigure } from './performance-figure';
import { TIE_OUT_NAMES, type TieOutName } from '../tie-out-catalogue';

export const MASTER_COLUMNS = ['day', 'monthToDate', 'yearToDate', 'thirtyDays'] as const;
export type MasterColumn = (typeof MASTER_COLUMNS)[number];

export const RESULT_PARTS = [
  'inventory',
  'boxes',
  'credits',
  'prizes',
  'to-slot',
  'opening-float',
  'fills',
  'stakes-swept',
  'booked',
  'win',
  'commission',
  'variance-table',
  'variance-drop',
] as const;
export type ResultPart = (typeof RESULT_PARTS)[number];

export const MASTER_MEASURES = ['win', 'drop', 'handle', 'captured', 'theoretical', 'deviation'] as const;
export type MasterMeasure = (typeof MASTER_MEASURES)[number];

export interface FigureSession {
  readonly table: string;
  readonly day: string;
  readonly sessionNo: number;
}

export type Figure =
  | ({ readonly kind: 'result'; readonly part?: ResultPart } & FigureSession)
  | ({ readonly kind: 'income' } & FigureSession)
  | { readonly kind: 'control-book'; readonly day: string; readonly table?: string }
  | {
      readonly kind: 'balance';
      readonly account: string;
      readonly day?: string;
      /** For an account with several currencies; the currency of the books if omitted. */
      readonly currency?: string;
    }
  | {
      readonly kind: 'movement';
      readonly account: string;
      readonly day: string;
      readonly currency?: string;
    }
  | { readonly kind: 'commission'; readonly day: string; readonly table?: string }
  | { readonly kind: 'meter'; readonly pool: string; readonly day?: string }
  | PoolFigure
  | CommissionsFigure
  | { readonly kind: 'duty'; readonly year: number; readonly quarter: number; readonly part?: string }
  | {
      readonly kind: 'master';
      readonly measure: MasterMeasure;
      readonly day: string;
      readonly column: MasterColumn;
      readonly game: string;
      readonly table?: string;
    }
  | BankLineFigure
  | PerformanceRowFigure
  | TieOutFigure
  | BookFigure;

export interface TieOutFigure {
  readonly kind: 'tie-out';
  readonly day: string;
  readonly check: TieOutName;
  readonly place: string;
  readonly side: TieOutSideName;
}

/** `counted`: the events and findings behind a row that compares words, not amounts. */
export const TIE_OUT_SIDES = ['expected', 'found', 'difference', 'counted'] as const;
export type TieOutSideName = (typeof TIE_OUT_SIDES)[number];

export interface BookFigure {
  readonly kind: 'book';
  /** The name of a book; `ledger/books/book-catalogue.queries.ts` knows whether a book has that name. */
  readonly book: string;
  readonly day: string;
  readonly until?: string;
  readonly cell?: BookCell;
}

/** The position of a cell: section and row counted from 1, the row of totals by its name, the column by its id. */
export interface BookCell {
  readonly section: number;
  readonly row: number | typeof TOTAL;
  readonly column: string;
}

export const TOTAL = 'total';

/** The address of a figure, one text for books, programs and people: `result/RF1/2026-01-01/1/boxes`. */
export const addressOfFigure = (figure: Figure): string =>
  partsOf(figure)
    .filter((part) => part !== undefined)
    .map((part) => `${part}`.replace(/[%/]/g, encodeURIComponent))
    .join('/');

/** Replaces the game of a table whose opening was not reported, because no part of an address may be empty. */
const UNTOLD_GAME = '-';

function partsOf(figure: Figure): readonly (string | number | undefined)[] {
  const { kind } = figure;
  switch (figure.kind) {
    case 'result':
      return [kind, figure.table, figure.day, figure.sessionNo, figure.part];
    case 'income':
      return [kind, figure.table, figure.day, figure.sessionNo];
    case 'control-book':
    case 'commission':
      return [kind, figure.day, figure.table];
    case 'balance':
    case 'movement':
      return [kind, figure.account, figure.day, figure.currency];
    case 'meter':
      return [kind, figure.pool, figure.day];
    case 'commissions':
      return [kind, ...partsOfCommissions(figure)];
    case 'pool':
      return [kind, figure.pool, figure.part, figure.day];
    case 'duty':
      return [kind, figure.year, figure.quarter, figure.part];
    case 'master':
      return [kind, figure.measure, figure.day, figure.column, figure.game || UNTOLD_GAME, figure.table];
    case 'bank':
      return addressPartsOfBankLine(figure);
    case 'performance':
      return partsOfPerformance(figure);
    case 'tie-out':
      return [kind, figure.day, figure.check, figure.place, figure.side];
    case 'book': {
      const { book, day, until = day, cell } = figure;
      const place = cell === undefined ? [TOTAL] : [cell.section, cell.row, cell.column];
      return [kind, book, until === day ? day : `${day}..${until}`, ...place];
    }
  }
}

export function figureAt(address: string): Figure | undefined {
  const parts = address.split('/').map(decoded);
  if (parts.some((part) => part === undefined || part === '' || part.includes('\u0000'))) return undefined;
  const [kind, ...rest] = parts as string[];
  const read = Object.hasOwn(READ, kind!) ? READ[kind as Figure['kind']] : undefined;
  return read?.(rest);
}

type Parts = readonly (string | undefined)[];

const decoded = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};

const READ: Readonly<Record<Figure['kind'], (parts: Parts) => Figure | undefined>> = {
  result: (parts) => {
    const session = sessionAt(parts);
    const part = parts[3];
    if (session === undefined || parts.length > 4) return undefined;
    if (part !== undefined && !isOneOf(RESULT_PARTS, part)) return undefined;
    return { kind: 'result', ...session, ...present({ part }) };
  },
  income: (parts) => {
    const session = sessionAt(parts);
    return session === undefined || parts.length > 3 ? undefined : { kind: 'income', ...session };
  },
  'control-book': ([day, table, ...more]) =>
    isDay(day) && more.length === 0 ? { kind: 'control-book', day, ...present({ table }) } : undefined,
  commission: ([day, table, ...more]) =>
    isDay(day) && more.length === 0 ? { kind: 'commission', day, ...present({ table }) } : undefined,
  balance: ([account, day, currency, ...more]) =>
    account !== undefined && (day === undefined || isDay(day)) && isCode(currency) && more.length === 0
      ? { kind: 'balance', account, ...present({ day, currency }) }
      : undefined,
  movement: ([account, day, currency, ...more]) =>
    account !== undefined && isDay(day) && isCode(currency) && more.length === 0
      ? { kind: 'movement', account, day, ...present({ currency }) }
      : undefined,
  meter: ([pool, day, ...more]) =>
    pool !== undefined && (day === undefined || isDay(day)) && more.length === 0
      ? { kind: 'meter', pool, ...present({ day }) }
      : undefined,
  commissions: commissionsAt,
  pool: ([pool, part, day, ...more]) =>
    pool !== undefined && isOneOf(POOL_TERMS, part) && (day === undefined || isDay(day)) && more.length === 0
      ? { kind: 'pool', pool, part, ...present({ day }) }
      : undefined,
  duty: ([year, quarter, part, ...more]) =>
    /^(?!0000)\d{4}$/.test(year ?? '') && /^[1-4]$/.test(quarter ?? '') && more.length === 0
      ? { kind: 'duty', year: Number(year), quarter: Number(quarter), ...present({ part }) }
      : undefined,
  master: ([measure, day, column, game, table, ...more]) =>
    isOneOf(MASTER_MEASURES, measure) &&
    isDay(day) &&
    isOneOf(MASTER_COLUMNS, column) &&
    game !== undefined &&
    more.length === 0
      ? {
          ...{ kind: 'master', measure, day, column, game: game === UNTOLD_GAME ? '' : game },
          ...present({ table }),
        }
      : undefined,
  bank: ([table, day, sessionNo, ...line]) => bankLineAt(sessionAt([table, day, sessionNo]), line),
  performance: performanceFigureAt,
  'tie-out': ([day, check, place, side, ...more]) =>
    isDay(day) &&
    isOneOf(TIE_OUT_NAMES, check) &&
    place !== undefined &&
    isOneOf(TIE_OUT_SIDES, side) &&
    more.length === 0
      ? { kind: 'tie-out', day, check, place, side }
      : undefined,
  book: ([book, days = '', ...place]) => {
    const [day, until, ...more] = days.split('..');
    const cell = cellAt(place);
    if (book === undefined || !isDay(day) || more.length > 0) return undefined;
    if ((until !== undefined && !(isDay(until) && until > day)) || cell === undefined) return undefined;
    return { kind: 'book', book, day, ...present({ until }), ...(cell === TOTAL ? {} : { cell }) };
  },
};

function cellAt([section, row, column, ...more]: Parts): BookCell | typeof TOTAL | undefined {
  if (section === TOTAL && row === undefined) return TOTAL;
  const isRow = row === TOTAL || isPlace(row);
  if (!isPlace(section) || !isRow || column === undefined || more.length > 0) return undefined;
  return { section: Number(section), row: row === TOTAL ? TOTAL : Number(row), column };
}

const isPlace = (text: string | undefined): boolean => /^[1-9]\d{0,8}$/.test(text ?? '');

const isCode = (text: string | undefined): boolean => text === undefined || /^[A-Z]{3}$/.test(text);

function sessionAt([table, day, sessionNo]: Parts): FigureSession | undefined {
  if (table === undefined || !isDay(day) || !/^[1-9]\d{0,6}$/.test(sessionNo ?? '')) return undefined;
  return { table, day, sessionNo: Number(sessionNo) };
}

const isDay = (text: string | undefined): text is string => text !== undefined && isGamingDay(text);

const isOneOf = <Word extends string>(words: readonly Word[], text: string | undefined): text is Word =>
  (words as readonly (string | undefined)[]).includes(text);
