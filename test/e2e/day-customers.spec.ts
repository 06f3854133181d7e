import { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';

const CASINO = 'noche-a';
const DAY = '2026-01-01';
const PLAYER = 'cli-4471';
const REFERENCE = 'XDB-0047-11';

let nights: NightsService;
let accountant: Client;
let auditor: Client;

interface Customer {
  readonly player: string | null;
  readonly atLimit: boolean | null;
  readonly cashBrought: { readonly amount: string };
  readonly cashTaken: { readonly amount: string };
  readonly chipsRedeemed: { readonly amount: string };
  readonly identification: {
    readonly document: string;
    readonly by: string;
    readonly recordNumber: number;
  } | null;
  readonly operations: readonly { readonly eventType: string; readonly recordNumber: number }[];
}

const CUSTOMERS = `player atLimit cashBrought { amount } cashTaken { amount } chipsRedeemed { amount }
  identification { document by recordNumber } operations { eventType recordNumber }`;

async function customers(more = ''): Promise<readonly Customer[]> {
  const { dayCustomers } = await accountant.ask<{ dayCustomers: { edges: readonly { node: Customer }[] } }>(
    `{ dayCustomers(casino: "${CASINO}", day: "${DAY}"${more}) { edges { node { ${CUSTOMERS} } } } }`,
  );
  return dayCustomers.edges.map(({ node }) => node);
}

const ofPlayer = async (): Promise<Customer | undefined> =>
  (await customers()).find(({ player }) => player === PLAYER);

async function decided(decision: string, args: string): Promise<object> {
  const answer = await accountant.ask<Record<string, { receipt?: string; code?: string }>>(
    `mutation { ${decision}(casino: "${CASINO}", day: "${DAY}", ${args}) {
       ... on CustomerDecided { receipt } ... on CustomerRefused { code citation citationEs message messageEs } } }`,
  );
  const { receipt, ...refused } = answer[decision]!;
  if (receipt === undefined) return refused;
  await nights.client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
  return { recorded: true };
}

const identify = (player = PLAYER, documentNumber = REFERENCE): Promise<object> =>
  decided('identifyCustomer', `player: "${player}", document: PASSPORT, documentNumber: "${documentNumber}"`);

async function findings(): Promise<readonly string[]> {
  const { findings: found } = await accountant.ask<{
    findings: { edges: readonly { node: { code: string; citation: string; found: string } }[] };
  }>(
    `{ findings(casino: "${CASINO}", codes: ["customer-not-identified"], status: OPEN) { edges { node { code citation found } } } }`,
  );
  return found.edges.map(({ node }) => node.citation);
}

beforeAll(async () => {
  nights = await startNights('a');
  const { running } = nights;
  accountant = new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant']));
  auditor = new Client(running.url, await running.makePersonKey('Pau Ribes', ['auditor']));
});
afterAll(() => nights.stop());

describe('the customers of a gaming day', () => {
  it('are listed with what they brought and took, and an operation that names nobody by itself', async () => {
    expect(await customers()).toMatchObject([
      { player: null, atLimit: true, cashBrought: { amount: '6000.00' }, identification: null },
      { player: null, atLimit: true, cashBrought: { amount: '8000.00' }, identification: null },
      {
        player: PLAYER,
        atLimit: true,
        cashBrought: { amount: '0.00' },
        cashTaken: { amount: '7000.00' },
        chipsRedeemed: { amount: '9000.00' },
        identification: null,
        operations: [{ eventType: 'cage.chips-redeemed' }],
      },
    ]);
    expect(await customers(', onlyAtLimit: true, first: 1')).toHaveLength(1);
  });

  it('cannot be read by the cage, by a device, nor by who reads findings only', async () => {
    const { running } = nights;
    const asked = `{ dayCustomers(casino: "${CASINO}", day: "${DAY}") { position } }`;
    const keys = [
      await running.makeKey(['cage']),
      await running.makeKey(['pit']),
      await running.makeDeviceKey('cage'),
      await running.makePersonKey('Pilar Montes', ['cage']),
    ];
    for (const key of keys) {
      const { data, errors = [] } = await new Client(running.url, key).graphql(asked);
      expect([data, errors[0]?.extensions?.['code']]).toEqual([null, 'FORBIDDEN']);
      const { status } = await new Client(running.url, key).send(
        `/v1/lists/day-customers?casino=${CASINO}&day=${DAY}`,
      );
      expect(status).toBe(403);
    }
  });

  it('cannot be read by a device even if its key has a role of the office', async () => {
    const { issueDeviceCredential: made } = await nights.client.ask<{
      issueDeviceCredential: { secret: string };
    }>(
      `mutation { issueDeviceCredential(input: {name: "till 2", kind: DEVICE, roles: [ACCOUNTANT], casinos: ["${CASINO}"]}) {
         ... on CredentialMade { secret } ... on PeopleRefused { code message } } }`,
    );
    const { errors = [] } = await new Client(nights.client.url, made.secret).graphql(
      `{ dayCustomers(casino: "${CASINO}", day: "${DAY}") { position } }`,
    );
    expect(errors[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });

  it('leave a line in the security log when they are read', async () => {
    await customers();
    const { securityLog } = await auditor.ask<{
      securityLog: { edges: readonly { node: { person: string; casino: string; details: object[] } }[] };
    }>(
      '{ securityLog(kinds: ["customers.read"], first: 5) { edges { node { person casino details { name value } } } } }',
    );
    expect(securityLog.edges[0]!.node).toMatchObject({
      person: expect.any(String),
      casino: CASINO,
      details: [{ name: 'day', value: DAY }],
    });
  });
});

describe('the identification of a customer', () => {
  it('is refused for somebody of whom no fact of the day tells, and for a text that looks encrypted', async () => {
    expect(await identify('cli-0')).toMatchObject({
      code: 'CUSTOMER.UNKNOWN',
      citation: expect.stringContaining('Ley 10/2010'),
      messageEs: expect.stringContaining('dayCustomers'),
    });
    const { errors = [] } = await accountant.graphql(
      `mutation { identifyCustomer(casino: "${CASINO}", day: "${DAY}", player: "${PLAYER}", document: DNI, documentNumber: "~p1~x") { __typename } }`,
    );
    expect(errors[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    expect(await decided('withdrawIdentification', `player: "${PLAYER}", reason: "x"`)).toMatchObject({
      code: 'CUSTOMER.NOT_IDENTIFIED',
    });
  });

  it('is recorded with the person who states it, and the number of the document encrypted', async () => {
    expect(await identify()).toEqual({ recorded: true });
    const customer = await ofPlayer();
    expect(customer!.identification).toMatchObject({ document: 'PASSPORT', by: 'Nuria Campos' });
    const { recordNumber } = customer!.identification!;
    const { event: found } = await accountant.ask<{ event: { event: { bytes: string } } }>(
      `{ event(casino: "${CASINO}", recordNumber: ${recordNumber}) { ... on EventFound { event { bytes } } } }`,
    );
    expect(found.event.bytes).not.toContain(REFERENCE);
    const { personalTexts } = await auditor.ask<{ personalTexts: object[] }>(
      `{ personalTexts(casino: "${CASINO}", record: ${recordNumber}) { path text subject } }`,
    );
    expect(personalTexts).toEqual([
      { path: '/data/documentNumber', text: REFERENCE, subject: `player/${PLAYER}` },
    ]);
    expect(await identify()).toMatchObject({ code: 'CUSTOMER.ALREADY_IDENTIFIED' });
  });

  it('leaves the finding out at the close, and its withdrawal brings it', async () => {
    const { closeGamingDay } = await accountant.ask<{ closeGamingDay: { receipt?: string } }>(
      `mutation { closeGamingDay(casino: "${CASINO}", day: "${DAY}", explanations: [
         {check: "K9", explanation: "not counted"}, {check: "K12", explanation: "looked into"}]) {
           ... on GamingDayDecided { receipt } ... on GamingDayRefused { code } } }`,
    );
    expect(closeGamingDay.receipt).toEqual(expect.any(String));
    await nights.client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', {
      r: closeGamingDay.receipt,
    });
    expect(await findings()).toEqual([]);
    expect(
      await decided('withdrawIdentification', `player: "${PLAYER}", reason: "of another customer"`),
    ).toEqual({
      recorded: true,
    });
    expect(await findings()).toEqual([expect.stringContaining('Ley 10/2010')]);
    expect((await ofPlayer())!.identification).toBeNull();
    expect((await customers(', knownAt: {position: 1}')).length).toBeLessThan(3);
    expect(await identify()).toEqual({ recorded: true });
    expect(await findings()).toEqual([]);
  });
});
