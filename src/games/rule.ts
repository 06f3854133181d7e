import { type Finding, type FindingFacts, raise } from '../finding-catalogue/finding';

export interface Rule {
  /** As in the regulation's matrix, e.g. 1.1.1.A-IV.1.b-05; stable for ever. */
  readonly id: string;
  /** Where it stands: heading, paragraph, letter and lines. */
  readonly citation: string;
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

/** Makes the uncheckable rules of a section from what makes its rules. */
export const uncheckedBy =
  (rule: (id: string, lines: string, says: string) => Rule) =>
  (id: string, lines: string, says: string, reason: string): UncheckableRule => ({
    ...rule(id, lines, says),
    reason,
  });

export const because =
  (reason: string) =>
  (rule: Rule): UncheckableRule => ({ ...rule, reason });

/** A reading of the text that an open point leaves to the casino, cited as that point. */
export const openPoint = (id: string, citation: string, says: string): Rule => ({
  id,
  citation: `open point ${id}: ${citation}`,
  says,
});

export const breach = (rule: Rule, facts: Omit<FindingFacts, 'rule'>): Finding => raise({ ...facts, rule });
