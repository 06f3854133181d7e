import { createUnionType, Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { PrincipalKindName, RoleName } from '../access/principal.type';
import { type CasinoScope, type PrincipalKind } from '../access/principal';
import type { Role } from '../access/permissions';
import {
  type Casinos,
  type House,
  isInForce,
  type Proposal,
  type RegisteredPerson,
  type RoleGrant,
} from './house.state';
import type { DecidedBy } from './people.events';
import type { PeopleRefusal } from './people.refusals';
import { meets } from './casinos.rules';

@ObjectType('DecidedBy', { description: 'Who decided something about persons or credentials.' })
export class DecidedByType {
  @Field(() => PrincipalKindName, { description: 'CONSOLE: at the machine, not signed in.' })
  kind!: PrincipalKind;

  @Field(() => String, { description: 'Staff number, credential, or account of the machine.' })
  id!: string;

  @Field(() => String, { nullable: true })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'At the console: the second person in whose name it was done, by staff number.',
  })
  andPerson!: string | null;
}

export const decidedByOf = ({ kind, id, name, and }: DecidedBy): DecidedByType => ({
  ...{ kind, id },
  name: name ?? null,
  andPerson: and?.id ?? null,
});

@ObjectType('PersonRole', { description: 'A role of a person, at some casinos and for some time.' })
export class PersonRoleType {
  @Field(() => ID)
  id!: string;

  @Field(() => RoleName)
  role!: Role;

  @Field(() => Boolean, { description: 'At every casino, including later ones.' })
  everyCasino!: boolean;

  @Field(() => [ID], { description: 'Empty if at every casino.' })
  casinos!: readonly string[];

  @Field(() => Date)
  from!: Date;

  @Field(() => Date, { nullable: true })
  until!: Date | null;

  @Field(() => Boolean, { description: 'Whether it has effect now.' })
  isInForce!: boolean;

  @Field(() => DecidedByType, { description: 'Who gave it; for a role that decides, who approved it.' })
  givenBy!: DecidedByType;

  @Field(() => DecidedByType, { nullable: true, description: 'Who proposed it, for a role that decides.' })
  proposedBy!: DecidedByType | null;

  @Field(() => Date, { nullable: true })
  endedAt!: Date | null;

  @Field(() => DecidedByType, { nullable: true })
  endedBy!: DecidedByType | null;
}

@ObjectType('Person', { description: 'A person who is or was registered in the house.' })
export class PersonType {
  @Field(() => ID, { description: 'The staff number. It is never given again.' })
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean)
  isActive!: boolean;

  @Field(() => Date)
  registeredAt!: Date;

  @Field(() => DecidedByType)
  registeredBy!: DecidedByType;

  @Field(() => Date, { nullable: true })
  leftAt!: Date | null;

  @Field(() => [PersonRoleType], { description: 'Including past and future ones.' })
  roles!: readonly PersonRoleType[];
}

/** A person with the roles at the casinos of the caller; undefined if all roles are elsewhere. */
export function personOf(
  house: House,
  { id, name, registeredAt, registeredBy, left }: RegisteredPerson,
  { casinos, now }: { readonly casinos: CasinoScope; readonly now: string },
): PersonType | undefined {
  const all = [...house.grants.values()].filter(({ person }) => person === id);
  const seen = all.filter((grant) => meets(grant.casinos, casinos));
  if (all.length > 0 && seen.length === 0) return undefined;
  return {
    ...{ id, name, isActive: left === undefined, leftAt: left === undefined ? null : new Date(left.at) },
    registeredAt: new Date(registeredAt),
    registeredBy: decidedByOf(registeredBy),
    roles: seen.map((grant) => roleOf(grant, now)),
  };
}

export const roleOf = (grant: RoleGrant, now: string): PersonRoleType => ({
  ...{ id: grant.id, role: grant.role, ...scopeFields(grant.casinos), isInForce: isInForce(grant, now) },
  ...{ from: new Date(grant.from), until: grant.until === undefined ? null : new Date(grant.until) },
  givenBy: decidedByOf(grant.givenBy),
  proposedBy: grant.proposedBy ? decidedByOf(grant.proposedBy) : null,
  endedAt: grant.ended ? new Date(grant.ended.at) : null,
  endedBy: grant.ended ? decidedByOf(grant.ended.by) : null,
});

export const scopeFields = (casinos: Casinos): { everyCasino: boolean; casinos: readonly string[] } => ({
  everyCasino: casinos === 'all',
  casinos: casinos === 'all' ? [] : casinos,
});

@ObjectType('PeopleProposal', {
  description: 'What one administrator proposed and another one has to approve.',
})
export class PeopleProposalType {
  @Field(() => ID)
  id!: string;

  @Field(() => ID, { description: 'The person it is for, by staff number.' })
  person!: string;

  @Field(() => RoleName, { nullable: true, description: 'Null: a credential is proposed.' })
  role!: Role | null;

  @Field(() => Boolean)
  everyCasino!: boolean;

  @Field(() => [ID])
  casinos!: readonly string[];

  @Field(() => Date)
  at!: Date;

  @Field(() => DecidedByType)
  by!: DecidedByType;
}

export const proposalOf = ({ id, person, wanted, at, by }: Proposal): PeopleProposalType => ({
  ...{ id, person, role: wanted?.role ?? null, ...scopeFields(wanted?.casinos ?? []) },
  ...{ at: new Date(at), by: decidedByOf(by) },
});

@InputType({ description: 'A role for a person. Give either `everyCasino: true` or the casinos.' })
export class ProposeRoleInput {
  @Field(() => ID, { description: 'Staff number.' })
  person!: string;

  @Field(() => RoleName)
  role!: Role;

  @Field(() => Boolean, { defaultValue: false })
  everyCasino!: boolean;

  @Field(() => [ID], { defaultValue: [] })
  casinos!: string[];

  @Field(() => Date, { nullable: true, description: 'Default: now.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Default: until it is ended.' })
  until?: Date | null;
}

@ObjectType({ description: 'Nothing was changed.' })
export class PeopleRefused {
  @Field(() => String, { description: 'Stable: `PEOPLE.…`.' })
  code!: string;

  @Field(() => String)
  message!: string;

  @Field(() => String, { description: 'In Spanish.' })
  messageEs!: string;
}

export const refusedFor = ({ code, message, messageEs }: PeopleRefusal): PeopleRefused =>
  Object.assign(new PeopleRefused(), { code, message, messageEs });

@ObjectType()
export class PersonChanged {
  @Field(() => PersonType)
  person!: PersonType;
}

@ObjectType({ description: 'The role is given.' })
export class RoleGiven {
  @Field(() => PersonRoleType)
  role!: PersonRoleType;
}

@ObjectType({ description: 'A second administrator has to approve: approveRole, approveCredential.' })
export class PeopleProposed {
  @Field(() => PeopleProposalType)
  proposal!: PeopleProposalType;
}

export const PersonResult = createUnionType({
  name: 'PersonResult',
  types: () => [PersonChanged, PeopleRefused] as const,
});

export const RoleResult = createUnionType({
  name: 'RoleResult',
  types: () => [RoleGiven, PeopleProposed, PeopleRefused] as const,
});

export const instanceOf = <Type extends object>(type: new () => Type, members: Type): Type =>
  Object.assign(new type(), members);
