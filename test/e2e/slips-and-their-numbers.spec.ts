import { tell } from '../support/book/told';
import { DataSource } from 'typeorm';
import { OF_NUMBER } from '../../src/ledger/slips/slips.queries';
import { Client } from '../support/service/client';
import { TestSubscriber } from '../support/service/subscriber';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

const CASINO = 'granada';
const DAY = '2026-01-01';

let running: ServiceUnderTest;
let teller: Client;
let pit: Client;
let cage: Client;

beforeAll(async () => {
  running = await startServiceUnderTest();
  teller = new Client(running.url, await running.makeWorldKey());
  pit = new Client(running.url, await running.makePersonKey('Iria Costa', ['pit']));
  cage = new Client(running.url, await running.makePersonKey('Carlos Vega', ['cage']));
  await report(
    tell('ledger.opened', {
      balances: [
        { account: 'chips:cage', amount: 9_000_000 },
        { account: 'chips:issued', amount: -9_000_000 },
      ],
    }),
    tell('table.opened', {
      game: 'roulette-french',
      minimum: 100,
      float: { amount: 0 },
      staff: [{ id: 'E-1' }],
      captures: { rounds: false, buyIns: false },
    }),
  );
});
afterAll(() => running.stop());

/** Reports facts and waits until the read models contain them. */
async function report(...events: readonly object[]): Promise<void> {
  const answers = await teller.stream(events);
  expect(answers).toHaveLength(1);
  const { receipt } = (answers.at(-1) as { summary: { receipt: string } }).summary;
  await teller.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
}

interface Leased {
  readonly first: number;
  readonly last: number;
  readonly firstSlip: string;
}

const lease = async (by: Client, tablet: string, request: string, more = ''): Promise<Leased> => {
  const { leaseSlipNumbers } = await by.ask<{ leaseSlipNumbers: Leased }>(
    `mutation { leaseSlipNumbers(casino: "${CASINO}", gamingDay: "${DAY}", pad: "V-", tablet: "${tablet}",
         request: "${request}"${more}) { first last firstSlip } }`,
  );
  return leaseSlipNumbers;
};

const slipsUnderWay = async (): Promise<string[]> => {
  const { slipsUnderWay: answer } = await cage.ask<{ slipsUnderWay: { slips: { slip: string }[] } }>(
    `{ slipsUnderWay(casino: "${CASINO}") { slips { slip } } }`,
  );
  return answer.slips.map(({ slip }) => slip);
};

/** Cancels the event that requested a slip, by two persons. */
async function cancel(slip: string): Promise<void> {
  const { slip: known } = await pit.ask<{ slip: { reports: { source: string; eventId: string }[] } }>(
    `{ slip(casino: "${CASINO}", slip: "${slip}") { reports { source eventId } } }`,
  );
  const { source, eventId } = known.reports[0]!;
  const [one, other] = await Promise.all(
    ['Ana Gil', 'Luis Sanz'].map(
      async (name) => new Client(running.url, await running.makePersonKey(name, ['accountant'])),
    ),
  );
  const { proposeCorrection } = await one!.ask<{ proposeCorrection: { eventId: string; receipt: string } }>(
    `mutation { proposeCorrection(casino: "${CASINO}", source: "${source}", event: "${eventId}", reason: "asked in error") {
       ... on CorrectionDecided { eventId receipt } } }`,
  );
  const { eventId: proposal, receipt } = proposeCorrection;
  await one!.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
  await other!.ask(
    `mutation { recordCorrection(casino: "${CASINO}", proposal: "${proposal}") { __typename } }`,
  );
}

const asked = (slip: string, amount: number) =>
  tell('slip.requested', {
    currency: 'EUR',
    slip,
    kind: 'fill',
    amount,
    by: [{ id: '7', name: 'Iria Costa' }],
  });

describe('numbers of slips', () => {
  it('are given to one tablet each; a repeated request gets the same ones', async () => {
    const one = await lease(pit, 'pit-1', 'a');
    expect(one).toEqual({ first: 1, last: 50, firstSlip: 'V-0001' });
    expect(await lease(cage, 'cage-1', 'a')).toMatchObject({ first: 51, last: 100 });
    expect(await lease(pit, 'pit-1', 'a')).toEqual(one);
    expect(await lease(pit, 'pit-1', 'b', ', count: 5')).toMatchObject({ first: 101, last: 105 });
  });

  it('never overlap, however many tablets ask at once', async () => {
    const tablets = ['t-1', 't-2', 't-3', 't-4'];
    const leased = await Promise.all(tablets.map((tablet) => lease(pit, tablet, 'x', ', count: 3')));
    const numbers = leased.flatMap(({ first, last }) => [first, first + 1, last]);
    expect(new Set(numbers).size).toBe(12);
  });

  it.each([
    ['a pad that ends with a digit', 'pad: "V1"', 'pad: "V1" is no pad'],
    ['no numbers', 'pad: "W-", count: 0', 'count must be from 1 to 500; it is 0.'],
  ])('are refused for %s, in words', async (_what, wrong, message) => {
    const { errors } = await pit.graphql(
      `mutation { leaseSlipNumbers(casino: "${CASINO}", gamingDay: "${DAY}", ${wrong}, tablet: "t", request: "r") { first } }`,
    );
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    expect(errors?.[0]?.message).toContain(message);
  });
});

describe('a slip', () => {
  it('is under way from when a table asks for it until the cage sends the chips or two persons void it', async () => {
    await report(asked('V-0001', 150_000), asked('V-0002', 5_000));
    expect(await slipsUnderWay()).toEqual(['V-0001', 'V-0002']);
    await report(
      tell('cage.float-issued', {
        table: 'T1',
        amount: 150_000,
        slip: 'V-0001',
        purpose: 'fill',
        by: [{ id: 'uxia-pena' }, { id: 'noe-vila' }],
      }),
      tell('slip.rejected', {
        slip: 'V-0002',
        kind: 'fill',
        reason: 'asked twice',
        by: [{ id: '9' }, { id: '7' }],
      }),
    );
    expect(await slipsUnderWay()).toEqual([]);
  });

  it('is shown with the person of each step, and the amount in words of both languages', async () => {
    await running.makePersonKey('Uxía Pena', ['cage'], [CASINO]);
    await running.makePersonKey('Noé Vila', ['cage'], ['otro']);
    await report(
      tell('table.filled', { amount: 150_000, slip: 'V-0001', by: [{ id: '7', name: 'Iria Costa' }] }),
    );
    const { slip } = await pit.ask<{ slip: { reports: object[] } }>(
      `{ slip(casino: "${CASINO}", slip: "V-0001") {
           reports { step end kind table amount { amount } amountInWords amountInWordsEs by isVoid } } }`,
    );
    const same = { kind: 'FILL', table: 'T1', amount: { amount: '1500.00' }, isVoid: false };
    const words = {
      amountInWords: 'one thousand five hundred euros',
      amountInWordsEs: 'mil quinientos euros',
    };
    expect(slip.reports).toEqual([
      { ...same, ...words, step: 'REQUESTED', end: 'TABLE', by: ['Iria Costa (7)'] },
      // The first of the two is registered at this casino, the other one at another casino.
      { ...same, ...words, step: 'MOVED', end: 'CAGE', by: ['Uxía Pena (uxia-pena)', 'noe-vila'] },
      { ...same, ...words, step: 'MOVED', end: 'TABLE', by: ['Iria Costa (7)'] },
    ]);
  });

  it('that was voided is among the voids of its pad, and a requested one does not use its number', async () => {
    await report(asked('V-0004', 5_000));
    const { slipControl } = await teller.ask<{
      slipControl: { series: object[]; slips: { slip: string; problems: string[] }[] };
    }>(
      `{ slipControl(casino: "${CASINO}", from: "${DAY}") {
           series { pad first last used voids } slips { slip problems } } }`,
    );
    expect(slipControl).toEqual({
      series: [{ pad: 'V-', first: 'V-0001', last: 'V-0002', used: 2, voids: ['V-0002'] }],
      slips: [{ slip: 'V-0001', problems: [] }],
    });
  });

  it('is found by an index, not by reading every report', async () => {
    const plan = await running.service.app.get(DataSource).transaction(async (db) => {
      await db.query('SET LOCAL enable_seqscan = off');
      const found = OF_NUMBER.replace('$3', "'V-0001'");
      return db.query<object>(`EXPLAIN SELECT FROM read_model.slip_report WHERE ${found}`);
    });
    expect(JSON.stringify(plan)).toContain('slip_report_by_number');
  });

  it('is delivered by a subscription at each change, in the order of the records; a box is not', async () => {
    await report(
      tell('drop.counted', { box: 'BX1', amount: 0, by: [{ id: '1' }, { id: '2' }, { id: '3' }] }),
    );
    const subscriber = new TestSubscriber(running.url, pit.key);
    const subscription = subscriber.subscribe(
      `subscription { slipChanged(casino: "${CASINO}", after: 0) { position changes { slip step kind end table hasEnded recordNumber } } }`,
    );
    const seen: { slip: string; step: string; end: string; hasEnded: boolean }[] = [];
    while (seen.length < 6) {
      const { data } = await subscription.answer();
      const { changes } = (data as { slipChanged: { changes: typeof seen } }).slipChanged;
      seen.push(...changes);
    }
    expect(seen.map(({ slip, step, end, hasEnded }) => [slip, step, end, hasEnded])).toEqual([
      ['V-0001', 'REQUESTED', 'TABLE', false],
      ['V-0002', 'REQUESTED', 'TABLE', false],
      ['V-0001', 'MOVED', 'CAGE', false],
      ['V-0002', 'REJECTED', 'TABLE', false],
      ['V-0001', 'MOVED', 'TABLE', false],
      ['V-0004', 'REQUESTED', 'TABLE', false],
    ]);
    await cancel('V-0004');
    const { data } = await subscription.answer();
    expect(data).toMatchObject({
      slipChanged: {
        changes: [{ slip: 'V-0004', hasEnded: true, recordNumber: expect.any(Number) as number }],
      },
    });
    subscriber.close();
  });

  it('is not shown to a person with the role count', async () => {
    const counter = new Client(running.url, await running.makePersonKey('Elena Prado', ['count']));
    const { errors } = await counter.graphql(`{ slip(casino: "${CASINO}", slip: "V-0001") { position } }`);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });
});
