import { isGamingDay } from '../../kernel/gaming-day';
import { present } from '../../kernel/present';
import { RELEASE } from '../../kernel/release';
import { type BothLanguages, spanishMoment } from '../../kernel/words';
import type { Language } from '../../ledger/personal-data/personal-data';
import { nameOfGame } from '../../ledger/performance/group-names';
import en from '../../words/application/en.json';
import es from '../../words/application/es.json';
import lists from '../../words/lists.json';
import { filled, inBoth, type Part } from '../../words/message';
import { englishMoment } from '../book-csv';
import type { NamedCasino } from './ask-list';
import type { DeclaredList, ListAsked, ListColumn, ListFile, Pages } from './declared-list';
import { wrongParameter } from './list-arguments';
import type { ListFormat } from './list-file';

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
  const { args, pages, language, format } = making;
  const columns = columnsWanted(list.columns(args, pages), making);
  const sections = list.sections(pages).map(({ rows, ...title }) => ({
    ...title,
    columns: columns.map(({ id, en: english, es: spanish }) => ({
      id,
      en: english,
      es: spanish,
      ...(format === 'pdf' && { leftOutEmpty: true as const }),
    })),
    rows: rows.map((row) => columns.map(({ of }) => of(row, language))),
  }));
  return {
    kind: 'list',
    title: list.title,
    language,
    casino: casinosOf(args)[0] ?? '',
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

export const dayInWords = (day: string): BothLanguages => ({
  en: englishMoment(day),
  es: spanishMoment(day),
});

/** The value of an argument as people read it. */
function inWords(argument: string, value: unknown): Part {
  if (typeof value === 'string') {
    if (isGamingDay(value)) return dayInWords(value);
    if (argument === 'games') return nameOfGame(value);
    return wordOf('dimensions', value) ?? wordOf('comparisons', value) ?? value;
  }
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}

function wordOf(of: 'dimensions' | 'comparisons', value: string): BothLanguages | undefined {
  const [english, spanish] = [en, es].map(({ performance }) => performance[of] as Record<string, string>);
  return english?.[value] === undefined ? undefined : { en: english[value], es: spanish![value]! };
}
