import { unopenedSession } from '../table-session/table-session.state';
import { handPlayed } from '../../../test/support/sample-events/sample-events';
import { openLedger } from '../casino/casino-books.state';
import { evaluateEvent } from '../../../test/support/book/evaluate-event';

const books = openLedger({}, { currency: 'EUR', eventId: 'opening' });
const raked = handPlayed();
const unraked = handPlayed({ rake: { dropped: 0 }, awards: [{ seat: 2, amount: 200 }] });
const charged = (option: 'session-fee' | 'session-percentage') => ({
  ...raked,
  id: `charge-${option}`,
  type: 'cagnotte.poker-session.charged.v1',
  data: { currency: 'EUR', player: 'p1', option, amount: 2000, paidWith: 'chips' },
});

function foundLast(...events: readonly (typeof raked | ReturnType<typeof charged>)[]): string[] {
  let session = unopenedSession;
  let codes: string[] = [];
  for (const event of events) {
    const evaluated = evaluateEvent(event, { books, session });
    codes = evaluated.findings.map(({ code }) => code).filter((code) => code === 'two-revenue-options');
    session = evaluated.session;
  }
  return codes;
}

describe('the three ways in which the house takes its share of non-banked poker (1.1.10-II.4-04)', () => {
  it('are not mixed in a session (H-13)', () => {
    expect(foundLast(charged('session-fee'), raked)).toEqual(['two-revenue-options']);
    expect(foundLast(raked, charged('session-fee'))).toEqual(['two-revenue-options']);
    expect(foundLast(charged('session-percentage'), charged('session-fee'))).toEqual(['two-revenue-options']);
  });

  it('may be any one of them, all through the session', () => {
    expect(foundLast(raked, raked)).toEqual([]);
    expect(foundLast(charged('session-fee'), charged('session-fee'))).toEqual([]);
    expect(foundLast(charged('session-percentage'), charged('session-percentage'))).toEqual([]);
  });

  it('are not touched by a hand without a rake', () => {
    expect(foundLast(unraked, charged('session-fee'))).toEqual([]);
    expect(foundLast(charged('session-fee'), unraked)).toEqual([]);
  });
});
