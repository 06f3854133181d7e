import { Type } from 'typebox';
import { ROLES } from '../access/permissions';
import { type DataOf, defineEvent, REPORTERS } from '../kernel/event-definition';
import { Reason } from '../kernel/fields.schema';
import {
  By,
  CasinoId,
  GivenName as Name,
  HouseId as Id,
  HouseMoment as Moment,
  HouseScope as Scope,
  OF_HOUSE as common,
  PersonId,
  SecretHash as Hash,
} from './house-fields.events';
import { webhookEvents } from './webhook.events';

const RoleName = Type.Enum([...ROLES]);

/** A segment of the sources of a tablet: `…/tablets/pit-1/17`. */
export const TabletName = Type.String({
  pattern: '^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$',
  description: 'name of a tablet, a segment of its sources',
});
/** A login role of PostgreSQL. Without quotation marks in any statement, and none of the server's own roles. */
export const SqlLogin = Type.String({
  pattern: '^[a-z][a-z0-9_]{1,61}[a-z0-9]$',
  description: 'of a reader of the schema bi: its login role of PostgreSQL',
});
const Sources = Type.Array(Type.String({ maxLength: 400 }), { maxItems: 100 });
const Reporters = Type.Array(Type.Enum([...REPORTERS]), { maxItems: 10 });

const Base64Url = (maxLength: number, description: string) =>
  Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength, description });

/** The public part of a passkey, which checks its signatures. The private key never leaves the device of the person. */
const Passkey = Type.Object({
  id: Base64Url(1_400, 'id that the authenticator gave the credential (WebAuthn), base64url'),
  publicKey: Base64Url(4_000, 'public key in COSE form (RFC 9052), base64url'),
  rpId: Type.String({ minLength: 1, maxLength: 253, description: 'domain it was made for and works at' }),
});

/** An account at an OpenID provider. The subject is the provider's name of it, never given to another account. */
const Identity = Type.Object({
  issuer: Type.String({ minLength: 1, maxLength: 400, description: 'issuer (OpenID Connect Core 1.0)' }),
  subject: Type.String({ minLength: 1, maxLength: 255, description: 'subject at the issuer' }),
});

const SealKey = Type.String({
  pattern: '^[A-Za-z0-9+/]+={0,2}$',
  maxLength: 200,
  description: 'seal key: Ed25519, SPKI in base64',
});

export const personRegistered = defineEvent({
  ...common,
  type: 'cagnotte.people.registered.v1',
  title: { en: 'Person registered', es: 'Alta de persona' },
  decidedBy: 'registerPerson',
  description: 'A person is entered in the register of persons of the house.',
  data: Type.Object({ person: PersonId, name: Name, by: By, wasHolder: Type.Optional(Name) }),
});

export const personDeactivated = defineEvent({
  ...common,
  type: 'cagnotte.people.deactivated.v1',
  title: { en: 'Person deactivated', es: 'Baja de persona' },
  decidedBy: 'deactivatePerson',
  description: 'A person has left: all roles end and all credentials are without effect.',
  data: Type.Object({ person: PersonId, reason: Reason, by: By }),
});

const RoleWanted = { person: PersonId, role: RoleName, ...Scope, from: Moment, until: Type.Optional(Moment) };

export const roleProposed = defineEvent({
  ...common,
  type: 'cagnotte.people.role-proposed.v1',
  title: { en: 'Role proposed', es: 'Propuesta de rol' },
  decidedBy: 'proposeRole',
  description: 'An administrator proposes to give a person a role that decides; another one has to approve.',
  data: Type.Object({ proposal: Id, ...RoleWanted, by: By }),
});

export const roleGiven = defineEvent({
  ...common,
  type: 'cagnotte.people.role-given.v1',
  title: { en: 'Role given', es: 'Rol concedido' },
  decidedBy: 'approveRole',
  description: 'A person has a role, at some casinos and for some time.',
  data: Type.Object({
    grant: Id,
    ...RoleWanted,
    by: By,
    proposal: Type.Optional(Id),
    proposedBy: Type.Optional(By),
  }),
});

export const roleEnded = defineEvent({
  ...common,
  type: 'cagnotte.people.role-ended.v1',
  title: { en: 'Role ended', es: 'Fin de rol' },
  decidedBy: 'endRole',
  description: 'A role of a person ends with this record.',
  data: Type.Object({ grant: Id, person: PersonId, by: By }),
});

export const credentialProposed = defineEvent({
  ...common,
  type: 'cagnotte.credential.proposed.v1',
  title: { en: 'Credential proposed', es: 'Propuesta de credencial' },
  decidedBy: 'issueCredential',
  description: 'An administrator proposes a credential for a person who decides; another one has to approve.',
  data: Type.Object({ proposal: Id, person: PersonId, by: By }),
});

export const proposalWithdrawn = defineEvent({
  ...common,
  type: 'cagnotte.people.proposal-withdrawn.v1',
  title: { en: 'Proposal about a person withdrawn', es: 'Propuesta sobre una persona retirada' },
  decidedBy: 'withdrawPeopleProposal',
  description:
    'A proposed role or credential is not to be given any more. A link that was made of it and not used is without effect.',
  data: Type.Object({ proposal: Id, person: PersonId, by: By }),
});

export const credentialOffered = defineEvent({
  ...common,
  type: 'cagnotte.credential.offered.v1',
  title: { en: 'Credential offered', es: 'Enlace de credencial' },
  decidedBy: 'issueCredential',
  addedAfterSigning: ['codeHash'],
  description: 'A link for one use with which a person or a tablet enrols a credential.',
  data: Type.Object({
    offer: Id,
    person: Type.Optional(PersonId),
    tablet: Type.Optional(
      Type.Object(
        { name: TabletName, casino: CasinoId, sources: Sources, toldBy: Reporters, expiresAt: Moment },
        { description: 'of a tablet: from where and as what persons on it report, and until when' },
      ),
    ),
    codeHash: Hash,
    expiresAt: Moment,
    by: By,
    proposal: Type.Optional(Id),
    proposedBy: Type.Optional(By),
  }),
});

export const credentialMade = defineEvent({
  ...common,
  type: 'cagnotte.credential.made.v1',
  title: { en: 'Credential made', es: 'Credencial creada' },
  decidedBy: 'issueCredential',
  addedAfterSigning: ['keyHash'],
  description:
    'A person, a device or a service has a credential: a key, of which only the hash is recorded, the public key of a passkey, an account at a provider, or a login role of the database that reads the schema bi.',
  data: Type.Object({
    credential: Id,
    kind: Type.Enum(['person', 'device', 'service']),
    keyHash: Type.Optional(Hash),
    passkey: Type.Optional(Passkey),
    identity: Type.Optional(Identity),
    expiresAt: Moment,
    by: By,
    person: Type.Optional(PersonId),
    name: Type.Optional(Name),
    roles: Type.Optional(Type.Array(RoleName, { maxItems: 20 })),
    everyCasino: Type.Optional(Scope.everyCasino),
    casinos: Type.Optional(Scope.casinos),
    sources: Type.Optional(Sources),
    toldBy: Type.Optional(Reporters),
    tablet: Type.Optional(TabletName),
    sqlLogin: Type.Optional(SqlLogin),
    unboundUntil: Type.Optional(
      Type.String({
        format: 'instant',
        description: 'of a key of an earlier release that names no sources: until then it reports everything',
      }),
    ),
    offer: Type.Optional(Id),
    replaces: Type.Optional(
      Type.Object(
        { credential: Id, until: Moment },
        { description: 'rotation: the former credential is valid until then' },
      ),
    ),
  }),
});

export const credentialRevoked = defineEvent({
  ...common,
  type: 'cagnotte.credential.revoked.v1',
  title: { en: 'Credential revoked', es: 'Credencial revocada' },
  decidedBy: 'revokeCredential',
  description: 'A credential is without effect from this record on.',
  data: Type.Object({ credential: Id, by: By }),
});

export const pinSet = defineEvent({
  ...common,
  type: 'cagnotte.credential.pin-set.v1',
  title: { en: 'PIN set by its holder', es: 'PIN fijado por su titular' },
  decidedBy: 'setPin',
  description:
    'A person has set a PIN, which replaces an earlier one and identifies them on a tablet. Neither the PIN nor its hash is recorded.',
  data: Type.Object({ pin: Id, person: PersonId, by: By }),
});

export const sealKeyProposed = defineEvent({
  ...common,
  type: 'cagnotte.seal-key.proposed.v1',
  title: { en: 'Seal key proposed', es: 'Propuesta de clave de sello' },
  decidedBy: 'proposeSealKey',
  description:
    'An administrator proposes a seal key that no earlier one can introduce, because it was lost; another one has to approve.',
  data: Type.Object({ proposal: Id, publicKey: SealKey, reason: Reason, by: By }),
});

export const sealKeyDecided = defineEvent({
  ...common,
  type: 'cagnotte.seal-key.decided.v1',
  title: { en: 'Seal key decided', es: 'Clave de sello decidida por dos personas' },
  decidedBy: 'approveSealKey',
  description:
    'Two administrators introduce a seal key in the place of one that was lost, each with a signature. `verify` always names it.',
  data: Type.Object({ proposal: Id, publicKey: SealKey, reason: Reason, by: By, proposedBy: By }),
});

export const peopleEvents = [
  personRegistered,
  personDeactivated,
  roleProposed,
  roleGiven,
  roleEnded,
  credentialProposed,
  proposalWithdrawn,
  credentialOffered,
  credentialMade,
  credentialRevoked,
  pinSet,
  sealKeyProposed,
  sealKeyDecided,
  ...webhookEvents,
] as const;

type PeopleDefinition = (typeof peopleEvents)[number];

/** @throws Error for a type that does not belong to the stream of the house */
export function peopleDefinitionOf(type: string): PeopleDefinition {
  const definition = peopleEvents.find((each) => each.type === type);
  if (definition === undefined) throw new Error(`${type} is no event of the house`);
  return definition;
}

export type PeopleEvent = {
  [Definition in PeopleDefinition as Definition['type']]: {
    readonly type: Definition['type'];
    readonly data: DataOf<Definition>;
  };
}[PeopleDefinition['type']];

export type PeopleEventData<Type extends PeopleEvent['type']> = Extract<PeopleEvent, { type: Type }>['data'];

export type IdentityOfEvent = NonNullable<DataOf<typeof credentialMade>['identity']>;

export type PasskeyOfEvent = NonNullable<DataOf<typeof credentialMade>['passkey']>;

export type DecidedBy = DataOf<typeof personRegistered>['by'];
