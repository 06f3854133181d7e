import type { GamingDay } from '../kernel/gaming-day';
import type { BothLanguages } from '../kernel/words';
import { filled, inBoth, type Part, type Parts } from '../words/message';
import { FINDING_CATALOGUE, FINDING_TEXTS, type FindingCode, type TextCode } from './catalogue';
import type { FindingSeverity } from './finding-kind';

export type Said = BothLanguages;

/** The text of a code with its parts, in both languages. */
export const said = (code: TextCode, parts: Parts = {}): Said => filled(FINDING_TEXTS[code], parts);

const BY_ENGLISH: ReadonlyMap<string, Said> = new Map(
  Object.values(FINDING_TEXTS).map((text) => [text.en, text]),
);

/** A text that a close records in English only, in both languages; unchanged where no code has it. */
export const recognised = (english: string): Said => BY_ENGLISH.get(english) ?? inBoth(english);

export interface Finding {
  readonly code: FindingCode;
  readonly severity: FindingSeverity;
  readonly ruleId: string;
  /** Source of the rule: epígrafe, article, identity or guarantee. */
  readonly citation: string;
  readonly citationEs: string;
  readonly expected: string;
  readonly expectedEs: string;
  readonly found: string;
  readonly foundEs: string;
  readonly betIds?: readonly string[];
  /**
   * For a finding about a lasting state: its gaming day, and its table if it has one; where absent, those of the event.
   */
  readonly of?: { readonly gamingDay: GamingDay; readonly table?: string };
  /**
   * The name of a state that lasts until another event ends it, unique while it lasts; absent for a single occurrence.
   */
  readonly standing?: string;
}

export interface EventFinding extends Finding {
  /** Ids of the events concerned, first the one that raised the finding; empty for a state that many facts caused. */
  readonly eventIds: readonly string[];
}

/** Adds the ids of the events that findings concern, first the one that raised them. */
export const about = (findings: readonly Finding[], ...eventIds: readonly string[]): EventFinding[] =>
  findings.map((finding) => ({ ...finding, eventIds }));

export interface FindingFacts extends Pick<Finding, 'code' | 'betIds' | 'of' | 'standing'> {
  readonly rule?: { readonly id: string; readonly citation: string; readonly citationEs?: string };
  readonly as?: FindingSeverity;
  readonly expected: Part;
  readonly found: Part;
}

/** A finding of a code, with the severity and the rule of its kind unless stated. */
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

const cited = ({ id, citation, citationEs = citation }: NonNullable<FindingFacts['rule']>): Citation => ({
  ruleId: id,
  citation,
  citationEs,
});

/** The citation of a kind; a kind without one is raised with a rule of a game. */
const citedBy = (rule: { readonly id: string } & Said = { id: '', en: '', es: '' }): Citation => ({
  ruleId: rule.id,
  citation: rule.en,
  citationEs: rule.es,
});
