import { itWhere } from '../support/database/it-where';
import { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';
import { hasPsql, makeSqlReader } from '../support/service/psql';
import { comparedViews } from '../support/service/sql-figures';

const CASINO = 'noche-a';
const DAY = '2026-01-01';
const SOURCE = `/casinos/${CASINO}/tables/RF1`;
/** The event of the spins of the night, declared with -5900.00 instead of -6000.00. */
const ROUND = 'a-04';
const RIGHT = { currency: 'EUR', roundNo: 1, bets: [], outcome: {}, result: -600_000 };

let nights: NightsService;
let accountant: Client;
let director: Client;
let auditor: Client;

interface Answered {
  readonly __typename: string;
  readonly code?: string;
  readonly eventId?: string;
  readonly receipt?: string;
}
interface Line {
  readonly account: string;
  readonly bookingDay: string;
  readonly gamingDay: string;
  readonly debit: { readonly amount: string };
  readonly credit: { readonly amount: string };
}
interface Correction {
  readonly status: string;
  readonly eventId: string;
  readonly recordedAs: number | null;
  readonly reversed: readonly Line[];
  readonly replaced: readonly Line[];
}

const DECIDED = `{ __typename ... on CorrectionDecided { what eventId receipt }
  ... on CorrectionRefused { code message messageEs citation citationEs about }
  ... on GamingDayDecided { receipt } ... on GamingDayRefused { code } }`;

/** Sends a decision and, if it is recorded, waits until it is projected. */
async function decide(
  client: Client,
  decision: string,
  { args, answers = '' }: { args: string; answers?: string },
): Promise<Answered> {
  const kinds = answers === 'day' ? /... on Correction\w+ \{[^}]*\}/g : /... on GamingDay\w+ \{[^}]*\}/g;
  const answer = await client.ask<Record<string, Answered>>(
    `mutation { ${decision}(casino: "${CASINO}", ${args}) ${DECIDED.replaceAll(kinds, '')} }`,
  );
  const { receipt } = answer[decision]!;
  if (receipt !== undefined)
    await auditor.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
  return answer[decision]!;
}

const onDay = (client: Client, decision: string, more = ''): Promise<Answered> =>
  decide(client, decision, { args: `day: "${DAY}"${more}`, answers: 'day' });

const propose = (client: Client, event: string, replacement?: object, source = SOURCE): Promise<Answered> => {
  const instead =
    replacement === undefined ? '' : `, replacement: ${JSON.stringify(JSON.stringify(replacement))}`;
  return decide(client, 'proposeCorrection', {
    args: `source: "${source}", event: "${event}", reason: "a spin was left out", document: "ACTA-7"${instead}`,
  });
};

const approve = (client: Client, proposal: string): Promise<Answered> =>
  decide(client, 'recordCorrection', { args: `proposal: "${proposal}"` });

const withdraw = (client: Client, proposal: string): Promise<Answered> =>
  decide(client, 'withdrawCorrection', { args: `proposal: "${proposal}"` });

const corrections = async (client: Client): Promise<Correction[]> => {
  const lines = '{ account gamingDay bookingDay debit { amount } credit { amount } }';
  const { corrections: page } = await client.ask<{ corrections: { edges: { node: Correction }[] } }>(
    `{ corrections(casino: "${CASINO}") { complete edges { node { status eventId source event eventType replacement reason
         document proposedBy approvedBy recordedAs reversed ${lines} replaced ${lines} } } } }`,
  );
  return page.edges.map(({ node }) => node);
};

/** `account day/booked amount`, debit positive. */
const written = (lines: readonly Line[]): string[] =>
  lines.map(({ account, gamingDay, bookingDay, debit, credit }) => {
    const amount = debit.amount === '0.00' ? `-${credit.amount}` : debit.amount;
    return `${account} ${gamingDay}/${bookingDay} ${amount}`;
  });

const winOf = async (args: string): Promise<string> => {
  const { account } = await auditor.ask<{ account: { currencies: { closing: { amount: string } }[] } }>(
    `{ account(casino: "${CASINO}", account: "win:roulette-french:RF1", ${args}) {
         ... on AccountStatement { currencies { closing { amount } } } } }`,
  );
  return account.currencies[0]!.closing.amount;
};

beforeAll(async () => {
  nights = await startNights('a');
  const { running } = nights;
  const person = async (name: string, role: 'accountant' | 'manager' | 'auditor'): Promise<Client> =>
    new Client(running.url, await running.makePersonKey(name, [role]));
  accountant = await person('Nuria Campos', 'accountant');
  director = await person('Carmen Ortega', 'manager');
  auditor = await person('Pilar Rey', 'auditor');
  const explained = ['K9', 'K12'].map((check) => `{check: "${check}", explanation: "looked into"}`);
  await onDay(accountant, 'closeGamingDay', `, explanations: [${explained.join(', ')}]`);
  await onDay(director, 'certifyGamingDay');
});
afterAll(() => nights.stop());

describe('a wrong round that is corrected the next day by two persons', () => {
  let proposal: string;
  let closedWith: string;

  it('is proposed by one person with reason and document, which changes nothing', async () => {
    closedWith = await winOf(`asOf: "${DAY}"`);
    const proposed = await propose(accountant, ROUND, RIGHT);
    expect(proposed).toMatchObject({ __typename: 'CorrectionDecided', what: 'correction.proposed' });
    proposal = proposed.eventId!;
    expect(await corrections(director)).toMatchObject([
      {
        status: 'PROPOSED',
        eventId: proposal,
        source: SOURCE,
        event: ROUND,
        eventType: 'cagnotte.round.settled.v1',
        replacement: JSON.stringify(RIGHT),
        reason: 'a spin was left out',
        document: 'ACTA-7',
        proposedBy: 'Nuria Campos',
        approvedBy: null,
        recordedAs: null,
        reversed: [],
        replaced: [],
      },
    ]);
    expect(await winOf('asOf: "2026-01-02"')).toBe(closedWith);
  });

  it('is not approved by the person who proposed it, in two languages and with the rule', async () => {
    expect(await approve(accountant, proposal)).toMatchObject({
      code: 'CORRECTION.SAME_PERSON',
      message: expect.stringContaining('two persons'),
      messageEs: expect.stringContaining('dos personas'),
      citation: expect.stringContaining('51.2'),
      citationEs: expect.stringContaining('51.2'),
    });
  });

  it('is approved by another one: the lines are reversed and replaced in the books of the open day', async () => {
    expect(await approve(director, proposal)).toMatchObject({
      __typename: 'CorrectionDecided',
      what: 'correction.recorded',
    });
    const [correction] = await corrections(auditor);
    expect(correction).toMatchObject({ status: 'RECORDED', approvedBy: 'Carmen Ortega' });
    const days = `${DAY}/2026-01-02`;
    expect(written(correction!.reversed)).toEqual(
      expect.arrayContaining([`chips:table:RF1 ${days} 5900.00`, `win:roulette-french:RF1 ${days} -5900.00`]),
    );
    expect(written(correction!.replaced)).toEqual(
      expect.arrayContaining([`win:roulette-french:RF1 ${days} 6000.00`, `chips:table:RF1 ${days} -6000.00`]),
    );
  });

  it('does not change the closed books, and is in the restatement with its cause', async () => {
    expect(await winOf(`asOf: "${DAY}"`)).toBe(closedWith);
    expect(await winOf(`asOf: "${DAY}", basis: OWN_DAY`)).not.toBe(closedWith);
    const [{ recordedAs } = { recordedAs: 0 }] = await corrections(auditor);
    const { restatement } = await auditor.ask<{ restatement: { edges: { node: object }[] } }>(
      `{ restatement(casino: "${CASINO}", between: [{ position: 0 }, { position: ${recordedAs} }]) {
           edges { node { ownDay bookedIn account amount { amount } cause causeType } } } }`,
    );
    expect(restatement.edges.map(({ node }) => node)).toContainEqual({
      ownDay: DAY,
      bookedIn: '2026-01-02',
      account: 'win:roulette-french:RF1',
      amount: { amount: '100.00' },
      cause: recordedAs,
      causeType: 'cagnotte.correction.recorded.v1',
    });
  });

  it('is corrected again only by a correction of the last correction', async () => {
    expect(await approve(director, proposal)).toMatchObject({ code: 'CORRECTION.ALREADY_RECORDED' });
    expect(await propose(director, ROUND)).toMatchObject({
      code: 'CORRECTION.NOT_OF_THE_LAST',
      about: [expect.stringMatching(new RegExp(`^[0-9a-f-]{36} of /casinos/${CASINO}/accounting$`))],
    });
  });

  it('is reverted by a correction of the correction, by two persons', async () => {
    const { edges } = (
      await nights.client.ask<{ events: { edges: { node: { eventId: string } }[] } }>(
        `{ events(casino: "${CASINO}", eventType: "cagnotte.correction.recorded.v1") { edges { node { eventId } } } }`,
      )
    ).events;
    const last = edges.at(-1)!.node.eventId;
    const proposed = await propose(director, last, undefined, `/casinos/${CASINO}/accounting`);
    expect(await approve(accountant, proposed.eventId!)).toMatchObject({ __typename: 'CorrectionDecided' });
    expect(await winOf('asOf: "2026-01-02"')).toBe(closedWith);
  });
});

describe('a correction', () => {
  it.each([
    ['of an event that was never recorded', 'nothing', undefined, 'CORRECTION.UNKNOWN_EVENT'],
    ['that says what already counts', 'a-06', 'same', 'CORRECTION.CHANGES_NOTHING'],
    ['that is not what such an event says', 'a-06', { roundNo: 'one' }, 'CORRECTION.DOES_NOT_FIT'],
  ])('%s is refused', async (_what, event, replacement, code) => {
    const instead = replacement === 'same' ? await dataOf(event) : (replacement as object | undefined);
    expect(await propose(accountant, event, instead)).toMatchObject({ code });
  });

  it('of a decision is refused, since decisions are revoked by decisions', async () => {
    const { edges } = (
      await nights.client.ask<{ events: { edges: { node: { eventId: string; source: string } }[] } }>(
        `{ events(casino: "${CASINO}", eventType: "cagnotte.gaming-day.closed.v1") { edges { node { eventId source } } } }`,
      )
    ).events;
    const { eventId, source } = edges[0]!.node;
    expect(await propose(accountant, eventId, undefined, source)).toMatchObject({
      code: 'CORRECTION.NOT_POSSIBLE',
    });
  });

  it('is not proposed by a system, and not approved without a proposal', async () => {
    expect(await propose(nights.client, ROUND)).toMatchObject({ code: 'CORRECTION.NOT_A_PERSON' });
    expect(await approve(director, 'nothing')).toMatchObject({ code: 'CORRECTION.NOTHING_PROPOSED' });
  });

  it('is withdrawn by who proposed it alone, is not approved then, and can be proposed again', async () => {
    const wanted = { ...(await dataOf('a-06')), result: 3 };
    const { eventId: first } = await propose(accountant, 'a-06', wanted);
    expect(await withdraw(nights.client, first!)).toMatchObject({ code: 'CORRECTION.NOT_A_PERSON' });
    expect(await withdraw(director, first!)).toMatchObject({ code: 'CORRECTION.NOT_YOURS' });
    const before = await winOf(`asOf: "2026-01-02"`);
    expect(await withdraw(accountant, first!)).toMatchObject({ what: 'correction.withdrawn' });
    expect((await corrections(auditor)).at(-1)).toMatchObject({
      status: 'WITHDRAWN',
      eventId: first,
      approvedBy: null,
      recordedAs: null,
    });
    expect(await winOf(`asOf: "2026-01-02"`)).toBe(before);
    expect(await approve(director, first!)).toMatchObject({ code: 'CORRECTION.WITHDRAWN' });
    expect(await withdraw(accountant, first!)).toMatchObject({ code: 'CORRECTION.WITHDRAWN' });
    const { eventId: second } = await propose(accountant, 'a-06', wanted);
    expect((await corrections(auditor)).slice(-2).map(({ status }) => status)).toEqual([
      'WITHDRAWN',
      'PROPOSED',
    ]);
    expect(await withdraw(accountant, second!)).toMatchObject({ what: 'correction.withdrawn' });
  });

  it('that two persons recorded is not withdrawn', async () => {
    const [{ eventId } = { eventId: '' }] = await corrections(auditor);
    expect(await withdraw(accountant, eventId)).toMatchObject({ code: 'CORRECTION.ALREADY_RECORDED' });
  });

  it('proposed again replaces the earlier proposal, which can no longer be approved', async () => {
    const [first, second] = [
      await propose(accountant, 'a-06', { ...(await dataOf('a-06')), result: 1 }),
      await propose(accountant, 'a-06', { ...(await dataOf('a-06')), result: 2 }),
    ];
    expect(await approve(director, first.eventId!)).toMatchObject({ code: 'CORRECTION.PROPOSAL_REPLACED' });
    expect((await corrections(auditor)).slice(-2).map(({ status }) => status)).toEqual([
      'REPLACED',
      'PROPOSED',
    ]);
    expect(await approve(director, second.eventId!)).toMatchObject({ __typename: 'CorrectionDecided' });
  });
});

itWhere(hasPsql(), 'psql is not installed here')(
  'a reader of SQL sees each correction, and the day and its lines after it, as GraphQL answers them',
  async () => {
    const reader = await makeSqlReader(nights.running.database, nights.client);
    try {
      const compared = await comparedViews(auditor, reader.url, [CASINO]);
      for (const { view, sql, graphql } of compared)
        expect({ view, rows: sql }).toEqual({ view, rows: graphql });
      const seen = compared.find(({ view }) => view === 'correction')!.sql.map(({ status }) => status);
      expect(new Set(seen)).toEqual(new Set(['withdrawn', 'replaced', 'recorded']));
    } finally {
      await reader.drop();
    }
  },
);

/** The stored data of an event of the table. */
async function dataOf(event: string): Promise<object> {
  const { events } = await nights.client.ask<{
    events: { edges: { node: { eventId: string; bytes: string } }[] };
  }>(`{ events(casino: "${CASINO}", source: "${SOURCE}") { edges { node { eventId bytes } } } }`);
  const { bytes } = events.edges.find(({ node }) => node.eventId === event)!.node;
  return (JSON.parse(bytes) as { data: object }).data;
}
