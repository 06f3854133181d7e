/** An event that was counted, or a finding with the events that it is about. */
export interface CountedThing {
  readonly kind: 'event' | 'finding';
  readonly id: string;
  /** The type of the event, or the code of the finding. */
  readonly what: string;
  /** The record that holds the event, or that opened the finding. */
  readonly recordNumber: bigint;
  readonly eventIds: readonly string[];
}

/** What words are counted from: things, and no amounts. */
export interface CountExplanation {
  readonly expected: string;
  readonly found: string;
  readonly ties: boolean;
  readonly counted: readonly CountedThing[];
}
