import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ConsoleLogger } from '@nestjs/common';
import { Command, InvalidArgumentError } from 'commander';
import { progressBar, stopSignal } from '../../src/app/commands/terminal';
import { type Config, readConfig } from '../../src/app/config';
import { freePortFrom } from '../../src/app/free-port';
import { type Service, startService } from '../../src/app/service';
import { type Reporter, REPORTERS } from '../../src/kernel/event-definition';
import { isGamingDay } from '../../src/kernel/gaming-day';
import type { Role } from '../../src/access/permissions';
import { GAME_CODES } from '../../src/games/game-codes';
import { Credentials } from '../../src/people/credentials';
import { DemoSignIn } from '../../src/people/sign-in/demo-sign-in';
import { ANY_DAY } from '../../src/intake/reading';
import { AnotherDemo, makeDevices, playNight, sendAll, type Devices, withSimulatedDay } from './play-sample';
import { NIGHTS, prepareCasino, type ReadyCasino, beginNight } from './demo-casino';
import { CERTIFIED_DAYS, lastNight } from './demo-nights';
import { type DemoPerson, demoPeople } from './demo-people';
import { readSampleNight } from './sample-night';
import { ServiceClient } from './casino-answers';
import { identifyCustomers } from './demo-customers';
import { dayAsText } from './day-as-text';

interface DemoOptions {
  readonly once?: boolean;
  readonly json?: boolean;
  readonly hands: string;
  readonly seed: string;
  readonly speed: number;
  readonly today: string;
  readonly tables: number;
}

const options = new Command('demo')
  .description('a casino with a month of closed days and a night in progress')
  .option('--once', 'print the results of real hands and of a simulated day of all games, and end')
  .option('--json', 'print these results as JSON, and keep running')
  .option(
    '--hands <directory>',
    'other hand histories',
    readDirectory,
    join(__dirname, '..', '..', '..', 'packages', 'demo', 'poker-hands'),
  )
  .option('--seed <text>', 'seed of the simulated days', '1')
  .option('--tables <number>', 'tables of the simulated day of all games', readTables, GAME_CODES.length)
  .option('--speed <number>', 'minutes of the night per minute, at first', readSpeed, 10)
  .option('--today <day>', 'the gaming day of the night in progress', readDay, lastNight())
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

function readSpeed(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('a whole number from 1 to 9999');
  return Number(text);
}

function readDay(text: string): string {
  if (!isGamingDay(text)) throw new InvalidArgumentError('a date, YYYY-MM-DD');
  return text;
}

run(options).catch((failure: unknown) => {
  console.error(failure instanceof AnotherDemo ? failure.message : failure);
  process.exitCode = 1;
});

async function run(options: DemoOptions): Promise<void> {
  const config = await demoConfig();
  const service = await startService(config, quietLogger());
  const { port: wanted } = readConfig();
  if (config.port !== wanted) process.stderr.write(portTaken(wanted, service.origin));
  try {
    const people = await demoPeople(service, config.dataDirectory);
    const devices = await makeDevices((reporter) => deviceOf(service, reporter));
    if (options.once || options.json) await reportDay(options, service, { people, devices });
    if (!options.once) await showCasino(options, service, { people, devices });
  } finally {
    await service.close();
  }
}

interface Staff {
  readonly people: readonly DemoPerson[];
  readonly devices: Devices<ServiceClient>;
}

async function reportDay(options: DemoOptions, service: Service, { people, devices }: Staff): Promise<void> {
  const night = withSimulatedDay(readSampleNight(options.hands), options);
  const client = clientOf(service, people, 'administrator');
  const { report, against } = await playNight(night, service, { devices, client, seed: options.seed });
  process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : `${dayAsText(report, against)}\n`);
  for (const contradiction of options.json ? against : []) process.stderr.write(`${contradiction}\n`);
  process.exitCode = report.ties ? 0 : 1;
}

/** Prepares the casino, prints its address, and continues its night until the demo is stopped. */
async function showCasino(
  { seed, today, speed, hands }: DemoOptions,
  service: Service,
  { people, devices }: Staff,
): Promise<void> {
  const bar = progressBar('nights', NIGHTS);
  const room = readSampleNight(hands);
  const { notKept } = await sendAll(room, devices);
  for (const fault of [...room.faults, ...notKept.map((answer) => JSON.stringify(answer))])
    process.stderr.write(`${fault}\n`);
  const cast = {
    administrator: clientOf(service, people, 'administrator'),
    accountant: clientOf(service, people, 'accountant'),
    manager: clientOf(service, people, 'manager'),
    gateway: await deviceOf(service, ...REPORTERS),
  };
  const ready = await prepareCasino(cast, { today, seed, show: (nights) => bar.show(nights) });
  bar.end();
  const { day, reports } = ready.live;
  const night = await beginNight(cast.gateway, reports, speed, (receipt) =>
    identifyCustomers(cast.accountant, day, { who: 'the first', receipt }),
  );
  service.app.get(DemoSignIn).offer(people.toSorted(deciding).map(({ id }) => id));
  process.stderr.write(whereToLook(service, people, ready));
  await stopSignal();
  await night.stop();
}

/** Lists persons who close and certify before administrators, because a visitor tries the first ones. */
const deciding = (one: DemoPerson, other: DemoPerson): number =>
  Number(one.role === 'administrator') - Number(other.role === 'administrator');

function clientOf({ url }: Service, people: readonly DemoPerson[], role: Role): ServiceClient {
  const person = people.find((each) => each.role === role);
  if (person === undefined) throw new Error(`nobody in the demo has the role ${role}`);
  return new ServiceClient(url, person.credential);
}

/**
 * The configuration of the demo: a database of its own unless a setting names one, and any gaming day is accepted, because
 * each run reports the same days.
 */
async function demoConfig(): Promise<Config> {
  const config = readConfig();
  const dataDirectory = process.env['CAGNOTTE_DATA_DIR']
    ? config.dataDirectory
    : `${config.dataDirectory}-demo`;
  return { ...config, dataDirectory, days: ANY_DAY, port: await freePortFrom(config.port, config.host) };
}

async function deviceOf({ app, url }: Service, ...reporters: readonly Reporter[]): Promise<ServiceClient> {
  const made = await app.get(Credentials).makeForDevice(
    { by: { kind: 'console', id: 'demo' }, casinos: 'all' },
    {
      kind: 'device',
      name: `demo: ${reporters.join(', ')}`,
      roles: ['ingest'],
      casinos: 'all',
      sources: ['/casinos'],
      toldBy: reporters,
    },
  );
  if (!made.ok) throw new Error(`no credential could be made: ${made.refusal.message}`);
  return new ServiceClient(url, made.value.secret);
}

const spanish = (day: string): string => day.split('-').reverse().join('/');

/** Says which port the demo has: the examples of the README name the usual one, where another program would answer. */
const portTaken = (wanted: number, origin: string): string =>
  `Port ${wanted} is taken by another program, so the demo listens on another one: ${origin}. To choose one, set CAGNOTTE_PORT.\n`;

const whereToLook = ({ url, origin }: Service, people: readonly DemoPerson[], ready: ReadyCasino): string => `
Open      ${origin}  and choose a person; outside the demo everybody signs in with a passkey

${ready.casino}: ${CERTIFIED_DAYS} days are certified, ${spanish(ready.toClose)} has two differences and waits to be closed,
the night of ${spanish(ready.live.day)} goes on.

GraphiQL  ${origin}/graphiql
GraphQL   ${url}/graphql
Events    POST ${url}/v1/events
${people.map(({ name, role, credential }) => `${name.padEnd(14)} ${role.padEnd(14)} ${credential}`).join('\n')}

Programs send one of these: Authorization: Bearer cgn_… Outside the demo only its holder sees a credential.

Ctrl-C ends the demo.
`;

function quietLogger(): ConsoleLogger {
  const logger = new ConsoleLogger({ prefix: 'cagnotte', logLevels: ['warn', 'error', 'fatal'] });
  // Standard output is reserved for the JSON of the demo.
  logger.warn = logger.error = (message: unknown) => void process.stderr.write(`${String(message)}\n`);
  return logger;
}
