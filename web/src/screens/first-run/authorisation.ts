import type { GameCode } from '../../../../src/games/game-codes';
import { parseAmount } from '../../money/money';

/** A table as typed, with the minimum bet in the format of the language. */
export interface TypedTable {
  readonly table: string;
  readonly game: GameCode;
  readonly minimum: string;
}

/** The unfinished input of a casino and its first authorisation. */
export interface TypedCasino {
  readonly casino: string;
  readonly document: string;
  readonly validFrom: string;
  /** If it is absent, the default time zone counts. */
  readonly timeZone?: string;
  readonly tables: readonly TypedTable[];
  readonly letterhead: TypedLetterhead;
}

/** The head of the books; every field is optional. */
export type TypedLetterhead = Readonly<Record<LetterheadField, string>>;

/** Removes from a short name what a path segment cannot contain. */
export const asShortName = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(' ', '-')
    .replaceAll(/[^a-z0-9-]/g, '');

export const LETTERHEAD_FIELDS = ['company', 'taxNumber', 'name', 'address'] as const;
type LetterheadField = (typeof LETTERHEAD_FIELDS)[number];

/** Whether the text is empty or a NIF of a company as the service accepts it. */
export const isTaxNumber = (text: string): boolean => /^([A-Z]\d{7}[0-9A-J])?$/.test(text.trim());

/** Lists of tables to start from. */
export const TEMPLATES = {
  small: [
    { table: 'RF1', game: 'roulette-french', minimum: '5' },
    { table: 'BJ1', game: 'blackjack', minimum: '10' },
    { table: 'PB1', game: 'punto-y-banca', minimum: '20' },
  ],
  large: [
    { table: 'RF1', game: 'roulette-french', minimum: '5' },
    { table: 'RA1', game: 'roulette-american', minimum: '2' },
    { table: 'BJ1', game: 'blackjack', minimum: '10' },
    { table: 'BJ2', game: 'blackjack', minimum: '25' },
    { table: 'PB1', game: 'punto-y-banca', minimum: '20' },
    { table: 'CF1', game: 'chemin-de-fer', minimum: '25' },
    { table: 'TH1', game: 'texas-holdem', minimum: '5' },
  ],
  cards: [
    { table: 'TH1', game: 'texas-holdem', minimum: '5' },
    { table: 'TH2', game: 'texas-holdem', minimum: '10' },
    { table: 'OM1', game: 'omaha', minimum: '5' },
    { table: 'CF1', game: 'chemin-de-fer', minimum: '25' },
  ],
} as const satisfies Record<string, readonly TypedTable[]>;

export type Template = keyof typeof TEMPLATES;

/** The tables without a valid minimum bet. */
export const wrongMinimums = (tables: readonly TypedTable[], language: 'es' | 'en'): string[] =>
  tables.filter(({ minimum }) => !isPositive(parseAmount(minimum, language))).map(({ table }) => table);

const isPositive = (amount: bigint | undefined): boolean => amount !== undefined && amount > 0n;

/**
 * The first authorisation as JSON text, amounts in minor units: consecutive gaming days, duty of Andalusia, tables that
 * report rounds. Other terms are recorded by a later authorisation.
 */
export function authorisationOf(
  { document, validFrom, timeZone = '', tables, letterhead }: TypedCasino,
  language: 'es' | 'en',
): string {
  // Amounts are written as text, because no JavaScript number may hold one.
  const amountOf = ({ minimum }: TypedTable): string => `${parseAmount(minimum, language) ?? 0n}`;
  const tableTexts = tables.map(
    (each) =>
      `{"table":${JSON.stringify(each.table.trim())},"game":${JSON.stringify(each.game)},` +
      `"minimum":{"from":${amountOf(each)}},"captures":{"rounds":true,"buyIns":true}}`,
  );
  const stated = Object.fromEntries(
    LETTERHEAD_FIELDS.map((field) => [field, letterhead[field].trim()]).filter(([, text]) => text !== ''),
  ) as Partial<TypedLetterhead>;
  const rest = {
    ...{ validFrom, currency: 'EUR', rulebook: 'ES-AN-2010', document: document.trim() },
    ...(timeZone.trim() === '' ? {} : { timeZone: timeZone.trim() }),
    games: [...new Set(tables.map(({ game }) => game))],
    accounting: {
      ...{ nextDay: 'block', duty: { jurisdiction: 'ES-AN' } },
      ...(Object.keys(stated).length === 0 ? {} : { letterhead: stated }),
    },
  };
  return `${JSON.stringify(rest).slice(0, -1)},"tables":[${tableTexts.join(',')}]}`;
}
