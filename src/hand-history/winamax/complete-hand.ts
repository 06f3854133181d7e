import { type Minor, sumMinor } from '../../kernel/money';
import type { Collection, ParsedHand } from '../parsed-hand';
import { withoutUncalledBet } from '../uncalled-bet';

/**
 * Completes a hand of this room with what its lines leave out.
 *
 * - No line says that a bet nobody called comes back. It is derived from the betting.
 * - The summary does not divide the total; the pots are what was collected from each.
 * - Nobody is marked as sitting out; whoever does nothing is.
 */
export function completeHand(hand: ParsedHand): ParsedHand {
  const settled = withoutUncalledBet(hand);
  return {
    ...settled,
    seats: hand.seats.map((seated) => ({
      ...seated,
      sittingOut: hand.actions.every(({ seat }) => seat !== seated.seat),
    })),
    summary: { ...settled.summary, pots: collectedByPot(settled.collections) },
  };
}

/** Main pot first; empty if there is only one. */
function collectedByPot(collections: readonly Collection[]): readonly Minor[] {
  const last = Math.max(0, ...collections.map(({ pot }) => pot));
  if (last === 0) return [];
  return Array.from({ length: last + 1 }, (_, index) =>
    sumMinor(collections.filter(({ pot }) => pot === index).map(({ amount }) => amount)),
  );
}
