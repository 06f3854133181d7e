import { Inject } from '@nestjs/common';
import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { scopeAsked } from './casinos.rules';
import { ACCESS_SOURCES, type AccessSources } from '../access/access-sources';
import {
  Anybody,
  AnybodyEvenWithPin,
  CurrentPrincipal,
  RequirePermission,
} from '../access/require-permission.decorator';
import { PERMISSIONS } from '../access/permissions';
import { may, type Principal } from '../access/principal';
import { reaches, revokeCredential } from './credential.rules';
import { readUses } from './credential-use';
import { Credentials, type MadeCredential } from './credentials';
import { PeopleRegister } from './people-register';
import { actorOf } from './principal-of';
import {
  CredentialMade,
  credentialOf,
  CredentialRevoked,
  CredentialType,
  DeviceCredentialInput,
  issuedAs,
  IssueCredentialResult,
  MakeCredentialResult,
  MeType,
  RevokeCredentialResult,
} from './credential.type';
import { decided, HouseDecisionField, instanceOf, roleOf, scopeFields } from './people.type';

@Resolver(() => CredentialType)
@RequirePermission('people:manage')
export class CredentialResolver {
  constructor(
    private readonly register: PeopleRegister,
    private readonly credentials: Credentials,
    private readonly dataSource: DataSource,
    @Inject(ACCESS_SOURCES) private readonly sources: AccessSources,
  ) {}

  @Query(() => [CredentialType], {
    name: 'credentials',
    description: 'Credentials at your casinos, oldest first, without their secrets.',
  })
  async listCredentials(@CurrentPrincipal() principal: Principal): Promise<CredentialType[]> {
    const house = await this.register.house();
    const now = this.now();
    const uses = await readUses(this.dataSource);
    return [...house.credentials.values()]
      .filter((credential) => reaches(house, actorOf(principal), credential, now))
      .map((each) => credentialOf(house, each, { now, lastUsedAt: uses.get(each.id) ?? null }));
  }

  @Query(() => MeType, { description: 'Your person, roles and permissions.' })
  @AnybodyEvenWithPin()
  async me(@CurrentPrincipal() principal: Principal): Promise<MeType> {
    const { credentialId, kind, personId, name, roles, casinos, session } = principal;
    const { credentials, grants } = await this.register.house();
    const now = this.now();
    const own = [...grants.values()]
      .filter(({ person }) => person === personId)
      .map((each) => roleOf(each, now));
    return {
      kind,
      name,
      roles,
      credential: credentialId,
      person: personId ?? null,
      ...scopeFields(casinos),
      // A person who signed in without a credential, as in the demo, has only the session.
      expiresAt: new Date(credentials.get(credentialId)?.expiresAt ?? session!.until),
      roleGrants: own.filter(({ isInForce }) => isInForce),
      permissions: PERMISSIONS.filter((permission) => may(principal, permission)),
    };
  }

  @HouseDecisionField(
    () => IssueCredentialResult,
    'Makes a link with which a person enrols a credential; for a person with a role that decides, proposes one.',
  )
  issueCredential(@Args('person', { type: () => ID, description: 'Staff number.' }) person: string) {
    return decided(
      (actor) => this.credentials.issue(actor, person),
      (issued) => issuedAs(issued, this.register, this.now()),
    );
  }

  @HouseDecisionField(
    () => IssueCredentialResult,
    'Approves a credential that another administrator proposed; the link is shown to you.',
  )
  approveCredential(@Args('proposal', { type: () => ID }) proposal: string) {
    return decided(
      (actor) => this.credentials.approve(actor, proposal),
      (issued) => issuedAs(issued, this.register, this.now()),
    );
  }

  @HouseDecisionField(
    () => MakeCredentialResult,
    'Makes a credential of a device or a service, which cannot decide.',
  )
  @RequirePermission('keys:manage')
  issueDeviceCredential(@Args('input') { name, kind, roles, expiresAt, ...input }: DeviceCredentialInput) {
    const wanted = {
      kind: kind === 'device' ? ('device' as const) : ('service' as const),
      name,
      roles,
      casinos: scopeAsked(input),
      expiresAt: expiresAt ?? undefined,
      sources: input.sources,
      toldBy: input.classes,
    };
    return decided((actor) => this.credentials.makeForDevice(actor, wanted), this.made);
  }

  @HouseDecisionField(
    () => MakeCredentialResult,
    'Replaces a credential: your own, or as administrator that of a device. The former one stays valid for some hours.',
  )
  @Anybody()
  rotateCredential(
    @Args('id', { type: () => ID }) id: string,
    @Args('overlapHours', {
      type: () => Int,
      defaultValue: 24,
      description: 'For how long the former one stays valid: 0 to 168 hours.',
    })
    overlapHours: number,
  ) {
    return decided((actor) => this.credentials.rotate(actor, id, overlapHours), this.made);
  }

  @HouseDecisionField(
    () => RevokeCredentialResult,
    'Ends a credential for good: your own, or one at your casinos as administrator. At once in this process, within 10 seconds in every other.',
  )
  @Anybody()
  revokeCredential(@Args('id', { type: () => ID }) id: string) {
    return decided(
      (actor) => this.register.decide((house, moment) => revokeCredential(house, actor, id, moment), actor),
      ({ house }) =>
        instanceOf(CredentialRevoked, {
          credential: credentialOf(house, house.credentials.get(id)!, { now: this.now() }),
        }),
    );
  }

  private readonly made = ({ secret, house, credential }: MadeCredential): CredentialMade =>
    instanceOf(CredentialMade, {
      secret,
      credential: credentialOf(house, credential, { now: this.now() }),
    });

  private now(): string {
    return this.sources.now().toISOString();
  }
}
