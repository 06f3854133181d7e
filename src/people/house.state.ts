import type { CasinoScope, Role } from '../access/permissions';
import { lookKey, nameKey } from '../kernel/person-name';
import type { Reporter } from '../kernel/event-definition';
import type {
  DecidedBy,
  IdentityOfEvent,
  PasskeyOfEvent,
  PeopleEvent,
  PeopleEventData,
} from './people.events';
import { present } from '../kernel/present';
import { scopeNamed } from './casinos.state';
import { APPLY_WEBHOOKS, type WebhookOfHouse } from './webhook.state';

/** An instant is text in one form, UTC with milliseconds, so that it sorts by time. */
export type Instant = string;

export interface RegisteredPerson {
  readonly id: string;
  readonly name: string;
  readonly registeredAt: Instant;
  readonly registeredBy: DecidedBy;
  readonly left?: { readonly at: Instant; readonly by: DecidedBy; readonly reason: string };
}

export interface RoleGrant {
  readonly id: string;
  readonly person: string;
  readonly role: Role;
  readonly casinos: CasinoScope;
  readonly from: Instant;
  readonly until?: Instant;
  readonly givenAt: Instant;
  readonly givenBy: DecidedBy;
  readonly proposedBy?: DecidedBy;
  readonly ended?: { readonly at: Instant; readonly by: DecidedBy };
}

export interface Proposal {
  readonly id: string;
  readonly person: string;
  readonly at: Instant;
  readonly by: DecidedBy;
  readonly wanted?: Pick<RoleGrant, 'role' | 'casinos' | 'from' | 'until'>;
  /** Approved and carried out, or withdrawn. */
  readonly isDone: boolean;
}

/** `publicKey`: SPKI in base64. */
export type SealKeyProposal = Pick<
  PeopleEventData<'cagnotte.seal-key.proposed.v1'>,
  'publicKey' | 'reason' | 'by'
> & { readonly id: string; readonly at: Instant; readonly isDone: boolean };

export interface TabletOffered {
  readonly name: string;
  readonly casino: string;
  readonly sources: readonly string[];
  readonly toldBy: readonly Reporter[];
  readonly expiresAt: Instant;
}

export interface Offer {
  readonly id: string;
  /** Undefined for the first administrator, who is not registered yet. */
  readonly person?: string;
  readonly tablet?: TabletOffered;
  readonly codeHash: string;
  readonly expiresAt: Instant;
  /** The approved proposal of the link. A new link of the same proposal replaces this one. */
  readonly proposal?: string;
  readonly isUsed: boolean;
  readonly offeredBy: DecidedBy;
  /** Who saw the code of the link and could have used it: the persons that a credential of it is tied to. */
  readonly makers: readonly string[];
}

export interface CredentialOfHouse {
  readonly id: string;
  readonly kind: 'person' | 'device' | 'service';
  readonly keyHash?: string;
  readonly passkey?: PasskeyOfEvent;
  readonly identity?: IdentityOfEvent;
  readonly person?: string;
  /** The name of a device or a service. That of a person is in the register. */
  readonly name?: string;
  readonly roles: readonly Role[];
  readonly casinos: CasinoScope;
  readonly sources?: readonly string[];
  readonly toldBy?: readonly Reporter[];
  /** The name of a tablet in the sources of its captures. The credential of a tablet gives no access without a person. */
  readonly tablet?: string;
  /** The login role of PostgreSQL that reads the schema `bi` with it. It gives no other access. */
  readonly sqlLogin?: string;
  readonly unboundUntil?: Instant;
  readonly madeAt: Instant;
  readonly madeBy: DecidedBy;
  readonly makers: readonly string[];
  readonly expiresAt: Instant;
  readonly replaces?: string;
  readonly revoked?: { readonly at: Instant; readonly by: DecidedBy };
}

export const emptyHouse = () => ({
  persons: new Map<string, RegisteredPerson>(),
  byName: new Map<string, string>(),
  byLook: new Map<string, string>(),
  grants: new Map<string, RoleGrant>(),
  proposals: new Map<string, Proposal>(),
  offers: new Map<string, Offer>(),
  credentials: new Map<string, CredentialOfHouse>(),
  /** The id of the PIN of each person who has one; what checks it is in no event. */
  pins: new Map<string, string>(),
  sealKeys: new Map<string, SealKeyProposal>(),
  webhooks: new Map<string, WebhookOfHouse>(),
});

/** All persons, roles and credentials, as of one version of the stream of the house. */
export type House = Readonly<ReturnType<typeof emptyHouse>>;

type Apply<Type extends PeopleEvent['type']> = (
  house: House,
  data: PeopleEventData<Type>,
  at: Instant,
) => void;

const APPLY: { readonly [Type in PeopleEvent['type']]: Apply<Type> } = {
  'cagnotte.people.registered.v1': (house, { person, name, by }, at) => {
    house.persons.set(person, { id: person, name, registeredAt: at, registeredBy: by });
    house.byName.set(nameKey(name), person);
    house.byLook.set(lookKey(name), person);
  },
  'cagnotte.people.deactivated.v1': ({ persons }, { person, reason, by }, at) => {
    persons.set(person, { ...persons.get(person)!, left: { at, by, reason } });
  },
  'cagnotte.people.role-proposed.v1': ({ proposals }, data, at) => {
    const { proposal: id, person, by } = data;
    proposals.set(id, { id, person, at, by, wanted: wantedOf(data), isDone: false });
  },
  'cagnotte.people.role-given.v1': (house, data, at) => {
    const { grant: id, person, by, proposedBy, proposal } = data;
    const given = { id, person, ...wantedOf(data), givenAt: at, givenBy: by };
    house.grants.set(id, { ...given, ...present({ proposedBy }) });
    finish(house, proposal);
  },
  'cagnotte.people.role-ended.v1': ({ grants }, { grant, by }, at) => {
    grants.set(grant, { ...grants.get(grant)!, ended: { at, by } });
  },
  'cagnotte.credential.proposed.v1': ({ proposals }, { proposal: id, person, by }, at) => {
    proposals.set(id, { id, person, at, by, isDone: false });
  },
  'cagnotte.people.proposal-withdrawn.v1': (house, { proposal }) => {
    replaceLinks(house, proposal);
    finish(house, proposal);
  },
  'cagnotte.credential.offered.v1': (house, data) => {
    const { offer: id, person, tablet, codeHash, expiresAt, by, proposal } = data;
    // Only the person who approves sees the code of the link, so the person who proposed it is not among its makers.
    const offer = { id, codeHash, expiresAt, isUsed: false, offeredBy: by, makers: makersOf(by) };
    if (proposal !== undefined) replaceLinks(house, proposal);
    house.offers.set(id, { ...offer, ...present({ person, tablet, proposal }) });
  },
  'cagnotte.credential.made.v1': (house, data, at) => {
    const offer = data.offer === undefined ? undefined : house.offers.get(data.offer);
    const makers = (offer?.makers ?? makersOf(data.by)).filter((maker) => maker !== data.person);
    house.credentials.set(data.credential, { ...credentialOf(data, at), makers });
    if (offer) house.offers.set(offer.id, { ...offer, isUsed: true });
    finish(house, offer?.proposal);
    if (data.replaces) shorten(house, data.replaces.credential, data.replaces.until);
  },
  'cagnotte.credential.revoked.v1': ({ credentials }, { credential, by }, at) => {
    credentials.set(credential, { ...credentials.get(credential)!, revoked: { at, by } });
  },
  'cagnotte.credential.pin-set.v1': ({ pins }, { person, pin }) => void pins.set(person, pin),
  'cagnotte.seal-key.proposed.v1': ({ sealKeys }, { proposal: id, publicKey, reason, by }, at) => {
    sealKeys.set(id, { id, publicKey, reason, by, at, isDone: false });
  },
  'cagnotte.seal-key.decided.v1': ({ sealKeys }, { proposal: id }) => {
    const proposal = sealKeys.get(id);
    if (proposal) sealKeys.set(id, { ...proposal, isDone: true });
  },
  ...APPLY_WEBHOOKS,
};

export function applyToHouse(house: House, event: PeopleEvent, at: Instant): void {
  (APPLY[event.type] as Apply<PeopleEvent['type']>)(house, event.data, at);
}

function credentialOf(
  data: PeopleEventData<'cagnotte.credential.made.v1'>,
  at: Instant,
): Omit<CredentialOfHouse, 'makers'> {
  const { credential: id, kind, expiresAt, by: madeBy, roles = [], everyCasino = false, casinos = [] } = data;
  const { person, name, sources, toldBy, replaces, keyHash, passkey, identity } = data;
  const { tablet, sqlLogin, unboundUntil } = data;
  return {
    id,
    kind,
    expiresAt,
    roles,
    casinos: scopeNamed({ everyCasino, casinos }),
    madeAt: at,
    madeBy,
    ...present({ keyHash, passkey, identity, tablet, sqlLogin, unboundUntil }),
    ...present({ person, name, sources, toldBy }),
    ...present({ replaces: replaces?.credential }),
  };
}

const wantedOf = ({
  role,
  from,
  until,
  ...scope
}: PeopleEventData<'cagnotte.people.role-proposed.v1' | 'cagnotte.people.role-given.v1'>): NonNullable<
  Proposal['wanted']
> => ({ role, casinos: scopeNamed(scope), from, ...present({ until }) });

/** A decision at the console names the first of the two persons in place of the account of the machine. */
function makersOf({ kind, id, and }: DecidedBy): readonly string[] {
  return [...(kind === 'person' || and !== undefined ? [id] : []), ...(and === undefined ? [] : [and.id])];
}

function replaceLinks({ offers }: House, proposal: string): void {
  for (const each of offers.values())
    if (each.proposal === proposal) offers.set(each.id, { ...each, isUsed: true });
}

function finish({ proposals }: House, proposal: string | undefined): void {
  const known = proposal === undefined ? undefined : proposals.get(proposal);
  if (known) proposals.set(known.id, { ...known, isDone: true });
}

function shorten({ credentials }: House, id: string, until: Instant): void {
  const former = credentials.get(id)!;
  credentials.set(id, { ...former, expiresAt: until < former.expiresAt ? until : former.expiresAt });
}

export function rolesAt({ persons, grants }: House, person: string, now: Instant): readonly RoleGrant[] {
  const known = persons.get(person);
  if (known === undefined || known.left !== undefined) return [];
  return [...grants.values()].filter((grant) => grant.person === person && isInForce(grant, now));
}

export const isInForce = ({ from, until, ended }: RoleGrant, now: Instant): boolean =>
  ended === undefined && from <= now && (until === undefined || now < until);

export const isGood = ({ revoked, expiresAt }: CredentialOfHouse, now: Instant): boolean =>
  revoked === undefined && now < expiresAt;

export function tiedTo({ credentials }: House, person: string, since: Instant): readonly string[] {
  const others = new Set<string>();
  for (const { person: holder, makers, madeAt } of credentials.values()) {
    if (holder === undefined || madeAt <= since) continue;
    if (holder === person) for (const maker of makers) others.add(maker);
    else if (makers.includes(person)) others.add(holder);
  }
  return [...others].sort();
}
