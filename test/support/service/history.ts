import { Readable } from 'node:stream';
import { CONSOLE } from '../../../src/event-log/event-store.port';
import { importMark } from '../../../src/kernel/envelope';
import { isKept, type OutcomeSummary } from '../../../src/intake/delivery-outcome';
import type { Intake } from '../../../src/intake/intake';
import type { Sender } from '../../../src/intake/reporting-rights';
import { recordLines } from '../../../src/intake/record-lines';

/** Who takes in what tests tell as history, as `cagnotte import` would mark it. */
export const IMPORTED = { at: '2026-01-01T00:00:00.000Z', by: 'a test (account tests)' };

/** At the console of the machine: decisions of persons come in as well, and every event is marked. */
export const AT_THE_CONSOLE: Sender = {
  credentialId: CONSOLE,
  casinos: 'all',
  history: { mark: importMark(IMPORTED), sealed: new Set() },
};

/** Takes in history told at the console, by the way of the command, in this process; answers as a stream is answered. */
export async function tellHistory(
  intake: Intake,
  events: readonly object[],
): Promise<(Record<string, unknown> | { readonly summary: OutcomeSummary })[]> {
  const notKept: object[] = [];
  const lines = Readable.from(events.map((event) => Buffer.from(`${JSON.stringify(event)}\n`)));
  const summary = await recordLines(lines, intake, {
    sender: AT_THE_CONSOLE,
    onOutcome: (outcome) => isKept(outcome) || notKept.push(outcome),
  });
  return [...(notKept as Record<string, unknown>[]), { summary }];
}
