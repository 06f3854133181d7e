import { Inject } from '@nestjs/common';
import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { scopeAsked } from './casinos.rules';
import { ACCESS_SOURCES, type AccessSources } from '../access/access-sources';
import { CurrentPrincipal, RequirePermission } from '../access/require-permission.decorator';
import type { Principal } from '../access/principal';
import type { House } from './house.state';
import type { PeopleEventData } from './people.events';
import { PeopleRegister, type Taken } from './people-register';
import { isConcerned } from './casinos.rules';
import type { Actor, Decided, Moment } from './people.rules';
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

type Rule = (house: House, actor: Actor, moment: Moment) => Decided;

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
      'Proposals about roles and credentials that are not approved, or whose link is not used yet, oldest first.',
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
    return this.decided(
      principal,
      (house, actor) => registerPerson(house, actor, { id, name }),
      ({ house }) => this.changed(house, id, principal),
    );
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
    return this.decided(
      principal,
      (house, actor, moment) => deactivatePerson(house, actor, { id, reason }, moment),
      ({ house }) => this.changed(house, id, principal),
    );
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
    const scope = scopeAsked({ everyCasino, casinos });
    const times = until ? { until: until.toISOString() } : {};
    const propose: Rule = (house, actor, moment) => {
      const wanted = { person, role, casinos: scope, from: from?.toISOString() ?? moment.now, ...times };
      return proposeRole(house, actor, wanted, moment);
    };
    return this.decided(principal, propose, (taken) => this.given(taken));
  }

  @Mutation(() => RoleResult, { description: 'Approves a role that another administrator proposed.' })
  @RequirePermission('people:manage')
  async approveRole(
    @CurrentPrincipal() principal: Principal,
    @Args('proposal', { type: () => ID }) proposal: string,
  ): Promise<RoleGiven | PeopleProposed | PeopleRefused> {
    return this.decided(
      principal,
      (house, actor, moment) => approveRole(house, actor, proposal, moment),
      (taken) => this.given(taken),
    );
  }

  @Mutation(() => RoleResult, { description: 'Ends a role at once; it stays on record.' })
  @RequirePermission('people:manage')
  async endRole(
    @CurrentPrincipal() principal: Principal,
    @Args('role', { type: () => ID, description: 'Id of the role of the person.' }) id: string,
  ): Promise<RoleGiven | PeopleProposed | PeopleRefused> {
    return this.decided(
      principal,
      (house, actor, moment) => endRole(house, actor, id, moment),
      ({ house }) => instanceOf(RoleGiven, { role: roleOf(house.grants.get(id)!, this.now()) }),
    );
  }

  private async decided<Answer>(
    principal: Principal,
    rule: Rule,
    answer: (taken: Taken) => Answer,
  ): Promise<Answer | PeopleRefused> {
    const actor = actorOf(principal);
    const taken = await this.register.decide((house, moment) => rule(house, actor, moment), actor);
    return taken.ok ? answer(taken.value) : refusedFor(taken.refusal);
  }

  private given({ events, house }: Taken): RoleGiven | PeopleProposed {
    const [event] = events;
    if (event?.type === 'cagnotte.people.role-proposed.v1') {
      const proposal = proposalOf(house.proposals.get(event.data.proposal)!);
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
