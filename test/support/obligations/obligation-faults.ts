import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { findingKind } from '../../../src/finding-catalogue/catalogue';
import { ruleById } from '../../../src/games/rules-in-force';
import { isBookName } from '../../../src/ledger/books/book-catalogue.queries';
import { EVENT_DEFINITIONS } from '../../../src/ledger/event-contract/catalogue';
import { type Obligation, VERBS } from './obligation';

const ROOT = join(__dirname, '..', '..', '..');
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

export const shortType = (type: string): string => type.replace(/^cagnotte\.|\.v\d+$/g, '');

/** Types of events, without `cagnotte.` and version. */
export const EVENT_TYPES: ReadonlySet<string> = new Set(EVENT_DEFINITIONS.map(({ type }) => shortType(type)));

const QUERIES: ReadonlySet<string> = new Set(
  Object.keys(buildSchema(textOf('schema.graphql')).getQueryType()!.getFields()),
);

/** Every quoted text of the routes of the web application; the paths are among them. */
const PATHS: ReadonlySet<string> = new Set(
  ['router', 'frame-routes', 'house-routes']
    .flatMap((file) => [...textOf(`web/src/app/${file}.tsx`).matchAll(/'([^'\n]+)'/g)])
    .map(([, path]) => path!),
);

/** An article of the Order of 2010 (`1.1.10.B).7, II.6`), of the Decree of 1996, or of the Order of 1979. */
const ARTICLE =
  /^(1\.1\.(1[0-3]|[1-9])(\.[A-D](\)\.\d)?)?, ([IVX]+(bis)?|[a-z])(\.[\w-]+)*|Order 2010, article \d(\.\d)?|Order 9-1-1979, article \d{2}(\.\d)?(\.[a-z])?|Decree 385\/1996, (artículo único|[IVX]+(\.\d+)+))$/;

/** The article that a rule stands in, from its id: `1.1.3, V.1.e` of `1.1.3-V.1.e-02`; undefined of an open point. */
function articleOf(ruleId: string): string | undefined {
  const [, text, place] = /^([\w./]+?)-([\w.]+)(-\d+)?$/.exec(ruleId) ?? [];
  if (text === undefined || place === undefined || !/^(1\.1\.|D385)/.test(text)) return undefined;
  return `${text.replace(/^D385/, 'Decree 385').replace(/^(1\.1\.10\.B)\.(\d)/, '$1).$2')}, ${place}`;
}

/** Whether one of two articles is part of the other. */
const overlap = (one: string, other: string): boolean =>
  `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);

/** Whether the spec has a test or a group with exactly this title. */
function hasTitle(spec: string, title: string): boolean {
  if (!existsSync(join(ROOT, spec))) return false;
  const text = textOf(spec);
  return ["'", '"', '`'].some((quote) => {
    const at = text.indexOf(`${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`);
    return at >= 0 && /\b(it|describe|test)(\.each\([^]*?\))?\(\s*$/.test(text.slice(0, at));
  });
}

/** What is wrong with a line of the list; nothing if it is complete and everything that it names exists. */
export function obligationFaults(line: Obligation): readonly string[] {
  const { id, articles, verbs, events, findings = [], rules = [], books = [] } = line;
  const { screens = [], queries = [], proof, missing } = line;
  const unknown = (what: string, names: readonly string[], isKnown: (name: string) => boolean): string[] =>
    names.filter((name) => !isKnown(name)).map((name) => `${id}: no ${what} ${name}`);
  const lacks = (what: string, isLacking: boolean): string[] => (isLacking ? [`${id}: ${what}`] : []);
  return [
    ...lacks('no article', articles.length === 0),
    ...lacks('no verb', verbs.length === 0),
    ...lacks('no event', events.length === 0),
    ...lacks('neither proof nor a reason why it is missing', proof.length === 0 && missing === undefined),
    ...lacks('proved, and called missing', proof.length > 0 && missing !== undefined),
    ...lacks(
      'nothing shows it: no book, screen or query',
      missing === undefined && [...books, ...screens, ...queries].length === 0,
    ),
    ...unknown('article of the form', articles, (article) => ARTICLE.test(article)),
    ...unknown('verb', verbs, (verb) => (VERBS as readonly string[]).includes(verb)),
    ...unknown('event', events, (type) => EVENT_TYPES.has(type)),
    ...unknown('finding', findings, (code) => findingKind(code) !== undefined),
    ...unknown('rule', rules, (rule) => ruleById(rule) !== undefined),
    ...rules
      .filter((rule) => articleOf(rule) !== undefined)
      .filter((rule) => !articles.some((article) => overlap(article, articleOf(rule)!)))
      .map((rule) => `${id}: ${rule} stands in no article of the line`),
    ...unknown('book', books, isBookName),
    ...unknown('screen', screens, (path) => PATHS.has(path)),
    ...unknown('query', queries, (name) => QUERIES.has(name)),
    ...proof
      .filter(({ spec, title }) => !hasTitle(spec, title))
      .map(({ spec, title }) => `${id}: ${spec} does not test "${title}"`),
  ];
}
