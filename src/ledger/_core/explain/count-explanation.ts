export interface CountedThing {
  readonly kind: 'event' | 'finding';
  readonly id: string;
  readonly what: string;
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
