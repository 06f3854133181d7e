import type { Finding } from '../../finding-catalogue/finding';

export interface EventFinding extends Finding {
  /** The events it is about, by id; the first is the one that showed it. None of a state that many facts have made. */
  readonly eventIds: readonly string[];
}

export const about = (findings: readonly Finding[], ...eventIds: readonly string[]): EventFinding[] =>
  findings.map((finding) => ({ ...finding, eventIds }));
