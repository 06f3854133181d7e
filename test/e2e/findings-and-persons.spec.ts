import { tell } from '../support/book/told';
import { Client } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

const CASINO = 'granada';
const DAY = '2026-01-01';
const TABLE = `/casinos/${CASINO}/tables/T1`;

let running: ServiceUnderTest;
let teller: Client;
let accountant: Client;
let director: Client;
let auditor: Client;

interface Said {
  readonly __typename: string;
  readonly what?: string;
  readonly code?: string;
  readonly receipt?: string;
}
interface Decision {
  readonly what: string;
  readonly by: string;
  readonly words: string | null;
  readonly recordNumber: number;
}
interface Found {
  readonly id: string;
  readonly code: string;
  readonly found: string;
  readonly openedBy: number;
  readonly closedBy: number | null;
  readonly decisions: readonly Decision[];
  readonly resolution: Decision | null;
}

const known = (receipt: string | undefined): Promise<unknown> =>
  auditor.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });

async function take(...events: object[]): Promise<void> {
  const { receipt } = (await teller.stream(events)).at(-1)!['summary'] as { receipt: string };
  await known(receipt);
}

/** Sends a decision of a person and, if it is recorded, waits until it is projected. */
async function say(client: Client, mutation: string, args: string): Promise<Said> {
  const kind = mutation === 'discardDelivery' ? 'Delivery' : 'Finding';
  const done = mutation === 'discardDelivery' ? 'DeliveryDiscarded' : 'FindingDecided';
  const answer = await client.ask<Record<string, Said>>(
    `mutation { ${mutation}(casino: "${CASINO}", ${args}) { __typename ... on ${done} { what eventId receipt }
       ... on ${kind}Refused { code message messageEs citation citationEs } } }`,
  );
  const said = answer[mutation]!;
  if (said.receipt !== undefined) await known(said.receipt);
  return said;
}

async function findings(args: string): Promise<Found[]> {
  const said = '{ what by words recordNumber }';
  const answer = await auditor.ask<{ findings: { edges: { node: Found }[] } }>(
    `{ findings(casino: "${CASINO}", ${args}) {
         edges { node { id code found openedBy closedBy decisions ${said} resolution ${said} } } } }`,
  );
  return answer.findings.edges.map(({ node }) => node);
}

const paid = (amount: number): object => ({
  roundNo: 1,
  bets: [{ betId: 's-1', type: 'straight-up', stake: 200, selection: 17, paid: amount, taken: 0 }],
  outcome: { number: 17 },
});

beforeAll(async () => {
  running = await startServiceUnderTest();
  teller = new Client(running.url, await running.makeWorldKey());
  accountant = new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant']));
  director = new Client(running.url, await running.makePersonKey('Carmen Ortega', ['manager']));
  auditor = new Client(running.url, await running.makePersonKey('Pilar Rey', ['auditor']));
  await take(
    tell('table.opened', {
      game: 'roulette-french',
      minimum: 200,
      tier: 1,
      float: { amount: 100_000 },
      captures: { rounds: true, buyIns: true },
      staff: [{ id: 'E-1', role: 'table-chief' }, ...['E-2', 'E-3'].map((id) => ({ id, role: 'croupier' }))],
    }),
    // A number is paid 36.00 instead of 70.00.
    tell('round.settled', paid(3_600) as never, { id: 'round-1' }),
  );
});
afterAll(() => running.stop());

describe('a finding that a person has acknowledged', () => {
  it('stays open, and shows who acknowledged it and when', async () => {
    const [finding] = await findings('code: "paid-differs"');
    const said = await say(
      accountant,
      'acknowledgeFinding',
      `finding: "${finding!.id}", note: "the player was asked to wait"`,
    );
    expect(said).toMatchObject({ __typename: 'FindingDecided', what: 'finding.acknowledged' });
    expect(await findings('code: "paid-differs"')).toMatchObject([
      {
        closedBy: null,
        resolution: null,
        decisions: [
          { what: 'finding.acknowledged', by: 'Nuria Campos', words: 'the player was asked to wait' },
        ],
      },
    ]);
    expect(await findings('code: "paid-differs", knownAt: { position: 2 }')).toMatchObject([
      { decisions: [] },
    ]);
  });

  it('is found by the person who acknowledged it, as known then, and is not among those without one', async () => {
    const codes = async (args: string): Promise<string[]> =>
      (await findings(args)).map(({ code }) => code).filter((code) => code === 'paid-differs');
    expect(await codes('acknowledged: true')).toHaveLength(1);
    expect(await codes('acknowledged: false')).toEqual([]);
    expect(await codes('acknowledged: null')).toHaveLength(1);
    expect(await codes('acknowledgedBy: "Nuria Campos"')).toHaveLength(1);
    expect(await codes('acknowledgedBy: "Carmen Ortega"')).toEqual([]);
    expect(await codes('acknowledgedBy: "Carmen Ortega", acknowledged: false')).toHaveLength(1);
    expect(await codes('acknowledged: true, knownAt: { position: 2 }')).toEqual([]);
  });

  it('is not acknowledged by the same person again, in two languages and with the rule', async () => {
    const [finding] = await findings('code: "paid-differs"');
    expect(await say(accountant, 'acknowledgeFinding', `finding: "${finding!.id}"`)).toMatchObject({
      code: 'FINDING.ALREADY_ACKNOWLEDGED',
      message: expect.stringContaining('acknowledged'),
      messageEs: expect.stringContaining('reconocido'),
      citation: expect.stringContaining('54.2'),
      citationEs: expect.stringContaining('54.2'),
    });
  });

  it('is acknowledged by another person as well', async () => {
    const [finding] = await findings('code: "paid-differs"');
    await say(director, 'acknowledgeFinding', `finding: "${finding!.id}"`);
    const [seen] = await findings('code: "paid-differs"');
    expect(seen!.decisions.map(({ by, words }) => [by, words])).toEqual([
      ['Nuria Campos', 'the player was asked to wait'],
      ['Carmen Ortega', null],
    ]);
  });
});

describe('a finding that a person has resolved', () => {
  let resolved: Found;

  it('is closed by the resolution, which is shown with the name and in the list of the day', async () => {
    const [finding] = await findings('code: "paid-differs"');
    const said = await say(
      director,
      'resolveFinding',
      `finding: "${finding!.id}", reason: "34.00 were handed over at the table"`,
    );
    expect(said).toMatchObject({ __typename: 'FindingDecided', what: 'finding.resolved' });
    expect(await findings('code: "paid-differs"')).toEqual([]);
    [resolved] = (await findings('code: "paid-differs", status: CLOSED')) as [Found];
    expect(resolved.resolution).toEqual({
      what: 'finding.resolved',
      by: 'Carmen Ortega',
      words: '34.00 were handed over at the table',
      recordNumber: resolved.closedBy,
    });
    const { gamingDay } = await auditor.ask<{ gamingDay: object }>(
      `{ gamingDay(casino: "${CASINO}", day: "${DAY}") { ... on GamingDayFound {
           findingDecisions { finding what by words } } } }`,
    );
    expect(gamingDay).toEqual({
      findingDecisions: [
        {
          finding: finding!.id,
          what: 'finding.acknowledged',
          by: 'Nuria Campos',
          words: 'the player was asked to wait',
        },
        { finding: finding!.id, what: 'finding.acknowledged', by: 'Carmen Ortega', words: null },
        {
          finding: finding!.id,
          what: 'finding.resolved',
          by: 'Carmen Ortega',
          words: '34.00 were handed over at the table',
        },
      ],
    });
  });

  it('is an event of the stream of the finding', async () => {
    const streams = [];
    for await (const event of running.store.readStream(`cagnotte_finding-${CASINO}/${resolved.id}`)) {
      streams.push(event.type);
    }
    expect(streams).toEqual([
      'cagnotte.finding.acknowledged.v1',
      'cagnotte.finding.acknowledged.v1',
      'cagnotte.finding.resolved.v1',
    ]);
  });

  it.each(['acknowledgeFinding', 'resolveFinding'])('is refused a further decision: %s', async (mutation) => {
    const reason = mutation === 'resolveFinding' ? ', reason: "again"' : '';
    expect(await say(accountant, mutation, `finding: "${resolved.id}"${reason}`)).toMatchObject({
      code: 'FINDING.CLOSED',
    });
  });

  it('is followed by a new open finding when its fact changes', async () => {
    const correct = async (amount: number, event: string, source: string): Promise<string> => {
      const data = JSON.stringify(JSON.stringify({ currency: 'EUR', ...paid(amount) }));
      const { proposeCorrection: proposed } = await accountant.ask<{
        proposeCorrection: { eventId: string };
      }>(
        `mutation { proposeCorrection(casino: "${CASINO}", source: "${source}", event: "${event}", reason: "seen on film",
             replacement: ${data}) { ... on CorrectionDecided { eventId receipt } } }`,
      );
      const { recordCorrection: recorded } = await director.ask<{
        recordCorrection: Said & { eventId: string };
      }>(
        `mutation { recordCorrection(casino: "${CASINO}", proposal: "${proposed.eventId}") {
             __typename ... on CorrectionDecided { eventId receipt } ... on CorrectionRefused { code } } }`,
      );
      expect(recorded.__typename).toBe('CorrectionDecided');
      await known(recorded.receipt);
      return recorded.eventId;
    };
    await correct(3_500, 'round-1', TABLE);
    const standing = await findings('code: "paid-differs"');
    expect(standing.map(({ found, decisions }) => [found, decisions])).toEqual([['35.00 EUR', []]]);
    expect(standing[0]!.id).not.toBe(resolved.id);
    const [old] = await findings('code: "paid-differs", status: CLOSED');
    expect([old!.id, old!.closedBy, old!.resolution]).toEqual([
      resolved.id,
      resolved.closedBy,
      resolved.resolution,
    ]);
  });

  it('cannot be resolved after it was ended by a later fact', async () => {
    const sale = (sequence: string): object =>
      tell('cage.chips-sold', { amount: 100, meansOfPayment: 'cash' }, { at: 'cage', sequence });
    await take(sale('7'), sale('9'));
    const [gap] = await findings('code: "sequence-gap"');
    await take(sale('8'));
    expect(await say(director, 'resolveFinding', `finding: "${gap!.id}", reason: "x"`)).toMatchObject({
      code: 'FINDING.CLOSED',
    });
    const [ended] = await findings('code: "sequence-gap", status: CLOSED');
    expect([ended!.id, ended!.resolution, ended!.decisions]).toEqual([gap!.id, null, []]);
  });
});

describe('a decision about a finding is refused', () => {
  const NOBODY = '00000000-0000-4000-8000-000000000000';

  it.each([NOBODY, 'x', '; drop table finding'])('if there is no such finding: %s', async (id) => {
    expect(await say(director, 'resolveFinding', `finding: "${id}", reason: "x"`)).toMatchObject({
      code: 'FINDING.UNKNOWN',
    });
  });

  it('if the key belongs to a system', async () => {
    expect(await say(teller, 'resolveFinding', `finding: "${NOBODY}", reason: "x"`)).toMatchObject({
      code: 'FINDING.NOT_A_PERSON',
    });
  });

  it('if no reason is given', async () => {
    await expect(say(director, 'resolveFinding', `finding: "${NOBODY}", reason: " "`)).rejects.toThrow(
      'Give a reason',
    );
  });

  it('if two persons decide at once: one of them is refused', async () => {
    await take(
      tell('round.settled', { ...(paid(3_600) as { bets: [] }), roundNo: 2, outcome: { number: 17 } }),
    );
    const [finding] = (await findings('code: "paid-differs"')).slice(-1);
    const said = await Promise.all(
      [accountant, director].map((client) =>
        say(client, 'resolveFinding', `finding: "${finding!.id}", reason: "x"`),
      ),
    );
    expect(said.map(({ __typename }) => __typename).sort()).toEqual(['FindingDecided', 'FindingRefused']);
    const refusal = said.find(({ code }) => code !== undefined);
    expect(['FINDING.DECIDED_MEANWHILE', 'FINDING.CLOSED']).toContain(refusal!.code);
  });
});

describe('a delivery in quarantine', () => {
  let delivery: string;

  it('has a finding that no person resolves: it ends with the delivery', async () => {
    await take(tell('cage.chips-sold', { amount: 'much' as never, meansOfPayment: 'cash' }, { at: 'cage' }));
    const { quarantine } = await auditor.ask<{ quarantine: { edges: { node: { deliveryId: string } }[] } }>(
      `{ quarantine(casino: "${CASINO}") { edges { node { deliveryId } } } }`,
    );
    delivery = quarantine.edges[0]!.node.deliveryId;
    const [finding] = await findings('code: "delivery-unreadable"');
    expect(await say(accountant, 'resolveFinding', `finding: "${finding!.id}", reason: "x"`)).toMatchObject({
      code: 'FINDING.OF_A_DELIVERY',
    });
  });

  it('is discarded by a person with a reason; that ends it, and the finding', async () => {
    const args = `delivery: "${delivery}", reason: "a test of the till"`;
    expect(await say(teller, 'discardDelivery', args)).toMatchObject({ code: 'DELIVERY.NOT_A_PERSON' });
    expect(await say(accountant, 'discardDelivery', args)).toMatchObject({
      __typename: 'DeliveryDiscarded',
      what: 'intake.discarded',
    });
    expect(await findings('code: "delivery-unreadable"')).toEqual([]);
    expect(await auditor.ask(`{ quarantine(casino: "${CASINO}") { edges { cursor } } }`)).toEqual({
      quarantine: { edges: [] },
    });
    const ended = '{ edges { node { deliveryId endedBy } } }';
    const later = await auditor.ask<{ quarantine: { edges: { node: { endedBy: number } }[] } }>(
      `{ quarantine(casino: "${CASINO}", ended: true) ${ended} }`,
    );
    expect(later.quarantine.edges).toEqual([
      { node: { deliveryId: delivery, endedBy: expect.any(Number) as number } },
    ]);
    const before = `knownAt: { position: ${later.quarantine.edges[0]!.node.endedBy - 1} }`;
    expect(await auditor.ask(`{ quarantine(casino: "${CASINO}", ${before}) ${ended} }`)).toEqual({
      quarantine: { edges: [{ node: { deliveryId: delivery, endedBy: null } }] },
    });
  });

  it('is discarded once, and only if it exists', async () => {
    expect(
      await say(accountant, 'discardDelivery', `delivery: "${delivery}", reason: "again"`),
    ).toMatchObject({ code: 'DELIVERY.ENDED' });
    expect(await say(accountant, 'discardDelivery', 'delivery: "x", reason: "x"')).toMatchObject({
      code: 'DELIVERY.UNKNOWN',
    });
  });
});
