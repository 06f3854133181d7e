import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { RecordedNow } from './decision-writer';
import { eventName } from './scalars';

export interface DecisionRefusalText {
  readonly message: string;
  readonly messageEs: string;
  readonly citation: string;
  readonly citationEs: string;
}

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

export const FOUR_EYES = {
  citation: 'Orden of 9 January 1979, article 51.2: corrections bear two signatures',
  citationEs: 'Orden de 9 de enero de 1979, artículo 51.2: las correcciones llevan dos firmas',
};

export const BY_NAME = {
  citation: 'Orden of 9 January 1979, article 54.2: the control book is certified by a named person',
  citationEs: 'Orden de 9 de enero de 1979, artículo 54.2: el libro de control lo certifica una persona',
};

@ObjectType({ isAbstract: true })
export abstract class DecisionRefused<Code extends string> implements DecisionRefusalText {
  @Field(() => String, { description: 'Stable; docs/errors.md lists them all.' })
  code!: Code;

  @Field()
  message!: string;

  @Field({ description: 'In Spanish.' })
  messageEs!: string;

  @Field({ description: 'The source of the rule.' })
  citation!: string;

  @Field({ description: 'In Spanish.' })
  citationEs!: string;
}

@ObjectType({ isAbstract: true })
export abstract class DecisionRecorded {
  @Field({ description: 'The type of event, e.g. finding.resolved.' })
  what!: string;

  @Field(() => ID, { description: 'Of the event that records it.' })
  eventId!: string;

  @Field({ description: 'Pass it as waitFor to query the effect.' })
  receipt!: string;
}

export const decisionRecorded = ({
  type,
  eventId,
  receipt,
}: Omit<RecordedNow, 'time'> & { readonly type: string }): DecisionRecorded => ({
  ...{ what: eventName(type), eventId, receipt },
});
