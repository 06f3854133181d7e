import { type Minor, sumMinor } from '../../kernel/money';
import { potOf, replayBetting, uncalledBetOf } from '../betting-replay';
import { collectedOf } from '../hand-checks';
import type { Collection, ParsedHand } from '../parsed-hand';

/**
 * Completes a hand of this room with what its lines leave out.
 *
 * - No line says that a bet nobody called comes back. It is derived from the betting: what the last bet has over the
 *   second highest. The room counts it as a part of the pot and has its owner collect it, after an all-in as a side
 *   pot of its own. It is taken out of both, so that pot and awards hold only what was played for. Where neither the
 *   total nor what was collected holds it, they stay as they are written.
 * - The summary does not divide the total; the pots are what was collected from each.
 * - Nobody is marked as sitting out; whoever does nothing is.
 */
export function completeHand(hand: ParsedHand): ParsedHand {
  const settled = withoutUncalled(hand);
  return {
    ...settled,
    seats: hand.seats.map((seated) => ({
      ...seated,
      sittingOut: hand.actions.every(({ seat }) => seat !== seated.seat),
    })),
    summary: { ...settled.summary, pots: collectedByPot(settled.collections) },
  };
}

function withoutUncalled(hand: ParsedHand): ParsedHand {
  const uncalled = uncalledBetOf(hand);
  if (!uncalled) return hand;
  const { seat, amount } = uncalled;
  const { line, street } = hand.actions.at(-1)!;
  const returned = {
    ...hand,
    actions: [
      ...hand.actions,
      { line, street: Math.max(1, street), seat, kind: 'uncalled-returned' as const, amount },
    ],
  };
  const withIt = potOf(replayBetting(returned)) + amount;
  const { summary } = hand;
  const isCounted = [summary.totalPot, collectedOf(hand) + summary.rake].includes(withIt);
  if (!isCounted) return returned;
  return {
    ...returned,
    collections: collectedWithout(hand.collections, seat, amount),
    summary: {
      ...summary,
      totalPot: summary.totalPot - amount,
      won: new Map([...summary.won, [seat, (summary.won.get(seat) ?? 0n) - amount]]),
    },
  };
}

/** What the seat collected less the amount, which came out of the last of its pots. */
function collectedWithout(
  collections: readonly Collection[],
  seat: number,
  amount: Minor,
): readonly Collection[] {
  let left = amount;
  const kept = collections
    .toSorted((one, other) => other.pot - one.pot)
    .map((collection) => {
      if (collection.seat !== seat) return collection;
      const part = collection.amount < left ? collection.amount : left;
      left -= part;
      return { ...collection, amount: collection.amount - part };
    });
  return kept.filter((collection) => collection.amount > 0n).toSorted((one, other) => one.line - other.line);
}

/** Main pot first; empty where there is only one. */
function collectedByPot(collections: readonly Collection[]): readonly Minor[] {
  const last = Math.max(0, ...collections.map(({ pot }) => pot));
  if (last === 0) return [];
  return Array.from({ length: last + 1 }, (_, index) =>
    sumMinor(collections.filter(({ pot }) => pot === index).map(({ amount }) => amount)),
  );
}
