import type { DeliveryOutcome } from './delivery-outcome';
import type { Intake } from './intake';
import type { Sender } from './reporting-rights';
import { IntakeStopping } from './intake-stopping';
import { deliveriesOf } from './deliveries-of';

export interface ArrayHandling {
  readonly sender: Sender;
  /** Receives each outcome in the order of the elements, which count from 1. */
  readonly onOutcome: (outcome: DeliveryOutcome & { readonly element: number }) => void;
}

const PORTION = 1_000;

/**
 * Records the events of a JSON array, portion by portion and in order.
 * @throws IntakeStopping when the intake stops before the last portion
 */
export async function recordArray(
  body: Buffer,
  intake: Intake,
  { sender, onOutcome }: ArrayHandling,
): Promise<void> {
  const deliveries = deliveriesOf(body);
  for (let start = 0; start < deliveries.length; start += PORTION) {
    if (intake.stopping.aborted) throw new IntakeStopping();
    await intake.room();
    const outcomes = await intake.record(deliveries.slice(start, start + PORTION), sender);
    for (const [index, outcome] of outcomes.entries()) onOutcome({ ...outcome, element: start + index + 1 });
  }
}
