/** The chips of each member of a bank in play and set aside; the banker is first. */
export type Parts = Map<string, { inPlay: number; aside: number }>;

/** Divides a change by shares: partners get whole cents, rounded down; the banker gets the rest. */
export function shareOut(parts: Parts, place: 'inPlay' | 'aside', change: number): void {
  const held = [...parts.values()].reduce((sum, part) => sum + part[place], 0);
  const size = Math.abs(change);
  const sign = Math.sign(change);
  let rest = size;
  const owned = [...parts].map(([member, part]) => [member, part[place]] as const);
  for (const [member, own] of owned) {
    const share = held === 0 ? 0 : Number((BigInt(size) * BigInt(own)) / BigInt(held));
    parts.get(member)![place] += sign * share;
    rest -= share;
  }
  for (const [member] of owned) {
    const part = parts.get(member)!;
    const room = sign < 0 ? Math.min(rest, part[place]) : rest;
    part[place] += sign * room;
    rest -= room;
  }
}
