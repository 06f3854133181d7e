import { readState, writeState } from './fold-states';

describe('the text of a state', () => {
  test.each([
    [{}],
    [{ amount: 0n, list: [{ amount: -9_007_199_254_740_993n }] }],
    [{ text: '12n', number: 12, flag: false, none: null }],
    [{ slip: '$minor', minor: { text: '5' } }],
  ])('is read as the state it was written from: %#', (state) =>
    expect(readState(writeState(state))).toEqual(state),
  );

  it('leaves out undefined members', () => {
    expect(writeState({ a: undefined, b: 1n })).toBe('{"b":{"$minor":"1"}}');
  });
});
