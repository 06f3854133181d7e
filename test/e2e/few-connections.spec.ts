import { DataSource } from 'typeorm';
import { chipsSold } from '../support/sample-events/sample-events';
import { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';
import { extent } from '../support/service/test-extent';

const DAY = '2026-01-02';
const CASINOS = Array.from({ length: 30 }, (_, at) => `casino-${at}`);
/** Several times as many as all connections. */
const QUESTIONS = extent(80, 200);
const NAMES = [
  ...['Ana', 'Berta', 'Carlos', 'Diego', 'Elena', 'Gloria', 'Hugo', 'Luis', 'Marta', 'Nuria', 'Pedro'],
] as const;

let nights: NightsService;
let persons: Client[];
beforeEach(async () => {
  nights = await startNights('');
  persons = [];
});
afterEach(() => nights.stop());

const by = (at: number): Client => persons[at % persons.length]!;
const dayOf = (at: number): string => `casino: "${CASINOS[at % CASINOS.length]}", day: "${DAY}"`;

interface Most {
  readonly short: number;
  readonly snapshots: number;
}

interface Pool {
  readonly options: { max: number };
}

/** Limits the pools of the service before their first connection. */
function limitConnections({ short, snapshots }: Most): void {
  const { driver } = nights.running.service.app.get(DataSource);
  const { master, slaves } = driver as unknown as { readonly master: Pool; readonly slaves: readonly Pool[] };
  master.options.max = short;
  for (const pool of slaves) pool.options.max = snapshots;
}

/** Sends a query, again after a timeout of the service. */
async function ask<Data>(client: Client, query: string): Promise<Data> {
  for (;;) {
    const { data, errors } = await client.graphql<Data>(query);
    if (errors === undefined) return data!;
    if (errors[0]!.extensions.code !== 'TOO_MANY_OPERATIONS') throw new Error(JSON.stringify(errors));
  }
}

async function decided(client: Client, mutation: string): Promise<string> {
  const answer = await ask<Record<string, { what?: string; code?: string }>>(
    client,
    `mutation { ${mutation} { ... on GamingDayDecided { what } ... on GamingDayRefused { code } } }`,
  );
  const [said] = Object.values(answer);
  return said!.what ?? said!.code!;
}

const sale = (casino: string, id: string): object => ({ ...chipsSold({}, { casino, id }), gamingday: DAY });

async function failingChecks(): Promise<readonly string[]> {
  const { gamingDay } = await by(0).ask<{ gamingDay: { tieOuts: { check: string; holds: boolean }[] } }>(
    `{ gamingDay(${dayOf(0)}) { ... on GamingDayFound { tieOuts { check holds } } } }`,
  );
  return gamingDay.tieOuts.filter(({ holds }) => !holds).map(({ check }) => check);
}

// Six connections are reserved: appends, two for notifications, the projected page, and locks of two closes.
it.each<Most>([
  { short: 10, snapshots: 10 },
  { short: 7, snapshots: 1 },
])(
  '$short connections and $snapshots for snapshots are enough for all who decide, ask and deliver',
  async (most) => {
    limitConnections(most);
    const { running } = nights;
    for (const name of NAMES)
      persons.push(new Client(running.url, await running.makePersonKey(`${name} Campos`, ['accountant'])));
    await nights.take(...CASINOS.map((casino) => sale(casino, 'sale-1')));
    const [check, ...others] = await failingChecks();
    const said = [check, ...others]
      .map((each) => `{check: "${each}", explanation: "counted again"}`)
      .join(', ');
    const closes = CASINOS.map((_, at) =>
      decided(by(at), `closeGamingDay(${dayOf(at)}, explanations: [${said}])`),
    );
    const explained = CASINOS.map((_, at) =>
      decided(by(at + 1), `saveExplanation(${dayOf(at)}, check: "${check}", explanation: "counted again")`),
    );
    const asked = Array.from({ length: QUESTIONS }, (_, at) =>
      ask(by(at), `{ gamingDay(${dayOf(at)}) { ... on GamingDayFound { tieOuts { check } } } }`),
    );
    const delivered = CASINOS.map((_, at) => nights.client.stream([sale(`more-${at}`, 'sale-1')]));
    expect(await Promise.all(closes)).toEqual(CASINOS.map(() => 'gaming-day.closed'));
    for (const answer of await Promise.all(explained))
      expect(['explanation.saved', 'GAMING_DAY.ALREADY_CLOSED']).toContain(answer);
    expect(await Promise.all(asked)).toHaveLength(QUESTIONS);
    for (const answers of await Promise.all(delivered))
      expect(answers.at(-1)).toMatchObject({ summary: { counts: { stored: 1 } } });
  },
  300_000,
);
