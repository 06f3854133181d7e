import type { Answers } from '../../games/open-points';
import { type Minor, sumMinor } from '../../kernel/money';

export interface Share {
  readonly member: string;
  readonly share: Minor;
}

/** Whose bank it is, and who has the odd cents of what is divided (OP1-22). */
export interface Division {
  readonly banker: string;
  readonly oddCents: Answers['OP1-22'];
}

/**
 * Divides a gain among the members in proportion to their shares: whole cents, rounded down, and the banker has the
 * rest, or those one more of whom most was rounded off. Where nobody has a share the banker gets all. The parts add up
 * to the amount.
 */
export function divideGain(amount: Minor, shares: readonly Share[], { banker, oddCents }: Division): Share[] {
  const parts = inProportion(amount, shares, oddCents);
  return withRest(parts, banker, amount - total(parts));
}

/**
 * Divides a loss among the members in proportion to their shares, at most what they have: whole cents, rounded down,
 * and the odd ones as of a gain, as far as the banker's share goes, then the partners in their order. The parts add up
 * to the loss, or to all shares where it is above them.
 */
export function divideLoss(amount: Minor, shares: readonly Share[], { banker, oddCents }: Division): Share[] {
  const held = total(shares);
  const borne = amount < held ? amount : held;
  let parts = inProportion(borne, shares, oddCents);
  const bankerFirst = [...shares].sort((a, b) => Number(b.member === banker) - Number(a.member === banker));
  for (const { member, share } of bankerFirst) {
    const missing = borne - total(parts);
    const room = share - (parts.find((part) => part.member === member)?.share ?? 0n);
    parts = withRest(parts, member, missing < room ? missing : room);
  }
  return parts;
}

const total = (shares: readonly Share[]): Minor => sumMinor(shares.map(({ share }) => share));

/** Parts in whole cents; the odd ones are missing where the banker has them. */
function inProportion(amount: Minor, shares: readonly Share[], oddCents: Answers['OP1-22']): Share[] {
  const held = total(shares);
  if (held <= 0n) return shares.map(({ member }) => ({ member, share: 0n }));
  const parts = shares.map(({ member, share }) => ({ member, share: (amount * share) / held }));
  if (oddCents === 'rest-to-banker') return parts;
  const roundedOff = shares.map(({ share }, at) => ({ at, remainder: (amount * share) % held }));
  const largestFirst = roundedOff.sort((a, b) => Number(b.remainder - a.remainder) || a.at - b.at);
  const onceMore = new Set(largestFirst.slice(0, Number(amount - total(parts))).map(({ at }) => at));
  return parts.map(({ member, share }, at) => ({ member, share: onceMore.has(at) ? share + 1n : share }));
}

function withRest(parts: readonly Share[], member: string, rest: Minor): Share[] {
  if (rest === 0n) return [...parts];
  if (!parts.some((part) => part.member === member)) return [...parts, { member, share: rest }];
  return parts.map((part) => (part.member === member ? { member, share: part.share + rest } : part));
}
