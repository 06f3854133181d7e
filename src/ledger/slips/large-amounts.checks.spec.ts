import { BY, OFFICE, openedBook, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

const authorised = (largeAmounts: object, validFrom = '2026-01-01'): CasinoEvent =>
  tell(
    'casino.authorised',
    { validFrom, rulebook: 'none', games: ['roulette-french'], tables: [], accounting: { largeAmounts } },
    OFFICE,
  );
const OPENED = tell('table.opened', {
  game: 'roulette-french',
  minimum: 100,
  float: { amount: 900_000 },
  staff: BY,
  captures: { rounds: false, buyIns: false },
});
const filled = (amount: number, slip = 'F-1'): CasinoEvent => tell('table.filled', { amount, slip });
const issued = (amount: number, purpose: 'fill' | 'float' = 'fill', slip = 'F-1'): CasinoEvent =>
  tell('cage.float-issued', { table: 'T1', amount, slip, purpose, by: BY });
const credited = (amount: number): CasinoEvent => tell('table.credited', { amount, slip: 'C-1' });
const received = (amount: number): CasinoEvent =>
  tell('cage.credit-received', { table: 'T1', amount, slip: 'C-1', by: BY });
const counted = (amount: number, currency = 'EUR'): CasinoEvent =>
  tell('drop.counted', { box: 'BX1', amount, currency, by: BY });

const alerts = (rule: CasinoEvent, ...events: readonly CasinoEvent[]): string[] =>
  openedBook(rule, OPENED, ...events).entries.flatMap(({ evaluation }) =>
    evaluation.findings
      .filter(({ code }) => code === 'slip-above-amount' || code === 'box-above-amount')
      .map(({ expected, found }) => `${expected}: ${found}`),
  );

const RULE = authorised({ slip: 500_000, box: 1_000_000 });

describe('a slip above the amount that the casino has set', () => {
  const ALERT = 'slips up to 5000.00 EUR, as the casino has set';

  it.each([
    ['a fill', filled, 'F-1'],
    ['a fill, by the cage', issued, 'F-1'],
    ['a credit', credited, 'C-1'],
    ['a credit, by the cage', received, 'C-1'],
  ])('gives an alert from one cent above it on: %s', (_what, told, slip) => {
    expect(alerts(RULE, told(500_000))).toEqual([]);
    expect(alerts(RULE, told(500_001))).toEqual([`${ALERT}: 5000.01 EUR under slip ${slip}`]);
  });

  it('gives one alert, from the half that came first', () => {
    expect(alerts(RULE, issued(600_000), filled(600_000))).toHaveLength(1);
    expect(alerts(RULE, credited(600_000), received(600_000))).toHaveLength(1);
    expect(alerts(RULE, issued(600_000), filled(600_000), filled(600_000, 'F-2'))).toHaveLength(2);
  });

  it('gives no alert if it brings or takes the float', () =>
    expect(alerts(RULE, issued(900_000, 'float', 'A-1'))).toEqual([]));

  it('gives no alert if the casino has set no amount, or not yet', () => {
    expect(alerts(authorised({ box: 1 }), filled(99_999_999))).toEqual([]);
    expect(alerts(authorised({ slip: 1 }, '2026-06-01'), filled(99_999_999))).toEqual([]);
  });
});

describe('a box above the amount that the casino has set', () => {
  it('gives an alert from one cent above it on', () => {
    expect(alerts(RULE, counted(1_000_000))).toEqual([]);
    expect(alerts(RULE, counted(1_000_001))).toEqual([
      'boxes up to 10000.00 EUR, as the casino has set: 10000.01 EUR in box BX1',
    ]);
  });

  it('gives no alert in another currency than that of the books', () =>
    expect(alerts(RULE, counted(99_999_999, 'USD'))).toEqual([]));
});
