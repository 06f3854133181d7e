import { eventIn } from '../../kernel/stored-form';
import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { sha256 } from '../../kernel/identity';
import { type PeopleEvent, sealKeyDecided, sealKeyProposed } from '../../people/people.events';
import { HOUSE } from '../../kernel/house';
import type { CasinoEvent } from '../../kernel/envelope';
import { type SealKeyIntroduced, sealKeyIntroduced } from './seal-key.events';

/** A seal key of this house and the key that introduced it; keys are SPKI in base64, signatures base64. */
export interface IntroducedKey {
  readonly publicKey: string;
  readonly introducedBy: string | null;
  readonly introduction: string | null;
}

export const introductionText = (publicKey: string, introducedBy: string): string =>
  `cagnotte seal key v1\n${publicKey}\n${introducedBy}\n`;

/** The short name of a key for people: the first 16 digits of its hash. */
export const keyIdOf = (publicKey: string): string => sha256(publicKey).slice(0, 16);

/** A key that two persons introduced to replace a lost one, each with a signature. */
export interface DecidedKey {
  readonly publicKey: string;
  /** Staff numbers of the proposer and the approver. */
  readonly persons: readonly [string, string];
  /** ISO 8601. */
  readonly at: string;
  readonly reason: string;
}

export type DecidedKeys = ReadonlyMap<string, DecidedKey>;

const NONE_DECIDED: DecidedKeys = new Map();

/**
 * Reports keys without a valid introduction, one sentence each; the first key of the house and keys that two persons
 * decided need none.
 */
export function findUnintroduced(
  keys: readonly IntroducedKey[],
  decided: DecidedKeys = NONE_DECIDED,
): string[] {
  const firsts = keys.filter(
    ({ introducedBy, publicKey }) => introducedBy === null && !decided.has(publicKey),
  );
  const known = knownBy(
    keys,
    new Set([...(firsts.length === 1 ? [firsts[0]!.publicKey] : []), ...decided.keys()]),
  );
  if (firsts.length > 1) {
    const names = firsts.map(({ publicKey }) => keyIdOf(publicKey)).sort();
    return [
      `only the first seal key of a house is introduced by no other, and these are: ${names.join(', ')}`,
    ];
  }
  return keys
    .filter(({ publicKey }) => !known.has(publicKey))
    .map(({ publicKey }) => `the seal key ${keyIdOf(publicKey)} is introduced by no known key of this house`);
}

function knownBy(keys: readonly IntroducedKey[], first: ReadonlySet<string>): ReadonlySet<string> {
  const known = new Set(first);
  for (let before = -1; before < known.size;) {
    before = known.size;
    for (const key of keys) if (isIntroduced(key, known)) known.add(key.publicKey);
  }
  return known;
}

/**
 * The keys that the log does not name yet: all keys of a house that has recorded none, because earlier releases
 * recorded none; otherwise only keys that a recorded key introduces.
 */
export function keysToRecord(
  known: readonly IntroducedKey[],
  recorded: readonly IntroducedKey[],
  decided: DecidedKeys = NONE_DECIDED,
): readonly IntroducedKey[] {
  if (recorded.length === 0) return findUnintroduced(known, decided).length === 0 ? known : [];
  const first = new Set(recorded.map(({ publicKey }) => publicKey));
  const introduced = knownBy(known, new Set([...first, ...decided.keys()]));
  return known.filter(({ publicKey }) => introduced.has(publicKey) && !first.has(publicKey));
}

const isIntroduced = (
  { publicKey, introducedBy, introduction }: IntroducedKey,
  known: ReadonlySet<string>,
): boolean =>
  introducedBy !== null &&
  introduction !== null &&
  known.has(introducedBy) &&
  isSigned(introductionText(publicKey, introducedBy), { signature: introduction, publicKey: introducedBy });

/** Whether a text is a public Ed25519 key in its canonical form: SPKI in base64. */
export function isSealKey(text: string): boolean {
  try {
    const key = publicKeyOf(text);
    const isWhole = key.export({ format: 'der', type: 'spki' }).toString('base64') === text;
    return isWhole && key.asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

/** Verifies a signature (base64) of a text with a key (SPKI in base64); false if the text is no signing key. */
export function isSigned(
  text: string,
  { publicKey, signature }: { readonly publicKey: string; readonly signature: string },
): boolean {
  try {
    return verify(null, Buffer.from(text), publicKeyOf(publicKey), Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/** @throws Error if the text is no public key: SPKI in base64 */
const publicKeyOf = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });

export const SEAL_KEY_SOURCE = `/casinos/${HOUSE}/service`;
export function keysIntroducedIn({
  type,
  bytes,
}: {
  readonly type: string;
  readonly bytes: string;
}): IntroducedKey[] {
  if (type !== sealKeyIntroduced.type) return [];
  const { source, data } = eventIn<CasinoEvent<SealKeyIntroduced>>(bytes);
  const { publicKey, introducedBy = null, introduction = null } = data;
  return source === SEAL_KEY_SOURCE ? [{ publicKey, introducedBy, introduction }] : [];
}

/**
 * Reads from the stream of the house the keys that two persons introduced. `findMissigned` verifies the signatures of
 * every decision, and `verifyHouse` whether the persons had the right; this function only requires that both decisions
 * carry a signature, because anyone who can write to the database could insert unsigned ones.
 * @param people stored bytes of the events of the house, in their order
 */
export async function decidedKeysIn(
  people: AsyncIterable<{ readonly bytes: string }> | Iterable<{ readonly bytes: string }>,
): Promise<DecidedKeys> {
  const decided = new Map<string, DecidedKey>();
  const proposed = new Map<string, string>();
  for await (const { bytes } of people) {
    const event = eventIn<PeopleEvent & Pick<CasinoEvent, 'time' | 'signature' | 'imported'>>(bytes);
    if (event.signature === undefined || event.imported !== undefined) continue;
    if (event.type === sealKeyProposed.type) proposed.set(event.data.proposal, event.data.publicKey);
    if (event.type !== sealKeyDecided.type) continue;
    const { proposal, publicKey, reason, by, proposedBy } = event.data;
    if (proposed.get(proposal) !== publicKey || decided.has(publicKey)) continue;
    decided.set(publicKey, { publicKey, reason, at: event.time, persons: [proposedBy.id, by.id] });
  }
  return decided;
}

/** Names each such key whenever the keys are verified, because the chain of introductions is broken there. */
export const breaksOf = (decided: DecidedKeys): string[] =>
  [...decided.values()].map(
    ({ publicKey, persons: [one, other], at, reason }) =>
      `the seal key ${keyIdOf(publicKey)} is introduced by no key before it: ${one} and ${other} decided so at ${at} (${reason})`,
  );

/**
 * Reports faults of the keys of a house other than those that its log introduces, one sentence each.
 * @param isRecorded whether the log must already name each key
 */
export function wrongKeys(
  known: readonly IntroducedKey[],
  recorded: readonly IntroducedKey[],
  {
    decided = NONE_DECIDED,
    isRecorded = () => true,
  }: { readonly decided?: DecidedKeys; readonly isRecorded?: (key: IntroducedKey) => boolean } = {},
): readonly string[] {
  const unintroduced = findUnintroduced(known, decided);
  // A key without an introduction is not recorded, and one sentence about it is enough.
  const unrecorded = unintroduced.length > 0 ? [] : findUnrecorded(known.filter(isRecorded), recorded);
  return [...unintroduced, ...findTakenOut(known, recorded), ...unrecorded];
}

function findTakenOut(known: readonly IntroducedKey[], recorded: readonly IntroducedKey[]): string[] {
  const introductions = new Map(known.map((key) => [key.publicKey, key]));
  return recorded
    .filter((record) => {
      const key = introductions.get(record.publicKey);
      return key?.introducedBy !== record.introducedBy || key.introduction !== record.introduction;
    })
    .map(({ publicKey }) =>
      introductions.has(publicKey)
        ? `the seal key ${keyIdOf(publicKey)} is introduced otherwise than its record in the log says`
        : `the log introduces the seal key ${keyIdOf(publicKey)}, and it is not among the keys of the house: it was taken out`,
    );
}

function findUnrecorded(known: readonly IntroducedKey[], recorded: readonly IntroducedKey[]): string[] {
  const introduced = new Set(recorded.map(({ publicKey }) => publicKey));
  return known
    .filter(({ publicKey }) => !introduced.has(publicKey))
    .map(({ publicKey }) => `no record of the log introduces the seal key ${keyIdOf(publicKey)}`);
}
