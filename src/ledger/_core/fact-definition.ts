import type { Static, TSchema } from 'typebox';
import type { Permission } from '../../access/permissions';
import type { BankReport, MemberPart } from '../../games/bank-life';
import type { EventDefinition } from '../../kernel/event-definition';
import type { Minor } from '../../kernel/money';
import type { CustomerOperation } from './customer-operation';
import type { DeclaredMovement, ReportedAt } from './declared-movement';
import type { DeclaredPoolUse } from './declared-pool-use';
import type { EntryLine } from './journal-entry';
import type { DeclaredByFact } from './declared-parts';
import type { SessionPart } from './session-part';
import type { DeclaredSlip, TableEnd } from './named-slip';

/** The number of a round, hand or coup, unique in its session; of a coup, shoe and coup: `2.14`. */
export type PlayNumber = string | number;

export type OwedByBank = (bank: string) => readonly MemberPart[];

/** A type of event of a casino, and what it moves. */
export interface FactDefinition<
  Schema extends TSchema = TSchema,
  Name extends string = string,
> extends EventDefinition<Schema, Name> {
  /** What it moves, where that follows from its data alone. The lines of its entry are derived from it. */
  moves?(data: Static<Schema>, at: ReportedAt): readonly DeclaredMovement[];
  /** Set where an evaluator posts what it moves (`evaluation/evaluators.ts`): it depends on rules, balances or counts. */
  readonly byRules?: true;
  /**
   * The chips, at face value in minor units, that customers have more (+) or fewer (-) after it, where it declares no
   * movements. Calculated from the data, or from other accounts of its entry than those of chips, so that it can be compared
   * with them.
   */
  toCustomers?(data: Static<Schema>, lines: readonly EntryLine[]): Minor;
  /** What a customer brings to the house or takes from it; undefined where it moves nothing between the two. */
  customer?(data: Static<Schema>): CustomerOperation | undefined;
  /**
   * The parts of its session on which its entry and its findings do not depend. Of `banks` that is every bank but its own, of the
   * shoe its cards, of the last hand everything but its game. It is not evaluated again where only these have changed; without
   * it, a report of a bank is checked against the other banks, and any other fact is evaluated.
   */
  readonly unread?: readonly SessionPart[];
  /** Of a decision about a casino: what each person of it must have been permitted there when it was recorded. */
  readonly permission?: Permission;
  /** How many different persons a decision must name; one where not given. */
  readonly persons?: 2;
  /** Set for a fact of a session that neither reads its play nor changes it: a late round does not concern it. */
  readonly asideOfPlay?: true;
  /** Why a type that states money moves none. */
  readonly movesNothing?: string;
  /** The round, hand or coup that it reports as played. It is reported once. */
  plays?(data: Static<Schema>): PlayNumber;
  /** The round, hand or coup that it declares void. */
  voids?(data: Static<Schema>): PlayNumber;
  /** What it reports of the life of a player's bank; `owed` is what a bank owes to its members by the books. */
  bankReport?(data: Static<Schema>, owed: OwedByBank): BankReport;
  /** What it does to each pool that it names; a pool that it does not change is listed without amounts. */
  pools?(data: Static<Schema>): readonly DeclaredPoolUse[];
  /** The parts of the result of its session that it states: the float, fills, credits, boxes and the inventory. */
  declares?(data: Static<Schema>): DeclaredByFact;
  /** Set where a book shows more of its data than its entry does, so that the data are kept for the books. */
  readonly inBooks?: true;
  /** Where a book shows only some facts of the type: which ones. */
  inBooksIf?(data: Static<Schema>): boolean;
  /** Set where its entry may move the meter of a pool: what another type moves there does not tie (K1-A4). */
  readonly movesMeters?: true;
  /** The slips and boxes under which it moves something, or which it only names; `at` is the end of the table that reports. */
  slips?(data: Static<Schema>, at: TableEnd): readonly DeclaredSlip[];
}

/**
 * Declares a type of event; keeps the exact name and schema, so that `EventType` and `DataOf` can be inferred, and whether
 * rules post it, so that an evaluator is demanded. A type with a currency that says nothing of what it moves does not compile.
 */
export function defineFact<const Name extends string, const Schema extends TSchema>(
  definition: FactDefinition<Schema, Name> & {
    moves(data: Static<Schema>, at: ReportedAt): readonly DeclaredMovement[];
  },
): FactDefinition<Schema, Name>;
export function defineFact<const Name extends string, const Schema extends TSchema>(
  definition: FactDefinition<Schema, Name> & { readonly byRules: true },
): FactDefinition<Schema, Name> & { readonly byRules: true };
export function defineFact<const Name extends string, const Schema extends TSchema>(
  definition: FactDefinition<Schema, Name> &
    (
      | { readonly movesNothing: string }
      | (Static<Schema> extends { readonly currency: string } ? never : unknown)
    ),
): FactDefinition<Schema, Name>;
export function defineFact(definition: FactDefinition): FactDefinition {
  return definition;
}
