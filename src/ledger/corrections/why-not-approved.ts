import { isSamePerson, type Person } from '../gaming-day/gaming-day.state';

export type CorrectionRefusalCode =
  | 'CORRECTION.NOT_A_PERSON'
  | 'CORRECTION.BOOKS_BEHIND'
  | 'CORRECTION.DECIDED_MEANWHILE'
  | 'CORRECTION.UNKNOWN_EVENT'
  | 'CORRECTION.NOT_POSSIBLE'
  | 'CORRECTION.NOT_OF_THE_LAST'
  | 'CORRECTION.DOES_NOT_FIT'
  | 'CORRECTION.CHANGES_NOTHING'
  | 'CORRECTION.NOTHING_PROPOSED'
  | 'CORRECTION.ALREADY_RECORDED'
  | 'CORRECTION.PROPOSAL_REPLACED'
  | 'CORRECTION.SAME_PERSON';

export interface ProposalState {
  readonly by: Person;
  readonly isReplaced: boolean;
  readonly isRecorded: boolean;
}

/** Why this person may not approve a proposal; undefined when they may. */
export function whyNotApproved(
  proposal: ProposalState | undefined,
  by: Person,
): CorrectionRefusalCode | undefined {
  if (proposal === undefined) return 'CORRECTION.NOTHING_PROPOSED';
  if (proposal.isRecorded) return 'CORRECTION.ALREADY_RECORDED';
  if (proposal.isReplaced) return 'CORRECTION.PROPOSAL_REPLACED';
  return isSamePerson(proposal.by, by) ? 'CORRECTION.SAME_PERSON' : undefined;
}
