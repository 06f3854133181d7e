import type { Minor } from '../../kernel/money';

/** The chips and boxes of a house-banked table in one session, as its events declare them, in minor units. */
export interface DeclaredParts {
  readonly openingFloat: Minor;
  readonly fills: Minor;
  readonly credits: Minor;
  readonly boxes: Minor;
  readonly inventory?: Minor;
}

export type DeclaredByFact = Partial<DeclaredParts>;
