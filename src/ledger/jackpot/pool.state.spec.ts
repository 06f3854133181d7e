import { keptPrizes, otherReportOf, reportPrize } from './pool-parts.state';
import { findPool, noPools, type Pool, reportStake, withPool } from './pool.state';
import { present } from '../../kernel/present';

const pool = (change: (pool: Pool) => Pool): Pool =>
  findPool(withPool(noPools, 'carrusel', change), 'carrusel')!;
const by = (reporter: 'round.settled' | 'jackpot', amount: bigint, round?: string) => ({
  reporter,
  amount,
  ...present({ round }),
});

const none = () => undefined;

describe('a pool', () => {
  it('records the first source that reported a stake, and every source that did', () => {
    const told = pool((each) =>
      reportStake(
        reportStake(reportStake(each, by('round.settled', 5n)), by('jackpot', 3n)),
        by('round.settled', 1n),
      ),
    );
    expect(told).toMatchObject({ stakesFrom: 'round.settled', stakedBy: ['round.settled', 'jackpot'] });
  });

  it('matches once a prize that both sources report', () => {
    const once = pool((each) => reportPrize(each, by('round.settled', 100n, 'T1#7'), none));
    const report = by('jackpot', 100n, 'T1#7');
    expect(otherReportOf(once.prizes!, report)).toEqual(by('round.settled', 100n, 'T1#7'));
    expect(otherReportOf(reportPrize(once, report, none).prizes!, report)).toBeUndefined();
  });

  test.each([
    ['of the same amount where one of them names no round', by('jackpot', 100n), true],
    ['of another round', by('jackpot', 100n, 'T1#8'), false],
    ['of another amount', by('jackpot', 99n, 'T1#7'), false],
    ['of the same reporter', by('round.settled', 100n, 'T1#7'), false],
  ])('matches a prize %s: %#', (_what, report, matches) => {
    const once = pool((each) => reportPrize(each, by('round.settled', 100n, 'T1#7'), none));
    expect(otherReportOf(once.prizes!, report) !== undefined).toBe(matches);
  });

  it('keeps the last fifty prizes that have no second report', () => {
    const many = pool((each) =>
      Array.from({ length: 60 }, (_, index) => by('jackpot', BigInt(index))).reduce(
        (known, prize) => reportPrize(known, prize, none),
        each,
      ),
    );
    const kept = keptPrizes(many.prizes!);
    expect([kept.length, kept[0]?.amount]).toEqual([50, 10n]);
  });

  it('may bear the name of something every object inherits', () => {
    expect(findPool(noPools, 'constructor')).toBeUndefined();
  });
});
