export const digest = async (...parts: readonly Uint8Array[]): Promise<Uint8Array> => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
};

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/**
 * The Merkle root of RFC 6962 over hashes of records in the order of their numbers. Leaves and nodes have different prefixes,
 * and a node without a partner moves up a level unchanged.
 */
export async function merkleRoot(hashes: readonly Uint8Array[]): Promise<string> {
  if (hashes.length === 0) return hexOf(await digest());
  let level = await Promise.all(hashes.map((hash) => digest(LEAF, hash)));
  while (level.length > 1) {
    const above: Promise<Uint8Array>[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [one, other] = [level[at]!, level[at + 1]];
      above.push(other ? digest(NODE, one, other) : Promise.resolve(one));
    }
    level = await Promise.all(above);
  }
  return hexOf(level[0]!);
}
