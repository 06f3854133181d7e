import type { Finding } from '../../finding-catalogue/finding';

export interface EventFinding extends Finding {
  /** Ids of the events concerned; the first is the one that showed the finding. Empty for a state that many facts made. */
  readonly eventIds: readonly string[];
}

export const about = (findings: readonly Finding[], ...eventIds: readonly string[]): EventFinding[] =>
  findings.map((finding) => ({ ...finding, eventIds }));
