import { Inject } from '@nestjs/common';
import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { scopeOfInput } from '../access/api-key.resolver';
import { ACCESS_SOURCES, type AccessSources } from '../access/access-sources';
import { CurrentPrincipal, RequirePermission } from '../access/require-permission.decorator';
import type { Principal } from '../access/principal';
import type { House } from './house.state';
import type { PeopleEvent } from './people.events';
import { PeopleRegister } from './people-register';
import { isConcerned } from './casinos.rules';
import { approveRole, deactivatePerson, endRole, proposeRole, registerPerson } from './people.rules';
import { actorOf } from './principal-of';
import {
  instanceOf,
  PeopleProposalType,
  PeopleProposed,
  type PeopleRefused,
  PersonChanged,
  personOf,
  PersonResult,
  PersonType,
  proposalOf,
  ProposeRoleInput,
  refusedFor,
  RoleGiven,
  roleOf,
  RoleResult,
} from './people.type';

const PersonArgument = (): ParameterDecorator =>
  Args('person', { type: () => ID, description: 'Staff number.' });

@Resolver(() => PersonType)
@RequirePermission('people:read')
export class PeopleResolver {
  constructor(
    private readonly register: PeopleRegister,
    @Inject(ACCESS_SOURCES) private readonly sources: AccessSources,
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
      'What was proposed about roles and credentials and is not approved, or whose link nobody has used yet, oldest first.',
  })
  async peopleProposals(@CurrentPrincipal() { casinos }: Principal): Promise<PeopleProposalType[]> {
    const house = await this.register.house();
    return [...house.proposals.values()]
      .filter((each) => !each.isDone && isConcerned(house, casinos, each, this.now()))
      .map(proposalOf);
  }

  @Mutation(() => PersonResult, {
    description: 'Registers a person. Roles and a credential come afterwards.',
  })
  @RequirePermission('people:manage')
  async registerPerson(
    @CurrentPrincipal() principal: Principal,
    @Args('id', { type: () => ID, description: 'Staff number.' }) id: string,
    @Args('name') name: string,
  ): Promise<PersonChanged | PeopleRefused> {
    const actor = actorOf(principal);
    const taken = await this.register.decide((house) => registerPerson(house, actor, { id, name }), actor);
    return taken.ok ? this.changed(taken.value.house, id, principal) : refusedFor(taken.refusal);
  }

  @Mutation(() => PersonResult, {
    description: 'Deactivates a person who has left: roles and credentials end at once and permanently.',
  })
  @RequirePermission('people:manage')
  async deactivatePerson(
    @CurrentPrincipal() principal: Principal,
    @PersonArgument() id: string,
    @Args('reason') reason: string,
  ): Promise<PersonChanged | PeopleRefused> {
    const actor = actorOf(principal);
    const taken = await this.register.decide(
      (house, moment) => deactivatePerson(house, actor, { id, reason }, moment),
      actor,
    );
    return taken.ok ? this.changed(taken.value.house, id, principal) : refusedFor(taken.refusal);
  }

  @Mutation(() => RoleResult, {
    description:
      'Gives a role that cannot decide, such as INGEST or AUDITOR; proposes a role that decides, for a second administrator to approve.',
  })
  @RequirePermission('people:manage')
  async proposeRole(
    @CurrentPrincipal() principal: Principal,
    @Args('input') { person, role, everyCasino, casinos, from, until }: ProposeRoleInput,
  ): Promise<RoleGiven | PeopleProposed | PeopleRefused> {
    const scope = scopeOfInput({ everyCasino, casinos });
    const times = until ? { until: until.toISOString() } : {};
    const actor = actorOf(principal);
    const taken = await this.register.decide((house, moment) => {
      const wanted = { person, role, casinos: scope, from: from?.toISOString() ?? moment.now, ...times };
      return proposeRole(house, actor, wanted, moment);
    }, actor);
    return taken.ok ? this.given(taken.value) : refusedFor(taken.refusal);
  }

  @Mutation(() => RoleResult, { description: 'Approves a role that another administrator proposed.' })
  @RequirePermission('people:manage')
  async approveRole(
    @CurrentPrincipal() principal: Principal,
    @Args('proposal', { type: () => ID }) proposal: string,
  ): Promise<RoleGiven | PeopleProposed | PeopleRefused> {
    const actor = actorOf(principal);
    const taken = await this.register.decide(
      (house, moment) => approveRole(house, actor, proposal, moment),
      actor,
    );
    return taken.ok ? this.given(taken.value) : refusedFor(taken.refusal);
  }

  @Mutation(() => RoleResult, { description: 'Ends a role at once; it stays on record.' })
  @RequirePermission('people:manage')
  async endRole(
    @CurrentPrincipal() principal: Principal,
    @Args('role', { type: () => ID, description: 'Id of the role of the person.' }) id: string,
  ): Promise<RoleGiven | PeopleProposed | PeopleRefused> {
    const actor = actorOf(principal);
    const taken = await this.register.decide((house, moment) => endRole(house, actor, id, moment), actor);
    if (!taken.ok) return refusedFor(taken.refusal);
    return instanceOf(RoleGiven, { role: roleOf(taken.value.house.grants.get(id)!, this.now()) });
  }

  private given({ events, house }: { readonly events: readonly PeopleEvent[]; readonly house: House }) {
    const [event] = events;
    if (event?.type === 'cagnotte.people.role-proposed.v1') {
      const proposal = proposalOf(house.proposals.get(event.data.proposal)!);
      return instanceOf(PeopleProposed, { proposal });
    }
    const { grant } = (event as Extract<PeopleEvent, { type: 'cagnotte.people.role-given.v1' }>).data;
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
