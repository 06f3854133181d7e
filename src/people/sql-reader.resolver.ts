import { Inject } from '@nestjs/common';
import { Args, createUnionType, InputType, ObjectType, Resolver } from '@nestjs/graphql';
import { ACCESS_SOURCES, type AccessSources } from '../access/access-sources';
import { RequirePermission } from '../access/require-permission.decorator';
import { g } from '../api/schema-fields';
import { scopeAsked } from './casinos.rules';
import { credentialOf, CredentialType } from './credential.type';
import { PeopleRegister } from './people-register';
import { decided, HouseDecisionField, instanceOf, PeopleRefused } from './people.type';
import { giveSqlAccess } from './sql-reader.rules';

const YEAR_MS = 365 * 86_400_000;

@InputType({
  description:
    'Who reads the schema bi with SQL, and of which casinos. Give either `everyCasino: true` or the casinos.',
})
class SqlAccessInput extends g.input({
  login: g.text(
    'The login role of PostgreSQL: 3 to 63 lower-case letters, digits and underscores, a letter first, such as bi_granada.',
  ),
  name: g.text('For what it is, such as Metabase: 1 to 200 characters.'),
  everyCasino: g.byDefault(false, g.bool('Of every casino, including later ones.')),
  casinos: g.byDefault([], g.list(g.id())),
  expiresAt: g.optional(g.nullable(g.dateTime('Within a year. Default: in a year.'))),
}) {}

@ObjectType({
  description:
    'The login may read the figures of these casinos. It needs a role of the database: `cagnotte sql-login`.',
})
class SqlAccessGiven extends g.object({
  credential: g.of(() => CredentialType, 'Ended by `revokeCredential`.'),
}) {}

const GiveSqlAccessResult = createUnionType({
  name: 'GiveSqlAccessResult',
  types: () => [SqlAccessGiven, PeopleRefused] as const,
});

@Resolver()
@RequirePermission('keys:manage')
export class SqlReaderResolver {
  constructor(
    private readonly register: PeopleRegister,
    @Inject(ACCESS_SOURCES) private readonly sources: AccessSources,
  ) {}

  @HouseDecisionField(
    () => GiveSqlAccessResult,
    'Lets a login role of PostgreSQL read the schema bi of some casinos, until a day. `credentials` lists it; `revokeCredential` ends it and its sessions at once.',
  )
  giveSqlAccess(@Args('input') { login, name, expiresAt, ...scope }: SqlAccessInput) {
    const latest = new Date(this.sources.now().getTime() + YEAR_MS).toISOString();
    const wanted = {
      login,
      name,
      casinos: scopeAsked(scope),
      expiresAt: expiresAt?.toISOString() ?? latest,
      latest,
    };
    return decided(
      (actor) => this.register.decide((house, moment) => giveSqlAccess(house, actor, wanted, moment), actor),
      ({ events: [made], house }) =>
        instanceOf(SqlAccessGiven, {
          credential: credentialOf(
            house,
            house.credentials.get((made!.data as { readonly credential: string }).credential)!,
            { now: this.sources.now().toISOString() },
          ),
        }),
    );
  }
}
