import type { CasinoEvent } from '../../kernel/envelope';
import {
  asCounted,
  corrected,
  countingOf,
  isSameEvent,
  latestVersion,
  uncorrected,
} from './corrected-fact.state';

const by = (id: string) => ({ source: '/casinos/granada/office', id });
const replaced = (id: string, data: object) => ({ by: by(id), replacement: data });
const cancelled = (id: string) => ({ by: by(id), replacement: undefined });
const sold = { source: '/casinos/granada/cage', id: 'sold', data: { amount: 5 } } as CasinoEvent;
const data = (...corrections: Parameters<typeof corrected>[1][]): unknown =>
  asCounted(sold, corrections.reduce(corrected, uncorrected))?.data;

describe('the effective data of a fact', () => {
  it('are as reported until it is corrected', () => {
    expect(asCounted(sold, uncorrected)).toBe(sold);
    expect(countingOf(uncorrected)).toEqual({ as: 'reported' });
  });

  it('are the replacement of the last correction', () =>
    expect(data(replaced('c1', { amount: 6 }), replaced('c2', { amount: 7 }))).toEqual({ amount: 7 }));

  it('are absent after it is cancelled, and the replacement of a later correction', () => {
    expect(asCounted(sold, corrected(uncorrected, cancelled('c1')))).toBeUndefined();
    expect(data(cancelled('c1'), replaced('c2', { amount: 7 }))).toEqual({ amount: 7 });
  });

  it('are those from before a correction that is itself cancelled', () => {
    expect(data(replaced('c1', { amount: 6 }), cancelled('c2'))).toEqual({ amount: 5 });
    expect(data(cancelled('c1'), cancelled('c2'))).toEqual({ amount: 5 });
    expect(data(replaced('c1', { amount: 6 }), replaced('c2', { amount: 7 }), cancelled('c3'))).toEqual({
      amount: 6,
    });
  });

  it('replace the reported data and nothing else of the event', () =>
    expect(asCounted(sold, corrected(uncorrected, replaced('c1', { amount: 6 })))).toEqual({
      source: '/casinos/granada/cage',
      id: 'sold',
      data: { amount: 6 },
    }));
});

describe('a correction', () => {
  const known = [replaced('c1', { amount: 6 }), cancelled('c2')].reduce(corrected, uncorrected);

  it('points at the last one of its fact, or at the fact itself', () => {
    expect(latestVersion(sold, uncorrected)).toBe(sold);
    expect(latestVersion(sold, known)).toEqual(by('c2'));
  });

  it('is kept with the data that were effective after it', () =>
    expect(known.versions).toEqual([
      { by: by('c1'), counting: { as: 'corrected', data: '{"amount":6}' } },
      { by: by('c2'), counting: { as: 'reported' } },
    ]));
});

it('two events are the same if both source and id are equal', () => {
  expect(isSameEvent(by('a'), by('a'))).toBe(true);
  expect(isSameEvent(by('a'), by('b'))).toBe(false);
  expect(isSameEvent(by('a'), { ...by('a'), source: '/casinos/granada/cage' })).toBe(false);
});
