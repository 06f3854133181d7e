import { type CasinoScope, covers, type Role, ROLES, ROLES_BY_PERMISSION } from '../access/permissions';
import { accepted } from '../kernel/result';
import { isCanonicalSource } from '../kernel/envelope';
import { type Reporter, REPORTERS } from '../kernel/event-definition';
import { casinoOf } from '../kernel/source';
import { type CredentialOfHouse, type House, isGood, type Instant, rolesAt } from './house.state';
import { isConcerned, scopeOf } from './casinos.rules';
import {
  actOnPersonRefusal,
  type Actor,
  casinoScopeRefusal,
  consoleRefusal,
  isDeciding,
  leavesNone,
  type Moment,
  notAdministratorRefusal,
  type PeopleDecision,
  type Refused,
  registerPerson,
  secondPersonRefusal,
  unknownPersonRefusal,
} from './people.rules';
import type { DecidedBy, PeopleEvent } from './people.events';
import { refusing } from './people.refusals';
import type { CredentialPart, DrawnKey, DrawnLink } from './credential-part.rules';
import { publicPartOf, whyTaken } from './credential-part.rules';

/**
 * Offers a person a credential. Where the person has a role that decides, this is a proposal that a second administrator
 * approves.
 */
export function issueCredential(
  house: House,
  actor: Actor,
  { person, link }: { readonly person: string; readonly link: DrawnLink },
  { now, newId }: Moment,
): PeopleDecision {
  const { by } = actor;
  const refusal = notAdministratorRefusal(actor) ?? actOnPersonRefusal(house, actor, person, now);
  if (refusal) return refusal;
  const decides = mayDecide(house, person, now);
  if (decides && by.kind === 'person')
    return accepted([{ type: 'cagnotte.credential.proposed.v1', data: { proposal: newId(), person, by } }]);
  const atConsole = decides ? consoleRefusal(house, by, person, now) : undefined;
  return atConsole ?? accepted([offered({ offer: newId(), person, ...link, by })]);
}

/**
 * The second administrator approves and makes the link. The same administrator can replace it by a new one until the person
 * has used one.
 */
export function approveCredential(
  house: House,
  actor: Actor,
  { proposal: id, link }: { readonly proposal: string; readonly link: DrawnLink },
  moment: Moment,
): PeopleDecision {
  const proposal = house.proposals.get(id);
  const isOne = proposal !== undefined && proposal.wanted === undefined;
  if (!isOne || !isConcerned(house, actor.casinos, proposal, moment.now))
    return refusing('PEOPLE.UNKNOWN_PROPOSAL', id);
  const { person, by: proposedBy } = proposal;
  const before = [...house.offers.values()].find((offer) => offer.proposal === id);
  const refusal =
    notAdministratorRefusal(actor) ??
    secondPersonRefusal(house, actor, proposal, moment) ??
    (before && !before.makers.includes(actor.by.id) ? refusing('PEOPLE.ALREADY_DECIDED') : undefined) ??
    actOnPersonRefusal(house, actor, person, moment.now);
  if (refusal) return refusal;
  return accepted([
    offered({ offer: moment.newId(), person, ...link, by: actor.by, proposal: id, proposedBy }),
  ]);
}

export const offerFirst = (house: House, by: DecidedBy, link: DrawnLink, { newId }: Moment): PeopleDecision =>
  house.persons.size > 0 ? accepted([]) : accepted([offered({ offer: newId(), ...link, by })]);

/**
 * Enrols the credential of a link. The link of the first administrator also registers the person, who states number and name.
 */
export function enrol(
  house: House,
  { codeHash, key, self }: EnrolmentWanted,
  moment: Moment,
): PeopleDecision {
  const { now } = moment;
  const offer = [...house.offers.values()].find((each) => each.codeHash === codeHash);
  const isGood = offer !== undefined && offer.tablet === undefined && !offer.isUsed && now < offer.expiresAt;
  if (!isGood) return refusing('PEOPLE.LINK_OVER');
  const taken = whyTaken(house, key, now);
  if (taken) return taken;
  const first = offer.person === undefined ? firstAdministrator(house, self, moment) : accepted([]);
  if (!first.ok) return first;
  const person = offer.person ?? self!.id;
  const gone = offer.person === undefined ? undefined : unknownPersonRefusal(house, person);
  if (gone) return gone;
  const by: DecidedBy = { kind: 'person', id: person };
  const made = {
    credential: key.id,
    kind: 'person' as const,
    ...publicPartOf(key),
    expiresAt: key.expiresAt,
  };
  return accepted([
    ...first.value,
    { type: 'cagnotte.credential.made.v1', data: { ...made, person, by, offer: offer.id } },
  ]);
}

export interface EnrolmentWanted {
  readonly codeHash: string;
  readonly key: CredentialPart;
  readonly self?: { readonly id: string; readonly name: string } | undefined;
}

function firstAdministrator(
  house: House,
  self: EnrolmentWanted['self'],
  { now, newId }: Moment,
): PeopleDecision {
  if (house.persons.size > 0) return refusing('PEOPLE.LINK_OVER');
  const by: DecidedBy = { kind: 'console', id: 'first-start' };
  const registered = registerPerson(house, { by, casinos: 'all' }, self ?? { id: '', name: '' });
  if (!registered.ok) return registered;
  const role = { role: 'administrator' as const, ...scopeOf('all'), from: now };
  const data = { grant: newId(), person: self!.id, ...role, by };
  return accepted([...registered.value, { type: 'cagnotte.people.role-given.v1', data }]);
}

export interface DeviceWanted {
  readonly kind: 'device' | 'service';
  readonly name: string;
  readonly roles: readonly Role[];
  readonly casinos: CasinoScope;
  readonly sources?: readonly string[] | undefined;
  readonly toldBy?: readonly Reporter[] | undefined;
  readonly key: DrawnKey;
  readonly latest: Instant;
}

export function makeDeviceCredential(actor: Actor, wanted: DeviceWanted, { now }: Moment): PeopleDecision {
  const { kind, roles, casinos, sources, toldBy, key, latest } = wanted;
  const name = wanted.name.trim();
  if (name === '' || name.length > 200 || /[\p{C}]/u.test(name)) return refusing('PEOPLE.NAME_MISSING');
  if (roles.length === 0) return refusing('PEOPLE.NO_ROLE');
  const refusal = casinoScopeRefusal(actor, casinos);
  if (refusal) return refusal;
  const noReport = reportingRefusal(wanted);
  if (noReport) return noReport;
  if (key.expiresAt <= now || key.expiresAt > latest) return refusing('PEOPLE.EXPIRY');
  const made = { credential: key.id, kind, keyHash: key.keyHash, expiresAt: key.expiresAt, by: actor.by };
  const data = {
    ...made,
    name,
    roles: ROLES.filter((role) => roles.includes(role)),
    ...scopeOf(casinos),
    ...(toldBy?.length && {
      sources: [...new Set(sources)].sort(),
      toldBy: REPORTERS.filter((each) => toldBy.includes(each)),
    }),
  };
  return accepted([{ type: 'cagnotte.credential.made.v1', data }]);
}

const EVERY_SOURCE = '/casinos';

/** A credential that reports names its sources and classes; that of an administrator need not report. */
export function reportingRefusal({
  roles,
  casinos,
  sources = [],
  toldBy = [],
}: Pick<DeviceWanted, 'roles' | 'casinos' | 'sources' | 'toldBy'>): Refused | undefined {
  if (sources.length === 0 && toldBy.length === 0)
    return roles.includes('ingest') ? refusing('PEOPLE.NO_SOURCE') : undefined;
  if (!roles.some((role) => ROLES_BY_PERMISSION['events:record'].includes(role)))
    return refusing('PEOPLE.SOURCES_WITHOUT_ROLE');
  if (sources.length === 0) return refusing('PEOPLE.NO_SOURCE');
  if (toldBy.length === 0) return refusing('PEOPLE.NO_CLASS');
  if (!sources.every((source) => source === EVERY_SOURCE || isCanonicalSource(source)))
    return refusing('PEOPLE.SOURCE_MALFORMED');
  const isOther = sources.some((source) => source !== EVERY_SOURCE && !covers(casinos, [casinoOf(source)]));
  return isOther ? refusing('PEOPLE.SOURCE_OF_OTHER_CASINO') : undefined;
}

/**
 * Makes the successor of a credential, the caller's own or that of a device. The former credential stays valid until `until`.
 */
export function rotateCredential(
  house: House,
  actor: Actor,
  { id, key, until }: { readonly id: string; readonly key: DrawnKey; readonly until: Instant },
  { now }: Moment,
): PeopleDecision {
  const former = house.credentials.get(id);
  if (former === undefined || !reaches(house, actor, former, now))
    return refusing('PEOPLE.UNKNOWN_CREDENTIAL', id);
  const refusal = rotationRefusal(house, former, now);
  if (refusal) return refusal;
  const { kind, person, name, roles, casinos, sources, toldBy } = former;
  if (kind === 'person' && person !== actor.by.id) return refusing('PEOPLE.NOT_YOURS');
  const made = { credential: key.id, kind, keyHash: key.keyHash, expiresAt: key.expiresAt, by: actor.by };
  const holder =
    kind === 'person'
      ? { person: person! }
      : {
          name: name!,
          roles: [...roles],
          ...scopeOf(casinos),
          ...(sources && { sources: [...sources] }),
          ...(toldBy && { toldBy: [...toldBy] }),
        };
  const data = { ...made, ...holder, replaces: { credential: id, until } };
  return accepted([{ type: 'cagnotte.credential.made.v1', data }]);
}

function rotationRefusal(house: House, former: CredentialOfHouse, now: Instant): Refused | undefined {
  if (!isGood(former, now)) return refusing('PEOPLE.CREDENTIAL_ENDED');
  // A credential has one successor at a time: a caller who got no answer, or has not installed the successor, revokes it
  // first.
  const hasSuccessor = [...house.credentials.values()].some(
    (each) => each.replaces === former.id && isGood(each, now),
  );
  if (hasSuccessor) return refusing('PEOPLE.ROTATED');
  // Only the device of the person can make a passkey; a rotation here would replace it by a key.
  if (former.passkey ?? former.identity) return refusing('PEOPLE.PASSKEY');
  if (former.sqlLogin !== undefined) return refusing('PEOPLE.SQL_NOT_ROTATED');
  return former.tablet === undefined ? undefined : refusing('PEOPLE.TABLET_NOT_ROTATED');
}

/**
 * Revokes a credential: the caller's own, or, for an administrator, one of a person or device at the administrator's casinos.
 */
export function revokeCredential(house: House, actor: Actor, id: string, { now }: Moment): PeopleDecision {
  const credential = house.credentials.get(id);
  if (credential === undefined || !reaches(house, actor, credential, now))
    return refusing('PEOPLE.UNKNOWN_CREDENTIAL', id);
  if (credential.revoked !== undefined) return accepted([]);
  const { person } = credential;
  const others = [...house.credentials.values()].some(
    (each) => each.person === person && each.id !== id && isGood(each, now),
  );
  if (person !== undefined && !others && leavesNone(house, person, now))
    return refusing('PEOPLE.LAST_ADMINISTRATOR');
  return accepted([{ type: 'cagnotte.credential.revoked.v1', data: { credential: id, by: actor.by } }]);
}

export function reaches(house: House, actor: Actor, credential: CredentialOfHouse, now: Instant): boolean {
  const { person, casinos } = credential;
  if (actor.by.kind === 'person' && actor.by.id === person) return true;
  if (actor.casinos !== 'all' && actor.casinos.length === 0) return false;
  if (person === undefined) return covers(actor.casinos, casinos);
  if (actor.by.kind === 'service') return false;
  return rolesAt(house, person, now).every((grant) => covers(actor.casinos, grant.casinos));
}

export const mayDecide = ({ grants }: House, person: string, now: Instant): boolean =>
  [...grants.values()].some(
    (grant) =>
      grant.person === person &&
      isDeciding(grant.role) &&
      grant.ended === undefined &&
      (grant.until === undefined || now < grant.until),
  );

const offered = (
  data: Extract<PeopleEvent, { type: 'cagnotte.credential.offered.v1' }>['data'],
): PeopleEvent => ({ type: 'cagnotte.credential.offered.v1', data });
