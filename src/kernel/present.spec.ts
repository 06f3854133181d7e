import { present } from './present';

describe('the properties that have a value', () => {
  it('leaves out a property that is undefined', () => {
    expect(Object.keys(present({ player: 'P1', seat: undefined }))).toEqual(['player']);
  });

  it('keeps null, zero, false and the empty text: they are values', () => {
    const given = { document: null, amount: 0n, standing: false, words: '' };
    expect(present(given)).toEqual(given);
  });
});
