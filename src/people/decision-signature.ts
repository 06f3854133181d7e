import { createHash } from 'node:crypto';
import { sha256 } from '../kernel/identity';
import { sortedJson } from '../kernel/stored-form';
import type { CasinoEvent } from '../kernel/envelope';
import type { EventDefinition } from '../kernel/event-definition';
import { CONSOLE } from '../event-log/event-store.port';
import type { SecurityEntry } from '../security-log/security-entry';
import type { PeopleEvent } from './people.events';
import { present } from '../kernel/present';
import type { SigningNonce } from '../access/principal';

/** Milliseconds from the request for a signature within which the person must sign and the decision must be recorded. */
export const SIGNING_MS = 5 * 60_000;

/** The answer of an authenticator that has signed (WebAuthn Level 3, 5.2.2), in base64url without padding. */
export interface Assertion {
  readonly authenticatorData: string;
  readonly clientDataJSON: string;
  readonly signature: string;
}

export interface DecisionSignature extends Assertion {
  readonly credential: string;
  readonly nonce: string;
}

/** The position of the moment in the bytes of a nonce: milliseconds since 1970, big-endian. */
export const NONCE_MOMENT = { at: 16, bytes: 8 } as const;

export function readNonce(text: string): SigningNonce | undefined {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length < NONCE_MOMENT.at + NONCE_MOMENT.bytes) return undefined;
  const at = new Date(Number(bytes.readBigUInt64BE(NONCE_MOMENT.at)));
  return Number.isNaN(at.getTime()) ? undefined : { text, at };
}

/** The parts of the definition of an event on which a signature depends. */
export type SignedDefinition = Pick<EventDefinition, 'addedAfterSigning'>;

type SignedPart = Pick<CasinoEvent, 'id' | 'type' | 'source' | 'gamingday' | 'data'>;

/**
 * The canonical form of a decision, which a person signs: JSON with sorted names, without spaces. `content` is the SHA-256 of the
 * data in the same form, without what the service adds after signing; `source` names the casino.
 * @param definition of the type of the event: who signs or checks the event knows it
 */
export function statementOf(
  { id, type, source, gamingday, data }: SignedPart,
  { person, nonce: { text: nonce, at } }: { readonly person: string; readonly nonce: SigningNonce },
  { addedAfterSigning: added = [] }: SignedDefinition,
): string {
  const signed = Object.fromEntries(Object.entries(data as object).filter(([name]) => !added.includes(name)));
  return sortedJson({
    form: 'cagnotte-decision-1',
    id,
    type,
    source,
    gamingday,
    person,
    nonce,
    content: sha256(sortedJson(signed)),
    from: at.toISOString(),
    until: new Date(at.getTime() + SIGNING_MS).toISOString(),
  });
}

/** The challenge that the passkey signs: SHA-256 of the statement in UTF-8, base64url. */
export const challengeOf = (statement: string): string =>
  createHash('sha256').update(statement, 'utf8').digest('base64url');

export const signatureText = (by: DecisionSignature): string =>
  [by.credential, by.nonce, by.authenticatorData, by.clientDataJSON, by.signature].join('.');

/** The parts of the attribute `signature`; undefined where it does not have five. */
export function readSignature(text: string): DecisionSignature | undefined {
  const [credential, nonce, authenticatorData, clientDataJSON, signature, ...more] = text.split('.');
  return credential && nonce && authenticatorData && clientDataJSON && signature && more.length === 0
    ? { credential, nonce, authenticatorData, clientDataJSON, signature }
    : undefined;
}

export function deciderIn(data: unknown): string | undefined {
  const { by, approvedBy = by } = data as { readonly by?: Named; readonly approvedBy?: Named };
  return [approvedBy].flat().at(-1)?.id;
}

type Named = { readonly id: string } | readonly { readonly id: string }[];

/** The parts of a decision that may be in a line: identifiers, roles and dates. No names, words or hashes. */
const TOLD = [
  'person',
  'proposal',
  'grant',
  'offer',
  'role',
  'from',
  'until',
  'expiresAt',
  'webhook',
  'replay',
  'formerUntil',
];

type DecisionKind = PeopleEvent['type'] extends `cagnotte.${infer Kind}.v1` ? Kind : never;

/** What decisions say of roles, credentials and tablets besides. */
interface Facts {
  readonly credential?: string;
  readonly roles?: readonly string[];
  readonly casinos?: readonly string[];
  readonly everyCasino?: boolean;
  readonly replaces?: { readonly credential: string };
  readonly tablet?: string | { readonly name: string; readonly casino: string };
}

/** A decision about persons, roles or credentials, as the security log tells of it. About one casino if it is of one. */
export function decisionLine({ type, data }: PeopleEvent): SecurityEntry & { readonly kind: DecisionKind } {
  const { by, ...decided } = data;
  const { tablet, casinos = typeof tablet === 'object' ? [tablet.casino] : [] } = decided as Facts;
  return {
    kind: type.slice('cagnotte.'.length, -'.v1'.length) as DecisionKind,
    casino: casinos.length === 1 ? casinos[0] : undefined,
    credential: by.credential ?? (by.kind === 'console' ? CONSOLE : by.id),
    person: by.kind === 'person' ? by.id : undefined,
    details: {
      ...textsOf(decided),
      ...factsOf(decided as Facts),
      ...(by.kind === 'console' && { account: by.id }),
      ...(by.and && { secondPerson: by.and.id }),
    },
  };
}

function textsOf(decided: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = TOLD.map((name) => [name, decided[name]] as const);
  return Object.fromEntries(texts.filter((each): each is [string, string] => typeof each[1] === 'string'));
}

const factsOf = ({ credential, roles, casinos, everyCasino, replaces, tablet }: Facts) =>
  present({
    of: credential,
    replaces: replaces?.credential,
    roles: roles?.join(','),
    casinos: everyCasino === true ? 'all' : casinos?.join(','),
    tablet: typeof tablet === 'object' ? tablet.name : tablet,
  });
