import { FactLedger } from '../../../test/support/fact-order/fact-ledger';
import { BY, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

/** A late fact of a pool evaluates only those facts again that read something it changes. */

const POOL = { pool: 'carrusel', currency: 'EUR' };
const at = (time: string, type: Parameters<typeof tell>[0], data: object, source: string): CasinoEvent => ({
  ...tell(type, { ...POOL, ...data }, { at: source, id: `${type} ${time}` }),
  time: `2026-01-01T${time}:00+01:00`,
});

const SEEDED = { seed: 10_000, rate: { numerator: 1, denominator: 1 }, tables: ['T1', 'T2'], approvedBy: BY };
const opened = at('20:00', 'jackpot.opened', SEEDED, 'pools/carrusel');
const stake = (time: string, more: object = {}): CasinoEvent =>
  at(time, 'jackpot.contributed', { table: 'T1', amount: 500, how: 'slot', ...more }, `stakes/${time}`);
const prize = (time: string, amount: number): CasinoEvent =>
  at(time, 'jackpot.won', { table: 'T2', amount, paidFrom: 'bank' }, `prizes/${time}`);

async function evaluatedFor(
  late: CasinoEvent,
  ...others: readonly CasinoEvent[]
): Promise<readonly string[]> {
  const evaluated = new Set<string>();
  const ledger = new FactLedger(undefined, undefined, {
    evaluating: (event, work) => {
      evaluated.add(event.id);
      return work();
    },
  });
  for (const fact of others) await ledger.take(fact);
  evaluated.clear();
  await ledger.take(late);
  return [...evaluated].filter((id) => id !== late.id);
}

const BEGUN = [opened, stake('20:30')];

describe('after a late stake', () => {
  it('a prize that the pool could pay without the stake is not evaluated again', async () => {
    const prizes = [prize('22:00', 100), prize('22:30', 200)];
    expect(await evaluatedFor(stake('21:00'), ...BEGUN, ...prizes)).toEqual([]);
  });

  it('a prize that the pool could not pay without the stake is evaluated again', async () => {
    const prizes = [prize('22:00', 100), prize('22:30', 20_000), prize('23:00', 50)];
    expect(await evaluatedFor(stake('21:00'), ...BEGUN, ...prizes)).toContain('jackpot.won 22:30');
  });

  it('a prize that the pool can no longer pay is evaluated again, if the stake is cancelled', async () => {
    const ledger = new FactLedger();
    const late = stake('21:00');
    const won = prize('22:00', 10_400);
    for (const fact of [opened, won, late]) await ledger.take(fact);
    const suspense = (): boolean =>
      [...ledger.meanings.values()].some(
        ({ event, evaluation }) =>
          event.id === won.id && evaluation.lines.some(({ account }) => account.startsWith('variance:')),
      );
    expect(suspense()).toBe(false);
    await ledger.correct(late, undefined);
    expect(suspense()).toBe(true);
  });

  it('the next reading of the meter is evaluated again, and no later one that agrees with the reading before it', async () => {
    const readings = ['22:00', '23:00', '23:30', '23:45'].map((time, n) =>
      stake(time, { meterAfter: 11_500 + n * 500 }),
    );
    expect(await evaluatedFor(stake('21:00'), ...BEGUN, ...readings)).toEqual(['jackpot.contributed 22:00']);
  });

  it('the next reseeding is evaluated again, and no later one that agrees with it', async () => {
    const games = at('19:00', 'jackpot.opened', { ...SEEDED, game: 'caribbean-stud' }, 'pools/carrusel');
    const reseeded = (time: string, amount: number) =>
      at(time, 'jackpot.reseeded', { amount, cause: 'seed', approvedBy: BY }, 'pools/carrusel');
    const others = [prize('22:00', 10_000), reseeded('22:30', 9_500), prize('23:00', 9_900)];
    expect(
      await evaluatedFor(stake('21:00'), games, stake('20:30'), ...others, reseeded('23:30', 9_900)),
    ).toEqual(['jackpot.reseeded 22:30']);
  });

  it('a stake after a further opening amount is evaluated again only if the meter was emptied before', async () => {
    const games = at('19:00', 'jackpot.opened', { ...SEEDED, game: 'caribbean-stud' }, 'pools/carrusel');
    const standsBy = at(
      '21:30',
      'jackpot.reseeded',
      { amount: 10_000, cause: 'seed', approvedBy: BY },
      'pools/carrusel',
    );
    const others = [games, stake('20:30'), standsBy, stake('22:00')];
    expect(await evaluatedFor(stake('21:00'), ...others)).toEqual(['jackpot.reseeded 21:30']);
    const emptied = [games, stake('20:30'), prize('20:45', 10_000), standsBy, stake('22:00')];
    expect(await evaluatedFor(stake('21:00'), ...emptied)).toContain('jackpot.contributed 22:00');
  });

  it.each([
    [
      'is evaluated again if it was right',
      11_500,
      ['jackpot.contributed 22:00', 'jackpot.contributed 23:00'],
    ],
    ['is not evaluated again if it has another difference', 11_900, ['jackpot.contributed 22:00']],
  ])('a reading after one with a difference %s: %#', async (_what, meterAfter, expected) => {
    const readings = [stake('22:00', { meterAfter: 11_500 }), stake('23:00', { meterAfter })];
    expect(await evaluatedFor(stake('21:00'), ...BEGUN, ...readings)).toEqual(expected);
  });
});

describe('after a late prize', () => {
  it('later prizes of the same amount are evaluated again, and neither other prizes nor stakes', async () => {
    const others = [
      stake('22:00'),
      prize('22:30', 200),
      stake('23:00'),
      prize('23:30', 100),
      prize('23:45', 100),
    ];
    expect(await evaluatedFor(prize('21:00', 100), ...BEGUN, ...others)).toEqual([
      'jackpot.won 23:30',
      'jackpot.won 23:45',
    ]);
  });
});
