import { decimalText, type Exact } from '../../money/exact-json';
import { formatAmount } from '../../money/money';
import { choiceWord, fieldWord, rowWord } from '../../words/fact-words';
import { gameName } from '../../words/game-name';
import type { Words } from '../../words/catalogue';
import { betWord } from '../capture/BetName';
import type { Reading } from '../capture/read-form';
import type { Change } from '../corrections/fact-to-correct';
import type { Authorised } from './recorded-authorisations';

type Path = readonly string[];

interface Leaf {
  readonly path: Path;
  readonly value: Exact;
}

/** Members that are shown elsewhere or are signatures: they are not terms of the authorisation. */
const NOT_AUTHORISED: ReadonlySet<string> = new Set([
  'validFrom',
  'document',
  'by',
  'approvedBy',
  'proposal',
]);

interface InWords {
  readonly read: Reading;
  readonly words: Words;
}

/**
 * The changes from one authorisation to another, named by tables, pools and bets. They include members for which the form
 * has no field.
 * @param before undefined if none is in force
 */
export function changesBetween(
  before: Authorised | undefined,
  after: Authorised,
  { read, words }: InWords,
): readonly Change[] {
  const was = leavesOf(before);
  const is = leavesOf(after);
  const games = new Map(
    [before, after].flatMap((of) => (of?.tables ?? []).map(({ table, game }) => [table, game])),
  );
  return [...new Map([...was, ...is])].flatMap(([field, { path }]) => {
    const [one, other] = withoutCommon(was.get(field)?.value, is.get(field)?.value);
    const texts = [one, other].map((value) => inWords(value, path, read)) as [string, string];
    const name = nameOf(path, { games, read, words });
    return texts[0] === texts[1] ? [] : [{ field, name, before: texts[0], after: texts[1] }];
  });
}

function leavesOf(of: Authorised | undefined): ReadonlyMap<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  for (const [name, value] of Object.entries(of ?? {}))
    if (!NOT_AUTHORISED.has(name)) collect({ path: [name], value }, leaves);
  return leaves;
}

function collect({ path, value }: Leaf, leaves: Map<string, Leaf>): void {
  if (typeof value !== 'object' || (isRows(value) && value.every((each) => typeof each !== 'object'))) {
    if (value !== undefined) leaves.set(path.join('\0'), { path, value });
    return;
  }
  const named = isRows(value)
    ? value.map((row, at) => [rowName(row, at), row] as const)
    : Object.entries(value);
  for (const [name, member] of named) collect({ path: [...path, name], value: member }, leaves);
}

const isRows = (value: Exact): value is readonly Exact[] => Array.isArray(value);

/** A row is identified by its subject instead of its index, so that removing one does not mark the rows after it as changed. */
function rowName(row: Exact, at: number): string {
  const of = row as Readonly<Record<string, Exact>>;
  const name = of['table'] ?? of['pool'] ?? of['set'] ?? of['resolution'] ?? of['game'];
  const more = of['rule'] ?? (name === of['resolution'] ? of['game'] : undefined);
  return typeof name === 'string' ? `${name}${typeof more === 'string' ? ` ${more}` : ''}` : `${at + 1}`;
}

/** Of two lists of words or amounts, the items that only one of them contains. */
function withoutCommon(one: Exact, other: Exact): readonly [Exact, Exact] {
  if (one === undefined || other === undefined || !isRows(one) || !isRows(other)) return [one, other];
  const [was, is] = [new Set(one), new Set(other)];
  return [one.filter((each) => !is.has(each)), other.filter((each) => !was.has(each))];
}

const OF_TABLES: ReadonlySet<string> = new Set(['minimum', 'maxima', 'bank']);
const OF_OTHERS: ReadonlySet<string> = new Set(['amount', 'cap', 'seed', 'denominations']);
const OF_ACCOUNTING: ReadonlySet<string> = new Set(['tolerances', 'largeAmounts']);

function isAmount([list, name = '', field = '']: Path): boolean {
  if (list === 'accounting') return OF_ACCOUNTING.has(name);
  return (list === 'tables' ? OF_TABLES : OF_OTHERS).has(field);
}

function inWords(value: Exact, path: Path, read: Reading): string {
  if (value === undefined) return '';
  if (isRows(value)) return value.map((each) => inWords(each, path, read)).join(', ');
  if (typeof value === 'bigint')
    return isAmount(path) ? formatAmount(decimalText(value, read.decimals), read.language) : value.toString();
  if (typeof value === 'boolean') return choiceWord(value ? 'yes' : 'no', read.language);
  if (typeof value !== 'string') return '';
  return ['game', 'games'].includes(path.at(-1)!) ? gameName(value, read.language) : value;
}

/** Lists whose rows are named as the authorisation states them. */
const AS_STATED: ReadonlySet<string> = new Set(['tables', 'resolutions']);

function nameOf(
  path: Path,
  { games, read: { language }, words }: InWords & { readonly games: ReadonlyMap<string, string> },
): string {
  const [list = '', row = '', field, bet] = path;
  const isOfBet = list === 'tables' && field === 'maxima' && bet !== undefined;
  const parts = path.slice(0, isOfBet ? 3 : undefined).flatMap((part, at) => {
    if (at === 0) return list === 'tables' ? [] : rowWord(part, language);
    return at === 1 && AS_STATED.has(list) ? row : fieldWord(part, language);
  });
  const ofBet = bet === '*' ? words.authorisation.anyBet : betWord(games.get(row), bet ?? '', language);
  return [...parts, ...(isOfBet ? [ofBet] : [])].join(': ');
}
