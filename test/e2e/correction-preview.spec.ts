import { DataSource } from 'typeorm';
import { EVENT_STORE, type EventStorePort } from '../../src/event-log/event-store.port';
import { previewCorrection } from '../../src/projector/runner/preview-decision';
import { SEE_LIVE_GENERATION } from '../../src/projector/generations/generation';
import { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';

const CASINO = 'noche-a';
const SOURCE = `/casinos/${CASINO}/tables/RF1`;
const DAY = '2026-01-01';
/** The event of the spins of the night, declared with a result of -5900.00. */
const ROUND = 'a-04';
const RIGHT = { currency: 'EUR', roundNo: 1, bets: [], outcome: {}, result: -600_000 };

let nights: NightsService;
let accountant: Client;
let director: Client;
/** The opening of a table, on which other facts depend. */
let opened: string;

const person = async (
  name: string,
  role: 'accountant' | 'manager' | 'auditor' | 'inspector',
): Promise<Client> => new Client(nights.running.url, await nights.running.makePersonKey(name, [role]));

beforeAll(async () => {
  nights = await startNights('a');
  accountant = await person('Nuria Campos', 'accountant');
  director = await person('Carmen Ortega', 'manager');
});
afterAll(() => nights.stop());

interface Preview {
  readonly __typename: string;
  readonly code?: string;
  readonly isPreviewed: boolean;
  readonly facts: number;
  readonly figureCount: number;
  readonly figures: readonly {
    readonly account: string;
    readonly bookingDay: string;
    readonly figure: string;
    readonly before: { readonly amount: string };
    readonly after: { readonly amount: string };
    readonly change: { readonly minorUnits: string };
  }[];
  readonly findingsOpened: readonly { readonly code: string }[];
  readonly findingsEnded: readonly { readonly code: string }[];
}

const replacing = (replacement?: object): string =>
  replacement === undefined ? '' : `, replacement: ${JSON.stringify(JSON.stringify(replacement))}`;

async function preview(event: string, replacement?: object, source = SOURCE): Promise<Preview> {
  const { correctionPreview } = await accountant.ask<{ correctionPreview: Preview }>(
    `{ correctionPreview(casino: "${CASINO}", source: "${source}", event: "${event}"${replacing(replacement)}) {
         __typename ... on CorrectionRefused { code }
         ... on CorrectionPreview { isPreviewed facts figureCount complete findingsOpened { code } findingsEnded { code }
           figures { account bookingDay figure before { amount } after { amount } change { minorUnits } } } } }`,
  );
  return correctionPreview;
}

async function decide(client: Client, mutation: string): Promise<string> {
  const { decided } = await client.ask<{ decided: { eventId: string; receipt: string } }>(
    `mutation { decided: ${mutation} { ... on CorrectionDecided { eventId receipt } } }`,
  );
  await nights.client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: decided.receipt });
  return decided.eventId;
}

/** Proposes and approves a correction. @returns the posted amounts by day and account */
async function correct(event: string, replacement?: object): Promise<Record<string, string>> {
  const proposal = await decide(
    accountant,
    `proposeCorrection(casino: "${CASINO}", source: "${SOURCE}", event: "${event}", reason: "seen"${replacing(replacement)})`,
  );
  await decide(director, `recordCorrection(casino: "${CASINO}", proposal: "${proposal}")`);
  const lines = '{ account bookingDay debit { minorUnits } credit { minorUnits } }';
  const { corrections } = await director.ask<{ corrections: { edges: { node: Record<string, never> }[] } }>(
    `{ corrections(casino: "${CASINO}", proposal: "${proposal}") { edges { node { reversed ${lines} replaced ${lines} } } } }`,
  );
  const { reversed, replaced } = corrections.edges[0]!.node as unknown as Record<
    'reversed' | 'replaced',
    readonly {
      readonly account: string;
      readonly bookingDay: string;
      readonly debit: { readonly minorUnits: string };
      readonly credit: { readonly minorUnits: string };
    }[]
  >;
  const posted = new Map<string, bigint>();
  for (const { account, bookingDay, debit, credit } of [...reversed, ...replaced]) {
    const key = `${bookingDay} ${account}`;
    posted.set(key, (posted.get(key) ?? 0n) + BigInt(debit.minorUnits) - BigInt(credit.minorUnits));
  }
  return Object.fromEntries(
    [...posted].filter(([, amount]) => amount !== 0n).map(([key, amount]) => [key, `${amount}`]),
  );
}

const changesIn = ({ figures }: Preview): Record<string, string> =>
  Object.fromEntries(
    figures.map(({ account, bookingDay, change }) => [`${bookingDay} ${account}`, change.minorUnits]),
  );

const openFindings = async (): Promise<string[]> => {
  const { findings } = await nights.client.ask<{ findings: { edges: { node: { id: string } }[] } }>(
    `{ findings(casino: "${CASINO}", status: OPEN, first: 100) { edges { node { id } } } }`,
  );
  return findings.edges.map(({ node }) => node.id);
};

async function explained(figure: string): Promise<string> {
  const { explain } = await director.ask<{ explain: { amount: { amount: string } } }>(
    `{ explain(casino: "${CASINO}", figure: "${figure}") { ... on Explanation { amount { amount } } } }`,
  );
  return explain.amount.amount;
}

describe('the preview of a correction', () => {
  let previewed: Preview;

  it('shows the changes before and after, and records nothing', async () => {
    const { casinos: before } = await nights.client.ask<{ casinos: unknown }>('{ casinos { id position } }');
    previewed = await preview(ROUND, RIGHT);
    expect(previewed).toMatchObject({ isPreviewed: true, facts: 2 });
    expect(previewed.figureCount).toBe(previewed.figures.length);
    expect(previewed.figures.map(({ account }) => account)).toContain('win:roulette-french:RF1');
    for (const { figure, before: now } of previewed.figures) expect(await explained(figure)).toBe(now.amount);
    expect(await nights.client.ask('{ casinos { id position } }')).toEqual({ casinos: before });
  });

  it('is refused beyond its limit of facts to be evaluated', async () => {
    const { app } = nights.running.service;
    const { casinos } = await nights.client.ask<{ casinos: { id: string; position: string }[] }>(
      '{ casinos { id position } }',
    );
    const position = BigInt(casinos.find(({ id }) => id === CASINO)!.position);
    const store = app.get<EventStorePort>(EVENT_STORE);
    const asked = { casino: CASINO, position, gamingDay: DAY, at: '2026-01-03T10:00:00Z' };
    const effect = await app.get(DataSource).transaction(async (db) => {
      await db.query(SEE_LIVE_GENERATION);
      return previewCorrection(db, store, { ...asked, corrects: { source: SOURCE, id: ROUND }, most: 0 });
    });
    expect(effect).toBeUndefined();
  });

  it('equals the postings after two persons have decided, figure by figure', async () => {
    expect(await correct(ROUND, RIGHT)).toEqual(changesIn(previewed));
    for (const { figure, after } of previewed.figures) expect(await explained(figure)).toBe(after.amount);
    const corrected = await preview(ROUND, RIGHT);
    expect(corrected).toMatchObject({ __typename: 'CorrectionRefused', code: 'CORRECTION.NOT_OF_THE_LAST' });
  });

  it('of a cancelled opening shows its effects on other facts, and the findings', async () => {
    const { events } = await nights.client.ask<{ events: { edges: { node: Record<string, string> }[] } }>(
      `{ events(casino: "${CASINO}", eventType: "cagnotte.table.opened.v1") { edges { node { eventId source } } } }`,
    );
    opened = events.edges.map(({ node }) => node).find(({ source }) => source === SOURCE)!['eventId']!;
    const cancelled = await preview(opened);
    expect(cancelled.figures.length).toBeGreaterThan(0);
    const open = await openFindings();
    expect(await correct(opened)).toEqual(changesIn(cancelled));
    const now = await openFindings();
    expect(now.filter((each) => !open.includes(each)).length).toBe(cancelled.findingsOpened.length);
    expect(open.filter((each) => !now.includes(each)).length).toBe(cancelled.findingsEnded.length);
    expect(cancelled.findingsOpened.length).toBeGreaterThan(0);
  });

  it('is refused for a fact that cannot be corrected, like a proposal', async () => {
    expect(await preview('nobody-said-this')).toMatchObject({ code: 'CORRECTION.UNKNOWN_EVENT' });
    const bent = await preview(ROUND, { currency: 'EUR' }, SOURCE);
    expect(bent.__typename).toBe('CorrectionRefused');
  });

  it('is of a cancellation only without a replacement; an empty text is refused', async () => {
    const asked = (replacement: string): string =>
      `casino: "${CASINO}", source: "${SOURCE}", event: "${ROUND}", replacement: ${replacement}`;
    const answers = async (replacement: string): Promise<string[]> => {
      const previewing = await accountant.graphql(
        `{ answer: correctionPreview(${asked(replacement)}) { __typename } }`,
      );
      const proposing = await accountant.graphql(
        `mutation { answer: proposeCorrection(${asked(replacement)}, reason: "seen") { __typename } }`,
      );
      return [previewing, proposing].map(({ data, errors }) => JSON.stringify(errors?.[0]?.message ?? data));
    };
    const refused = '"replacement is no JSON: give the data of the event as JSON text."';
    expect(await answers('""')).toEqual([refused, refused]);
    const ofCorrected = '{"answer":{"__typename":"CorrectionRefused"}}';
    expect(await answers('null')).toEqual([ofCorrected, ofCorrected]);
  });

  it('is refused without the permission to decide a correction', async () => {
    const inspector = await person('Inés Mora', 'inspector');
    const { errors } = await inspector.graphql(
      `{ correctionPreview(casino: "${CASINO}", source: "${SOURCE}", event: "${ROUND}") { __typename } }`,
    );
    expect(JSON.stringify(errors)).toContain('corrections:decide');
  });
});
