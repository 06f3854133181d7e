// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  explanationsOf,
  keepDrafts,
  missingPlaces,
  notSaved,
  placesToExplain,
  readDrafts,
  savedByKey,
  textsOf,
} from './explanations';

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
  it('are required for each failed row of a soft check', () =>
    expect(placesToExplain(checks)).toEqual([
      { check: 'K12', at: 'RF1' },
      { check: 'K12', at: 'CF1' },
      { check: 'K2' },
    ]));

  it('are missing if they consist of spaces', () =>
    expect(missingPlaces(placesToExplain(checks), { 'K12 RF1': 'acta 14/26', 'K12 CF1': '  ' })).toEqual([
      { check: 'K12', at: 'CF1' },
      { check: 'K2' },
    ]));

  it('omit drafts of rows that are satisfied by now', () =>
    expect(explanationsOf([{ check: 'K2' }], { K2: ' sin red ', 'K12 RF1': 'acta' })).toEqual([
      { check: 'K2', explanation: 'sin red' },
    ]));

  it('survive a reload by casino and day, until the close', () => {
    keepDrafts('granada', '2026-03-20', { K2: { text: 'sin red', replaces: 'e1' } });
    expect(readDrafts('granada', '2026-03-20')).toEqual({ K2: { text: 'sin red', replaces: 'e1' } });
    expect(readDrafts('granada', '2026-03-21')).toEqual({});
    keepDrafts('granada', '2026-03-20', {});
    expect(localStorage.length).toBe(0);
  });

  it('are read in the format of an earlier release', () => {
    localStorage.setItem('cagnotte.explanations.granada.2026-03-20', '{"K2":"sin red"}');
    expect(readDrafts('granada', '2026-03-20')).toEqual({ K2: { text: 'sin red' } });
  });

  const saved = savedByKey([
    { check: 'K2', at: null, explanation: 'sin red', by: 'Nuria', savedAt: '', eventId: 'e1' },
    { check: 'K12', at: 'RF1', explanation: 'acta 14/26', by: 'Luis', savedAt: '', eventId: 'e2' },
  ]);

  it('are the saved ones, unless this browser has newer drafts', () =>
    expect(textsOf(saved, { K2: { text: 'sin línea' } })).toEqual({
      ...{ K2: 'sin línea', 'K12 RF1': 'acta 14/26' },
    }));

  it('stay in the browser until the service has saved or withdrawn them', () =>
    expect(
      notSaved(saved, { K2: { text: ' sin red ' }, 'K12 RF1': { text: '' }, 'K12 CF1': { text: '' } }),
    ).toEqual({ 'K12 RF1': { text: '' } }));
});
