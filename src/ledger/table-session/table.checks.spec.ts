import { BY, OFFICE, openedBook, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../_core/events/envelope';

const authorised = (...floats: readonly { game: string; multiplier: number }[]): CasinoEvent =>
  tell(
    'casino.authorised',
    {
      ...{ validFrom: '2026-01-01', rulebook: 'none', games: ['roulette-french'], tables: [] },
      accounting: { floats: [...floats] },
    },
    OFFICE,
  );
const ROULETTE = authorised({ game: 'roulette-french', multiplier: 15_000 });
const opened = (amount: number, minimum = 100): CasinoEvent =>
  tell('table.opened', {
    ...{ game: 'roulette-french', minimum, float: { amount }, staff: BY },
    captures: { rounds: true, buyIns: true },
  });
const changed = (newMinimum: number): CasinoEvent =>
  tell('table.limits-changed', { oldMinimum: 100, newMinimum, announcedAtRound: 1 });
const filled = (amount: number): CasinoEvent => tell('table.filled', { amount, slip: 'F-1' });

const found = (...events: readonly CasinoEvent[]): string[] =>
  openedBook(...events)
    .entries.at(-1)!
    .evaluation.findings.filter(({ code }) => code === 'float-below-rule')
    .map(({ expected, found: stood }) => `${expected}: ${stood}`);

describe('the float of a table (1 euro at a roulette: 15,000 euros)', () => {
  it('reaches so many times the minimum bet', () => {
    expect(found(ROULETTE, opened(1_500_000))).toEqual([]);
    expect(found(ROULETTE, opened(1_499_999))).toEqual([
      'a float of 15000.00 EUR at least, 15000 times the minimum bet of 1.00 EUR: 14999.99 EUR',
    ]);
  });

  it('is looked at anew when the limits change, with what was filled meanwhile', () => {
    expect(found(ROULETTE, opened(1_500_000), changed(200))).toHaveLength(1);
    expect(found(ROULETTE, opened(1_500_000), filled(1_500_000), changed(200))).toEqual([]);
  });

  it('is not looked at where the casino has configured nothing for the game', () => {
    expect(found(opened(0))).toEqual([]);
    expect(found(authorised({ game: 'boule', multiplier: 4_000 }), opened(0))).toEqual([]);
  });
});
