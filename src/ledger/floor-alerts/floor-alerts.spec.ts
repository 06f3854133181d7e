import {
  alertsAt,
  type BankInPlay,
  type Floor,
  type FloorAlertRules,
  type WatchedTable,
} from './floor-alerts';

const OPENED_AT = Date.UTC(2026, 0, 1, 21);
const at = (minutes: number): number => OPENED_AT + minutes * 60_000;

const TABLE: WatchedTable = {
  table: 'RF1',
  gamingDay: '2026-01-01',
  sessionNo: 1,
  reportsPlay: true,
  playing: [],
  banks: [],
  opened: { record: 5n, at: OPENED_AT },
};
const TERMINAL = '/casinos/granada/tables/RF1/terminal';

const floorWith = (
  tables: readonly WatchedTable[],
  rules?: FloorAlertRules,
  slips: Floor['slips'] = [],
): Floor => ({ tables, slips, rulesOn: () => rules });

const due = (floor: Floor, minutes: number): string[] =>
  alertsAt('granada', floor, at(minutes)).alerts.map(({ kind, about, table }) => `${kind} ${about ?? table}`);

describe('a source that reports play', () => {
  const heard = (minutes: number, record = 9n): WatchedTable => ({
    ...TABLE,
    playing: [{ source: TERMINAL, last: { record, at: at(minutes) } }],
  });

  it('is silent from the minute on that the casino has set, counted from its last report', () => {
    const floor = floorWith([heard(3)], { silentMinutes: 20 });
    expect(due(floor, 22.99)).toEqual([]);
    expect(due(floor, 23)).toEqual([`silent-source ${TERMINAL}`]);
    expect(due(floorWith([heard(3)]), 18)).toEqual([`silent-source ${TERMINAL}`]);
  });

  it('has a known instant from which it will be silent, so that a timer can wait for it', () => {
    const { alerts, nextAt } = alertsAt('granada', floorWith([heard(3)]), at(4));
    expect(alerts).toEqual([]);
    expect(nextAt).toBe(at(18));
    expect(alertsAt('granada', floorWith([]), at(4))).toEqual({ alerts: [] });
  });

  it('has another alert after each report, and the same alert for every reader', () => {
    const idAfter = (table: WatchedTable): string =>
      alertsAt('granada', floorWith([table]), at(60)).alerts[0]!.id;
    expect(idAfter(heard(3, 9n))).toBe(idAfter(heard(3, 9n)));
    expect(idAfter(heard(3, 9n))).not.toBe(idAfter(heard(4, 10n)));
  });

  it('is the table itself as long as no play is reported there; a table without captured play gives no alert', () => {
    expect(due(floorWith([TABLE]), 15)).toEqual(['silent-source /casinos/granada/tables/RF1']);
    expect(due(floorWith([{ ...TABLE, reportsPlay: false }]), 60)).toEqual([]);
  });
});

describe('an interrupted table', () => {
  const played: WatchedTable = {
    ...TABLE,
    playing: [{ source: TERMINAL, last: { record: 9n, at: at(3) } }],
  };
  const paused: WatchedTable = { ...played, interrupted: { record: 10n, at: at(4) } };

  it('is not silent, however long the interruption lasts; it is still to be counted', () => {
    const rules = { interruptionMinutes: 0 };
    expect(due(floorWith([paused], rules), 400)).toEqual([]);
    expect(due(floorWith([paused], rules), 480)).toEqual(['count-overdue RF1']);
  });

  it('is shown once the interruption has lasted for as long as the casino has set', () => {
    expect(due(floorWith([paused], { interruptionMinutes: 20 }), 23.9)).toEqual([]);
    expect(due(floorWith([paused], { interruptionMinutes: 20 }), 24)).toEqual(['interrupted-long RF1']);
    expect(due(floorWith([paused]), 19)).toEqual(['interrupted-long RF1']);
  });

  it('is silent only some time after its resumption, unless it reports play', () => {
    const resumed: WatchedTable = { ...played, resumed: { record: 11n, at: at(60) } };
    expect(due(floorWith([resumed]), 74)).toEqual([]);
    expect(due(floorWith([resumed]), 75)).toEqual([`silent-source ${TERMINAL}`]);
    const again = { ...resumed, playing: [{ source: TERMINAL, last: { record: 12n, at: at(62) } }] };
    expect(due(floorWith([again]), 76)).toEqual([]);
    expect(due(floorWith([again]), 77)).toEqual([`silent-source ${TERMINAL}`]);
  });
});

describe('an open table', () => {
  const quiet: WatchedTable = { ...TABLE, reportsPlay: false };

  it('is to be counted a shift after its opening or its last count', () => {
    expect(due(floorWith([quiet]), 479)).toEqual([]);
    expect(due(floorWith([quiet]), 480)).toEqual(['count-overdue RF1']);
    const counted = { ...quiet, lastCount: { record: 20n, at: at(300) } };
    expect(due(floorWith([counted]), 779)).toEqual([]);
    expect(due(floorWith([counted]), 780)).toEqual(['count-overdue RF1']);
  });

  it('gives no alert whose limit the casino has set to 0', () => {
    const bank: BankInPlay = {
      bank: 'B1',
      inPlay: 100n,
      maximum: 100n,
      currency: 'EUR',
      last: { record: 7n, at: at(1) },
    };
    const slips = [
      { slip: 'V-1', table: 'RF1', gamingDay: '2026-01-01', isSent: false, asked: { record: 6n, at: at(1) } },
    ];
    const never = { silentMinutes: 0, slipMinutes: 0, countMinutes: 0, bankShare: 0 };
    expect(due(floorWith([{ ...TABLE, banks: [bank] }], never, slips), 10_000)).toEqual([]);
  });
});

describe('a slip that was asked for', () => {
  const asked = (isSent: boolean): Floor =>
    floorWith([], undefined, [
      { slip: 'V-0001', table: 'RF1', gamingDay: '2026-01-01', isSent, asked: { record: 6n, at: at(5) } },
    ]);

  it('gives an alert after ten minutes, in both languages, with the missing step', () => {
    expect(due(asked(false), 14.9)).toEqual([]);
    const [alert] = alertsAt('granada', asked(false), at(15)).alerts;
    expect(alert).toMatchObject({ kind: 'slip-unconfirmed', about: 'V-0001', since: at(5), dueAt: at(15) });
    expect(alert!.says).toEqual({
      en: 'Slip V-0001 was asked for 10 minutes ago, and nobody has sent it',
      es: 'El vale V-0001 se pidió hace 10 minutos y nadie lo ha enviado',
    });
    expect(alertsAt('granada', asked(true), at(15)).alerts[0]!.says.en).toBe(
      'Slip V-0001 was asked for 10 minutes ago; it was sent, and nobody has confirmed it',
    );
  });
});

describe("a player's bank", () => {
  const bankOf = (inPlay: bigint): WatchedTable => ({
    ...TABLE,
    reportsPlay: false,
    banks: [{ bank: 'B1', inPlay, maximum: 1_000_001n, currency: 'EUR', last: { record: 30n, at: at(40) } }],
  });

  it('gives an alert from the share of its limit on that the casino has set, to the cent', () => {
    expect(due(floorWith([bankOf(900_000n)]), 40)).toEqual([]);
    expect(due(floorWith([bankOf(900_001n)]), 40)).toEqual(['bank-near-limit B1']);
    expect(due(floorWith([bankOf(500_001n)], { bankShare: 5_000 }), 40)).toEqual(['bank-near-limit B1']);
    expect(alertsAt('granada', floorWith([bankOf(950_000n)]), at(40)).alerts[0]!.says).toEqual({
      en: 'Bank B1 has 9500.00 EUR in play; its limit is 10000.01 EUR',
      es: 'La banca B1 tiene en juego 9.500,00 EUR; su límite es 10.000,01 EUR',
    });
  });

  it('keeps the same alert while coups are played', () => {
    const idOf = (table: WatchedTable): string =>
      alertsAt('granada', floorWith([table]), at(60)).alerts[0]!.id;
    expect(idOf(bankOf(950_000n))).toBe(idOf(bankOf(960_000n)));
  });
});

it('lists the alerts in the order in which they came', () => {
  const floor = floorWith([TABLE, { ...TABLE, table: 'RF2', opened: { record: 4n, at: at(-10) } }]);
  expect(due(floor, 500)).toEqual([
    ...['silent-source /casinos/granada/tables/RF2', 'silent-source /casinos/granada/tables/RF1'],
    ...['count-overdue RF2', 'count-overdue RF1'],
  ]);
});

describe('a table that plays slowly', () => {
  const played = (last: number, firstOfHour?: number): WatchedTable => ({
    ...TABLE,
    playing: [{ source: TERMINAL, last: { record: 90n, at: at(last) } }],
    ...(firstOfHour === undefined ? {} : { firstOfHour: { record: 80n, at: at(firstOfHour) } }),
  });

  it('is shown an hour after the first of as many rounds as it should report in one', () => {
    expect(due(floorWith([played(115, 58)]), 117.9)).toEqual([]);
    expect(due(floorWith([played(115, 58)]), 118)).toEqual(['slow-play RF1']);
  });

  it('is shown an hour after its opening or its resumption, if it has not reported so many', () => {
    expect(due(floorWith([played(55)]), 60)).toEqual(['slow-play RF1']);
    const resumed: WatchedTable = { ...played(85, 10), resumed: { record: 70n, at: at(30) } };
    expect(due(floorWith([resumed]), 89.9)).toEqual([]);
    expect(due(floorWith([resumed]), 90)).toEqual(['slow-play RF1']);
  });

  it('is none that has fallen silent before, is interrupted, or of a casino that wants no such alert', () => {
    expect(due(floorWith([played(40)]), 70)).toEqual([`silent-source ${TERMINAL}`]);
    const interrupted: WatchedTable = { ...played(55), interrupted: { record: 91n, at: at(56) } };
    expect(due(floorWith([interrupted]), 70)).toEqual([]);
    expect(due(floorWith([played(55)], { leastRounds: 0 }), 62)).toEqual([]);
  });
});
