import { chipsSold, handPlayed } from '../../../test/support/sample-events/sample-events';
import { BY, tell } from '../../../test/support/book/told';
import { reportedOnce, roundReferenceOf, voidedRoundOf } from './session-key.state';

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

describe('a coup', () => {
  const coup = (shoeNo: number) =>
    tell('coup.played', { bank: 'K', shoeNo, coupNo: 4, bets: [], results: [{ tableau: 1, winner: 'tie' }] });

  it('is named by its shoe and its number, since some houses begin anew with each shoe', () => {
    expect([coup(1), coup(2)].map(roundReferenceOf)).toEqual([
      'table/T1/2026-01-01/1#1.4',
      'table/T1/2026-01-01/1#2.4',
    ]);
  });
});

describe('a void', () => {
  const voided = (settled: boolean) =>
    tell('round.voided', { roundNo: 7, settled, reasonCode: 'r', refunds: [], by: BY });

  it('names the round it is about, and is none itself', () => {
    expect(voidedRoundOf(voided(true))).toBe('table/T1/2026-01-01/1#7');
    expect(roundReferenceOf(voided(true))).toBeUndefined();
  });

  it('of a coup or of a hand names it as it was played', () => {
    const bySettled = { settled: true, reasonCode: 'r', refunds: [] };
    const coup = tell('coup.voided', { bank: 'K', shoeNo: 2, coupNo: 4, ...bySettled } as never);
    const hand = tell('hand.voided', { handNo: '7', ...bySettled } as never);
    expect([coup, hand].map(voidedRoundOf)).toEqual([
      ...['table/T1/2026-01-01/1#2.4', 'table/T1/2026-01-01/1#7'],
    ]);
  });

  it('of a settled round is reported once; of one that never was, the number may be played again', () => {
    expect(reportedOnce(voided(true))).toBe('table/T1/2026-01-01/1#7/void');
    expect(reportedOnce(voided(false))).toBeUndefined();
    const played = tell('round.settled', { roundNo: 7, bets: [], outcome: {} });
    expect(reportedOnce(played)).toBe('table/T1/2026-01-01/1#7');
    expect(reportedOnce(chipsSold())).toBeUndefined();
  });
});
