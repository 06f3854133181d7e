import { Args, createUnionType, InputType, ObjectType, Resolver } from '@nestjs/graphql';
import { asGraphQLError, STEP_UP_REQUIRED } from '../access/access-refusal';
import { Anybody, RequirePermission } from '../access/require-permission.decorator';
import { ReporterName } from './principal.type';
import { refusing } from './people.refusals';
import { Tablets } from './sign-in/tablets';
import { issuedAs, IssueCredentialResult } from './credential.type';
import { Credentials } from './credentials';
import { PeopleRegister } from './people-register';
import {
  decided,
  type HouseDecision,
  HouseDecisionField,
  instanceOf,
  PeopleRefused,
  refusedFor,
} from './people.type';
import { g } from '../api/schema-fields';

@InputType({ description: 'A tablet, and what it is bound to: persons on it report from nowhere else.' })
class TabletInput extends g.input({
  name: g.text('A segment of its sources: 2 to 40 lower-case letters, digits and hyphens, such as pit-1.'),
  casino: g.id(),
  sources: g.list(
    g.text(
      'From where persons on it report: /casinos/granada/tables/RF1 includes all beneath it, /casinos/granada every table and the cage.',
    ),
  ),
  classes: g.listOf(() => ReporterName, 'Its classes: TABLE, CAGE, COUNT_ROOM.'),
  expiresAt: g.optional(g.nullable(g.dateTime('Within a year. Default: in a year.'))),
}) {}

@ObjectType({ description: 'The person has this PIN from now on, and no earlier one.' })
class PinSet extends g.object({
  person: g.id('Staff number.'),
}) {}

const SetPinResult = createUnionType({
  name: 'SetPinResult',
  types: () => [PinSet, PeopleRefused] as const,
});

@Resolver()
@RequirePermission('keys:manage')
export class TabletResolver {
  constructor(
    private readonly register: PeopleRegister,
    private readonly credentials: Credentials,
    private readonly tablets: Tablets,
  ) {}

  @HouseDecisionField(
    () => IssueCredentialResult,
    'Makes a link with which a tablet is enrolled, valid once and for ten minutes: open /tablet#CODE on the tablet. `credentials` lists the tablet; `revokeCredential` ends it.',
  )
  enrolTablet(@Args('input') { classes, expiresAt, ...input }: TabletInput) {
    const wanted = { ...input, toldBy: classes, expiresAt: expiresAt ?? undefined };
    return decided(
      (actor) => this.credentials.offerTablet(actor, wanted),
      (offered) => issuedAs(offered, this.register, new Date().toISOString()),
    );
  }

  @HouseDecisionField(
    () => SetPinResult,
    'Sets your own PIN for tablets, 6 digits; it replaces an earlier one and ends its sessions. It identifies who captures and cannot decide.',
  )
  @Anybody()
  setPin(
    @Args('pin', { type: () => String, description: 'Send it as a variable; it is not stored.' }) pin: string,
  ): HouseDecision<PinSet | PeopleRefused> {
    return async (principal) => {
      const { session, signing, personId } = principal;
      if (session === undefined || personId === undefined)
        return refusedFor(refusing('PEOPLE.PIN_NEEDS_SESSION').refusal);
      // A signature proves that the person is present. Without a passkey the sign-in must be recent.
      if (signing === undefined && session.freshUntil <= new Date()) throw asGraphQLError(STEP_UP_REQUIRED);
      const set = decided(
        (actor) => this.tablets.setPin(actor, pin),
        () => instanceOf(PinSet, { person: personId }),
      );
      return set(principal);
    };
  }
}
