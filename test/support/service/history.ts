import { Readable } from 'node:stream';
import { CONSOLE } from '../../../src/event-log/event-store.port';
import { importMark } from '../../../src/kernel/envelope';
import { isStored, type OutcomeSummary } from '../../../src/intake/delivery-outcome';
import type { Intake } from '../../../src/intake/intake';
import type { Sender } from '../../../src/intake/reporting-rights';
import { recordLines } from '../../../src/intake/record-lines';

/** The mark of imported history, as `cagnotte import` sets it. */
export const IMPORTED = { at: '2026-01-01T00:00:00.000Z', by: 'a test (account tests)' };

/** The sender at the console: decisions of persons are accepted, and every event is marked as imported. */
export const AT_THE_CONSOLE: Sender = {
  credentialId: CONSOLE,
  casinos: 'all',
  history: { mark: importMark(IMPORTED), sealed: new Set() },
};

/** Imports history in this process, like the command. @returns the lines of the answer to a stream */
export async function tellHistory(
  intake: Intake,
  events: readonly object[],
): Promise<(Record<string, unknown> | { readonly summary: OutcomeSummary })[]> {
  const notKept: object[] = [];
  const lines = Readable.from(events.map((event) => Buffer.from(`${JSON.stringify(event)}\n`)));
  const summary = await recordLines(lines, intake, {
    sender: AT_THE_CONSOLE,
    onOutcome: (outcome) => isStored(outcome) || notKept.push(outcome),
  });
  return [...(notKept as Record<string, unknown>[]), { summary }];
}
