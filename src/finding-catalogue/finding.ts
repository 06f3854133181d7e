import { entryOf } from '../kernel/same-value';
import type { GamingDay } from '../kernel/gaming-day';
import type { FindingKind, FindingSeverity } from './finding-kind';
import { ACCOUNTING } from './accounting';
import { BANKS } from './banks';
import { BETS } from './bets';
import { CARDS } from './cards';
import { POKER } from './poker';
import { POOLS } from './pools';
import { TABLES } from './tables';
import type { BothLanguages } from '../kernel/words';
import { SPANISH } from './spanish';

export type Said = BothLanguages;

/** What stands in a text: a name, a number, or a text of its own. */
export type Part = string | number | bigint | Said;

/**
 * A text with its parts, in both languages: the English one stands where it is said, the Spanish one in `spanish.ts`
 * under the English one. What is not to be found there is said in English.
 */
export function said(template: TemplateStringsArray, ...parts: readonly (Part | undefined)[]): Said {
  return {
    en: filled(template, parts, 'en'),
    es: filledByNumber(spanishOf(template), parts),
  };
}

export const inBoth = (part: Part): Said =>
  typeof part === 'object' ? part : { en: String(part), es: String(part) };

/** A text that stands in the facts of a game, in both languages. */
export const worded = (text: string): Said => ({ en: text, es: entryOf(SPANISH, text) ?? text });

export const listed = (parts: readonly Part[], between: Part = ', '): Said => ({
  en: parts.map((part) => partIn(part, 'en')).join(partIn(between, 'en')),
  es: parts.map((part) => partIn(part, 'es')).join(partIn(between, 'es')),
});

export const either = (parts: readonly Part[]): Said => listed(parts, { en: ' or ', es: ' o ' });

export const patternOf = (template: readonly string[]): string =>
  template.reduce((text, next, index) => `${text}{${index}}${next}`);

const filled = (
  template: readonly string[],
  parts: readonly (Part | undefined)[],
  language: keyof Said,
): string => template.reduce((text, next, index) => text + partIn(parts[index - 1], language) + next);

const filledByNumber = (pattern: string, parts: readonly (Part | undefined)[]): string =>
  pattern.replaceAll(/\{(\d+)\}/g, (_hole, number: string) => partIn(parts[+number - 1], 'es'));

const NONE: Said = { en: 'none', es: 'ninguno' };

const partIn = (part: Part | undefined = NONE, language: keyof Said): string => inBoth(part)[language];

/** Templates are told apart by identity: each place in the source has one, whatever its parts. */
const SPANISH_OF = new WeakMap<readonly string[], string>();

function spanishOf(template: readonly string[]): string {
  const known = SPANISH_OF.get(template);
  if (known !== undefined) return known;
  const pattern = patternOf(template);
  const spanish = SPANISH[pattern] ?? pattern;
  SPANISH_OF.set(template, spanish);
  return spanish;
}

const KINDS = { ...BETS, ...CARDS, ...BANKS, ...POKER, ...POOLS, ...TABLES, ...ACCOUNTING };

export type FindingCode = keyof typeof KINDS;

/** Every kind of finding, by code. Closed: a check that finds something new says it here. */
export const FINDING_CATALOGUE: Readonly<Record<FindingCode, FindingKind>> = KINDS;

export const findingKind = (code: string): FindingKind | undefined =>
  Object.hasOwn(KINDS, code) ? KINDS[code as FindingCode] : undefined;

export interface Finding {
  readonly code: FindingCode;
  readonly severity: FindingSeverity;
  readonly ruleId: string;
  /** Where the rule stands: epígrafe, article, identity or guarantee. */
  readonly citation: string;
  readonly citationEs: string;
  readonly expected: string;
  readonly expectedEs: string;
  readonly found: string;
  readonly foundEs: string;
  readonly betIds?: readonly string[];
  /** Of a state of affairs: its day, and the table where it is one of a table. Those of the event where it is left out. */
  readonly of?: { readonly gamingDay: GamingDay; readonly table?: string };
  /**
   * What names a state of affairs that lasts until another event ends it; unique among those that stand. Absent of a
   * finding about something that happened.
   */
  readonly standing?: string;
}

export interface EventFinding extends Finding {
  /** Ids of the events concerned; the first is the one that showed the finding. Empty for a state that many facts made. */
  readonly eventIds: readonly string[];
}

export const about = (findings: readonly Finding[], ...eventIds: readonly string[]): EventFinding[] =>
  findings.map((finding) => ({ ...finding, eventIds }));

export interface FindingFacts extends Pick<Finding, 'code' | 'betIds' | 'of' | 'standing'> {
  readonly rule?: { readonly id: string; readonly citation: string };
  readonly as?: FindingSeverity;
  readonly expected: Part;
  readonly found: Part;
}

export function raise({ code, rule, as, expected, found, ...more }: FindingFacts): Finding {
  const kind = FINDING_CATALOGUE[code];
  const [due, is] = [inBoth(expected), inBoth(found)];
  return {
    code,
    severity: as ?? kind.severities[0],
    ...(rule === undefined ? citedBy(kind.rule) : cited(rule)),
    expected: due.en,
    expectedEs: due.es,
    found: is.en,
    foundEs: is.es,
    ...more,
  };
}

type Citation = Pick<Finding, 'ruleId' | 'citation' | 'citationEs'>;

const cited = ({ id, citation }: NonNullable<FindingFacts['rule']>): Citation => ({
  ruleId: id,
  citation,
  citationEs: citationInSpanish(citation),
});

/** A kind without a rule of its own is raised with the rule of a game. */
const citedBy = (rule: { readonly id: string } & Said = { id: '', en: '', es: '' }): Citation => ({
  ruleId: rule.id,
  citation: rule.en,
  citationEs: rule.es,
});

/** A citation in Spanish: the place of a rule is the same in both languages; what is said about it is translated. */
function citationInSpanish(citation: string): string {
  const [, point, about] = /^open point ([A-Z0-9-]+): (.*)$/.exec(citation) ?? [];
  return point === undefined ? worded(citation).es : `cuestión abierta ${point}: ${worded(about!).es}`;
}
