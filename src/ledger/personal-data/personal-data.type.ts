import { ArgsType, Field, ID, ObjectType } from '@nestjs/graphql';
import { connectionOf, ListArguments } from '../../api/connection.type';
import { DataRefused, decidedOrRefused, DecisionRecorded } from '../../api/decision-refused';
import { GamingDayType, Position } from '../../api/scalars';
import { OfCasinoArguments } from '../../api/snapshot/casino-scope';
import { ProposalType, signatureOf } from '../register/event.resolver';
import {
  ERASURE_REFUSALS,
  type ErasureKnown,
  type ErasureNotRecorded,
  type ErasureRefusalCode,
  MOST_ERASED,
} from './erasure.decisions';

@ObjectType({
  description:
    'A person or a delivery in quarantine whose texts are recorded encrypted, under a key of their own.',
})
export class PersonalSubject {
  @Field(() => ID, {
    description: 'player/ID; event/KEY of an event that names no player; delivery/HASH; document/HASH.',
  })
  subject!: string;

  @Field(() => GamingDayType, { description: 'The first gaming day of which something is recorded.' })
  firstDay!: string;

  @Field(() => GamingDayType, { description: 'The last one.' })
  lastDay!: string;

  @Field(() => GamingDayType, {
    nullable: true,
    description: 'When it was erased, UTC; null while it can be read.',
  })
  erasedOn!: string | null;
}

@ObjectType({ description: 'A text about a person in an encrypted field of a record.' })
export class PersonalText {
  @Field({ description: 'JSON pointer to the field: /data/payee.' })
  path!: string;

  @Field(() => ID, { description: 'Whose it is, as proposeErasure names it.' })
  subject!: string;

  @Field({ description: 'What it says; once erased: erased on DATE.' })
  text!: string;

  @Field({ description: 'The same; once erased: borrado el FECHA.' })
  textEs!: string;

  @Field(() => GamingDayType, {
    nullable: true,
    description: 'When it was erased, UTC; null while it can be read.',
  })
  erasedOn!: string | null;
}

@ObjectType({
  description: 'A proposal to erase names of customers or deliveries in quarantine, and its approval.',
})
export class Erasure extends ProposalType {
  @Field(() => ID, { description: 'Pass it to recordErasure to approve.' })
  eventId!: string;

  @Field(() => [ID], { description: 'Whose texts are erased.' })
  subjects!: readonly string[];
}

export const PersonalSubjectConnection = connectionOf(PersonalSubject, 'PersonalSubject');
export const ErasureConnection = connectionOf(Erasure, 'Erasure');

@ObjectType({ description: 'It is recorded.' })
export class ErasureDecided extends DecisionRecorded {}

@ObjectType({ description: 'Nothing was decided, and nothing erased.' })
export class ErasureRefused extends DataRefused<ErasureRefusalCode> {}

export const ErasureResult = decidedOrRefused('ErasureResult', ErasureDecided, ErasureRefused);

export const erasureRefused = ({ code, unknown }: ErasureNotRecorded): ErasureRefused => {
  const detail = unknown === undefined ? null : unknown.join(', ');
  return { code, ...ERASURE_REFUSALS[code], detail, detailEs: detail };
};

export const erasureOf = ({ proposed, signedWith, ...known }: ErasureKnown): Erasure => ({
  ...known,
  subjects: proposed.erases.map(({ subject }) => subject),
  ...{ reason: proposed.reason, proposedBy: proposed.by.name ?? proposed.by.id },
  signature: signatureOf(signedWith),
});

@ArgsType()
export class SubjectsArguments extends ListArguments {
  @Field({ defaultValue: false, description: 'Those that were erased instead of those that can be read.' })
  erased!: boolean;

  @Field(() => ID, { nullable: true, description: 'Only this one: player/ID.' })
  subject?: string;
}

@ArgsType()
export class TextsArguments extends OfCasinoArguments {
  @Field(() => Position, { description: 'The number of the record.' })
  record!: bigint;
}

@ArgsType()
export class ErasuresArguments extends ListArguments {
  @Field({ defaultValue: false, description: 'The newest first, instead of the oldest.' })
  newest!: boolean;
}

@ArgsType()
export class ProposeErasureArguments extends OfCasinoArguments {
  @Field(() => [ID], {
    description: `Whose texts to erase, at most ${MOST_ERASED}: as in the query personalData.`,
  })
  subjects!: readonly string[];

  @Field({ description: 'The reason, 1 to 1000 characters. It is recorded for ever: name nobody in it.' })
  reason!: string;
}

@ArgsType()
export class RecordErasureArguments extends OfCasinoArguments {
  @Field(() => ID, { description: 'Event id of the proposal.' })
  proposal!: string;
}
