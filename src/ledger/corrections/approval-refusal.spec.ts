import { approvalRefusal, type ProposalState } from './correction.check';

const PROPOSED: ProposalState = { by: { id: 'Nuria Campos' }, isReplaced: false, isRecorded: false };
const CARMEN = { id: 'Carmen Ortega' };

describe('a proposed correction', () => {
  it('is approved by another person', () =>
    expect(approvalRefusal(PROPOSED, { by: CARMEN })).toBeUndefined());

  it.each([
    ['nobody has proposed', undefined, CARMEN, 'CORRECTION.NOTHING_PROPOSED'],
    ['that was recorded before', { ...PROPOSED, isRecorded: true }, CARMEN, 'CORRECTION.ALREADY_RECORDED'],
    ['that a later one replaced', { ...PROPOSED, isReplaced: true }, CARMEN, 'CORRECTION.PROPOSAL_REPLACED'],
    ['of the same person', PROPOSED, { id: 'Nuria Campos' }, 'CORRECTION.SAME_PERSON'],
    ['of the same person, written otherwise', PROPOSED, { id: ' nuria campos' }, 'CORRECTION.SAME_PERSON'],
  ])('is refused where it is one %s', (_what, proposal, by, code) =>
    expect(approvalRefusal(proposal, { by })).toBe(code),
  );
});
