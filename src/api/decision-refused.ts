import type { Type } from '@nestjs/common';
import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import type { BothLanguages, RefusalText } from '../kernel/words';
import { filled, refusalText } from '../words/message';
import decisions from '../words/refusals/decisions.json';
import { eventName } from './scalars';
import { Cited } from './shared-fields.type';
import { g } from './schema-fields';
import type { LogPosition } from '../event-log/event-store.port';

export interface DecisionRefusalText extends RefusalText {
  readonly citation: string;
  readonly citationEs: string;
}

export interface NotRecorded<Code extends string> {
  readonly code: Code;
  readonly endedBy?: bigint;
}

const recordIn = (endedBy: bigint | undefined): BothLanguages =>
  endedBy === undefined ? decisions.ends.unknown : filled(decisions.ends.known, { record: endedBy });

/** A refusal with its `{record}`: the record that closed its subject, if known. */
const namingTheEnd = (
  text: DecisionRefusalText,
  { endedBy }: Pick<NotRecorded<string>, 'endedBy'>,
): DecisionRefusalText => ({
  ...text,
  ...refusalText({ en: text.message, es: text.messageEs }, { record: recordIn(endedBy) }),
});

/** A text of `words/refusals/decisions.json`, with the name of the article that it cites. */
type CitedText = BothLanguages & { readonly citation: string };

const CITATIONS: Readonly<Record<string, BothLanguages>> = decisions.citations;

export const refusalsOf = <Code extends string>(
  texts: Readonly<Record<Code, CitedText>>,
): Readonly<Record<Code, DecisionRefusalText>> =>
  Object.fromEntries(
    Object.entries<CitedText>(texts).map(([code, { citation, ...text }]) => [
      code,
      {
        message: text.en,
        messageEs: text.es,
        citation: CITATIONS[citation]!.en,
        citationEs: CITATIONS[citation]!.es,
      },
    ]),
  ) as Record<Code, DecisionRefusalText>;

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

/** The event that was just recorded, its time, and its place in the log. */
export interface RecordedNow {
  readonly eventId: string;
  readonly time: string;
  readonly receipt: LogPosition;
}
/** Makes the answer to a refusal: the text of its code and the faults of the data; other members are kept. */
export const refusedWith = <
  Code extends string,
  Refusal extends NotRecorded<Code> & { readonly wrong?: RefusalText },
>(
  texts: Readonly<Record<Code, DecisionRefusalText>>,
  refusal: Refusal,
) => ({
  ...refusal,
  ...namingTheEnd(texts[refusal.code], refusal),
  detail: refusal.wrong?.message ?? null,
  detailEs: refusal.wrong?.messageEs ?? null,
});

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
