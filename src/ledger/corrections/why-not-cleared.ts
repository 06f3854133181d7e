import { type Person, type SecondPerson, whyNoSecondPair } from '../gaming-day/gaming-day.state';

export type ClearingRefusalCode =
  | 'CLEARING.NOT_A_PERSON'
  | 'CLEARING.BOOKS_BEHIND'
  | 'CLEARING.DOES_NOT_FIT'
  | 'CLEARING.ALREADY_PROPOSED'
  | 'CLEARING.NOTHING_PROPOSED'
  | 'CLEARING.ALREADY_RECORDED'
  | 'CLEARING.SAME_PERSON'
  | 'CLEARING.PROPOSAL_LAPSED'
  | 'CLEARING.TIED';

export interface ProposedClearing {
  readonly by: Person;
  readonly isRecorded: boolean;
}

export function whyNotCleared(
  proposal: ProposedClearing | undefined,
  second: SecondPerson,
): ClearingRefusalCode | undefined {
  if (proposal === undefined) return 'CLEARING.NOTHING_PROPOSED';
  if (proposal.isRecorded) return 'CLEARING.ALREADY_RECORDED';
  const why = whyNoSecondPair(proposal.by, second);
  return why && `CLEARING.${why}`;
}
