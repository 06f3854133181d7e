import { Inject } from '@nestjs/common';
import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { scopeAsked } from './casinos.rules';
import { ACCESS_SOURCES, type AccessSources } from '../access/access-sources';
import { asGraphQLError, permissionMissing } from '../access/access-refusal';
import type { Permission } from '../access/permissions';
import { Anybody, CurrentPrincipal, RequirePermission } from '../access/require-permission.decorator';
import { may, type Principal, within } from '../access/principal';
import { assertMayCasino } from '../api/snapshot/casino-scope';
import { SecondedPermissionName } from './credential.type';
import { monthBefore } from './principal-of';
import type { House } from './house.state';
import type { PeopleEventData } from './people.events';
import { PeopleRegister, type Taken } from './people-register';
import { isConcerned } from './casinos.rules';
import type { Actor, Moment, PeopleDecision } from './people.rules';
import { secondPersons, withdrawProposal } from './proposal.rules';
import { nameKey } from '../kernel/person-name';
import { Site } from './sign-in/site';
import { approveRole, deactivatePerson, endRole, proposeRole, registerPerson } from './people.rules';
import {
  decided,
  HouseDecisionField,
  instanceOf,
  PeopleProposalType,
  PeopleProposalWithdrawn,
  PeopleProposed,
  PersonChanged,
  personOf,
  PersonResult,
  PersonType,
  proposalOf,
  ProposeRoleInput,
  RoleGiven,
  roleOf,
  RoleResult,
  WithdrawalResult,
  namedOf,
  PersonNamed,
} from './people.type';

type Rule = (house: House, actor: Actor, moment: Moment) => PeopleDecision;

@Resolver(() => PersonType)
@RequirePermission('people:read')
export class PeopleResolver {
  constructor(
    private readonly register: PeopleRegister,
    @Inject(ACCESS_SOURCES) private readonly sources: AccessSources,
    private readonly site: Site,
  ) {}

  @Query(() => [PersonType], { description: 'All persons, in the order in which they were registered.' })
  async people(@CurrentPrincipal() principal: Principal): Promise<PersonType[]> {
    const house = await this.register.house();
    return [...house.persons.keys()].flatMap((id) => this.personIn(house, id, principal) ?? []);
  }

  @Query(() => PersonType, { nullable: true, description: 'A person by staff number.' })
  async person(
    @CurrentPrincipal() principal: Principal,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<PersonType | undefined> {
    return this.personIn(await this.register.house(), id, principal);
  }

  @Query(() => [PeopleProposalType], {
    description:
      'Proposals about roles and credentials that are not approved, or whose link is not used yet, oldest first.',
  })
  async peopleProposals(@CurrentPrincipal() { casinos }: Principal): Promise<PeopleProposalType[]> {
    const house = await this.register.house();
    return [...house.proposals.values()]
      .filter((each) => !each.isDone && isConcerned(house, casinos, each, this.now()))
      .map((each) => proposalOf(house, each, this.now()));
  }

  @Query(() => String, {
    description:
      'Settings in front of a command at the console, such as `cagnotte person`, that reaches this service: assignments of a POSIX shell, with PASSWORD in the place of passwords.',
  })
  @RequirePermission('people:manage')
  consoleSettings(): string {
    return this.site.atConsole;
  }

  @Query(() => [PersonNamed], {
    description:
      'Who can approve what a person proposes about the books of a casino: with the same permission there, able to sign in, and not tied to the person by a credential of the last 30 days. For those who have the permission themselves.',
  })
  @Anybody()
  async secondPersons(
    @CurrentPrincipal() principal: Principal,
    @Args('casino', { type: () => ID }) casino: string,
    @Args('permission', { type: () => SecondedPermissionName }) permission: Permission,
    @Args('proposedBy', {
      type: () => ID,
      description: 'Who proposes: staff number, or registered name, as proposals state it.',
    })
    proposedBy: string,
  ): Promise<PersonNamed[]> {
    if (!may(principal, permission)) throw asGraphQLError(permissionMissing(permission, principal.kind));
    assertMayCasino(within(principal, permission), casino);
    const house = await this.register.house();
    const id = house.persons.has(proposedBy) ? proposedBy : house.byName.get(nameKey(proposedBy));
    const now = this.now();
    const moment = { now, monthAgo: monthBefore(now) };
    const approval = { permission, casino, proposedBy: id ?? proposedBy };
    return secondPersons(house, approval, moment).map(namedOf);
  }

  @HouseDecisionField(() => PersonResult, 'Registers a person. Roles and a credential come afterwards.')
  @RequirePermission('people:manage')
  registerPerson(
    @Args('id', { type: () => ID, description: 'Staff number.' }) id: string,
    @Args('name') name: string,
  ) {
    return this.decided(
      (house, actor) => registerPerson(house, actor, { id, name }),
      ({ house }, principal) => this.changed(house, id, principal),
    );
  }

  @HouseDecisionField(
    () => PersonResult,
    'Deactivates a person who has left: roles and credentials end at once and permanently.',
  )
  @RequirePermission('people:manage')
  deactivatePerson(
    @Args('person', { type: () => ID, description: 'Staff number.' }) id: string,
    @Args('reason') reason: string,
  ) {
    return this.decided(
      (house, actor, moment) => deactivatePerson(house, actor, { id, reason }, moment),
      ({ house }, principal) => this.changed(house, id, principal),
    );
  }

  @HouseDecisionField(
    () => RoleResult,
    'Gives a role that cannot decide, such as INGEST or AUDITOR; proposes a role that decides, for a second administrator to approve.',
  )
  @RequirePermission('people:manage')
  proposeRole(@Args('input') { person, role, everyCasino, casinos, from, until }: ProposeRoleInput) {
    const scope = scopeAsked({ everyCasino, casinos });
    const times = until ? { until: until.toISOString() } : {};
    return this.decided(
      (house, actor, moment) => {
        const wanted = { person, role, casinos: scope, from: from?.toISOString() ?? moment.now, ...times };
        return proposeRole(house, actor, wanted, moment);
      },
      (taken) => this.given(taken),
    );
  }

  @HouseDecisionField(() => RoleResult, 'Approves a role that another administrator proposed.')
  @RequirePermission('people:manage')
  approveRole(@Args('proposal', { type: () => ID }) proposal: string) {
    return this.decided(
      (house, actor, moment) => approveRole(house, actor, proposal, moment),
      (taken) => this.given(taken),
    );
  }

  @HouseDecisionField(
    () => WithdrawalResult,
    'Withdraws a proposal about a role or a credential, your own or that of another administrator. An unused link of it ends.',
  )
  @RequirePermission('people:manage')
  withdrawPeopleProposal(@Args('proposal', { type: () => ID }) proposal: string) {
    return this.decided(
      (house, actor, moment) => withdrawProposal(house, actor, proposal, moment),
      () => instanceOf(PeopleProposalWithdrawn, { proposal }),
    );
  }

  @HouseDecisionField(() => RoleResult, 'Ends a role at once; it stays on record.')
  @RequirePermission('people:manage')
  endRole(@Args('role', { type: () => ID, description: 'Id of the role of the person.' }) id: string) {
    return this.decided(
      (house, actor, moment) => endRole(house, actor, id, moment),
      ({ house }) => instanceOf(RoleGiven, { role: roleOf(house.grants.get(id)!, this.now()) }),
    );
  }

  private decided<Answer>(rule: Rule, answer: (taken: Taken, principal: Principal) => Answer) {
    return decided(
      (actor) => this.register.decide((house, moment) => rule(house, actor, moment), actor),
      answer,
    );
  }

  private given({ events, house }: Taken): RoleGiven | PeopleProposed {
    const [event] = events;
    if (event?.type === 'cagnotte.people.role-proposed.v1') {
      const proposal = proposalOf(house, house.proposals.get(event.data.proposal)!, this.now());
      return instanceOf(PeopleProposed, { proposal });
    }
    const { grant } = event!.data as PeopleEventData<'cagnotte.people.role-given.v1'>;
    return instanceOf(RoleGiven, { role: roleOf(house.grants.get(grant)!, this.now()) });
  }

  private changed(house: House, id: string, principal: Principal): PersonChanged {
    return instanceOf(PersonChanged, { person: this.personIn(house, id, principal)! });
  }

  private personIn(house: House, id: string, { casinos }: Principal): PersonType | undefined {
    const person = house.persons.get(id);
    return person && personOf(house, person, { casinos, now: this.now() });
  }

  private now(): string {
    return this.sources.now().toISOString();
  }
}
