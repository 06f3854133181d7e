import { carriedPart, keptPrizes, otherReportOf, partRead } from './pool-parts.state';
import type { ReportedPrize } from './pool.state';

/** A fact is not evaluated again if it reads the same of a part of its pool after its past has changed. */

describe('the meter, or the amounts that filled it', () => {
  const reading = (off?: bigint, shown = 90n) => ({
    shown: 100n,
    reading: { shown, day: '2026-01-01', ...(off === undefined ? {} : { off }) },
  });
  const makesOne = partRead('meter', [{ found: 5n }], { before: {}, after: { shown: 70n } });
  const asksOnly = partRead('meter', ['but-found'], { before: {}, after: undefined });

  it('is read with or without what was found of it, and may be made anew', () => {
    expect(makesOne).toEqual({ part: 'meter', makes: true, found: [5n] });
    expect(asksOnly).toEqual({ part: 'meter', makes: false, found: [] });
  });

  it('goes on as the fact made it, or as it is where the fact made nothing of it', () => {
    const [was, is] = [reading(5n), reading(5n)];
    expect(carriedPart(makesOne, { was, is, after: 'made' })).toEqual({ state: 'made' });
    expect(carriedPart(asksOnly, { was, is, after: 'made' })).toEqual({ state: is });
  });

  it.each([
    ['what was read of it was found, and is no more', reading(5n), reading(3n)],
    ['it was not, and is now', reading(), reading(5n)],
  ])('is read anew where %s', (_what, was, is) => {
    expect(carriedPart(makesOne, { was, is, after: 'made' })).toBeUndefined();
    expect(carriedPart(asksOnly, { was, is, after: 'made' })).toEqual({ state: is });
  });

  it.each([
    ['shows something else', reading(undefined, 91n)],
    ['is another one', { ...reading(), shown: 101n }],
    ['is of another day', { shown: 100n, reading: { shown: 90n, day: '2026-01-02' } }],
    ['is none', undefined],
  ])('is read anew where it %s', (_what, is) =>
    expect(carriedPart(asksOnly, { was: reading(), is, after: 'made' })).toBeUndefined(),
  );

  it('has a filling that was off in place of a reading that was', () => {
    const filled = partRead('reseeding', ['but-found'], { before: undefined, after: { due: 7n } });
    const due = (off: bigint) => ({ day: '2026-01-01', due: 50n, off });
    expect(carriedPart(filled, { was: due(1n), is: due(2n), after: 'made' })).toEqual({ state: 'made' });
    expect(
      carriedPart(filled, { was: due(1n), is: { ...due(1n), due: 51n }, after: 'made' }),
    ).toBeUndefined();
  });
});

describe('prizes that wait for their other reporter', () => {
  const prize = (amount: bigint, round?: string): ReportedPrize => ({
    reporter: 'jackpot',
    amount,
    ...(round === undefined ? {} : { round }),
  });
  const [ten, twenty, thirty] = [prize(10n), prize(20n), prize(30n, 'r')];

  it('are read as what the fact took and gave', () =>
    expect(partRead('prizes', [{ amount: 10n }], { before: [ten, twenty], after: [twenty, thirty] })).toEqual(
      {
        part: 'prizes',
        sought: [{ amount: 10n }],
        took: [ten],
        gave: [thirty],
      },
    ));

  it('that the fact made nothing of stay', () =>
    expect(partRead('prizes', [], { before: [ten], after: undefined })).toMatchObject({
      took: [],
      gave: [],
    }));

  const carried = (sought: object, was: readonly ReportedPrize[], is: readonly ReportedPrize[]) =>
    carriedPart(
      { part: 'prizes', sought: [sought], took: [ten], gave: [thirty] },
      { was, is, after: undefined },
    );

  it('go on with what was taken and given where those sought are the same', () => {
    expect(carried({ amount: 10n }, [ten, twenty], [ten, prize(40n)])).toEqual({
      state: [prize(40n), thirty],
    });
    expect(carried({ amount: 10n }, [ten, ten], [ten, ten])).toEqual({ state: [ten, thirty] });
  });

  it('are sought anew where one of the amount, or of the round, is there or gone', () => {
    expect(carried({ amount: 10n }, [ten], [])).toBeUndefined();
    expect(carried({ amount: 10n }, [ten], [ten, ten])).toBeUndefined();
    expect(carried({ amount: 10n, round: 'r' }, [ten], [ten, prize(99n, 'r')])).toBeUndefined();
    expect(carried({ amount: 10n }, [ten], [ten, prize(99n)])).toBeDefined();
  });

  it('are the fifty last ones', () => {
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
