import { createHash } from 'node:crypto';

/**
 * Calculates the root of a Merkle tree over hashes by RFC 6962: leaves and nodes are hashed with different first bytes,
 * so that a node cannot pass for a leaf, and a node without a partner moves up unchanged. Hashes are 64 lower-case
 * hexadecimal digits; the root of no leaves is the hash of the empty string.
 */
export function merkleRoot(hashes: readonly string[]): string {
  if (hashes.length === 0) return createHash('sha256').digest('hex');
  let level = hashes.map((hash) => hashed(LEAF, hash));
  while (level.length > 1) level = levelAbove(level);
  return level[0]!.toString('hex');
}

const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);

const hashed = (kind: Buffer, ...parts: readonly (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256').update(kind);
  for (const part of parts) hash.update(typeof part === 'string' ? Buffer.from(part, 'hex') : part);
  return hash.digest();
};

function levelAbove(level: readonly Buffer[]): Buffer[] {
  const above: Buffer[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const [one, other] = [level[index]!, level[index + 1]];
    above.push(other === undefined ? one : hashed(NODE, one, other));
  }
  return above;
}
