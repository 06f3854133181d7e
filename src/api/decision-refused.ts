import type { Type } from '@nestjs/common';
import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import type { RecordedNow } from './decision-writer';
import { eventName } from './scalars';
import { Cited } from './shared-fields.type';
import { g } from './schema-fields';

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
export abstract class DecisionRefused<Code extends string>
  extends g.object(Cited, {
    message: g.text(),
    messageEs: g.text('In Spanish.'),
  })
  implements DecisionRefusalText
{
  @Field(() => String, { description: 'Stable; docs/errors.md lists them all.' })
  readonly code!: Code;
}

@ObjectType({ isAbstract: true })
export abstract class DataRefused<Code extends string> extends DecisionRefused<Code> {
  @Field(() => String, { nullable: true, description: 'What is invalid in the data, and where.' })
  readonly detail!: string | null;

  @Field(() => String, { nullable: true, description: 'In Spanish.' })
  readonly detailEs!: string | null;
}

@ObjectType({ isAbstract: true })
export abstract class DecisionRecorded extends g.object({
  what: g.text('The type of event, e.g. finding.resolved.'),
  eventId: g.id('Of the event that records it.'),
  receipt: g.text('Pass it as waitFor to query the effect.'),
}) {}

export const decisionRecorded = ({
  type,
  eventId,
  receipt,
}: Omit<RecordedNow, 'time'> & { readonly type: string }): DecisionRecorded => ({
  what: eventName(type),
  eventId,
  receipt,
});

export const decidedOrRefused = <Decided extends object, Refused extends { readonly code: string }>(
  name: string,
  decided: Type<Decided>,
  refused: Type<Refused>,
) =>
  createUnionType({
    name,
    types: () => [decided, refused] as const,
    resolveType: (answer: object) => ('code' in answer ? refused : decided),
  });
