import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EVERY_REPORT, may } from '../../src/access/principal';
import { type Role, ROLES } from '../../src/access/permissions';
import { ingest } from '../../src/app/commands/taking-in';
import { definitionOf, EVENT_DEFINITIONS } from '../../src/ledger/event-contract/catalogue';
import { type EventDefinition, isReported } from '../../src/kernel/event-definition';
import { readGoldenEvents } from '../support/golden/golden-events';
import { ANY_DAY } from '../../src/intake/reading';
import { chipsSold } from '../support/service/cheap-events';
import { Client, linesOf } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

const definitions: readonly EventDefinition[] = EVENT_DEFINITIONS;
const WRITTEN_HERE = definitions.filter((definition) => !isReported(definition)).map(({ type }) => type);
const golden = readGoldenEvents(join(__dirname, '..', '..')).map(({ event }) => event);
const events = WRITTEN_HERE.map((type) => golden.find((event) => event.type === type)!);

let running: ServiceUnderTest;
let directory: string;
let sales = 0;

beforeAll(async () => {
  running = await startServiceUnderTest();
  directory = mkdtempSync(join(tmpdir(), 'cagnotte-decisions-'));
});
afterAll(async () => {
  await running.stop();
  rmSync(directory, { recursive: true });
});

/** A new fact, to be sent together with decisions. */
const fact = (): object => chipsSold('granada', 'desk', ++sales);

interface Outcome {
  readonly outcome: string;
  readonly reason?: string;
  readonly message?: string;
}

/** Sends decisions by one interface. @returns the outcomes in order, including that of an accompanying fact */
type Entrance = (client: Client, decisions: readonly object[]) => Promise<readonly Outcome[] | number>;

const withFact = (decisions: readonly object[]): object[] => [...decisions, fact()];

const ENTRANCES: Readonly<Record<string, Entrance>> = {
  'one by one': async (client, decisions) => {
    const outcomes: Outcome[] = [];
    for (const each of withFact(decisions)) {
      const { status, body } = await client.deliver<Outcome & { code?: string }>(
        'single',
        JSON.stringify(each),
      );
      if (body.outcome === undefined) return status;
      if (body.outcome === 'forbidden') expect(status).toBe(403);
      outcomes.push(body);
    }
    return outcomes;
  },
  'a batch': async (client, decisions) => {
    const { status, body } = await client.deliver<{ outcomes?: Outcome[] }>(
      'batch',
      JSON.stringify(withFact(decisions)),
    );
    return body.outcomes ?? status;
  },
  'a stream': async (client, decisions) => {
    const lines = withFact(decisions).map((each) => `${JSON.stringify(each)}\n`);
    const { status, text } = await client.send('/v1/events?answers=all', {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: lines.join(''),
    });
    return status === 200 ? (linesOf(text).slice(0, -1) as unknown as Outcome[]) : status;
  },
  GraphQL: async (client, decisions) => {
    const { status, data, errors } = await client.graphql<{ recordEvents: { outcomes: Outcome[] } }>(
      'mutation ($events: [String!]!) { recordEvents(events: $events) { outcomes { outcome reason message } } }',
      { events: withFact(decisions).map((each) => JSON.stringify(each)) },
    );
    return errors?.[0]?.extensions.code === 'FORBIDDEN' ? 403 : (data?.recordEvents.outcomes ?? status);
  },
};

const KINDS = ['person', 'system'] as const;
const KEYS = ROLES.flatMap((role) => KINDS.map((kind) => [role, kind] as const));

async function clientOf(role: (typeof ROLES)[number], kind: (typeof KINDS)[number]): Promise<Client> {
  const mayReport = may({ roles: [role] }, 'events:record');
  const key =
    kind === 'person'
      ? await running.makePersonKey(`Doña ${role}`, [role])
      : await running.people.serviceCredential(`a ${role}`, [role], {
          casinos: 'all',
          ...(mayReport && EVERY_REPORT),
        });
  return new Client(running.url, key);
}

/** The decisions in the log, without those that the service recorded for the house. */
async function decisionsInLog(): Promise<string[]> {
  const found: string[] = [];
  for await (const { type } of running.store.readLog())
    if (!isReported(definitionOf(type)!) && !/\.(people|credential|seal-key)\./.test(type)) found.push(type);
  return found;
}

/** Asserts that decisions are refused, and that the accompanying fact is stored if its sender may report. */
function expectRefused(outcomes: readonly Outcome[], ofFact = 'stored'): void {
  expect(outcomes.map(({ outcome }) => outcome)).toEqual([...events.map(() => 'forbidden'), ofFact]);
  for (const [index, type] of WRITTEN_HERE.entries()) {
    const { reportedBy, decidedBy } = definitionOf(type)!;
    const { reason, message = '' } = outcomes[index]!;
    expect(reason).toBe(reportedBy === 'person' ? 'decided-by-a-person' : 'written-by-the-service');
    expect(message).toContain(type);
    if (decidedBy !== undefined) expect(message).toContain(`the mutation ${decidedBy} `);
  }
}

/** Asserts that a sender without the right to report is refused as a whole, before anything is read. */
function expectNothingRead(outcomes: readonly Outcome[] | number): void {
  if (typeof outcomes === 'number') expect(outcomes).toBe(403);
  else expect(new Set(outcomes.map(({ reason }) => reason))).toEqual(new Set(['reports-nothing']));
}

const DECIDE_ONLY: readonly Role[] = ['ingest', 'administrator'];

/** Roles that may report; for all others the interface itself is refused. */
const REPORT: readonly Role[] = ['ingest', 'pit', 'cage', 'accountant', 'administrator'];

it('every decision names an existing mutation', async () => {
  const admin = await clientOf('administrator', 'person');
  const { __schema: schema } = await admin.ask<{
    __schema: { mutationType: { fields: { name: string }[] } };
  }>('{ __schema { mutationType { fields { name } } } }');
  const names = schema.mutationType.fields.map(({ name }) => name);
  const named = definitions.flatMap(({ decidedBy }) => decidedBy ?? []);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});

describe.each(Object.keys(ENTRANCES))('no decision of a person comes in as a delivery: %s', (name) => {
  it.each(KEYS)('%s, key of a %s', async (role, kind) => {
    const outcomes = await ENTRANCES[name]!(await clientOf(role, kind), events);
    if (kind === 'person' && DECIDE_ONLY.includes(role) && name !== 'GraphQL') expectNothingRead(outcomes);
    else if (REPORT.includes(role))
      expectRefused(outcomes as readonly Outcome[], kind === 'person' ? 'forbidden' : 'stored');
    else expect(outcomes).toBe(403);
    expect(await decisionsInLog()).toEqual([]);
  });
});

it('cagnotte ingest refuses decisions, and stores facts of the same file', async () => {
  const file = join(directory, 'night.ndjson');
  writeFileSync(
    file,
    withFact(events)
      .map((each) => `${JSON.stringify(each)}\n`)
      .join(''),
  );
  const told: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => told.push(String(text)) > 0);
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.replaceProperty(process, 'env', {
    ...process.env,
    DATABASE_URL: running.database.url,
    CAGNOTTE_DAYS_BACK: `${ANY_DAY.daysBack}`,
  });
  try {
    expect(await ingest(file)).toBe(1);
  } finally {
    jest.restoreAllMocks();
  }
  expect(told.join('')).toContain(`1 stored, ${events.length} forbidden.`);
  expect(await decisionsInLog()).toEqual([]);
});

it('a replacement of a quarantined delivery cannot be a decision', async () => {
  const device = await clientOf('ingest', 'system');
  const { body } = await device.deliver<{ delivery: string }>('single', 'broken');
  for (const event of events) {
    const again = await device.deliver<Outcome>(
      'single',
      JSON.stringify({ ...event, resubmits: body.delivery }),
    );
    expect([again.status, again.body.outcome]).toEqual([403, 'forbidden']);
  }
  expect(await decisionsInLog()).toEqual(['cagnotte.intake.quarantined.v1']);
});
