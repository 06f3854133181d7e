import type { FindingCode } from './finding-kinds';

/** A rule of a regulation, or a reading chosen where it leaves a point open. Shown to people as it stands here. */
export interface Rule {
  /** As in the regulation's matrix, e.g. 1.1.1.A-IV.1.b-05; stable for ever. */
  readonly id: string;
  /** Where it stands: heading, paragraph, letter and lines. */
  readonly citation: string;
  /** What it says, in one sentence of ours. */
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

/** Violation: a rule is broken. Advisory: somebody should look. Information: worth knowing, nothing to do. */
export type FindingSeverity = 'violation' | 'advisory' | 'information';

/** A difference between what is reported and what the rules say; whoever keeps the events adds which ones show it. */
export interface RuleFinding {
  readonly code: FindingCode;
  readonly severity: FindingSeverity;
  readonly ruleId: string;
  readonly citation: string;
  readonly expected: string;
  readonly found: string;
  /** The bets it is about, where it is about bets. */
  readonly betIds?: readonly string[];
}

/** A finding that cites a rule. */
export const breach = (
  { id, citation }: Rule,
  finding: Omit<RuleFinding, 'ruleId' | 'citation'>,
): RuleFinding => ({ ...finding, ruleId: id, citation });
