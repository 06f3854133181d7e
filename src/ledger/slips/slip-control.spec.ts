import type { CasinoEvent } from '../../kernel/envelope';
import { BY, tell, tableOpened } from '../../../test/support/book/told';
import { controlSlips } from './slip-control';
import { slipNumber, type SlipReport, slipText } from './slip-report';
import { slipsIn } from './slips.state';

const DAY = '2026-01-01';
const period = { from: DAY, until: DAY };

const reported = (...events: readonly (CasinoEvent & { readonly voided?: boolean })[]): SlipReport[] =>
  events.flatMap((event) =>
    slipsIn(event).map((slip) => ({
      ...slip,
      eventId: event.id,
      gamingDay: event.gamingday,
      currency: 'EUR',
      voided: event.voided ?? false,
    })),
  );

const issued = (slip: string, amount = 500, more: object = {}): CasinoEvent =>
  tell('cage.float-issued', { table: 'T1', amount, slip, purpose: 'fill', ...more }, { at: 'cage' });
const filled = (slip: string, amount = 500): CasinoEvent => tell('table.filled', { amount, slip, by: BY });
const credited = (slip: string, amount = 500): CasinoEvent => tell('table.credited', { amount, slip });
const received = (slip: string, amount = 500): CasinoEvent =>
  tell('cage.credit-received', { table: 'T1', amount, slip }, { at: 'cage' });
const on = (gamingday: string, event: CasinoEvent): CasinoEvent => ({ ...event, gamingday });
const both = (...slips: readonly string[]): CasinoEvent[] =>
  slips.flatMap((slip) => [issued(slip), filled(slip)]);

const requested = (slip: string): CasinoEvent =>
  tell('slip.requested', { slip, kind: 'fill', amount: 500, by: BY });
const rejected = (slip: string): CasinoEvent =>
  tell('slip.rejected', { slip, kind: 'fill', reason: 'asked twice', by: BY });

const control = (reports: readonly SlipReport[], transit: [string, bigint][] = []) =>
  controlSlips({ reports, ...period, transit: new Map(transit), currency: 'EUR' });
const problems = (reports: readonly SlipReport[], transit: [string, bigint][] = []): string[] =>
  control(reports, transit).slips.map(({ slip, problems: found }) => `${slip}: ${found.join(', ')}`);

describe('a slip', () => {
  it('ties where table, cage and ledger say the same', () => {
    const { slips } = control(reported(...both('A-1')));
    expect(slips).toMatchObject([
      { slip: 'A-1', kind: 'fill', table: 'T1', atTable: 500n, atCage: 500n, inTransit: 0n, problems: [] },
    ]);
  });

  it.each([
    ['the table has not reported', [issued('A-1')], ['half-missing']],
    ['the cage has not reported', [credited('D-1')], ['half-missing']],
    [
      'both ends report and one with another amount',
      [issued('A-1', 500), filled('A-1', 400)],
      ['halves-differ'],
    ],
    ['an end has used twice', [...both('A-1'), filled('A-1')], ['used-twice']],
  ])('has a problem that %s', (_what, events, found) =>
    expect(problems(reported(...events))).toEqual([`${slipsIn(events[0]!)[0]!.slip}: ${found.join()}`]),
  );

  it('states its amounts in the currency of the report that has one, or else in that of the books', () => {
    const placed = { ...reported(both('B-1')[1]!)[0]!, kind: 'box', currency: '' } as const;
    const counted = { ...placed, end: 'cage', currency: 'USD' } as const;
    const [withCount] = control([placed, counted]).slips;
    const [without] = control([placed]).slips;
    expect([withCount!.currency, without!.currency]).toEqual(['USD', 'EUR']);
  });

  it('is under way as long as the ledger has a balance under it in its currency', () => {
    expect(problems(reported(...both('A-1')), [['A-1 EUR', 100n]])).toEqual(['A-1: under-way']);
    expect(problems(reported(...both('A-1')), [['A-1 USD', 100n]])).toEqual(['A-1: ']);
  });

  it('may have the number of another slip in the other direction', () => {
    expect(problems(reported(...both('A-1'), credited('A-1'), received('A-1')))).toEqual(['A-1: ', 'A-1: ']);
  });

  it('whose events were cancelled is void, and has no problem', () => {
    const { slips, series } = control(reported({ ...issued('A-1'), voided: true }, ...both('A-2')));
    expect(slips.map(({ slip, isVoid, problems: found }) => [slip, isVoid, found])).toEqual([
      ['A-1', true, []],
      ['A-2', false, []],
    ]);
    expect(series).toMatchObject([{ voids: ['A-1'], unused: [] }]);
  });

  it('of a close needs no report of the cage; a report with another amount is a problem', () => {
    const closed = tell('table.closed', {
      toCage: [{ holder: 'table', chips: 900, slip: 'D-1' }],
      certifiedBy: BY,
    });
    expect(problems(reported(closed))).toEqual(['D-1: ']);
    expect(problems(reported(closed, received('D-1', 800)))).toEqual(['D-1: halves-differ']);
  });

  it('of a cambista is an order, and a box has no problem if it was put on the table and counted that day', () => {
    const imprest = issued('C-1', 500, { holder: 'cambista', purpose: 'imprest' });
    const box = tell('drop.counted', { box: 'B-1', amount: 700, by: BY });
    const { slips } = control(reported(imprest, tableOpened('boule'), box, on('2026-01-02', box)));
    expect(slips.map(({ slip, kind, problems: found }) => [slip, kind, found])).toEqual([
      ['C-1', 'cambista-order', ['half-missing']],
      ['B-1', 'box', []],
    ]);
  });
});

describe('the series of a pad', () => {
  const unused = (...events: readonly CasinoEvent[]): string[] =>
    control(reported(...events)).series.flatMap((series) =>
      series.unused.map(({ first, last, count }) => `${series.kind} ${first}-${last} ${count}`),
    );

  it('lists runs of unused numbers', () => {
    expect(unused(...both('A-0001', 'A-0002', 'A-0005', 'A-0007'))).toEqual([
      'fill A-0003-A-0004 2',
      'fill A-0006-A-0006 1',
    ]);
  });

  it('continues from the last number before the period', () => {
    expect(unused(...both('A-1').map((event) => on('2025-12-31', event)), ...both('A-4'))).toEqual([
      'fill A-2-A-3 2',
    ]);
  });

  it('does not list a number that another kind of slip from the pad, or another day, has used', () => {
    const float = issued('A-2', 500, { purpose: 'float' });
    expect(
      unused(...both('A-1', 'A-4'), float, ...both('A-3').map((each) => on('2026-01-02', each))),
    ).toEqual([]);
  });

  it('counts a wide gap without counting through it', () => {
    expect(unused(...both('A-1', 'A-900000000000000000'))).toEqual([
      'fill A-2-A-899999999999999999 899999999999999998',
    ]);
  });

  it('says which slips were used twice', () => {
    expect(control(reported(...both('A-1', 'A-1'))).series).toMatchObject([
      { kind: 'fill', pad: 'A-', first: 'A-1', last: 'A-1', used: 1, duplicates: ['A-1'] },
    ]);
  });

  it('holds no box and no slip without a number', () => {
    expect(control(reported(tableOpened('boule'), issued('lost'))).series).toEqual([]);
  });
});

it('the number of a slip is the digits at its end', () => {
  expect(slipNumber('A-0012')).toEqual({ pad: 'A-', number: 12n, width: 4 });
  expect(slipText('A-', 12n, 4)).toBe('A-0012');
  expect(slipNumber('12A').number).toBeUndefined();
  expect(slipNumber('1'.repeat(30)).number).toBeUndefined();
});

describe('a slip that was asked for', () => {
  it('has no problem and uses no number until chips move under it', () => {
    const { slips, series } = control(reported(...both('V-1'), requested('V-1'), requested('V-2')));
    expect(slips.map(({ slip, problems }) => [slip, problems])).toEqual([['V-1', []]]);
    expect(series).toMatchObject([{ first: 'V-1', last: 'V-1', used: 1, duplicates: [] }]);
  });

  it('uses its number once two persons have voided it, so that the number does not count as missing', () => {
    const { series } = control(reported(...both('V-1'), requested('V-2'), rejected('V-2'), ...both('V-3')));
    expect(series).toMatchObject([{ last: 'V-3', unused: [], voids: ['V-2'] }]);
  });
});
