import { type Person, whyNoSecondPair } from '../gaming-day/gaming-day.state';

export type ClearingRefusalCode =
  | 'CLEARING.NOT_A_PERSON'
  | 'CLEARING.BOOKS_BEHIND'
  | 'CLEARING.DOES_NOT_FIT'
  | 'CLEARING.ALREADY_PROPOSED'
  | 'CLEARING.NOTHING_PROPOSED'
  | 'CLEARING.ALREADY_RECORDED'
  | 'CLEARING.SAME_PERSON'
  | 'CLEARING.TIED';

export interface ProposedClearing {
  readonly by: Person;
  readonly isRecorded: boolean;
}

export function whyNotCleared(
  proposal: ProposedClearing | undefined,
  by: Person,
  tiedTo: readonly string[] = [],
): ClearingRefusalCode | undefined {
  if (proposal === undefined) return 'CLEARING.NOTHING_PROPOSED';
  if (proposal.isRecorded) return 'CLEARING.ALREADY_RECORDED';
  const why = whyNoSecondPair(proposal.by, by, tiedTo);
  return why && `CLEARING.${why}`;
}
