import type { CasinoScope, Role } from '../access/permissions';
import { covers, ROLES_BY_PERMISSION, DECIDING_PERMISSIONS } from '../access/permissions';
import { lookKey, nameFault, nameKey, strangeCharacter } from '../kernel/person-name';
import { accepted, type Result } from '../kernel/result';
import { type House, isInForce, type Instant, type Proposal, rolesAt, tiedTo } from './house.state';
import { ableAdministrators, isBacked, isConcerned, meets, scopeOf } from './casinos.rules';
import type { DecidedBy, PeopleEvent } from './people.events';
import { HOUSE } from '../kernel/house';
import { type PeopleRefusal, refusing } from './people.refusals';
import { present } from '../kernel/present';

export interface Actor {
  readonly by: DecidedBy;
  readonly casinos: CasinoScope;
}

export interface Moment {
  readonly now: Instant;
  readonly monthAgo: Instant;
  /** A new id of 16 hexadecimal digits. */
  readonly newId: () => string;
}

export type PeopleDecision = Result<readonly PeopleEvent[], PeopleRefusal>;

/** Whether a role permits decisions about books, findings or other persons: two administrators give it. */
export const isDeciding = (role: Role): boolean =>
  DECIDING_PERMISSIONS.some((permission) => ROLES_BY_PERMISSION[permission].includes(role));

/** Ids that no casino may have: the house's own records, and those of deliveries that name no casino. */
const RESERVED: readonly string[] = [HOUSE, 'unassigned'];
const CASINO = /^[a-z0-9][a-z0-9-]{0,62}$/;
const PERSON = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;

/** Words that name an actor that is no person, or that programs read as something else. */
const NO_PERSONS: readonly string[] = [
  ...['console', 'service', 'system', 'first-start', 'upgrade', 'nobody', 'unknown', 'none', 'null'],
  ...[
    'undefined',
    'true',
    'false',
    'nan',
    'constructor',
    'prototype',
    '__proto__',
    'tostring',
    'valueof',
    'hasownproperty',
  ],
];

/**
 * A form that is equal for staff numbers that a reader could confuse: without case, leading zeros and the marks between
 * parts.
 */
const looksOf = (id: string): string =>
  id
    .toLowerCase()
    .replace(/[._-]+/g, '-')
    .replace(/(?<![0-9])0+(?=[0-9])/g, '');

const FAULTS: Readonly<Record<NonNullable<ReturnType<typeof nameFault>>, readonly [string, string]>> = {
  empty: ['it is empty', 'está vacío'],
  long: ['it is longer', 'es más largo'],
  'not-nfc': ['an accent stands apart from its letter', 'un acento está separado de su letra'],
  spaces: [
    'it begins or ends with a space, or has two together',
    'empieza o termina por un espacio, o tiene dos seguidos',
  ],
  characters: ['a word does not begin with a letter', 'una palabra no empieza por una letra'],
};

/** Registers a person. The name must differ visibly from all others of the house, those of persons who have left included. */
export function registerPerson(
  house: House,
  actor: Actor,
  { id, name }: { readonly id: string; readonly name: string },
): PeopleDecision {
  const refusal = notAdministratorRefusal(actor);
  if (refusal) return refusal;
  if (!PERSON.test(id)) return refusing('PEOPLE.ID_MALFORMED');
  if (NO_PERSONS.includes(id.toLowerCase())) return refusing('PEOPLE.ID_RESERVED', id);
  const looks = looksOf(id);
  const same = [...house.persons.keys()].find((known) => looksOf(known) === looks);
  if (same !== undefined) return refusing('PEOPLE.ID_TAKEN', same);
  const fault = nameFault(name);
  if (fault !== undefined) return refusingName(name, fault);
  const other = house.byName.get(nameKey(name)) ?? house.byLook.get(lookKey(name));
  if (other !== undefined) return refusing('PEOPLE.NAME_TAKEN', other);
  return accepted([{ type: 'cagnotte.people.registered.v1', data: { person: id, name, by: actor.by } }]);
}

function refusingName(name: string, fault: NonNullable<ReturnType<typeof nameFault>>): PeopleDecision {
  const strange = strangeCharacter(name);
  if (fault === 'characters' && strange !== undefined)
    return refusing('PEOPLE.NAME_MALFORMED', `not ${strange}`, `no ${strange}`);
  return refusing('PEOPLE.NAME_MALFORMED', ...FAULTS[fault]);
}

export function deactivatePerson(
  house: House,
  actor: Actor,
  { id, reason }: { readonly id: string; readonly reason: string },
  { now }: Moment,
): PeopleDecision {
  const refusal = notAdministratorRefusal(actor) ?? actOnPersonRefusal(house, actor, id, now);
  if (refusal) return refusal;
  if (reason.trim() === '' || reason.length > 1000) return refusing('PEOPLE.REASON_MISSING');
  if (leavesNone(house, id, now)) return refusing('PEOPLE.LAST_ADMINISTRATOR');
  return accepted([{ type: 'cagnotte.people.deactivated.v1', data: { person: id, reason, by: actor.by } }]);
}

export interface RoleWanted {
  readonly person: string;
  readonly role: Role;
  readonly casinos: CasinoScope;
  readonly from: Instant;
  readonly until?: Instant;
}

/** Gives a role without deciding permissions at once; proposes a role with one, for a second administrator to approve. */
export function proposeRole(house: House, actor: Actor, wanted: RoleWanted, moment: Moment): PeopleDecision {
  const { now, newId } = moment;
  const { by } = actor;
  const refusal =
    notAdministratorRefusal(actor) ??
    unknownPersonRefusal(house, wanted.person) ??
    casinoScopeRefusal(actor, wanted.casinos) ??
    roleTermRefusal(wanted, now);
  if (refusal) return refusal;
  const data = { person: wanted.person, role: wanted.role, ...scopeOf(wanted.casinos), ...timesOf(wanted) };
  const needsTwo = isDeciding(wanted.role);
  if (needsTwo && by.kind === 'person')
    return accepted([{ type: 'cagnotte.people.role-proposed.v1', data: { proposal: newId(), ...data, by } }]);
  const atConsole = needsTwo ? consoleRefusal(house, by, wanted.person, now) : undefined;
  return (
    atConsole ?? accepted([{ type: 'cagnotte.people.role-given.v1', data: { grant: newId(), ...data, by } }])
  );
}

export function approveRole(house: House, actor: Actor, id: string, moment: Moment): PeopleDecision {
  const proposal = house.proposals.get(id);
  if (proposal?.wanted === undefined || !isConcerned(house, actor.casinos, proposal, moment.now))
    return refusing('PEOPLE.UNKNOWN_PROPOSAL', id);
  const { person, wanted, by: proposedBy } = proposal;
  const refusal =
    notAdministratorRefusal(actor) ??
    secondPersonRefusal(house, actor, proposal, moment) ??
    casinoScopeRefusal(actor, wanted.casinos) ??
    roleTermRefusal({ ...wanted, person }, moment.now);
  if (refusal) return refusal;
  const given = { person, role: wanted.role, ...scopeOf(wanted.casinos), ...timesOf(wanted) };
  const data = { grant: moment.newId(), ...given, by: actor.by, proposal: id, proposedBy };
  return accepted([{ type: 'cagnotte.people.role-given.v1', data }]);
}

/** Ends a role with this record; one administrator may, since it takes power away. */
export function endRole(house: House, actor: Actor, id: string, { now }: Moment): PeopleDecision {
  const refusal = notAdministratorRefusal(actor);
  if (refusal) return refusal;
  const grant = house.grants.get(id);
  if (grant === undefined || grant.ended !== undefined || (grant.until !== undefined && grant.until <= now))
    return refusing('PEOPLE.UNKNOWN_ROLE', id);
  if (!meets(grant.casinos, actor.casinos)) return refusing('PEOPLE.UNKNOWN_ROLE', id);
  const beyond = casinoScopeRefusal(actor, grant.casinos);
  if (beyond) return beyond;
  const isOfAble = grant.role === 'administrator' && grant.casinos === 'all' && isInForce(grant, now);
  if (isOfAble && leavesNone(house, grant.person, now)) return refusing('PEOPLE.LAST_ADMINISTRATOR');
  return accepted([
    { type: 'cagnotte.people.role-ended.v1', data: { grant: id, person: grant.person, by: actor.by } },
  ]);
}

/** Whether this actor may be the second person: another person, without a tie to the first, and not the one concerned. */
export function secondPersonRefusal(
  house: House,
  { by }: Actor,
  proposal: Proposal,
  { now, monthAgo }: Omit<Moment, 'newId'>,
): Refused | undefined {
  if (by.kind !== 'person') return refusing('PEOPLE.NOT_A_PERSON');
  if (proposal.isDone) return refusing('PEOPLE.ALREADY_DECIDED');
  if (proposal.at <= monthAgo) return refusing('PEOPLE.PROPOSAL_LAPSED');
  if (proposal.by.id === by.id) return refusing('PEOPLE.SAME_PERSON');
  if (proposal.person === by.id) return refusing('PEOPLE.FOR_ONESELF');
  // The proposal has lapsed if the proposer has left or lost the role since.
  if (!isBacked(house, proposal, now)) return refusing('PEOPLE.PROPOSAL_LAPSED');
  if (tiedTo(house, by.id, monthAgo).includes(proposal.by.id)) return refusing('PEOPLE.TIED');
  return unknownPersonRefusal(house, proposal.person);
}

export type Refused = ReturnType<typeof refusing>;

/** Programs decide nothing about persons, and an administrator of no casino decides about none. */
export function notAdministratorRefusal({ by, casinos }: Actor): Refused | undefined {
  if (by.kind === 'service') return refusing('PEOPLE.NOT_A_PERSON');
  return casinos === 'all' || casinos.length > 0 ? undefined : refusing('PEOPLE.BEYOND_YOUR_CASINOS');
}

export function unknownPersonRefusal({ persons }: House, id: string): Refused | undefined {
  const person = persons.get(id);
  if (person === undefined) return refusing('PEOPLE.UNKNOWN_PERSON', id);
  return person.left && refusing('PEOPLE.LEFT', id);
}

/** A person may be acted on by an administrator of all casinos where that person has a role. */
export function actOnPersonRefusal(
  house: House,
  actor: Actor,
  person: string,
  now: Instant,
): Refused | undefined {
  const unknown = unknownPersonRefusal(house, person);
  if (unknown) return unknown;
  const beyond = rolesAt(house, person, now).some(({ casinos }) => !covers(actor.casinos, casinos));
  return beyond ? refusing('PEOPLE.BEYOND_YOUR_CASINOS') : undefined;
}

export function casinoScopeRefusal(actor: Actor, casinos: CasinoScope): Refused | undefined {
  if (casinos !== 'all' && casinos.length === 0) return refusing('PEOPLE.NO_CASINO');
  const wrong =
    casinos === 'all' ? undefined : casinos.find((id) => !CASINO.test(id) || RESERVED.includes(id));
  if (wrong !== undefined) return refusing('PEOPLE.CASINO_MALFORMED', JSON.stringify(wrong.slice(0, 70)));
  return covers(actor.casinos, casinos) ? undefined : refusing('PEOPLE.BEYOND_YOUR_CASINOS');
}

const roleTermRefusal = ({ from, until }: RoleWanted, now: Instant): Refused | undefined =>
  until !== undefined && (until <= from || until <= now) ? refusing('PEOPLE.DATES') : undefined;

/**
 * The console gives power alone until two administrators have been enrolled: the first start. Later it does only while
 * fewer than two can sign in, in the names of two persons.
 */
export function consoleRefusal(
  house: House,
  { kind, id, and }: DecidedBy,
  person: string | undefined,
  now: Instant,
): Refused | undefined {
  if (kind !== 'console') return refusing('PEOPLE.NOT_A_PERSON');
  if (!hasBegun(house)) return undefined;
  if (ableAdministrators(house, now).length >= 2) return refusing('PEOPLE.CONSOLE_NOT_NEEDED');
  const names = [id, and?.id];
  const areTwo = names[0] !== names[1] && !names.includes(person);
  const areKnown = names.every(
    (name) => name !== undefined && unknownPersonRefusal(house, name) === undefined,
  );
  return areTwo && areKnown ? undefined : refusing('PEOPLE.CONSOLE_NEEDS_TWO');
}

/** Whether two persons have ever been administrators of every casino with a credential of their own. */
export function hasBegun({ grants, credentials }: House): boolean {
  const enrolled = new Set([...credentials.values()].map(({ person }) => person));
  const administrators = [...grants.values()]
    .filter(
      ({ role, casinos, person }) => role === 'administrator' && casinos === 'all' && enrolled.has(person),
    )
    .map(({ person }) => person);
  return new Set(administrators).size >= 2;
}

/** Whether no administrator of every casino could sign in without this one, who is one of them. */
export function leavesNone(house: House, person: string, now: Instant): boolean {
  const able = ableAdministrators(house, now);
  return able.includes(person) && able.length === 1;
}

const timesOf = ({ from, until }: { readonly from: Instant; readonly until?: Instant }) => ({
  from,
  ...present({ until }),
});
