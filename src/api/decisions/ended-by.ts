import type { DecisionRefusalText } from './refusal-text';

export interface NotRecorded<Code extends string> {
  readonly code: Code;
  readonly endedBy?: bigint;
}

/** A refusal with its `{record}`: the record that closed its subject, if known. */
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
