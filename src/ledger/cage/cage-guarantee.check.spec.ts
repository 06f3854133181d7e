import { BY, CAGE, OFFICE, openedBook, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';
import { present } from '../../kernel/present';

const roulette = (table: string, from: number) => ({ table, game: 'roulette-french', minimum: { from } });
const authorised = (leastInCash?: { numerator: number; denominator: number }): CasinoEvent =>
  tell(
    'casino.authorised',
    {
      validFrom: '2026-01-01',
      rulebook: 'none',
      games: ['roulette-french', 'boule'],
      tables: [roulette('RF1', 10), roulette('RF2', 20), { ...roulette('B1', 500), game: 'boule' }],
      accounting: {
        cageGuarantee: { games: ['roulette-french'], multiplier: 15_000, ...present({ leastInCash }) },
      },
    },
    OFFICE,
  );
const HALF = { numerator: 1, denominator: 2 };
const opens = (cash: number, blockedInBank?: number): CasinoEvent =>
  tell('cage.opened', { chips: 1_000_000, cash, by: BY, ...present({ blockedInBank }) }, CAGE);
const table = (game: string, minimum: number): CasinoEvent =>
  tell('table.opened', {
    game,
    minimum,
    float: { amount: 0 },
    staff: BY,
    captures: { rounds: true, buyIns: true },
  });

const found = (...events: readonly CasinoEvent[]): string[] =>
  openedBook(...events)
    .entries.at(-1)!
    .evaluation.findings.filter(({ code }) => code === 'cage-guarantee-not-met')
    .map(({ found: stood }) => stood);

describe('the guarantee of the cage (15,000 times the highest minimum of the roulettes, 0.20 euros)', () => {
  it('is what the cage holds when it opens', () => {
    expect(found(authorised(), opens(300_000))).toEqual([]);
    expect(found(authorised(), opens(299_999))).toEqual([
      '2999.99 EUR in cash, 0.00 EUR blocked in the bank',
    ]);
  });

  it('may be blocked in the bank as far as the casino has configured it', () => {
    expect(found(authorised(), opens(200_000, 100_000))).toHaveLength(1);
    expect(found(authorised(HALF), opens(150_000, 150_000))).toEqual([]);
    expect(found(authorised(HALF), opens(149_999, 200_000))).toHaveLength(1);
    expect(found(authorised(HALF), opens(150_000, 149_999))).toHaveLength(1);
  });

  it('is not reached with what bankers have deposited', () => {
    const deposit = tell('bank.deposited', {
      banker: 'cli-1',
      amount: 1_000,
      means: 'cash',
      mode: 'limited',
    });
    expect(found(authorised(), deposit, opens(300_500))).toEqual([
      '2995.00 EUR in cash, 0.00 EUR blocked in the bank',
    ]);
  });

  it('is checked again when a table opens on a higher minimum or its limits change', () => {
    const change = tell('table.limits-changed', { oldMinimum: 20, newMinimum: 40, announcedAtRound: 1 });
    expect(found(authorised(), opens(500_000), table('roulette-french', 30))).toEqual([]);
    expect(found(authorised(), opens(500_000), table('roulette-french', 34))).toHaveLength(1);
    expect(found(authorised(HALF), opens(500_000, 100_000), table('roulette-french', 34))).toEqual([]);
    expect(found(authorised(), opens(500_000), table('roulette-french', 30), change)).toHaveLength(1);
    expect(found(authorised(), opens(500_000), table('boule', 500))).toEqual([]);
  });

  it('includes the blocked amount of the latest day, even if an earlier day is reported after it', () => {
    const earlier: CasinoEvent = { ...opens(500_000), gamingday: '2025-12-31' };
    const open = table('roulette-french', 34);
    expect(found(authorised(HALF), opens(500_000, 100_000), earlier, open)).toEqual([]);
    expect(found(authorised(HALF), earlier, opens(500_000), open)).toHaveLength(1);
  });

  it('is not checked if the casino has configured no guarantee', () => expect(found(opens(0))).toEqual([]));
});
