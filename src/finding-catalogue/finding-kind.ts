import type { BothLanguages } from '../kernel/words';

/** Violation: a rule is broken. Advisory: a person should look at it. Information: nothing to do. */
export type FindingSeverity = 'violation' | 'advisory' | 'information';

export interface RuleInWords extends BothLanguages {
  readonly id: string;
}

export interface FindingKind {
  readonly severities: readonly [FindingSeverity, ...FindingSeverity[]];
  readonly title: BothLanguages;
  readonly remedy: BothLanguages;
  readonly rule?: RuleInWords;
}
