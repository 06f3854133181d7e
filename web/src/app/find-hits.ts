import type { FoundInBooksQuery } from '../api/generated/operations';
import { formatDay, isDay } from '../days/days';
import type { CasinoScreen } from './casino-screens';

export type Target =
  | { readonly screen: CasinoScreen['to'] }
  | { readonly day: string }
  | { readonly book: string }
  | { readonly figure: string }
  | { readonly known: number }
  | { readonly person: string }
  | { readonly record: string }
  | { readonly slip: string }
  | { readonly bank: string; readonly table: string; readonly ofDay: string; readonly session: string };

export interface Hit {
  readonly kind:
    | 'screen'
    | 'day'
    | 'book'
    | 'table'
    | 'figure'
    | 'record'
    | 'person'
    | 'event'
    | 'slip'
    | 'box'
    | 'bank'
    | 'account';
  /** In the language of the person. */
  readonly title: string;
  readonly target: Target;
}

/** What can be found by name in a casino; names are in the language of the person. */
export interface Findable {
  /** Those that the person may open; `names` in both languages. */
  readonly screens: readonly {
    readonly to: CasinoScreen['to'];
    readonly name: string;
    readonly names: readonly string[];
  }[];
  readonly days: readonly string[];
  readonly books: readonly { readonly book: string; readonly name: string }[];
  readonly tables: readonly { readonly table: string; readonly game: string; readonly lastDay: string }[];
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** Limit of hits of one kind, so that the list fits on a screen. */
const MOST_OF_A_KIND = 6;

/** Parses a complete day, 20/03/2026 or 2026-03-20; undefined for any other text. */
function dayOf(text: string): string | undefined {
  const spanish = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const day = spanish
    ? `${spanish[3]}-${spanish[2]!.padStart(2, '0')}-${spanish[1]!.padStart(2, '0')}`
    : text;
  return isDay(day) ? day : undefined;
}

/** Names are compared without accents and capitals. */
const normalised = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Hits of a typed text, the most certain first: a day, the address of a figure, the number of a record, then the screens, days,
 * books, tables and people whose names contain every word of it. A screen is found by its name in either language.
 */
export function search(typed: string, { screens, days, books, tables, people }: Findable): Hit[] {
  const text = typed.trim();
  if (text === '') return [];
  const day = dayOf(text);
  const words = normalised(text).split(/\s+/);
  const matches = (...names: readonly string[]): boolean => {
    const name = normalised(names.join(' '));
    return words.every((word) => name.includes(word));
  };
  const some = <Item>(items: readonly Item[], is: (item: Item) => boolean, hit: (item: Item) => Hit): Hit[] =>
    items.filter(is).slice(0, MOST_OF_A_KIND).map(hit);
  const record = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return [
    ...(day === undefined ? [] : [dayHit(day)]),
    ...(record > 0 ? [{ kind: 'record', title: text, target: { known: record } } as const] : []),
    ...(day === undefined && /^[a-z-]+\/\S/.test(text)
      ? [{ kind: 'figure', title: text, target: { figure: text } } as const]
      : []),
    ...some(
      screens,
      ({ names }) => names.some((name) => matches(name)),
      ({ to, name }) => ({ kind: 'screen', title: name, target: { screen: to } }),
    ),
    ...some(days, (each) => each !== day && matches(each, formatDay(each)), dayHit),
    ...some(
      books,
      ({ name, book }) => matches(name, book),
      ({ name, book }) => ({ kind: 'book', title: name, target: { book } }),
    ),
    ...some(
      tables,
      ({ table, game }) => matches(table, game),
      ({ table, game, lastDay }) => ({
        ...{ kind: 'table', title: game === '' ? table : `${table} · ${game}` },
        target: { figure: `control-book/${lastDay}/${table}` },
      }),
    ),
    ...some(
      people,
      ({ id, name }) => id === text || matches(name),
      ({ id, name }) => ({ kind: 'person', title: `${name} · ${id}`, target: { person: id } }),
    ),
  ];
}

const dayHit = (day: string): Hit => ({ kind: 'day', title: formatDay(day), target: { day } });

type Answered = FoundInBooksQuery['search']['hits'][number];

/** Hits that the service found in the books: slips, events, banks, accounts; titles in the language of the person. */
export function hitsInBooks(found: readonly Answered[], said: (en: string, es: string) => string): Hit[] {
  return found.flatMap((hit): Hit[] => {
    const target = targetOf(hit);
    const title = said(hit.title, hit.titleEs);
    const day = hit.gamingDay === null ? '' : ` · ${formatDay(hit.gamingDay)}`;
    return target === undefined ? [] : [{ kind: KINDS[hit.kind], title: `${title}${day}`, target }];
  });
}

/** Hits by name, then hits in the books. A figure that both found is listed once, with its title from the books. */
export const mergeHits = (named: readonly Hit[], inBooks: readonly Hit[]): Hit[] => [
  ...named.filter(({ kind }) => kind !== 'figure' || !inBooks.some((hit) => hit.kind === 'figure')),
  ...inBooks,
];

const KINDS = {
  ...{ RECORD: 'event', EVENT: 'event', SLIP: 'slip', BOX: 'box' },
  ...{ BANK: 'bank', INCIDENT: 'event', ACCOUNT: 'account', FIGURE: 'figure' },
} as const satisfies Record<Answered['kind'], Hit['kind']>;

function targetOf({
  kind,
  id,
  recordNumber,
  gamingDay,
  table,
  sessionNo,
  figure,
}: Answered): Target | undefined {
  if (kind === 'SLIP') return { slip: id };
  if (kind === 'BANK' && table !== null && gamingDay !== null && sessionNo !== null)
    return { bank: id, table, ofDay: gamingDay, session: String(sessionNo) };
  if (figure !== null) return { figure };
  return recordNumber === null ? undefined : { record: String(recordNumber) };
}
