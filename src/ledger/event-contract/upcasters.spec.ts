import { Type } from 'typebox';
import type { CasinoEvent } from '../../kernel/envelope';
import { defineFact } from '../_core/fact-definition';
import { currentForm, defineUpcaster, upcastingWith } from './upcasters';

const version = <const Data extends Record<string, ReturnType<typeof Type.Integer>>>(
  no: number,
  data: Data,
) =>
  defineFact({
    type: `cagnotte.bell.rung.v${no}`,
    byRules: true,
    category: 'casino',
    title: { en: 'Bell rung', es: 'Campana' },
    reportedBy: ['table'],
    description: 'A made-up event.',
    data: Type.Object(data),
  });
const v1 = version(1, { times: Type.Integer() });
const v2 = version(2, { strokes: Type.Integer() });
const v3 = version(3, { strokes: Type.Integer(), hour: Type.Integer() });

const toV2 = defineUpcaster(v1, v2, ({ times }) => ({ strokes: times }));
const toV3 = defineUpcaster(v2, v3, ({ strokes }, { time }) => ({
  strokes,
  hour: Number(time.slice(11, 13)),
}));

const rung = (type: string, data: unknown): CasinoEvent => ({
  specversion: '1.0',
  id: '1',
  source: '/casinos/granada/bell',
  type,
  time: '2026-01-01T21:30:00Z',
  gamingday: '2026-01-01',
  data,
});

describe('reading an old version', () => {
  const current = upcastingWith([toV3, toV2]);

  it('takes every step to the newest version, in whatever order the steps are listed', () => {
    expect(current(rung('cagnotte.bell.rung.v1', { times: 3 }))).toEqual(
      rung('cagnotte.bell.rung.v3', { strokes: 3, hour: 21 }),
    );
  });

  it('starts in the middle for a middle version', () => {
    expect(current(rung('cagnotte.bell.rung.v2', { strokes: 4 }))).toEqual(
      rung('cagnotte.bell.rung.v3', { strokes: 4, hour: 21 }),
    );
  });

  it('leaves the event it was given untouched', () => {
    const old = Object.freeze(rung('cagnotte.bell.rung.v1', Object.freeze({ times: 3 })));
    expect(current(old)).not.toBe(old);
    expect(old.type).toBe('cagnotte.bell.rung.v1');
  });

  it('returns an event in its newest form unchanged', () => {
    const newest = rung('cagnotte.bell.rung.v3', { strokes: 1, hour: 2 });
    expect(current(newest)).toBe(newest);
    expect(currentForm(newest)).toBe(newest);
  });

  it('refuses two steps from one version', () => {
    expect(() => upcastingWith([toV2, toV2])).toThrow('two upcasters start from one type');
  });
});
