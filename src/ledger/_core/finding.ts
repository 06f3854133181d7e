import type { GamingDay } from '../../kernel/gaming-day';

/** Violation: a rule is broken. Advisory: somebody should look. Information: worth knowing, nothing to do. */
export type FindingSeverity = 'violation' | 'advisory' | 'information';

/** A difference between what was declared and what should be; never a correction. */
export interface Finding {
  /** Kebab-case, stable for ever. */
  readonly code: string;
  readonly severity: FindingSeverity;
  readonly ruleId: string;
  /** Where the rule stands: epígrafe, article, identity or guarantee. */
  readonly citation: string;
  readonly expected: string;
  readonly found: string;
  /** The events it is about, by id; the first is the one that showed it. None of a state that many facts have made. */
  readonly eventIds: readonly string[];
  /** Of a state of affairs: its day and table. Those of the event where they are left out. */
  readonly of?: { readonly gamingDay: GamingDay; readonly table?: string };
  /** The bets it is about, where it is about bets. */
  readonly betIds?: readonly string[];
  /**
   * What names a state of affairs that lasts until another event ends it; unique among those that stand. Absent of a
   * finding about something that happened.
   */
  readonly standing?: string;
}

/** A finding before it is said which events it is about. */
export type FindingWithoutEvents = Omit<Finding, 'eventIds'>;

/** The findings, each about these events. */
export const about = (findings: readonly FindingWithoutEvents[], ...eventIds: readonly string[]): Finding[] =>
  findings.map((finding) => ({ ...finding, eventIds }));
