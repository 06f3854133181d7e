import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { EntryLine } from '../../../src/ledger/_core/journal-entry';
import { linesOf } from '../../../src/ledger/_core/journal-entry';
import { accountOf } from '../../../src/ledger/_core/account';
import { CHART_OF_ACCOUNTS } from '../../../src/ledger/_core/chart-of-accounts';
import type { FactDefinition } from '../../../src/ledger/_core/fact-definition';
import { EVENT_DEFINITIONS } from '../../../src/ledger/event-contract/catalogue';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { eventsAbout, eventsOfType } from '../arbitrary/event-arbitrary';
import { MemoryBook } from '../book/memory-book';
import { readNightEvents } from '../book/night-events';
import { openedBook } from '../book/told';
import { table } from './markdown-table';

/** The page on which type of event moves which accounts. */
export const POSTINGS_PAGE = 'docs/books/postings.md';

const DRAWN = { seed: 35, numRuns: 60 };
/** Events of every subject, at one table on one day, so that they are about the same rounds, banks and pools. */
const anyEventOfTable = eventsAbout(...new Set(EVENT_DEFINITIONS.map(({ type }) => type.split('.')[1]!)));
const DEFINITIONS: readonly FactDefinition[] = EVENT_DEFINITIONS;

/** Lines of the chart, as the chart declares them: `chips:table[:{table}]`. */
interface Moved {
  readonly credited: ReadonlySet<string>;
  readonly debited: ReadonlySet<string>;
}

type ByType = ReadonlyMap<string, Moved>;

export function postingsPage(root: string): string {
  const moved = movedByType(root);
  const withMoney = DEFINITIONS.filter(
    (each) => each.moves !== undefined || each.movesNothing !== undefined || moved.has(each.type),
  );
  const plain = DEFINITIONS.filter((definition) => !withMoney.includes(definition));
  const rules = rulesByType(root);
  return `${INTRODUCTION}
## By event

${table(
  ['event', 'from: credited', 'to: debited', 'slip', 'decided by'],
  withMoney.map((definition) => eventRow(definition, { moved, rules })),
)}

These move nothing themselves: ${plain.map(({ type }) => named(type)).join(', ')}.

## By account

${table(
  ['account', 'name', 'kind', 'code', 'credited by', 'debited by'],
  CHART_OF_ACCOUNTS.map(({ declared, es, kind, code }) => [
    `\`${declared}\``,
    es,
    kind,
    code,
    typesThat(moved, declared, 'credited'),
    typesThat(moved, declared, 'debited'),
  ]),
)}
`;
}

function eventRow(
  definition: FactDefinition,
  { moved, rules }: { readonly moved: ByType; readonly rules: ReadonlyMap<string, string> },
): string[] {
  const { type, title, movesNothing } = definition;
  const event = `[${named(type)}](../events/${type}.schema.json): ${title.en}`;
  const { credited, debited } = moved.get(type) ?? NOTHING;
  if (movesNothing !== undefined) return [event, '–', '–', slipsOf(definition), movesNothing];
  if (definition.moves !== undefined)
    return [event, ...pairsOf(definition).map((side) => side.join('<br>')), slipsOf(definition), 'its data'];
  const decidedBy = rules.get(type);
  if (!decidedBy) throw new Error(`${EVALUATORS} names no function that posts ${type}`);
  return [event, accounts(credited), accounts(debited), slipsOf(definition), decidedBy];
}

const NOTHING: Moved = { credited: new Set(), debited: new Set() };
const named = (type: string): string => `\`${type.slice('cagnotte.'.length).replace(/\.v1$/, '')}\``;
const accounts = (paths: ReadonlySet<string>): string =>
  CHART_OF_ACCOUNTS.flatMap(({ declared }) => (paths.has(declared) ? [`\`${declared}\``] : [])).join(', ');

const typesThat = (moved: ByType, account: string, side: keyof Moved): string =>
  DEFINITIONS.flatMap(({ type }) => (moved.get(type)?.[side].has(account) ? [named(type)] : [])).join(', ');

const drawn = ({ type }: FactDefinition): CasinoEvent[] => fc.sample(eventsOfType(type as never), DRAWN);

/** Each pair of accounts that the type declares to move between, in two lists of equal length. */
function pairsOf(definition: FactDefinition): readonly [from: string[], to: string[]] {
  const pairs = drawn(definition).flatMap(({ data }) =>
    definition.moves!(data as never, { table: 'T1', box: 'B1' })
      .filter(({ amount }) => amount > 0)
      .map((movement) => {
        const [debit, credit] = linesOf([movement], 'EUR');
        return `\`${accountOf(credit!.account).declared}\`>\`${accountOf(debit!.account).declared}\``;
      }),
  );
  const apart = [...new Set(pairs)].sort().map((pair) => pair.split('>'));
  return [apart.map(([from]) => from!), apart.map(([, to]) => to!)];
}

/** The kinds of slips under which it moves something, or which it only names. */
function slipsOf(definition: FactDefinition): string {
  if (definition.slips === undefined) return '';
  const kinds = drawn(definition).flatMap(({ data }) =>
    definition.slips!(data as never, { end: 'table', table: 'T1' })
      .filter(({ slip }) => slip !== undefined)
      .map(({ kind, end }) => `${kind} (${end})`),
  );
  return [...new Set(kinds)].sort().join(', ');
}

/**
 * What entries of each type were found at: in the nights of test/nights and over drawn events, in books with and without other
 * facts before them. Rules decide by what is known, so that no type states these accounts by itself.
 */
export function movedByType(root: string): ByType {
  const moved = new Map<string, { credited: Set<string>; debited: Set<string> }>();
  const enter = (type: string, { account, debit }: EntryLine): void => {
    const own = moved.get(type) ?? { credited: new Set(), debited: new Set() };
    moved.set(type, own);
    (debit > 0n ? own.debited : own.credited).add(accountOf(account).declared);
  };
  const enterAll = (entries: MemoryBook['entries']): void =>
    entries
      .filter(({ evaluation }) => evaluation.reverses === undefined)
      .forEach(({ event, evaluation }) => evaluation.lines.forEach((line) => enter(event.type, line)));
  for (const letter of 'abcdef') enterAll(new MemoryBook().postAll(readNightEvents(root, letter)).entries);
  const before = fc.sample(anyEventOfTable, { ...DRAWN, numRuns: 200 });
  for (const definition of DEFINITIONS) {
    const events = drawn(definition);
    for (const facts of [[], before]) enterAll(openedBook(...facts, ...events).entries.slice(-events.length));
  }
  return moved;
}

const EVALUATORS = 'src/ledger/evaluation/evaluators.ts';

/** The functions that post a type with `byRules`, each a link to its file, read from the table of evaluators. */
function rulesByType(root: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(root, EVALUATORS), 'utf8');
  const files = new Map(
    [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '\.\.\/(.*)';$/gm)].flatMap(([, names, file]) =>
      names!.split(',').map((name) => [name.trim(), `../../src/ledger/${file}.ts`] as const),
    ),
  );
  return new Map(
    [...text.matchAll(/^ {2}'(cagnotte\.[^']*)': ([^]*?),(?=\n(?: {2}'|\n|\}))/gm)].map(
      ([, type, evaluator]) => {
        const rules = [...new Set(evaluator!.match(/\b(?:post|evaluate)[A-Z]\w*/g))];
        return [type!, rules.map((rule) => `[${rule}](${files.get(rule)!})`).join(', ')] as const;
      },
    ),
  );
}

const INTRODUCTION = `# Postings

This page lists which type of event moves which accounts, and which accounts are moved by which types. It is generated by
\`npm run generate\` from the definitions of the events, the chart of accounts and the evaluators; do not edit it.

An amount goes from an account, which is credited, to another one, which is debited. Where the data of an event decide, the two stand in one
line. Where rules, balances or counts decide, an entry may have several debits and credits; the function that makes it is named, and the
accounts are those of its entries in the nights of \`test/nights\` and over drawn events. A void, a correction
or a late fact reverses an entry with its sides exchanged; reversals are not listed. \`variance\` takes what a holder does not have by the books.

A segment in braces is open; \`[:{table}]\` stands where each table may have an account of its own. The code is the one that the Spanish general
chart proposes; a casino may use [its own](files.md). [How to add an event](../how-to/add-an-event.md).
`;
