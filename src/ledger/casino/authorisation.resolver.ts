import { ArgsType, Field, ObjectType, Int, Args, Mutation, Resolver, Query } from '@nestjs/graphql';
import type { AuthorisationRefusalCode } from './why-not-authorised';
import {
  type AuthorisationNotRecorded,
  AUTHORISATION_REFUSALS,
  AuthorisationDecisions,
} from './authorisation.decisions';
import {
  decisionRecorded,
  DecisionRecorded,
  decidedOrRefused,
  DataRefused,
} from '../../api/decision-refused';
import type { Authorisation } from './authorisation.state';
import { DecisionSignatureType, IMPORTED_FIELD, ImportedType, signatureOf } from '../register/event.resolver';
import { GamingDayType } from '../../api/scalars';
import { Answer, Snapshot } from '../../api/snapshot/operation-context';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { CaughtUpBooks, positionFor } from '../../api/snapshot/casino-scope';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { statedData } from '../../api/stated-data';
import { readCasinoBooks } from '../gaming-day/known-days.queries';
import { CasinoArguments, OfCasinoArguments } from '../../api/snapshot/report-arguments';

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

@ObjectType({ description: 'The authorisation is recorded, with the name of the person.' })
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
    description: 'Valid from this day on for later records, until the next authorisation.',
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

@ObjectType({ description: 'Every authorisation of a casino, in the order of recording.' })
export class Authorisations extends Answer {
  @Field(() => [AuthorisationType])
  authorisations!: AuthorisationType[];
}

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

@Resolver()
@RequirePermission('casinos:authorise')
export class AuthorisationResolver {
  constructor(
    private readonly authorisations: AuthorisationDecisions,
    private readonly books: CaughtUpBooks,
  ) {}

  @Mutation(() => AuthorisationResult, {
    description:
      'Records what the authority allows a casino to offer (autorización) and how it keeps its books, from a day on; the evaluation of earlier records does not change. With `newCasino` it may be the first record of a casino.',
  })
  async authorise(
    @Args() { casino, authorisation, newCasino }: AuthoriseArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<AuthorisationRecorded | AuthorisationRefused> {
    const stated = statedData(authorisation, 'authorisation');
    // A casino begins with its authorisation: there need be no record of it yet.
    const said = await this.books.decide({ casino, principal, snapshot, mayBeNew: true }, (inView) =>
      this.authorisations.record({ stated, mayBegin: newCasino }, inView, principal),
    );
    if (said === 'behind') return authorisationRefused({ code: 'AUTHORISATION.BOOKS_BEHIND', about: [] });
    return said.ok ? decisionRecorded(said.value) : authorisationRefused(said.refusal);
  }
}

@Resolver()
@RequirePermission('casinos:read')
export class AuthorisationsResolver {
  @Query(() => Authorisations, {
    description:
      'The authorisations of a casino, with the day from which each is valid, and its accounting options.',
  })
  async authorisations(
    @Args() args: CasinoArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Authorisations> {
    const { casino } = args;
    const position = await positionFor(principal, args, snapshot);
    const books = await snapshot.read((manager) => readCasinoBooks(manager, { casino, position }));
    const authorisations = (books.authorisations ?? []).map(authorisationTypeOf);
    return { position, asOf: null, complete: true, authorisations };
  }
}
