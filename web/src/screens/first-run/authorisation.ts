import type { GameCode } from '../../../../src/games/game-codes';
import { parseAmount } from '../../money/money';

/** A table as it is typed: the minimum bet in the language of the person. */
export interface TypedTable {
  readonly table: string;
  readonly game: GameCode;
  readonly minimum: string;
}

/** What is typed of a casino and its first authorisation; kept until the service has it. */
export interface TypedCasino {
  readonly casino: string;
  readonly document: string;
  readonly validFrom: string;
  /** The usual one where it was never typed. */
  readonly timeZone?: string;
  readonly tables: readonly TypedTable[];
  readonly letterhead: TypedLetterhead;
}

/** What stands at the head of its books: any of it may be left empty. */
export type TypedLetterhead = Readonly<Record<LetterheadField, string>>;

/** What somebody types as the short name of a casino, with only what an address may have. */
export const asShortName = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(' ', '-')
    .replaceAll(/[^a-z0-9-]/g, '');

export const LETTERHEAD_FIELDS = ['company', 'taxNumber', 'name', 'address'] as const;
type LetterheadField = (typeof LETTERHEAD_FIELDS)[number];

/** Whether it is a NIF as the service takes it, or nothing. */
export const isTaxNumber = (text: string): boolean => /^([A-Z]\d{7}[0-9A-J])?$/.test(text.trim());

/** Tables to start from; each can be changed, taken away and added to. */
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

/** Which tables have a minimum that is no amount, or none. */
export const wrongMinimums = (tables: readonly TypedTable[], language: 'es' | 'en'): string[] =>
  tables.filter(({ minimum }) => !isPositive(parseAmount(minimum, language))).map(({ table }) => table);

const isPositive = (amount: bigint | undefined): boolean => amount !== undefined && amount > 0n;

/**
 * The authorisation as the service takes it: JSON text, amounts in minor units. Days follow each other, duty is that of
 * Andalusia, tables tell their rounds; whatever else the authority says is authorised later.
 */
export function authorisationOf(
  { document, validFrom, timeZone = '', tables, letterhead }: TypedCasino,
  language: 'es' | 'en',
): string {
  // Written as text: no amount is ever a number of JavaScript.
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
