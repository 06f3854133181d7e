import { isGamingDay } from '../../kernel/gaming-day';
import { present } from '../../kernel/present';
import { RELEASE } from '../../kernel/release';
import { type BothLanguages, dayInWords } from '../../kernel/words';
import { inCasinoTime } from '../../ledger/_core/books/book-in-casino-time';
import type { Language } from '../../ledger/personal-data/personal-data';
import { clocksOf } from '../../ledger/casino/casino-clocks.state';
import { nameOfGame } from '../../ledger/performance/group-names';
import type en from '../../words/application/en.json';
import lists from '../../words/lists.json';
import { filled, inBoth, type Part } from '../../words/message';
import type { NamedCasino } from './ask-list';
import {
  type DeclaredList,
  type ListAsked,
  type ListColumn,
  type ListFile,
  type Pages,
  screenWords,
} from './declared-list';
import { wrongParameter } from './list-arguments';
import type { ListFormat } from './list-file';

/** A list has moments of days that it does not state. */
const EVERY_DAY = { day: '0001-01-01', until: '9999-12-31' };

interface Making {
  readonly args: ListAsked;
  readonly pages: Pages<unknown>;
  readonly casinos: readonly NamedCasino[];
  readonly format: ListFormat;
  readonly language: Language;
  /** The ids of the columns that are wanted; undefined for those that the format has. */
  readonly wanted: readonly string[] | undefined;
}

/** The casinos that a list is about: the query has one or several of them. */
export const casinosOf = ({ casino, casinos }: ListAsked): readonly string[] =>
  Array.isArray(casinos) ? (casinos as string[]) : [casino as string];

/**
 * A list as it is written to a file.
 * @throws BadRequestException for a column that the list does not have
 */
export function listFile(list: DeclaredList, making: Making): ListFile {
  const { args, pages, casinos, language, format } = making;
  const columns = columnsWanted(list.columns(args, pages), making);
  const asAnswered = list.sections(pages).map(({ rows, ...title }) => ({
    ...title,
    columns: columns.map(({ id, en: english, es: spanish }) => ({
      id,
      en: english,
      es: spanish,
      ...(format === 'pdf' && { leftOutEmpty: true as const }),
    })),
    rows: rows.map((row) => columns.map(({ of }) => of(row, language))),
  }));
  const [casino = ''] = casinosOf(args);
  const clocks = casinos.find(({ id }) => id === casino)?.clocks ?? clocksOf();
  const { sections } = inCasinoTime({ sections: asAnswered, ...EVERY_DAY }, clocks);
  return {
    kind: 'list',
    title: list.title,
    language,
    casino,
    sections,
    about: aboutOf(list, making),
    ...present({ bars: format === 'pdf' ? list.bars?.(args, pages, language) : undefined }),
  };
}

function columnsWanted(
  columns: readonly ListColumn<unknown>[],
  { wanted, format }: Making,
): readonly ListColumn<unknown>[] {
  if (wanted === undefined)
    return format === 'pdf' ? columns.filter(({ isOffPaper }) => isOffPaper !== true) : columns;
  return wanted.map((id) => {
    const found = columns.find((column) => column.id === id);
    if (found !== undefined) return found;
    throw wrongParameter(
      'columns',
      id,
      filled(lists.oneOf, { values: columns.map((each) => each.id).join(', ') }),
    );
  });
}

/** Said as names, and as the record of the answer. */
const SAID_APART = ['casino', 'casinos', 'knownAt'];

/** What the list is about, and until which record it is known: the arguments in words, without those not given. */
function aboutOf(list: DeclaredList, { args, pages, casinos, language }: Making): [string, string][] {
  const said = (words: Part): string => inBoth(words)[language];
  const { position } = pages[0] as { readonly position: number };
  const isWhole = pages.every((page) => (page as { readonly complete: boolean }).complete);
  const facts = list.facts?.(pages) ?? [
    { label: lists.about.known, value: filled(lists.about.record, { record: position }) },
  ];
  const named = casinosOf(args).map((id) => {
    const name = casinos.find((each) => each.id === id)?.name ?? null;
    return name === null ? id : `${name} (${id})`;
  });
  return [
    [said(lists.about.casinos), named.join(', ')],
    ...Object.entries(args)
      .filter(([name]) => !SAID_APART.includes(name))
      .map(([name, value]): [string, string] => [
        said(lists.arguments[name as keyof typeof lists.arguments] ?? name),
        [value]
          .flat()
          .map((each) => said(inWords(name, each)))
          .join(', '),
      ]),
    ...facts.map(({ label, value }): [string, string] => [said(label), said(value)]),
    ...(isWhole ? [] : [[said(lists.about.incomplete), said(lists.about.parked)] satisfies [string, string]]),
    [said(lists.about.release), `Cagnotte ${RELEASE}`],
  ];
}

/** The value of an argument as people read it. */
function inWords(argument: string, value: unknown): Part {
  if (typeof value !== 'string')
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : JSON.stringify(value);
  if (isGamingDay(value)) return dayInWords(value);
  if (argument === 'games' || argument === 'game') return nameOfGame(value);
  return WORDS_OF_ARGUMENTS[argument]?.(value) ?? value;
}

/** Words of the screens for the values of enumerations; the value itself where there is none. */
const wordsIn =
  (of: (words: typeof en) => Readonly<Record<string, string>>) =>
  (value: string): BothLanguages =>
    screenWords((words) => of(words)[value] ?? value);

const WORDS_OF_ARGUMENTS: Readonly<Record<string, (value: string) => BothLanguages>> = {
  by: wordsIn(({ performance }) => performance.dimensions),
  compare: wordsIn(({ performance }) => performance.comparisons),
  level: wordsIn(({ accounts }) => accounts.levels),
  basis: (value) => lists.bases[value as keyof typeof lists.bases],
};
