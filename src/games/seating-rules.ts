import type { Rule } from './rule';

export interface PlayersNeeded {
  readonly atLeast?: { readonly rule: Rule; readonly players: number };
  /** After so many minutes without enough players the house may close the table. */
  readonly waits?: { readonly rule: Rule; readonly minutes: number };
}

/** Who is given a vacant seat: the first of the list; the first, but after a shoe who asked to change his seat; anybody of it. */
export type OrderOfList = 'of-list' | 'changes-after-shoe' | 'anybody-listed';

/** The rules on seats that the house gives. */
export interface SeatingRules {
  readonly waitingList?: { readonly rule: Rule; readonly order: OrderOfList };
  /** Seats are drawn by lot; `atBeginning`: before the first hand, and not later. */
  readonly drawn?: { readonly rule: Rule; readonly atBeginning: boolean };
  readonly invitation?: Rule;
}
