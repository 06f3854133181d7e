import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ConsoleLogger } from '@nestjs/common';
import { Command, InvalidArgumentError, Option } from 'commander';
import { progressBar, stopSignal } from '../../src/app/commands/terminal';
import { type Config, readConfig } from '../../src/app/config';
import { freePortFrom } from '../support/free-port';
import { type Service, startService } from '../../src/app/service';
import { definitionOf } from '../../src/ledger/event-contract/catalogue';
import type { CasinoEvent } from '../../src/ledger/_core/envelope';
import { isReported, type Reporter } from '../../src/ledger/_core/event-definition';
import { importMark } from '../../src/ledger/event-contract/imported';
import { CONSOLE, EVENT_STORE, type EventStorePort } from '../../src/event-log/event-store.port';
import { GAME_CODES } from '../../src/games/game-codes';
import { isKept } from '../../src/intake/delivery-outcome';
import { DemoSignIn } from '../../src/people/sign-in/demo-sign-in';
import { Intake } from '../../src/intake/intake';
import { verifyBooks } from '../../src/projector/verification/verify-books';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../support/database/temporary-directory';
import { ANY_DAY } from '../support/service/any-day';
import { type Devices, makeDevices, runsByReporter } from '../support/service/devices';
import { EventStoreDbDouble } from '../support/eventstoredb-double/eventstoredb-double';
import { askCasino } from './casino-answers';
import { casinoReport, contradictions, type DemoReport, demoReport } from './demo-report';
import { Credentials } from '../../src/people/credentials';
import { type DemoPerson, demoPeople } from './demo-people';
import { dayAsText } from './print-day';
import { readSampleNight, type SampleNight } from './sample-night';
import { type SendAnswer, ServiceClient } from './service-client';
import { simulatedDay } from './simulated-day';

interface DemoOptions {
  readonly once?: boolean;
  readonly json?: boolean;
  readonly hands: string;
  readonly seed: string;
  readonly tables: number;
  readonly store?: 'eventstoredb-double';
}

const PROJECT = join(__dirname, '..', '..', '..');
const PORTION = 250;

const options = new Command('demo')
  .description('real hands and a simulated day over HTTP into the service, and what they come to')
  .option('--once', 'end after printing')
  .option('--json', 'print JSON')
  .option(
    '--hands <directory>',
    'other hand histories',
    readDirectory,
    join(PROJECT, 'test', 'data', 'poker-hands'),
  )
  .option('--seed <text>', 'what the simulated day is drawn from', '1')
  .option('--tables <number>', 'tables of the simulated day', readTables, GAME_CODES.length)
  .addOption(
    new Option(
      '--store <store>',
      'keep the log elsewhere: in a stand-in for EventStoreDB, in memory, for this run only',
    ).choices(['eventstoredb-double']),
  )
  .parse()
  .opts<DemoOptions>();

function readDirectory(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw new InvalidArgumentError('there is no such directory');
  }
  return path;
}

function readTables(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError('a number of tables, from 1 to 999');
  return Number(text);
}

run(options).catch((failure: unknown) => {
  console.error(failure);
  process.exitCode = 1;
});

async function run(options: DemoOptions): Promise<void> {
  const config = await demoConfig();
  if (options.store === undefined) return demonstrate(options, config);
  // The log of the double ends with it, so the books made from it are of no use afterwards.
  const double = await new EventStoreDbDouble().start();
  const ownDirectory = process.env['CAGNOTTE_DATA_DIR'] ? undefined : await makeTemporaryDirectory();
  try {
    const eventStore = { kind: 'eventstoredb' as const, url: double.url };
    const dataDirectory = ownDirectory ?? config.dataDirectory;
    await demonstrate(options, { ...config, eventStore, dataDirectory });
  } finally {
    double.stop();
    if (ownDirectory !== undefined) await removeTemporaryDirectory(ownDirectory);
  }
}

async function demonstrate({ once, json, ...day }: DemoOptions, config: Config): Promise<void> {
  const night = withSimulatedDay(readSampleNight(day.hands), day);
  const service = await startService(config, quietLogger());
  try {
    const people = await demoPeople(service, config.dataDirectory);
    service.app.get(DemoSignIn).offer(people.map(({ id }) => id));
    const { report, against } = await playNight(night, service, {
      devices: await makeDevices((reporter) => deviceOf(service, reporter)),
      client: new ServiceClient(service.url, people[0]!.credential),
      seed: day.seed,
    });
    process.stdout.write(json ? `${JSON.stringify(report)}\n` : `${dayAsText(report, against)}\n`);
    for (const contradiction of json ? against : []) process.stderr.write(`${contradiction}\n`);
    process.exitCode = report.ties ? 0 : 1;
    if (once) return;
    process.stderr.write(whereToLook(service, people));
    await stopSignal();
  } finally {
    await service.close();
  }
}

/** The hands, and after them the simulated day of a casino of its own. */
function withSimulatedDay(night: SampleNight, { seed, tables }: DemoOptions): SampleNight {
  const { events, expectation } = simulatedDay(seed, tables);
  return {
    ...night,
    events: [...night.events, ...events],
    expectations: [...night.expectations, expectation],
  };
}

/**
 * The demo has a database of its own beside the service's, unless it is told which one to use. What it tells are days
 * that are written down, and each run tells the same ones.
 */
async function demoConfig(): Promise<Config> {
  const config = readConfig();
  const dataDirectory = process.env['CAGNOTTE_DATA_DIR']
    ? config.dataDirectory
    : `${config.dataDirectory}-demo`;
  return { ...config, dataDirectory, days: ANY_DAY, port: await freePortFrom(config.port, config.host) };
}

/** What delivers for a place, from every source of the casinos of the demo. */
async function deviceOf({ app, url }: Service, reporter: Reporter): Promise<ServiceClient> {
  const made = await app.get(Credentials).makeForDevice(
    { by: { kind: 'console', id: 'demo' }, casinos: 'all' },
    {
      ...{ kind: 'device', name: `demo: ${reporter}`, roles: ['ingest'], casinos: 'all' },
      ...{ sources: ['/casinos'], toldBy: [reporter] },
    },
  );
  if (!made.ok) throw new Error(`no credential could be made: ${made.refusal.message}`);
  return new ServiceClient(url, made.value.secret);
}

interface Outcome {
  readonly report: DemoReport;
  /** Everything that does not tie, in words. */
  readonly against: readonly string[];
}

interface Cast {
  readonly client: ServiceClient;
  readonly devices: Devices<ServiceClient>;
  readonly seed: string;
}

/** Sends the night, waits until the read models contain it, and holds every figure against the hands. */
async function playNight(
  night: SampleNight,
  service: Service,
  { client, devices, seed }: Cast,
): Promise<Outcome> {
  await decide(night, service);
  const sent = await sendAll(night, devices);
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

/** What persons have decided about the made-up house is history: the service takes no decision from a delivery. */
async function decide({ events }: SampleNight, { app }: Service): Promise<void> {
  const decisions = events.filter(isDecision);
  const history = {
    mark: importMark({ at: '2026-01-01T00:00:00Z', by: 'the demo' }),
    sealed: new Set<string>(),
  };
  const lines = decisions.map((decision) => JSON.stringify(decision));
  const outcomes = await app.get(Intake).record(lines, { credentialId: CONSOLE, casinos: 'all', history });
  const refused = outcomes.find((outcome) => !isKept(outcome));
  if (refused !== undefined) throw new Error(`a decision was not taken in: ${JSON.stringify(refused)}`);
}

async function sendAll(
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

const whereToLook = ({ url, origin }: Service, people: readonly DemoPerson[]): string => `
Open      ${origin}  and choose a person; outside the demo everybody signs in with a passkey
GraphiQL  ${url}/graphiql
GraphQL   ${url}/graphql
Events    POST ${url}/v1/events
${people.map(({ name, credential }) => `${name.padEnd(9)} ${credential}`).join('\n')}

Administrators sign in with these: Authorization: Bearer cgn_… Outside the demo nobody sees the credential of another.

Ctrl-C ends the demo.
`;

function quietLogger(): ConsoleLogger {
  const logger = new ConsoleLogger({ prefix: 'cagnotte', logLevels: ['warn', 'error', 'fatal'] });
  // Standard output carries the demo's answer and nothing else.
  logger.warn = logger.error = (message: unknown) => void process.stderr.write(`${String(message)}\n`);
  return logger;
}
