import { chipsSold, handPlayed } from '../../../test/support/sample-events/sample-events';
import { roundReferenceOf } from './round-reference';

describe('the reference of a round', () => {
  it('names the table session and the number of the hand', () => {
    const hand = handPlayed({ handNo: '7' }, { table: 'PK1', gamingday: '2026-01-02', sessionno: 2 });
    expect(roundReferenceOf(hand)).toBe('table/PK1/2026-01-02/2#7');
  });

  it('is the one of session 1 where no session is stated', () => {
    expect(roundReferenceOf(handPlayed())).toBe(roundReferenceOf(handPlayed({}, { sessionno: 1 })));
  });

  it('differs by table, by day and by session', () => {
    const references = [
      handPlayed(),
      handPlayed({}, { table: 'PK2' }),
      handPlayed({}, { gamingday: '2026-01-02' }),
      handPlayed({}, { sessionno: 2 }),
    ].map(roundReferenceOf);
    expect(new Set(references).size).toBe(4);
  });

  it('is missing for an event that is no round', () => {
    expect(roundReferenceOf(chipsSold())).toBeUndefined();
  });
});
