import type { Minor } from '../kernel/money';
import { potOf, replayBetting, uncalledBetOf } from './betting-replay';
import { collectedOf } from './hand-checks';
import type { Collection, ParsedHand } from './parsed-hand';

/**
 * Returns the bet that nobody called to its owner, for texts in which no line says so. It is what the last bet has
 * over the second highest. Some rooms count it as a part of the pot and have its owner collect it, after an all-in as
 * a side pot of its own. It is taken out of both, so that pot and awards hold only what was played for. Where neither
 * the total nor what was collected holds it, they stay as they are written.
 */
export function withoutUncalledBet(hand: ParsedHand): ParsedHand {
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
