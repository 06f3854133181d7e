import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allObligations, CHAPTERS, EVENTS_OF_THE_HOUSE, type Obligation } from '../obligations/obligation';
import { UNCHECKABLE_KINDS, uncheckableKind, uncheckableRules } from '../games/uncheckable-kinds';
import { table } from './markdown-table';

/** The page on what the regulation asks a casino to record, account, limit, display or report. */
export const OBLIGATIONS_PAGE = 'docs/games/obligations.md';

const PART = /<!-- generated: ([a-z]+) -->\n[^]*?<!-- end -->/g;

const PARTS: Readonly<Record<string, () => string>> = { obligations, missing, house, kinds };

/** The hand-written page with its tables made of the list of obligations. */
export const obligationsPage = (root: string): string =>
  readFileSync(join(root, OBLIGATIONS_PAGE), 'utf8').replace(
    PART,
    (_part, name: string) => `<!-- generated: ${name} -->\n\n${PARTS[name]!()}\n\n<!-- end -->`,
  );

const codes = (names: readonly string[] = []): string => names.map((name) => `\`${name}\``).join(' ');

function obligations(): string {
  let number = 0;
  return CHAPTERS.map(({ chapter, lines }) => {
    const rows = lines.map((line) => [String((number += 1)), ...cellsOf(line)]);
    return `### ${chapter}\n\n${table(HEADINGS, rows)}`;
  }).join('\n\n');
}

const HEADINGS = [
  '',
  'what is asked',
  'where',
  'verb',
  'events',
  'findings',
  'rules',
  'read in',
  'proved by',
];

const cellsOf = (line: Obligation): string[] => [
  line.asks,
  line.articles.join('; '),
  line.verbs.join(', '),
  codes(line.events),
  codes(line.findings) || '–',
  codes(line.rules) || '–',
  [
    ...(line.books ?? []).map((book) => `book \`${book}\``),
    ...(line.screens ?? []).map((path) => `screen \`${path}\``),
    ...(line.queries ?? []).map((query) => `query \`${query}\``),
  ].join(', ') || '–',
  line.missing === undefined
    ? line.proof.map(({ spec, title }) => `\`${spec}\`: ${title.replaceAll('|', '\\|')}`).join('; ')
    : `**missing**: ${line.missing}`,
];

function missing(): string {
  const rows = allObligations().flatMap(({ asks, articles, missing: why }) =>
    why === undefined ? [] : [[asks, articles.join('; '), why]],
  );
  return rows.length === 0
    ? 'Every obligation of the list is met.'
    : table(['what is asked', 'where', 'why it is missing'], rows);
}

function house(): string {
  return table(
    ['events', 'what for'],
    EVENTS_OF_THE_HOUSE.map(({ why, events }) => [codes(events), why]),
  );
}

function kinds(): string {
  const rules = uncheckableRules();
  const rows = Object.entries(UNCHECKABLE_KINDS).map(([kind, means]) => {
    const of = rules.filter(({ reason }) => uncheckableKind(reason) === kind);
    const [first] = of;
    return [kind, means, String(of.length), first === undefined ? '–' : `\`${first.id}\`: ${first.says}`];
  });
  return table(['kind', 'what it is', 'rules', 'for example'], rows);
}
