import { clearingRefusal } from './clearing.decisions';

const ANA = { id: 'Ana Ruiz' };
const LUIS = { id: 'Luis Soto' };

describe('a difference is cleared', () => {
  it('by another person than the one who proposed it', () => {
    expect(clearingRefusal({ by: ANA, isRecorded: false }, { by: LUIS })).toBeUndefined();
  });

  test.each([
    ['without a proposal', undefined, 'CLEARING.NOTHING_PROPOSED'],
    ['a second time', { by: ANA, isRecorded: true }, 'CLEARING.ALREADY_RECORDED'],
    ['by who proposed it', { by: { id: 'luis soto ' }, isRecorded: false }, 'CLEARING.SAME_PERSON'],
  ])('never %s', (_how, proposal, code) => expect(clearingRefusal(proposal, { by: LUIS })).toBe(code));
});
