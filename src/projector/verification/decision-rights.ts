import type { Permission } from '../../access/permissions';
import type { FactDefinition } from '../../ledger/_core/fact-definition';
import { EVENT_DEFINITIONS } from '../../ledger/event-contract/catalogue';

interface DecisionRight {
  /** What every person of the decision must have been permitted at the casino when it was recorded. */
  readonly permission: Permission;
  /** How many different persons the event must name. */
  readonly persons: number;
}

const definitions: readonly FactDefinition[] = EVENT_DEFINITIONS;

/**
 * The permission and the number of persons for each decision about a casino, as the types of decisions declare.
 * Decisions about the house itself are proved by `verify-house.ts`. `test/architecture/decision-rights.spec.ts`
 * checks that every other type that a person decides declares its permission, and that the mutation demands the same
 * one.
 */
export const DECISION_RIGHTS: Readonly<Record<string, DecisionRight>> = Object.fromEntries(
  definitions.flatMap(({ type, permission, persons = 1 }) =>
    permission === undefined ? [] : [[type, { permission, persons }]],
  ),
);
