import { type Finding, type FindingFacts, raise } from '../finding-catalogue/finding';

export interface Rule {
  /** As in the regulation's matrix, e.g. 1.1.1.A-IV.1.b-05; it never changes. */
  readonly id: string;
  /** Where it stands: heading, paragraph, letter and lines. */
  readonly citation: string;
  /** Where the citation has words: the same in Spanish. */
  readonly citationEs?: string;
  readonly says: string;
}

/** A rule that no event can show to be kept or broken: conduct at the table, build of the equipment. */
export interface UncheckableRule extends Rule {
  readonly reason: string;
}

/** All rules of a section of a regulation: each is either applied by settle or a check, or listed with its reason. */
export interface RuleRegister {
  readonly applied: readonly Rule[];
  readonly notCheckable: readonly UncheckableRule[];
}

export const breach = (rule: Rule, facts: Omit<FindingFacts, 'rule'>): Finding => raise({ ...facts, rule });
