import { isSamePerson, type Person } from '../gaming-day/gaming-day.state';

export type FindingRefusalCode =
  | 'FINDING.NOT_A_PERSON'
  | 'FINDING.BOOKS_BEHIND'
  | 'FINDING.DECIDED_MEANWHILE'
  | 'FINDING.UNKNOWN'
  | 'FINDING.CLOSED'
  | 'FINDING.OF_A_DELIVERY'
  | 'FINDING.ALREADY_ACKNOWLEDGED'
  | 'FINDING.SIGNED_ONE_BY_ONE';

export type FindingAct = 'acknowledge' | 'resolve' | 'assign' | 'note';

export interface FindingState {
  readonly isClosed: boolean;
  readonly standing: string | undefined;
  readonly acknowledgedBy: readonly Person[];
}

/** Findings about a delivery end with the delivery: see the checks of the quarantine. */
const OF_A_DELIVERY = /^quarantined /;

export function whyNotDealtWith(
  { act, by }: { readonly act: FindingAct; readonly by: Person },
  finding: FindingState | undefined,
): FindingRefusalCode | undefined {
  if (finding === undefined) return 'FINDING.UNKNOWN';
  if (finding.isClosed) return 'FINDING.CLOSED';
  if (act === 'resolve') {
    return OF_A_DELIVERY.test(finding.standing ?? '') ? 'FINDING.OF_A_DELIVERY' : undefined;
  }
  if (act !== 'acknowledge') return undefined;
  const hasSeenIt = finding.acknowledgedBy.some((person) => isSamePerson(person, by));
  return hasSeenIt ? 'FINDING.ALREADY_ACKNOWLEDGED' : undefined;
}
