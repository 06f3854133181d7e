import type { ProposedEvent } from './double-log';

/** Faults of the next appends of a node; each number counts down to 0. */
export class AppendFaults {
  /** Refused as unavailable; nothing is stored. */
  refused = 0;
  /** Refused because the user may not write; nothing is stored. */
  denied = 0;
  /** Stored, and the connection breaks before the answer. */
  answersLost = 0;
  /** Neither stored nor ever answered. */
  swallowed = 0;
  /** Accepted, but stored only at `release`. */
  held = 0;
  /** The number of repeats of a pending append so far. */
  repeats = 0;

  private readonly underWay = new Map<string, () => void>();

  hold([first]: readonly ProposedEvent[], carryOut: () => void): void {
    this.underWay.set(first!.id, carryOut);
  }

  /** Stores the held appends. */
  release(): void {
    const waiting = [...this.underWay.values()];
    this.underWay.clear();
    for (const carryOut of waiting) carryOut();
  }

  /** Whether the next append has this fault; counts it down. */
  take(fault: 'refused' | 'denied' | 'answersLost' | 'swallowed' | 'held'): boolean {
    if (this[fault] === 0) return false;
    this[fault] -= 1;
    return true;
  }
}
