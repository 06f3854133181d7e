import { dutyBase } from '../../../test/support/duty-worksheet/dutiable-lines';
import { readFileSync } from 'node:fs';
import { formatMinor } from '../../kernel/money';
import type { DutyLine } from './duty-rules';
import {
  bracketShares,
  DUTY_TARIFFS,
  dutyAccrual,
  dutyDue,
  dutyReadings,
  dutyRulesOn,
  tariffOn,
  USUAL_OPTIONS,
} from './duty-rules';
import type { Authorisation } from '../casino/authorisation.state';
import { postDutyAccrued } from '../gaming-day/gaming-day.evaluation';

const line = (account: string, amount: bigint, more: Partial<DutyLine> = {}): DutyLine => ({
  account,
  debit: amount < 0n ? -amount : 0n,
  credit: amount > 0n ? amount : 0n,
  eventType: 'cagnotte.round.settled.v1',
  reversal: false,
  ...more,
});
const cleared = { eventType: 'cagnotte.variance.cleared.v1' };

describe('the base of the gaming duty', () => {
  test.each([
    'win:boule:T1',
    'commission:banker-6:T1',
    'commission:session-fee:T1',
    'variance:table:T1',
    'variance:drop:T1',
    'jackpot:carrusel',
    'jackpot-share:carrusel:T1',
    'jackpot-funding:carrusel',
  ])('takes in %s, credits less debits', (account) =>
    expect(dutyBase([line(account, 70n), line(account, -20n)])).toBe(50n),
  );

  test.each([
    'tips',
    'other-income',
    'lost-money',
    'variance:cage',
    'variance:cambista:T1',
    'variance:tips:T1',
    'variance:custody:T1',
    'fx',
    'player-bank',
    'garage:voluntary',
    'bank-deposit',
    'pot:T1',
    'gaming-duty',
    'gaming-duty-payable',
    'loss',
    'receivable',
  ])('leaves out %s', (account) => expect(dutyBase([line(account, 70n), line(account, -20n)])).toBe(0n));

  it('includes surpluses of a cagnotte or a slot, and not their shortages, since a lost chip is no prize', () => {
    const lines = [line('variance:cagnotte:T1', 5n), line('variance:jackpot:T1', -7n)];
    expect(dutyBase(lines)).toBe(5n);
    expect(dutyBase(lines, { ...USUAL_OPTIONS, slots: 'count' })).toBe(-2n);
  });

  it('is not changed when a shortage of a cagnotte is cleared, and loses a surplus that is cleared as income', () => {
    const shortage = [line('variance:cagnotte:T1', -5n), line('variance:cagnotte:T1', 5n, cleared)];
    expect(dutyBase(shortage)).toBe(0n);
    const surplus = [line('variance:cagnotte:T1', 5n), line('variance:cagnotte:T1', -5n, cleared)];
    expect(dutyBase(surplus)).toBe(0n);
  });

  it('grows again when a shortage of a float is cleared as a loss, since theft is no prize', () => {
    const lost = [
      line('variance:table:T1', -50n),
      line('variance:table:T1', 50n, cleared),
      line('loss', -50n, cleared),
    ];
    expect(dutyBase(lost)).toBe(0n);
  });

  it('is unchanged when a surplus is found by mistake and reversed', () => {
    const undone = [line('variance:cagnotte:T1', 5n), line('variance:cagnotte:T1', -5n, { reversal: true })];
    expect(dutyBase(undone)).toBe(0n);
  });

  it('may leave meters out, as some authorities read it: then seeds that were not won are deducted', () => {
    const seeded = [line('jackpot-funding:p', -500n), line('jackpot:p', 500n)];
    expect([dutyBase(seeded), dutyBase(seeded, { ...USUAL_OPTIONS, pools: 'funded' })]).toEqual([0n, -500n]);
  });
});

describe('the tariff of Andalusia', () => {
  const tariff = tariffOn('ES-AN', '2026-01-01')!;

  test.each([
    [1_800_000_00n, 270_000_00n],
    [2_000_000_00n, 300_000_00n],
    [3_500_000_00n, 750_000_00n],
    [3_900_000_00n, 910_000_00n],
    [5_000_000_00n, 1_350_000_00n],
    [5_200_000_00n, 1_440_000_00n],
    [5_600_000_00n, 1_620_000_00n],
    [0n, 0n],
    [-1n, 0n],
  ])('takes of a base of %s cents %s', (base, quota) => expect(dutyDue(tariff, base)).toBe(quota));

  test.each([
    [3n, 0n],
    [4n, 1n],
    [10n, 2n],
    [832_250n, 124_838n],
  ])('rounds the quota of %s cents half up, once, to %s', (base, quota) =>
    expect(dutyDue(tariff, base)).toBe(quota),
  );

  it('accrues day by day what sums to the quota of the year, and takes back what a loss makes too much', () => {
    const bases = [0n, 33n, 41n, 90n, 12n, -5n, 700n];
    const accruals: bigint[] = [];
    for (const base of bases.slice(1)) {
      const accrued = accruals.reduce((sum, accrual) => sum + accrual, 0n);
      accruals.push(dutyAccrual(tariff, { base, accrued }));
    }
    expect(accruals).toEqual([5n, 1n, 8n, -12n, -2n, 105n]);
    expect(accruals.reduce((sum, accrual) => sum + accrual, 0n)).toBe(dutyDue(tariff, 700n));
  });

  const repealed = tariffOn('ES-AN', '2020-06-30')!;
  test.each([
    [4n, 1n],
    [2_000_000_00n, 300_000_00n],
    [3_500_000_00n, 825_000_00n],
    [5_000_000_00n, 1_545_000_00n],
    [6_000_000_00n, 2_125_000_00n],
  ])('before it was repealed took of a base of %s cents %s', (base, quota) =>
    expect(dutyDue(repealed, base)).toBe(quota),
  );

  it('before it was repealed had four brackets, in euros, which was read until its end', () => {
    expect(repealed).toMatchObject({ currency: 'EUR', readUntil: '2021-12-31', validTo: '2021-12-31' });
    const shares = bracketShares(repealed, 6_000_000_00n).map(({ from, rate, to, base }) => [
      ...[from, to, base, rate.numerator],
    ]);
    expect(shares).toEqual([
      ...[
        [0n, 2_000_000_00n, 2_000_000_00n, 15n],
        [2_000_000_00n, 3_500_000_00n, 1_500_000_00n, 35n],
        [3_500_000_00n, 5_000_000_00n, 1_500_000_00n, 48n],
        [5_000_000_00n, undefined, 1_000_000_00n, 58n],
      ],
    ]);
  });

  test.each([
    ['2018-12-31', undefined],
    ['2019-01-01', '2019-01-01'],
    ['2021-12-31', '2019-01-01'],
    ['2022-01-01', '2022-01-01'],
    ['2022-12-31', '2022-01-01'],
    ['2023-01-01', '2023-01-01'],
    ['2031-12-31', '2023-01-01'],
  ])('on %s is that in force since %s; none is guessed for a day whose text was not read', (day, since) =>
    expect(tariffOn('ES-AN', day)?.validFrom).toBe(since),
  );

  const of2022 = (quotas?: 'rates' | 'column') =>
    dutyRulesOn('2022-12-31', {
      rulebook: 'ES-AN-2010',
      ...(quotas && { accounting: { duty: { quotas } } }),
    }).tariff!;

  test.each([
    [2_000_000_00n, 300_000_00n, 300_000_00n],
    [2_000_000_10n, 300_000_03n, 300_000_03n],
    [3_500_000_00n, 750_000_00n, 750_000_00n],
    [3_500_000_10n, 750_000_04n, 825_000_04n],
    [5_000_000_00n, 1_350_000_00n, 1_425_000_00n],
    [5_000_000_20n, 1_350_000_09n, 1_545_000_09n],
    [6_000_000_00n, 1_800_000_00n, 1_995_000_00n],
    [0n, 0n, 0n],
    [-5_000_000_00n, 0n, 0n],
  ])(
    'in 2022 took of a base of %s cents %s by its rates, and %s by its printed column',
    (base, rates, column) =>
      expect([
        dutyDue(of2022(), base),
        dutyDue(of2022('rates'), base),
        dutyDue(of2022('column'), base),
      ]).toEqual([rates, rates, column]),
  );

  it('in 2022 says bracket by bracket what the printed column adds to the rates', () => {
    const added = (quotas: 'rates' | 'column') =>
      bracketShares(of2022(quotas), 6_000_000_00n).map((share) => share.added);
    expect([added('rates'), added('column')]).toEqual([
      [0n, 0n, 0n, 0n],
      [0n, 0n, 75_000_00n, 120_000_00n],
    ]);
  });

  it('leaves a choice of quotas only where its text prints a column that differs from its rates', () => {
    const column = { rulebook: 'ES-AN-2010', accounting: { duty: { quotas: 'column' } } } as const;
    expect(
      ['2021-12-31', '2022-06-30', '2023-01-01'].map((day) => dutyRulesOn(day, column).tariff!.quotas),
    ).toEqual([undefined, 'column', undefined]);
  });

  it('is that of no other jurisdiction', () => expect(tariffOn('ES-MD', '2026-01-01')).toBeUndefined());

  it('cuts a base into its brackets', () => {
    const shares = (base: bigint) =>
      bracketShares(tariff, base).map(({ from, to, base: share, exact }) => [
        from,
        to,
        share,
        exact.numerator,
      ]);
    expect(shares(350_000_000n)).toEqual([
      [0n, 200_000_000n, 200_000_000n, 15n * 200_000_000n],
      [200_000_000n, 350_000_000n, 150_000_000n, 30n * 150_000_000n],
      [350_000_000n, 500_000_000n, 0n, 0n],
      [500_000_000n, undefined, 0n, 0n],
    ]);
    expect(shares(500_000_001n).at(-1)).toEqual([500_000_000n, undefined, 1n, 45n]);
  });
});

it('the duty accrued for an earlier year is posted to an account of that year', () =>
  expect(
    postDutyAccrued({ amount: -45n, currency: 'EUR', earlierYear: 2026 }).map(
      ({ account, debit, credit }) => [account, debit - credit],
    ),
  ).toEqual([
    ['gaming-duty-payable', 45n],
    ['gaming-duty-of-earlier-year:2026', -45n],
  ]));

it('an accrual is an expense owed on; a negative one is taken back', () => {
  const sides = (amount: bigint) =>
    postDutyAccrued({ amount, currency: 'EUR' }).map(({ account, debit }) => [account, debit]);
  expect(sides(5n)).toEqual([
    ['gaming-duty', 5n],
    ['gaming-duty-payable', 0n],
  ]);
  expect(sides(-5n)[0]).toEqual(['gaming-duty-payable', 5n]);
});

describe('how the base of a period is read', () => {
  const from = (validFrom: string, slots: 'surpluses' | 'count'): Authorisation => ({
    validFrom,
    rulebook: 'ES-AN-2010',
    games: [],
    tables: [],
    pools: [],
    accounting: { duty: { slots } },
  });
  const YEAR = { from: '2026-01-01', until: '2026-12-31' };
  const read = (...authorisations: readonly Authorisation[]): string[] =>
    dutyReadings(authorisations, YEAR).map((each) => `${each.from} ${each.until} ${each.options.slots}`);

  it('holds from the day of its authorisation on', () => {
    expect(read(from('2025-06-01', 'surpluses'), from('2026-03-01', 'count'))).toEqual([
      '2026-01-01 2026-02-28 surpluses',
      '2026-03-01 2026-12-31 count',
    ]);
  });

  it('does not apply to days that were closed before it was recorded, and applies to open days between and after them', () => {
    const late = {
      ...from('2026-03-01', 'count'),
      notFor: [
        { first: '2026-02-20', last: '2026-03-04' },
        { first: '2026-03-06', last: '2026-03-06' },
      ],
    };
    expect(read(from('2025-06-01', 'surpluses'), late)).toEqual([
      '2026-01-01 2026-02-28 surpluses',
      '2026-03-01 2026-03-04 surpluses',
      '2026-03-05 2026-03-05 count',
      '2026-03-06 2026-03-06 surpluses',
      '2026-03-07 2026-12-31 count',
    ]);
  });

  it.each(['2026-12-31', '2027-01-15'])(
    'does not apply to closed days at the end of the period, which were closed until %s',
    (last) => {
      const late = { ...from('2026-03-01', 'count'), notFor: [{ first: '2026-11-01', last }] };
      expect(read(from('2025-06-01', 'surpluses'), late)).toEqual([
        '2026-01-01 2026-02-28 surpluses',
        '2026-03-01 2026-10-31 count',
        '2026-11-01 2026-12-31 surpluses',
      ]);
    },
  );
});

describe('the page of the duty', () => {
  const page = readFileSync('docs/books/duty.md', 'utf8');

  it('has every bracket of every schedule, and no other', () => {
    const stated = page.split('\n').filter((row) => row.startsWith('| ES-'));
    const rows = DUTY_TARIFFS.flatMap(({ jurisdiction, validFrom, validTo = '–', currency, brackets }) =>
      brackets.map(
        ({ from, rate: { numerator, denominator } }) =>
          `${jurisdiction} ${validFrom} ${validTo} ${formatMinor(from, currency)} ${(100n * numerator) / denominator} %`,
      ),
    );
    const words = (row: string): string =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .join(' ')
        .trim();
    expect(stated.map(words)).toEqual(rows);
  });

  it('rounds half a cent up, once, as it says', () => {
    const tariff = tariffOn('ES-AN', '2026-01-01')!;
    expect(page).toContain('half a cent up');
    // 15 % of 0.10 is a cent and a half, of 0.03 less than half a cent.
    expect([dutyDue(tariff, 10n), dutyDue(tariff, 3n)]).toEqual([2n, 0n]);
  });
});
