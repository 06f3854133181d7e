import { approvalRefusal, type ProposalState, withdrawalRefusal } from './correction.check';

const PROPOSED: ProposalState = {
  by: { id: 'Nuria Campos' },
  isWithdrawn: false,
  isReplaced: false,
  isRecorded: false,
};
const CARMEN = { id: 'Carmen Ortega' };

describe('a proposed correction', () => {
  it('is approved by another person', () =>
    expect(approvalRefusal(PROPOSED, { by: CARMEN })).toBeUndefined());

  it.each([
    ['nobody has proposed', undefined, CARMEN, 'CORRECTION.NOTHING_PROPOSED'],
    ['that was recorded before', { ...PROPOSED, isRecorded: true }, CARMEN, 'CORRECTION.ALREADY_RECORDED'],
    ['that was withdrawn', { ...PROPOSED, isWithdrawn: true }, CARMEN, 'CORRECTION.WITHDRAWN'],
    ['that a later one replaced', { ...PROPOSED, isReplaced: true }, CARMEN, 'CORRECTION.PROPOSAL_REPLACED'],
    ['of the same person', PROPOSED, { id: 'Nuria Campos' }, 'CORRECTION.SAME_PERSON'],
    ['of the same person, written otherwise', PROPOSED, { id: ' nuria campos' }, 'CORRECTION.SAME_PERSON'],
  ])('is refused where it is one %s', (_what, proposal, by, code) =>
    expect(approvalRefusal(proposal, { by })).toBe(code),
  );

  it('is withdrawn by who proposed it, also written otherwise', () => {
    expect(withdrawalRefusal(PROPOSED, { id: 'Nuria Campos' })).toBeUndefined();
    expect(withdrawalRefusal(PROPOSED, { id: 'E-021', name: 'nuria  campos' })).toBeUndefined();
  });

  it.each([
    ['of another person', PROPOSED, CARMEN, 'CORRECTION.NOT_YOURS'],
    ['nobody has proposed', undefined, PROPOSED.by, 'CORRECTION.NOTHING_PROPOSED'],
    ['withdrawn before', { ...PROPOSED, isWithdrawn: true }, PROPOSED.by, 'CORRECTION.WITHDRAWN'],
    [
      'that a later one replaced',
      { ...PROPOSED, isReplaced: true },
      PROPOSED.by,
      'CORRECTION.PROPOSAL_REPLACED',
    ],
    [
      'that two persons recorded, even if it was withdrawn at the same time',
      { ...PROPOSED, isRecorded: true, isWithdrawn: true },
      PROPOSED.by,
      'CORRECTION.ALREADY_RECORDED',
    ],
  ])('is not withdrawn where it is one %s', (_what, proposal, by, code) =>
    expect(withdrawalRefusal(proposal, by)).toBe(code),
  );
});
