import { createUnionType, InputType, Mutation, ObjectType } from '@nestjs/graphql';
import { PrincipalKindName, RoleName } from './principal.type';
import { type CasinoScope } from '../access/permissions';
import { type House, isInForce, type Proposal, type RegisteredPerson, type RoleGrant } from './house.state';
import type { DecidedBy } from './people.events';
import type { PeopleRefusal } from './people.refusals';
import { meets } from './casinos.rules';
import { g } from '../api/schema-fields';
import { declaredField } from '../api/declared-field';
import type { Principal } from '../access/principal';
import type { Result } from '../kernel/result';
import { actorOf, monthAfter, monthBefore, type SigningActor } from './principal-of';
import { approversOf, linkOf } from './proposal.rules';

@ObjectType('DecidedBy', { description: 'Who decided something about persons or credentials.' })
export class DecidedByType extends g.object({
  kind: g.of(() => PrincipalKindName, 'CONSOLE: at the machine, not signed in.'),
  id: g.text('Staff number, credential, or account of the machine.'),
  name: g.nullable(g.text()),
  andPerson: g.nullable(
    g.text('At the console: the second person in whose name it was done, by staff number.'),
  ),
}) {}

export const decidedByOf = ({ kind, id, name, and }: DecidedBy): DecidedByType => ({
  kind,
  id,
  name: name ?? null,
  andPerson: and?.id ?? null,
});

@ObjectType('PersonRole', { description: 'A role of a person, at some casinos and for some time.' })
export class PersonRoleType extends g.object({
  id: g.id(),
  role: g.of(() => RoleName),
  everyCasino: g.bool('At every casino, including later ones.'),
  casinos: g.list(g.id('Empty if at every casino.')),
  from: g.dateTime(),
  until: g.nullable(g.dateTime()),
  isInForce: g.bool('Whether it has effect now.'),
  givenBy: g.of(() => DecidedByType, 'Who gave it; for a role that decides, who approved it.'),
  proposedBy: g.nullable(g.of(() => DecidedByType, 'Who proposed it, for a role that decides.')),
  endedAt: g.nullable(g.dateTime()),
  endedBy: g.nullable(g.of(() => DecidedByType)),
}) {}

@ObjectType('Person', { description: 'A person who is or was registered in the house.' })
export class PersonType extends g.object({
  id: g.id('The staff number. It is never given again.'),
  name: g.text(),
  isActive: g.bool(),
  registeredAt: g.dateTime(),
  registeredBy: g.of(() => DecidedByType),
  leftAt: g.nullable(g.dateTime()),
  roles: g.listOf(() => PersonRoleType, 'Including past and future ones.'),
}) {}

export function personOf(
  house: House,
  { id, name, registeredAt, registeredBy, left }: RegisteredPerson,
  { casinos, now }: { readonly casinos: CasinoScope; readonly now: string },
): PersonType | undefined {
  const all = [...house.grants.values()].filter(({ person }) => person === id);
  const seen = all.filter((grant) => meets(grant.casinos, casinos));
  if (all.length > 0 && seen.length === 0) return undefined;
  return {
    id,
    name,
    isActive: left === undefined,
    leftAt: left === undefined ? null : new Date(left.at),
    registeredAt: new Date(registeredAt),
    registeredBy: decidedByOf(registeredBy),
    roles: seen.map((grant) => roleOf(grant, now)),
  };
}

export const roleOf = (grant: RoleGrant, now: string): PersonRoleType => ({
  id: grant.id,
  role: grant.role,
  ...scopeFields(grant.casinos),
  isInForce: isInForce(grant, now),
  from: new Date(grant.from),
  until: grant.until === undefined ? null : new Date(grant.until),
  givenBy: decidedByOf(grant.givenBy),
  proposedBy: grant.proposedBy ? decidedByOf(grant.proposedBy) : null,
  endedAt: grant.ended ? new Date(grant.ended.at) : null,
  endedBy: grant.ended ? decidedByOf(grant.ended.by) : null,
});

export const scopeFields = (casinos: CasinoScope): { everyCasino: boolean; casinos: readonly string[] } => ({
  everyCasino: casinos === 'all',
  casinos: casinos === 'all' ? [] : casinos,
});

@ObjectType({ description: 'A person by number and name.' })
export class PersonNamed extends g.object({
  id: g.id('Staff number.'),
  name: g.text(),
}) {}

export const namedOf = ({ id, name }: RegisteredPerson): PersonNamed => ({ id, name });

@ObjectType({ description: 'A link that was made and not used yet, without its code.' })
export class OfferedLink extends g.object({
  offeredBy: g.of(() => DecidedByType, 'Who approved it and was shown the code.'),
  expiresAt: g.dateTime(),
}) {}

@ObjectType('PeopleProposal', {
  description: 'What one administrator proposed and another one has to approve.',
})
export class PeopleProposalType extends g.object({
  id: g.id(),
  person: g.id('The person it is for, by staff number.'),
  role: g.nullable(g.of(() => RoleName, 'Null: a credential is proposed.')),
  everyCasino: g.bool(),
  casinos: g.list(g.id()),
  at: g.dateTime(),
  by: g.of(() => DecidedByType),
  lapsesAt: g.dateTime('Not approved by then, it has to be proposed again.'),
  approvers: g.listOf(
    () => PersonNamed,
    'Who can approve it now; of an approved link: who can make it again. Empty: nobody.',
  ),
  link: g.nullable(
    g.of(() => OfferedLink, 'Of a credential that is approved: the link, which the person has not used yet.'),
  ),
}) {}

export function proposalOf(house: House, proposal: Proposal, now: string): PeopleProposalType {
  const { id, person, wanted, at, by } = proposal;
  const link = linkOf(house, id);
  return {
    id,
    person,
    role: wanted?.role ?? null,
    ...scopeFields(wanted?.casinos ?? []),
    at: new Date(at),
    by: decidedByOf(by),
    lapsesAt: monthAfter(at),
    approvers: approversOf(house, proposal, { now, monthAgo: monthBefore(now) }).map(namedOf),
    link:
      link === undefined
        ? null
        : { offeredBy: decidedByOf(link.offeredBy), expiresAt: new Date(link.expiresAt) },
  };
}

@InputType({ description: 'A role for a person. Give either `everyCasino: true` or the casinos.' })
export class ProposeRoleInput extends g.input({
  person: g.id('Staff number.'),
  role: g.of(() => RoleName),
  everyCasino: g.byDefault(false, g.bool()),
  casinos: g.byDefault([], g.list(g.id())),
  from: g.optional(g.nullable(g.dateTime('Default: now.'))),
  until: g.optional(g.nullable(g.dateTime('Default: until it is ended.'))),
}) {}

@ObjectType({ description: 'Nothing was changed.' })
export class PeopleRefused extends g.object({
  code: g.text('Stable: `PEOPLE.…`.'),
  message: g.text(),
  messageEs: g.text('In Spanish.'),
}) {}

export const refusedFor = ({ code, message, messageEs }: PeopleRefusal): PeopleRefused =>
  Object.assign(new PeopleRefused(), { code, message, messageEs });

@ObjectType({ description: 'The proposal has no effect any more, nor has a link of it.' })
export class PeopleProposalWithdrawn extends g.object({
  proposal: g.id(),
}) {}

@ObjectType()
export class PersonChanged extends g.object({
  person: g.of(() => PersonType),
}) {}

@ObjectType({ description: 'The role is given.' })
export class RoleGiven extends g.object({
  role: g.of(() => PersonRoleType),
}) {}

@ObjectType({ description: 'A second administrator has to approve: approveRole, approveCredential.' })
export class PeopleProposed extends g.object({
  proposal: g.of(() => PeopleProposalType),
}) {}

export const PersonResult = createUnionType({
  name: 'PersonResult',
  types: () => [PersonChanged, PeopleRefused] as const,
});

export const RoleResult = createUnionType({
  name: 'RoleResult',
  types: () => [RoleGiven, PeopleProposed, PeopleRefused] as const,
});

export const WithdrawalResult = createUnionType({
  name: 'PeopleWithdrawalResult',
  types: () => [PeopleProposalWithdrawn, PeopleRefused] as const,
});

export const instanceOf = <Type extends object>(type: new () => Type, members: Type): Type =>
  Object.assign(new type(), members);

/** A decision about persons and credentials, taken by the caller. */
export type HouseDecision<Answer> = (principal: Principal) => Promise<Answer>;

/** Takes a decision for the caller and answers what was decided, or why it was refused. */
export const decided =
  <Value, Answer>(
    take: (actor: SigningActor) => Promise<Result<Value, PeopleRefusal>>,
    answer: (value: Value, principal: Principal) => Answer | Promise<Answer>,
  ): HouseDecision<Answer | PeopleRefused> =>
  async (principal) => {
    const taken = await take(actorOf(principal));
    return taken.ok ? answer(taken.value, principal) : refusedFor(taken.refusal);
  };

/**
 * A field of `Mutation` that is a decision about persons and credentials; `DecisionField` is that about the books of a
 * casino. The method reads its arguments and returns what is decided.
 */
export const HouseDecisionField = <Answer>(answer: () => Answer, description: string) =>
  declaredField<HouseDecision<Answer>>(
    'decision',
    Mutation(answer as () => never, { description }),
    (decide, { principal }) => decide(principal),
  );
