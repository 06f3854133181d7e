import type { Type } from '@nestjs/common';
import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import type { RecordedNow } from './decision-writer';
import type { RefusalText } from '../kernel/words';
import { eventName } from './scalars';
import { Cited } from './shared-fields.type';
import { g } from './schema-fields';
import type { SecondPersonRefusal } from '../ledger/gaming-day/gaming-day.state';

export interface DecisionRefusalText extends RefusalText {
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

export const RIGHT_TO_ERASURE = {
  citation: 'Regulation (EU) 2016/679, article 17: the right to erasure',
  citationEs: 'Reglamento (UE) 2016/679, artículo 17: derecho de supresión',
};

type RefusalWords = readonly [english: string, spanish: string];

export const refusalsBy = <Code extends string>(
  rule: Pick<DecisionRefusalText, 'citation' | 'citationEs'>,
  words: Readonly<Record<Code, RefusalWords>>,
): Record<Code, DecisionRefusalText> =>
  Object.fromEntries(
    Object.entries<RefusalWords>(words).map(([code, [message, messageEs]]) => [
      code,
      { message, messageEs, ...rule },
    ]),
  ) as Record<Code, DecisionRefusalText>;

export const BOOKS_BEHIND: RefusalWords = [
  'The books are not up to date yet: ask again in a moment.',
  'Los libros aún no están al día: repita la petición dentro de un momento.',
];

/**
 * Why a person cannot approve what another one has proposed (`whyNoSecondPair`): `SAME_PERSON`, `PROPOSAL_LAPSED`, `TIED`.
 * @param subject what the codes begin with
 * @param proposed what was proposed, with its article: `the clearing`, `la regularización`
 */
export function noSecondPerson<Subject extends string>(
  subject: Subject,
  [en, es]: RefusalWords,
): Record<`${Subject}.${SecondPersonRefusal}`, RefusalWords> {
  const it = es.startsWith('la ') ? 'la' : 'lo';
  const words: Record<SecondPersonRefusal, RefusalWords> = {
    SAME_PERSON: [
      `The person who proposed ${en} cannot approve it: two persons are required.`,
      `Quien propuso ${es} no puede aprobar${it}: hacen falta dos personas.`,
    ],
    PROPOSAL_LAPSED: [
      `The person who proposed ${en} has left or lost the role: propose it again.`,
      `Quien propuso ${es} está de baja o ya no tiene el rol: vuelva a proponer${it}.`,
    ],
    TIED: [
      `One of you made a credential of the other in the last 30 days: a third person has to approve ${en}.`,
      `Uno de ustedes hizo una credencial del otro en los últimos 30 días: tiene que aprobar ${es} una tercera persona.`,
    ],
  };
  return Object.fromEntries(
    Object.entries(words).map(([code, both]) => [`${subject}.${code}`, both]),
  ) as Record<`${Subject}.${SecondPersonRefusal}`, RefusalWords>;
}

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

export const detailOf = (wrong: RefusalText | undefined) => ({
  detail: wrong?.message ?? null,
  detailEs: wrong?.messageEs ?? null,
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
