import { ViewClock } from '../../src/api/timed-feeds';
import { tell } from '../support/book/told';
import { Client } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';
import { type Deliveries, TestSubscriber } from '../support/service/subscriber';

const CASINO = 'granada';
const MINUTE = 60_000;

interface Alert {
  readonly id: string;
  readonly kind: string;
  readonly table: string;
  readonly about: string | null;
  readonly says: string;
  readonly saysEs: string;
  readonly decisions: readonly { readonly by: string; readonly words: string | null }[];
}
interface AlertsAt {
  readonly position: number;
  readonly alerts: readonly Alert[];
  readonly nextAt: string | null;
}

const ALERTS = 'position nextAt alerts { id kind table about says saysEs decisions { by words } }';

let running: ServiceUnderTest;
let teller: Client;
let pit: Client;
let subscriber: TestSubscriber;
/** Milliseconds by which the clock of the service's views is ahead. */
let ahead = 0;

beforeAll(async () => {
  running = await startServiceUnderTest();
  jest.spyOn(running.service.app.get(ViewClock), 'now').mockImplementation(() => Date.now() + ahead);
  teller = new Client(running.url, await running.makeWorldKey());
  const pitKey = await running.makePersonKey('Iria Costa', ['pit']);
  pit = new Client(running.url, pitKey);
  subscriber = new TestSubscriber(running.url, pitKey);
  await running.tellHistory([
    tell('casino.authorised', {
      validFrom: '2026-01-01',
      rulebook: 'ES-AN-2010',
      games: ['roulette-french', 'baccarat-two-tableaux'],
      tables: [
        { table: 'BD1', game: 'baccarat-two-tableaux', minimum: { from: 500 }, bank: { maximum: 100_000 } },
      ],
      accounting: { floorAlerts: { silentMinutes: 20 } },
    }),
  ]);
  await report(
    tell('ledger.opened', {
      balances: [
        { account: 'chips:cage', amount: 9_000_000 },
        { account: 'chips:issued', amount: -9_000_000 },
      ],
    }),
    opened('RF1', 'roulette-french', true),
  );
});
afterAll(async () => {
  subscriber.close();
  await running.stop();
});

const opened = (table: string, game: string, rounds: boolean): object =>
  tell(
    'table.opened',
    { game, minimum: 500, float: { amount: 0 }, staff: [{ id: 'E-1' }], captures: { rounds, buyIns: false } },
    { at: `tables/${table}` },
  );
const round = (roundNo: number): object =>
  tell(
    'round.settled',
    { roundNo, bets: [], outcome: { number: 17 }, result: 0 },
    { at: 'tables/RF1/terminal' },
  );

/** Reports facts and waits until the read models contain them. */
async function report(...events: readonly object[]): Promise<void> {
  const answers = await teller.stream(events);
  const { receipt, counts } = (answers.at(-1) as { summary: { receipt: string; counts: object } }).summary;
  expect(counts).toMatchObject({ stored: events.length });
  await teller.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
}

const alertsNow = async (): Promise<AlertsAt> => {
  const { floorAlerts } = await pit.ask<{ floorAlerts: AlertsAt }>(
    `{ floorAlerts(casino: "${CASINO}") { ${ALERTS} } }`,
  );
  return floorAlerts;
};
const short = ({ alerts }: AlertsAt): string[] =>
  alerts.map(({ kind, about, table }) => `${kind} ${about ?? table}`);

const watch = (): Deliveries<{ floorAlertsChanged: AlertsAt }> =>
  subscriber.subscribe(`subscription { floorAlertsChanged(casino: "${CASINO}") { ${ALERTS} } }`);
const next = async (deliveries: Deliveries<{ floorAlertsChanged: AlertsAt }>): Promise<AlertsAt> =>
  (await deliveries.next()).floorAlertsChanged;

const acknowledge = async (by: Client, alert: string, note?: string): Promise<Record<string, unknown>> => {
  const { acknowledgeFloorAlert } = await by.ask<{ acknowledgeFloorAlert: Record<string, unknown> }>(
    `mutation ($a: ID!, $n: String) { acknowledgeFloorAlert(casino: "${CASINO}", alert: $a, note: $n) {
       __typename ... on FloorAlertRefused { code } ... on FloorAlertAcknowledged { what receipt } } }`,
    { a: alert, n: note ?? null },
  );
  return acknowledgeFloorAlert;
};

const SILENT = 'SILENT_SOURCE /casinos/granada/tables/RF1/terminal';

describe('the alerts of the floor', () => {
  it('arise with time, are delivered by the subscription, and end with the missing report', async () => {
    await report(round(1));
    const deliveries = watch();
    expect(short(await next(deliveries))).toEqual([]);
    ahead = 19.5 * MINUTE;
    expect(short(await alertsNow())).toEqual([]);
    ahead = 20.5 * MINUTE;
    const told = await next(deliveries);
    expect(short(told)).toEqual([SILENT]);
    expect(told.alerts[0]).toMatchObject({
      says: 'RF1/terminal has reported nothing for 20 minutes, and the table is open',
      saysEs: 'RF1/terminal no ha comunicado nada en 20 minutos, y la mesa está abierta',
    });
    expect(short(await alertsNow())).toEqual([SILENT]);
    ahead = 0;
    await report(round(2));
    expect(short(await next(deliveries))).toEqual([]);
    deliveries.end();
  });

  it('are acknowledged by name and stay; every watcher sees who has seen them', async () => {
    ahead = 21 * MINUTE;
    const deliveries = watch();
    const [alert] = (await next(deliveries)).alerts;
    expect(await acknowledge(pit, alert!.id, 'the terminal is being replaced')).toMatchObject({
      what: 'floor-alert.acknowledged',
    });
    const { alerts } = await next(deliveries);
    expect(alerts).toEqual([
      { ...alert, decisions: [{ by: 'Iria Costa', words: 'the terminal is being replaced' }] },
    ]);
    expect(await acknowledge(pit, alert!.id)).toEqual({
      __typename: 'FloorAlertRefused',
      code: 'FLOOR_ALERT.ALREADY_ACKNOWLEDGED',
    });
    ahead = 0;
    expect(await acknowledge(pit, alert!.id)).toMatchObject({ code: 'FLOOR_ALERT.UNKNOWN' });
    deliveries.end();
  });

  it('are silent about a table that is interrupted, and begin again with its resumption', async () => {
    await report(
      tell(
        'table.interrupted',
        { reason: 'other', explanation: 'Alarm of the building', playersPresent: 4 },
        { at: 'tables/RF1' },
      ),
    );
    ahead = 14 * MINUTE;
    expect(short(await alertsNow())).toEqual([]);
    ahead = 60 * MINUTE;
    expect(short(await alertsNow())).toEqual(['INTERRUPTED_LONG RF1']);
    const interruptions = async () => {
      const { tableSession } = await pit.ask<{ tableSession: { session: object } }>(
        `{ tableSession(casino: "${CASINO}", table: "RF1", gamingDay: "2026-01-01", sessionNo: 1) {
             ... on TableSessionFound { session { interruptions {
               reason explanation playersPresent happenedAt resumedAt } } } } }`,
      );
      return tableSession.session;
    };
    expect(await interruptions()).toMatchObject({
      interruptions: [
        { reason: 'OTHER', explanation: 'Alarm of the building', playersPresent: 4, resumedAt: null },
      ],
    });
    const resumed = tell('table.resumed', {}, { at: 'tables/RF1' });
    await report(resumed);
    expect(await interruptions()).toMatchObject({ interruptions: [{ resumedAt: resumed.time }] });
    expect(short(await alertsNow())).toEqual([SILENT]);
    ahead = 0;
  });

  it('name a requested slip until its receiver confirms it', async () => {
    const by = [{ id: 'E-1' }, { id: 'E-2' }];
    await report(
      tell(
        'slip.requested',
        { slip: 'V-7', kind: 'fill', amount: 5_000, by },
        { at: 'tables/RF1/tablets/pit' },
      ),
    );
    ahead = 11 * MINUTE;
    expect((await alertsNow()).alerts).toMatchObject([
      {
        kind: 'SLIP_UNCONFIRMED',
        about: 'V-7',
        says: expect.stringContaining('nobody has sent it') as string,
      },
    ]);
    await report(
      tell(
        'cage.float-issued',
        { table: 'RF1', amount: 5_000, slip: 'V-7', purpose: 'fill', by },
        { at: 'cage' },
      ),
    );
    expect((await alertsNow()).alerts).toMatchObject([
      { about: 'V-7', says: expect.stringContaining('nobody has confirmed it') as string },
    ]);
    await report(tell('table.filled', { amount: 5_000, slip: 'V-7', by }, { at: 'tables/RF1' }));
    expect(short(await alertsNow())).toEqual([]);
    ahead = 0;
  });

  it("tell a players' bank near its authorised maximum at once, and no more once it is below", async () => {
    const of = { bank: 'B1', banker: 'cli-1' };
    await report(
      opened('BD1', 'baccarat-two-tableaux', false),
      tell(
        'bank.deposited',
        { ...of, amount: 95_000, means: 'cash', mode: 'limited', by: [{ id: 'E-1' }] },
        { at: 'tables/BD1/cage' },
      ),
      tell('bank.put-in-play', { ...of, amount: 90_000 }, { at: 'tables/BD1' }),
    );
    expect((await alertsNow()).alerts).toMatchObject([
      {
        kind: 'BANK_NEAR_LIMIT',
        table: 'BD1',
        about: 'B1',
        says: 'Bank B1 has 900.00 EUR in play; its limit is 1000.00 EUR',
      },
    ]);
    await report(tell('bank.withdrawn', { ...of, amount: 90_000, paidOut: 'deposit' }, { at: 'tables/BD1' }));
    expect(short(await alertsNow())).toEqual([]);
  });

  it('name an open table that is not counted, until it is closed', async () => {
    ahead = 481 * MINUTE;
    expect(short(await alertsNow())).toEqual(
      expect.arrayContaining(['COUNT_OVERDUE RF1', 'COUNT_OVERDUE BD1']),
    );
    await report(
      tell('table.closed', { toCage: [], certifiedBy: [{ id: 'E-1' }, { id: 'E-2' }] }, { at: 'tables/BD1' }),
    );
    expect(short(await alertsNow())).not.toContain('COUNT_OVERDUE BD1');
    expect(short(await alertsNow())).toContain('COUNT_OVERDUE RF1');
    ahead = 0;
  });

  it('are refused to keys that read no table, and are of the casinos of the key', async () => {
    const counter = new Client(running.url, await running.makePersonKey('Ana Uno', ['count']));
    const asked = `{ floorAlerts(casino: "${CASINO}") { position } }`;
    await expect(counter.ask(asked)).rejects.toThrow('tables:read');
    const elsewhere = new Client(running.url, await running.makePersonKey('Luis Sanz', ['pit'], ['sevilla']));
    await expect(elsewhere.ask(asked)).rejects.toThrow(CASINO);
  });
});
