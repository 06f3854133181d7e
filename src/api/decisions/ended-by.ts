import type { DecisionRefusalText } from './refusal-text';

/** Why something about a finding or a delivery was not recorded, and, where it has ended, by which record. */
export interface NotRecorded<Code extends string> {
  readonly code: Code;
  readonly endedBy?: bigint;
}

/** A refusal with its `{record}`: the one that ended what it is about, where that is known already. */
export const namingTheEnd = (
  text: DecisionRefusalText,
  { endedBy }: Pick<NotRecorded<string>, 'endedBy'>,
): DecisionRefusalText => ({
  ...text,
  message: text.message.replace('{record}', endedBy === undefined ? 'just now' : `by record ${endedBy}`),
  messageEs: text.messageEs.replace(
    '{record}',
    endedBy === undefined ? 'hace un momento' : `por el registro ${endedBy}`,
  ),
});
