import { carriedPart, keptPrizes, otherReportOf, partRead } from './pool-parts.state';
import type { ReportedPrize } from './pool.state';

/** A fact is not evaluated again if it reads the same of a part of its pool after its past has changed. */

describe('the meter, or its filling, as a part of a pool that a fact has read', () => {
  const reading = (off?: bigint, shown = 90n) => ({
    shown: 100n,
    reading: { shown, day: '2026-01-01', ...(off === undefined ? {} : { off }) },
  });
  const makesOne = partRead('meter', [{ found: 5n }], { before: {}, after: { shown: 70n } });
  const asksOnly = partRead('meter', ['but-found'], { before: {}, after: undefined });

  it('records whether the fact has changed it, and which difference was found', () => {
    expect(makesOne).toEqual({ part: 'meter', makes: true, found: [5n] });
    expect(asksOnly).toEqual({ part: 'meter', makes: false, found: [] });
  });

  it('is carried as the fact has changed it, or unchanged if the fact has not', () => {
    const [was, is] = [reading(5n), reading(5n)];
    expect(carriedPart(makesOne, { was, is, after: 'made' })).toEqual({ state: 'made' });
    expect(carriedPart(asksOnly, { was, is, after: 'made' })).toEqual({ state: is });
  });

  it.each([
    ['the reading had a difference and has another one now', reading(5n), reading(3n)],
    ['the reading had no difference and has one now', reading(), reading(5n)],
  ])('is evaluated again if the fact has changed it and %s', (_what, was, is) => {
    expect(carriedPart(makesOne, { was, is, after: 'made' })).toBeUndefined();
    expect(carriedPart(asksOnly, { was, is, after: 'made' })).toEqual({ state: is });
  });

  it.each([
    ['shows another amount', reading(undefined, 91n)],
    ['is another one', { ...reading(), shown: 101n }],
    ['is of another day', { shown: 100n, reading: { shown: 90n, day: '2026-01-02' } }],
    ['is none', undefined],
  ])('is evaluated again if it %s', (_what, is) =>
    expect(carriedPart(asksOnly, { was: reading(), is, after: 'made' })).toBeUndefined(),
  );

  it('is carried if only the difference of a filling has changed', () => {
    const filled = partRead('reseeding', ['but-found'], { before: undefined, after: { due: 7n } });
    const due = (off: bigint) => ({ day: '2026-01-01', due: 50n, off });
    expect(carriedPart(filled, { was: due(1n), is: due(2n), after: 'made' })).toEqual({ state: 'made' });
    expect(
      carriedPart(filled, { was: due(1n), is: { ...due(1n), due: 51n }, after: 'made' }),
    ).toBeUndefined();
  });
});

describe('prizes that wait for the report of the other source', () => {
  const prize = (amount: bigint, round?: string): ReportedPrize => ({
    reporter: 'jackpot',
    amount,
    ...(round === undefined ? {} : { round }),
  });
  const [ten, twenty, thirty] = [prize(10n), prize(20n), prize(30n, 'r')];

  it('are recorded as those that the fact has taken and added', () =>
    expect(partRead('prizes', [{ amount: 10n }], { before: [ten, twenty], after: [twenty, thirty] })).toEqual(
      {
        part: 'prizes',
        sought: [{ amount: 10n }],
        took: [ten],
        gave: [thirty],
      },
    ));

  it('are recorded as unchanged by a fact that took and added none', () =>
    expect(partRead('prizes', [], { before: [ten], after: undefined })).toMatchObject({
      took: [],
      gave: [],
    }));

  const carried = (sought: object, was: readonly ReportedPrize[], is: readonly ReportedPrize[]) =>
    carriedPart(
      { part: 'prizes', sought: [sought], took: [ten], gave: [thirty] },
      { was, is, after: undefined },
    );

  it('are carried with the prizes taken and added if those sought are the same', () => {
    expect(carried({ amount: 10n }, [ten, twenty], [ten, prize(40n)])).toEqual({
      state: [prize(40n), thirty],
    });
    expect(carried({ amount: 10n }, [ten, ten], [ten, ten])).toEqual({ state: [ten, thirty] });
  });

  it('are evaluated again if a prize of the amount or the round has come or gone', () => {
    expect(carried({ amount: 10n }, [ten], [])).toBeUndefined();
    expect(carried({ amount: 10n }, [ten], [ten, ten])).toBeUndefined();
    expect(carried({ amount: 10n, round: 'r' }, [ten], [ten, prize(99n, 'r')])).toBeUndefined();
    expect(carried({ amount: 10n }, [ten], [ten, prize(99n)])).toBeDefined();
  });

  it('are kept up to the last fifty', () => {
    const many = Array.from({ length: 51 }, (_, at) => prize(BigInt(at)));
    expect(keptPrizes(many.slice(0, 50))).toEqual(many.slice(0, 50));
    expect(keptPrizes(many)).toEqual(many.slice(1));
  });

  it.each<[string, ReportedPrize, boolean]>([
    ['the other reporter of its amount', { reporter: 'round.settled', amount: 30n }, true],
    ['and of its round', { reporter: 'round.settled', amount: 30n, round: 'r' }, true],
    ['not of another round', { reporter: 'round.settled', amount: 30n, round: 's' }, false],
    ['not of another amount', { reporter: 'round.settled', amount: 31n }, false],
    ['not by the same reporter', { reporter: 'jackpot', amount: 30n, round: 'r' }, false],
  ])('meet %s', (_what, other, meets) =>
    expect(otherReportOf([thirty], other)).toBe(meets ? thirty : undefined),
  );
});
