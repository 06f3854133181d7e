import { beforeEach, describe, expect, it } from 'vitest';
import { explanationsOf, keepDrafts, missingPlaces, placesToExplain, readDrafts } from './explanations';

const checks = [
  {
    check: 'K12',
    strength: 'SOFT',
    holds: false,
    rows: [
      { at: 'RF1', ties: false },
      { at: 'RF2', ties: true },
      { at: 'CF1', ties: false },
    ],
  },
  { check: 'K2', strength: 'SOFT', holds: false, rows: [] },
  { check: 'K1-A1', strength: 'HARD', holds: false, rows: [{ at: 'EUR', ties: false }] },
  { check: 'K3', strength: 'SOFT', holds: true, rows: [{ at: 'RF1', ties: true }] },
] as const;

beforeEach(() => localStorage.clear());

describe('the explanations of a close', () => {
  it('are asked for each row that does not tie, of checks that may be explained', () =>
    expect(placesToExplain(checks)).toEqual([
      { check: 'K12', at: 'RF1' },
      { check: 'K12', at: 'CF1' },
      { check: 'K2' },
    ]));

  it('are missing where only spaces are written', () =>
    expect(missingPlaces(placesToExplain(checks), { 'K12 RF1': 'acta 14/26', 'K12 CF1': '  ' })).toEqual([
      { check: 'K12', at: 'CF1' },
      { check: 'K2' },
    ]));

  it('leave out what was written of a row that ties meanwhile', () =>
    expect(explanationsOf([{ check: 'K2' }], { K2: ' sin red ', 'K12 RF1': 'acta' })).toEqual([
      { check: 'K2', explanation: 'sin red' },
    ]));

  it('outlive a refresh of the page, by casino and day, until they are closed', () => {
    keepDrafts('granada', '2026-03-20', { K2: 'sin red' });
    expect(readDrafts('granada', '2026-03-20')).toEqual({ K2: 'sin red' });
    expect(readDrafts('granada', '2026-03-21')).toEqual({});
    keepDrafts('granada', '2026-03-20', {});
    expect(localStorage.length).toBe(0);
  });
});
