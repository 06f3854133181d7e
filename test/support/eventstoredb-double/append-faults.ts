import type { ProposedEvent } from './double-log';

/** What goes wrong with the next appends of a node; each number counts down to 0. */
export class AppendFaults {
  /** Refused as unavailable, nothing stored. */
  refused = 0;
  /** Refused because the user may not write, nothing stored. */
  denied = 0;
  /** Stored, and the connection breaks before the answer. */
  answersLost = 0;
  /** Neither stored nor ever answered. */
  swallowed = 0;
  /** Taken in, and stored only at `release`. */
  held = 0;
  /** Repeats of an append that was under way, so far. */
  repeats = 0;

  private readonly underWay = new Map<string, () => void>();

  hold([first]: readonly ProposedEvent[], carryOut: () => void): void {
    this.underWay.set(first!.id, carryOut);
  }

  /** Stores what is held. */
  release(): void {
    const waiting = [...this.underWay.values()];
    this.underWay.clear();
    for (const carryOut of waiting) carryOut();
  }

  /** Whether the next one is to meet this fault. */
  take(fault: 'refused' | 'denied' | 'answersLost' | 'swallowed' | 'held'): boolean {
    if (this[fault] === 0) return false;
    this[fault] -= 1;
    return true;
  }
}
