import { type Finding, type FindingFacts, raise } from '../finding-catalogue/finding';

/** A rule as findings cite it. */
export interface Rule {
  /** As in the regulation's matrix, e.g. 1.1.1.A-IV.1.b-05; it never changes. */
  readonly id: string;
  /** Heading (epígrafe), paragraph, letter and lines of the official text. */
  readonly citation: string;
  /** The citation in Spanish, where it has words. */
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

/** A finding that breaks a rule; with the severity of its code, unless `as` states another. */
export const breach = (rule: Rule, facts: Omit<FindingFacts, 'rule'>): Finding => raise({ ...facts, rule });
