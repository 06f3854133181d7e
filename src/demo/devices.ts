import { type Reporter, REPORTERS, reportersOf } from '../ledger/_core/event-definition';
import { definitionOf } from '../ledger/event-contract/catalogue';

/** Events that come one after the other and that one place may report. */
export interface ReporterRun {
  readonly reporter: Reporter;
  readonly events: object[];
}

/** Parts events into runs, in their order, so that the device of one class delivers each run. */
export function runsByReporter(events: readonly object[]): ReporterRun[] {
  const runs: ReporterRun[] = [];
  for (const event of events) {
    const reporters = reportersOfEvent(event);
    const last = runs.at(-1);
    if (last !== undefined && reporters.includes(last.reporter)) last.events.push(event);
    else runs.push({ reporter: reporters[0]!, events: [event] });
  }
  return runs;
}

/** Anybody may try what nobody may report, and what is of no known type. */
function reportersOfEvent(event: object): readonly Reporter[] {
  const definition = definitionOf((event as { readonly type: string }).type);
  const reporters = definition === undefined ? [] : reportersOf(definition);
  return reporters.length === 0 ? REPORTERS : reporters;
}

/** What delivers for each place: a device with a key of that class and of no other. */
export type Devices<Sender> = Readonly<Record<Reporter, Sender>>;

/** Makes one for each place. */
export async function makeDevices<Sender>(
  make: (reporter: Reporter) => Promise<Sender>,
): Promise<Devices<Sender>> {
  const made: [Reporter, Sender][] = [];
  for (const reporter of REPORTERS) made.push([reporter, await make(reporter)]);
  return Object.fromEntries(made) as Devices<Sender>;
}
