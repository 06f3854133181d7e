import { createPublicKey, verify } from 'node:crypto';
import type { EventStorePort } from '../../event-log/event-store.port';
import { sha256 } from '../../kernel/identity';
import { HOUSE } from '../../people/people.events';
import type { CasinoEvent } from '../_core/envelope';
import { type SealKeyIntroduced, sealKeyIntroduced } from '../gaming-day/books.events';

/** A seal key of this house, and by which other one it was introduced; keys are SPKI in base64, signatures base64. */
export interface IntroducedKey {
  readonly publicKey: string;
  readonly introducedBy: string | null;
  readonly introduction: string | null;
}

export const introductionText = (publicKey: string, introducedBy: string): string =>
  `cagnotte seal key v1\n${publicKey}\n${introducedBy}\n`;

/** A short name of a key, for people: the first 16 digits of its hash. */
export const keyIdOf = (publicKey: string): string => sha256(publicKey).slice(0, 16);

/**
 * Keys that no other key introduces, besides the one that is the first of the house, and keys of which the introduction
 * does not hold; one sentence each.
 */
export function findUnintroduced(keys: readonly IntroducedKey[]): string[] {
  const firsts = keys.filter(({ introducedBy }) => introducedBy === null);
  const known = knownBy(keys, new Set(firsts.length === 1 ? [firsts[0]!.publicKey] : []));
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
 * The keys that the log still has to name: of a house that has recorded none, all of them, since an earlier release did
 * not; else those alone that a recorded one introduces.
 */
export function keysToRecord(
  known: readonly IntroducedKey[],
  recorded: readonly IntroducedKey[],
): readonly IntroducedKey[] {
  if (recorded.length === 0) return findUnintroduced(known).length === 0 ? known : [];
  const first = new Set(recorded.map(({ publicKey }) => publicKey));
  const introduced = knownBy(known, first);
  return known.filter(({ publicKey }) => introduced.has(publicKey) && !first.has(publicKey));
}

const isIntroduced = (
  { publicKey, introducedBy, introduction }: IntroducedKey,
  known: ReadonlySet<string>,
): boolean =>
  introducedBy !== null &&
  introduction !== null &&
  known.has(introducedBy) &&
  isSigned(introductionText(publicKey, introducedBy), introduction, introducedBy);

function isSigned(text: string, signature: string, publicKey: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

export const SEAL_KEY_SOURCE = `/casinos/${HOUSE}/service`;
const SEAL_KEY_STREAM = `cagnotte_casino-${HOUSE}`;

export async function recordedKeys(
  store: Pick<EventStorePort, 'readStream'>,
): Promise<readonly IntroducedKey[]> {
  const keys: IntroducedKey[] = [];
  for await (const record of store.readStream(SEAL_KEY_STREAM)) keys.push(...keyIn(record));
  return keys;
}

export function keyIn({ type, bytes }: { readonly type: string; readonly bytes: string }): IntroducedKey[] {
  if (type !== sealKeyIntroduced.type) return [];
  const { source, data } = JSON.parse(bytes) as CasinoEvent<SealKeyIntroduced>;
  const { publicKey, introducedBy = null, introduction = null } = data;
  return source === SEAL_KEY_SOURCE ? [{ publicKey, introducedBy, introduction }] : [];
}

/**
 * What is wrong with the keys of a house beside those that its log introduces; one sentence each.
 * @param isRecorded whether the log must have the record of a key by now
 */
export function wrongKeys(
  known: readonly IntroducedKey[],
  recorded: readonly IntroducedKey[],
  isRecorded: (key: IntroducedKey) => boolean = () => true,
): readonly string[] {
  const unintroduced = findUnintroduced(known);
  // A key that nobody introduced has no record either, and none is made as long as there is one.
  const unrecorded = unintroduced.length > 0 ? [] : findUnrecorded(known.filter(isRecorded), recorded);
  return [...unintroduced, ...findTakenOut(known, recorded), ...unrecorded];
}

/** Keys of the log that are not among those of the house, or are introduced there by another one; one sentence each. */
function findTakenOut(known: readonly IntroducedKey[], recorded: readonly IntroducedKey[]): string[] {
  const introducers = new Map(known.map(({ publicKey, introducedBy }) => [publicKey, introducedBy]));
  return recorded
    .filter(({ publicKey, introducedBy }) => introducers.get(publicKey) !== introducedBy)
    .map(({ publicKey }) =>
      introducers.has(publicKey)
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
