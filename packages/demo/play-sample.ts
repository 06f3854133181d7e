import { progressBar } from '../../src/app/commands/terminal';
import type { Service } from '../../src/app/service';
import { CONSOLE, EVENT_STORE, type EventStorePort } from '../../src/event-log/event-store.port';
import { isStored } from '../../src/intake/delivery-outcome';
import { Intake } from '../../src/intake/intake';
import { isReported, type Reporter, REPORTERS, reportersOf } from '../../src/kernel/event-definition';
import type { CasinoEvent } from '../../src/kernel/envelope';
import { definitionOf } from '../../src/ledger/event-contract/catalogue';
import { importMark } from '../../src/kernel/envelope';
import { verifyBooks } from '../../src/projector/verification/verify-books';
import { askCasino, type SendAnswer, type ServiceClient } from './casino-answers';
import { casinoReport, contradictions, type DemoReport, demoReport } from './demo-report';
import { type SampleNight, simulatedDay } from './sample-night';

export interface ReporterRun {
  readonly reporter: Reporter;
  readonly events: object[];
}

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

function reportersOfEvent(event: object): readonly Reporter[] {
  const definition = definitionOf((event as { readonly type: string }).type);
  const reporters = definition === undefined ? [] : reportersOf(definition);
  return reporters.length === 0 ? REPORTERS : reporters;
}

export type Devices<Sender> = Readonly<Record<Reporter, Sender>>;

export async function makeDevices<Sender>(
  make: (reporter: Reporter) => Promise<Sender>,
): Promise<Devices<Sender>> {
  const made: [Reporter, Sender][] = [];
  for (const reporter of REPORTERS) made.push([reporter, await make(reporter)]);
  return Object.fromEntries(made) as Devices<Sender>;
}

const PORTION = 250;

export function withSimulatedDay(
  night: SampleNight,
  { seed, tables }: { readonly seed: string; readonly tables: number },
): SampleNight {
  const { events, expectation } = simulatedDay(seed, tables);
  return {
    ...night,
    events: [...night.events, ...events],
    expectations: [...night.expectations, expectation],
  };
}

interface Outcome {
  readonly report: DemoReport;
  readonly against: readonly string[];
}

interface Cast {
  readonly client: ServiceClient;
  readonly devices: Devices<ServiceClient>;
  readonly seed: string;
}

/** Sends the night, waits until it is projected, and compares every figure with the expectation from the hands. */
export async function playNight(
  night: SampleNight,
  service: Service,
  { client, devices, seed }: Cast,
): Promise<Outcome> {
  await decide(night, service);
  const sent = await sendAll(night, devices);
  if (sent.notKept.some(isConflict)) throw new AnotherDemo();
  const against = [...night.faults, ...sent.notKept.map((answer) => `not kept: ${JSON.stringify(answer)}`)];
  const casinos = [];
  for (const expected of night.expectations) {
    const answers = await askCasino(client, expected.casino, sent.receipt);
    const report = casinoReport(answers);
    casinos.push(report);
    against.push(...contradictions(report, answers.balanced, expected));
  }
  const verdict = await verifyBooks(
    service.database.dataSource,
    service.app.get<EventStorePort>(EVENT_STORE),
  );
  against.push(...verdict.problems.map(({ check, detail }) => `${check}: ${detail}`));
  return { report: demoReport(seed, casinos, against.length === 0), against };
}

const isDecision = (event: object): boolean => !isReported(definitionOf((event as CasinoEvent).type)!);

/** Imports decisions as history, because the service accepts no decision as a delivery. */
async function decide({ events }: SampleNight, { app }: Service): Promise<void> {
  const decisions = events.filter(isDecision);
  const history = {
    mark: importMark({ at: '2026-01-01T00:00:00Z', by: 'the demo' }),
    sealed: new Set<string>(),
  };
  const lines = decisions.map((decision) => JSON.stringify(decision));
  const outcomes = await app.get(Intake).record(lines, { credentialId: CONSOLE, casinos: 'all', history });
  const refused = outcomes.find((outcome) => !isStored(outcome));
  if (refused?.outcome === 'conflict') throw new AnotherDemo();
  if (refused !== undefined) throw new Error(`a decision was not taken in: ${JSON.stringify(refused)}`);
}

const isConflict = (answer: object): boolean => 'outcome' in answer && answer.outcome === 'conflict';

/** Thrown if an earlier run over the same books has reported other facts for the simulated day. */
export class AnotherDemo extends Error {
  constructor() {
    super(
      'The database has the demo of another --seed, --tables or --hands, and what it was told stays. Remove the directory ' +
        'of the demo (.cagnotte-demo, or the one in CAGNOTTE_DATA_DIR) and begin anew.',
    );
  }
}

export async function sendAll(
  { events: all }: SampleNight,
  devices: Devices<ServiceClient>,
): Promise<{ receipt: string | undefined; notKept: SendAnswer['notKept'] }> {
  const events = all.filter((event) => !isDecision(event));
  const bar = progressBar('events', events.length);
  const notKept: object[] = [];
  let receipt: string | undefined;
  let sent = 0;
  for (const run of runsByReporter(events)) {
    for (let start = 0; start < run.events.length; start += PORTION) {
      const portion = run.events.slice(start, start + PORTION);
      const answer = await devices[run.reporter].send(portion);
      notKept.push(...answer.notKept);
      receipt = answer.summary.receipt ?? receipt;
      bar.show((sent += portion.length));
    }
  }
  bar.end();
  return { receipt, notKept };
}
