import type { Minor } from '../kernel/money';
import type { BettingReplay } from './betting-replay';
import type { ParsedHand } from './parsed-hand';
import { contributionOf } from './betting-state';
import { playerIdOf, tableIdOf } from './hand-played-event';

/** Chips that a player brought to the table between two hands. */
export interface ChipsBrought {
  readonly seat: number;
  readonly player: string;
  readonly amount: Minor;
}

/**
 * Follows the stacks of a casino's players from hand to hand. The text never says that chips are bought; it shows
 * when a player has more in front of him than his last hand left him.
 */
export class ChipsInPlay {
  private readonly left = new Map<string, Minor>();

  /** What each player of a hand must have bought before it, in the order of the seats. */
  broughtTo(hand: ParsedHand): readonly ChipsBrought[] {
    return hand.seats
      .map(({ seat, name, stack }) => ({
        seat,
        player: playerIdOf(hand, name),
        amount: stack - (this.left.get(this.placeOf(hand, name)) ?? 0n),
      }))
      .filter(({ amount }) => amount > 0n);
  }

  /** Remembers what a hand left each player with. */
  played(hand: ParsedHand, replay: BettingReplay): void {
    for (const { seat, name, stack } of hand.seats) {
      const collected = hand.collections.reduce(
        (sum, each) => (each.seat === seat ? sum + each.amount : sum),
        0n,
      );
      this.left.set(this.placeOf(hand, name), stack - contributionOf(replay.purses.get(seat)!) + collected);
    }
  }

  /** One player can have a stack at each of several tables. */
  private placeOf(hand: ParsedHand, name: string): string {
    return `${tableIdOf(hand)}/${playerIdOf(hand, name)}`;
  }
}
