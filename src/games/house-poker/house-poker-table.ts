import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';

/** What the maximum of a table may be, in multiples of its minimum. */
export type MaximumMultiples =
  | { readonly atLeast: bigint; readonly atMost: bigint }
  | { readonly oneOf: readonly bigint[] };

/** The rules that every game of poker against the house has of its table. */
export type TableRule =
  | 'authorisedMinimum'
  | 'limits'
  | 'maximum'
  | 'seats'
  | 'chief'
  | 'croupier'
  | 'deck'
  | 'lateBet'
  | 'voidDeal';

/** What every game of poker against the house has in common, as data. */
export interface HousePokerTable {
  readonly code: GameCode;
  readonly register: RuleRegister;
  readonly rules: Readonly<Record<TableRule, Rule>>;
  /** The bet that the limits of the table are for; the maxima of the table name it, or "*". */
  readonly limited: readonly string[];
  readonly maximum: MaximumMultiples;
  readonly seats: number;
  /** Decks at the table; each round is dealt from one of them. */
  readonly decks: number;
  readonly tablesOfChief: number;
  readonly staff: { readonly chief: readonly StaffNeed[]; readonly croupier: readonly StaffNeed[] };
}
