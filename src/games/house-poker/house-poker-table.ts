import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';

export type MaximumMultiples =
  | { readonly atLeast: bigint; readonly atMost: bigint }
  | { readonly oneOf: readonly bigint[] };

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

export interface HousePokerTable {
  readonly code: GameCode;
  readonly register: RuleRegister;
  readonly rules: Readonly<Record<TableRule, Rule>>;
  readonly limited: readonly string[];
  readonly maximum: MaximumMultiples;
  readonly seats: number;
  readonly decks: number;
  readonly tablesOfChief: number;
  readonly staff: { readonly chief: readonly StaffNeed[]; readonly croupier: readonly StaffNeed[] };
}
