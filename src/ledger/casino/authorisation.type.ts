import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { AuthorisationRefusalCode } from './why-not-authorised';
import type { AuthorisationKnown, AuthorisationNotRecorded } from './authorisation.decisions';
import { AUTHORISATION_REFUSALS } from './authorisation.refusals';
import { DataRefused, DecisionRecorded, decidedOrRefused } from '../../api/decision-refused';
import type { Authorisation } from './authorisation.state';
import { DecisionSignatureType, IMPORTED_FIELD, ImportedType, signatureOf } from '../register/event.resolver';
import { GamingDayType, Position } from '../../api/scalars';
import { Answer } from '../../api/snapshot/operation-context';
import { OfCasinoArguments } from '../../api/snapshot/casino-scope';

@ArgsType()
export class AuthoriseArguments extends OfCasinoArguments {
  @Field({
    description:
      'The whole authorisation as JSON text: the data of casino.authorised, according to its schema in docs/events. `document` names the document of the authority.',
  })
  authorisation!: string;

  @Field({
    defaultValue: false,
    description:
      'Whether this is the first record of a casino; without it, an unknown casino is refused as a mistake.',
  })
  newCasino!: boolean;
}

@ArgsType()
export class ProposeAuthorisationArguments extends OfCasinoArguments {
  @Field({
    description:
      'The whole authorisation as JSON text, as for `authorise`. What it does not state is not authorised any more.',
  })
  authorisation!: string;
}

@ArgsType()
export class RecordAuthorisationArguments extends OfCasinoArguments {
  @Field(() => ID, { description: 'Event id of the proposal.' })
  proposal!: string;
}

@ObjectType({ description: 'The authorisation, or its proposal, is recorded with the name of the person.' })
export class AuthorisationRecorded extends DecisionRecorded {}

@ObjectType({ description: 'No authorisation was recorded.' })
export class AuthorisationRefused extends DataRefused<AuthorisationRefusalCode> {
  @Field(() => [String], { description: 'The casino, games, tables, pools or answers that are refused.' })
  about!: readonly string[];
}

export const AuthorisationResult = decidedOrRefused(
  'AuthorisationResult',
  AuthorisationRecorded,
  AuthorisationRefused,
);

export const authorisationRefused = ({
  code,
  about,
  wrong,
}: AuthorisationNotRecorded): AuthorisationRefused => ({
  ...{ code, ...AUTHORISATION_REFUSALS[code], about },
  ...{ detail: wrong?.message ?? null, detailEs: wrong?.messageEs ?? null },
});

@ObjectType('AuthorisedTable', { description: 'A table as authorised.' })
export class AuthorisedTableType {
  @Field()
  table!: string;

  @Field({ description: 'Game code.' })
  game!: string;

  @Field(() => Int, { nullable: true, description: 'Null: not stated.' })
  seats!: number | null;

  @Field({ description: "Whether a player's bank may be unlimited." })
  unlimitedBank!: boolean;
}

@ObjectType({ description: "The casino's answer to a point that the regulation leaves open." })
export class AnsweredPoint {
  @Field({ description: 'Id of the point, e.g. OP1-01.' })
  point!: string;

  @Field({ description: 'One of the answers listed in docs/games.' })
  answer!: string;
}

@ObjectType({ description: 'The letterhead of printed books and screens.' })
export class Letterhead {
  @Field(() => String, { nullable: true, description: 'The company that runs the casino.' })
  company!: string | null;

  @Field(() => String, { nullable: true, description: 'Its tax number (NIF).' })
  taxNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the casino.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'Where the casino is, on one line.' })
  address!: string | null;
}

@ObjectType('Authorisation', {
  description:
    'What the authority allows a casino to offer (autorización), and how the casino keeps its books.',
})
export class AuthorisationType {
  @Field(() => GamingDayType, {
    description:
      'Valid from this day on, also for the facts that open days already have, until the next authorisation.',
  })
  validFrom!: string;

  @Field({ description: 'The rules in force, e.g. ES-AN-2010.' })
  rulebook!: string;

  @Field(() => [String], { description: 'Game codes.' })
  games!: readonly string[];

  @Field(() => [AuthorisedTableType])
  tables!: AuthorisedTableType[];

  @Field(() => [String], { description: 'The pools it allows.' })
  pools!: string[];

  @Field(() => [AnsweredPoint], { description: 'Other points have the recommended answer.' })
  answers!: AnsweredPoint[];

  @Field({
    description:
      "The casino's accounting options where the law leaves them open: JSON according to the schema.",
  })
  accounting!: string;

  @Field(() => Letterhead)
  letterhead!: Letterhead;

  @Field(() => ImportedType, IMPORTED_FIELD)
  imported!: ImportedType | null;

  @Field(() => DecisionSignatureType)
  signature!: DecisionSignatureType;
}

@ObjectType('ProposedAuthorisation', {
  description: 'A later authorisation that one person has proposed and another one may approve.',
})
export class ProposedAuthorisationType {
  @Field(() => ID, { description: 'Pass it to recordAuthorisation to approve.' })
  eventId!: string;

  @Field(() => Position, { description: 'Of the proposal.' })
  recordNumber!: bigint;

  @Field({ description: 'The whole authorisation, as proposed: JSON text.' })
  authorisation!: string;

  @Field()
  proposedBy!: string;

  @Field({ description: 'As stated.' })
  proposedAt!: string;

  @Field(() => DecisionSignatureType)
  signature!: DecisionSignatureType;
}

@ObjectType({ description: 'Every authorisation of a casino, in the order of recording.' })
export class Authorisations extends Answer {
  @Field(() => [AuthorisationType])
  authorisations!: AuthorisationType[];

  @Field(() => [ProposedAuthorisationType], {
    description:
      'Proposals of later ones that another person may approve, the newest first, twenty at most. An authorisation that is recorded ends those before it.',
  })
  proposed!: ProposedAuthorisationType[];
}

export const proposedTypeOf = ({
  proposed: { by, ...authorisation },
  signedWith,
  recordedAs: _none,
  gamingDay: _day,
  ...known
}: AuthorisationKnown): ProposedAuthorisationType => ({
  ...known,
  authorisation: JSON.stringify(authorisation),
  proposedBy: by.name ?? by.id,
  signature: signatureOf(signedWith),
});

const letterheadOf = ({ letterhead, duty }: NonNullable<Authorisation['accounting']>): Letterhead => ({
  company: letterhead?.company ?? duty?.company ?? null,
  taxNumber: letterhead?.taxNumber ?? null,
  name: letterhead?.name ?? null,
  address: letterhead?.address ?? null,
});

export const authorisationTypeOf = ({
  validFrom,
  rulebook,
  games,
  tables,
  pools,
  answers = {},
  accounting = {},
  imported,
  signedWith,
}: Authorisation): AuthorisationType => ({
  ...{ validFrom, rulebook, games },
  tables: tables.map(({ table, game, seats, unlimitedBank }) => ({
    ...{ table, game, seats: seats ?? null, unlimitedBank: unlimitedBank ?? false },
  })),
  pools: pools.map(({ pool }) => pool),
  answers: Object.entries(answers).map(([point, answer]) => ({ point, answer })),
  accounting: JSON.stringify(accounting),
  letterhead: letterheadOf(accounting),
  imported: imported ?? null,
  signature: signatureOf(signedWith ?? null, { imported }),
});
