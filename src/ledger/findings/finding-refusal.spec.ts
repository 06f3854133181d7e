import { findingRefusal, type FindingState } from './finding.decisions';

const CARMEN = { id: 'Carmen Ortega' };
const OPEN: FindingState = { isClosed: false, standing: undefined, acknowledgedBy: [] };
const SEEN: FindingState = { ...OPEN, acknowledgedBy: [CARMEN] };
const OF_A_DELIVERY: FindingState = { ...OPEN, standing: 'quarantined 12ab' };

describe('a finding', () => {
  it.each([
    ['acknowledge', 'one that stands', OPEN],
    ['resolve', 'one that stands', OPEN],
    ['resolve', 'one that was seen', SEEN],
    ['acknowledge', 'one about a delivery', OF_A_DELIVERY],
    ['acknowledge', 'one that somebody else has seen', { ...OPEN, acknowledgedBy: [{ id: 'Nuria Campos' }] }],
    ['resolve', 'one about a gap', { ...OPEN, standing: 'gap of a source' }],
  ] as const)('may be %sd by a person: %s', (act, _what, finding) =>
    expect(findingRefusal({ act, by: CARMEN }, finding)).toBeUndefined(),
  );

  it.each([
    ['acknowledge', 'nobody knows', undefined, 'FINDING.UNKNOWN'],
    ['resolve', 'nobody knows', undefined, 'FINDING.UNKNOWN'],
    ['acknowledge', 'has ended', { ...OPEN, isClosed: true }, 'FINDING.CLOSED'],
    ['resolve', 'has ended', { ...OPEN, isClosed: true }, 'FINDING.CLOSED'],
    ['acknowledge', 'the same person has seen', SEEN, 'FINDING.ALREADY_ACKNOWLEDGED'],
    ['resolve', 'ends with its delivery', OF_A_DELIVERY, 'FINDING.OF_A_DELIVERY'],
  ] as const)('refuses to %s what %s', (act, _what, finding, code) =>
    expect(findingRefusal({ act, by: CARMEN }, finding)).toBe(code),
  );
});
