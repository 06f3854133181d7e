import { createPublicKey, verify } from 'node:crypto';
import { sha256 } from '../../kernel/identity';

/** A seal key of this house, and by which other one it was introduced; keys are SPKI in base64, signatures base64. */
export interface IntroducedKey {
  readonly publicKey: string;
  /** Null for the first key of the house. */
  readonly introducedBy: string | null;
  readonly introduction: string | null;
}

/** What the key that introduces another one signs. */
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
  const known = new Set(firsts.length === 1 ? [firsts[0]!.publicKey] : []);
  for (let before = -1; before < known.size;) {
    before = known.size;
    for (const key of keys) if (isIntroduced(key, known)) known.add(key.publicKey);
  }
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
