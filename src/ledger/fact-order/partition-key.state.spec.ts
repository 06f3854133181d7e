import type { CasinoEvent } from '../../kernel/envelope';
import { partitionKeyOf, isFact } from './place.state';

const event = (type: string, source: string, more: Partial<CasinoEvent> = {}): CasinoEvent => ({
  specversion: '1.0',
  id: 'e1',
  source: `/casinos/granada/${source}`,
  type: `cagnotte.${type}.v1`,
  time: '2026-01-01T22:00:00Z',
  gamingday: '2026-01-01',
  data: {},
  ...more,
});

describe('a fact, which has a place in the order of facts', () => {
  it.each([
    ['round.settled', 'tables/RF1'],
    ['cage.counted', 'cage'],
    ['ledger.opened', 'accounts'],
    ['variance.cleared', 'accounting'],
  ])('is %s', (type, source) => expect(isFact(event(type, source))).toBe(true));

  it.each([
    'casino.authorised',
    'casino.authorisation-proposed',
    'gaming-day.opened',
    'gaming-day.closed',
    'gaming-day.certified',
    'correction.recorded',
    'correction.proposed',
    'finding.resolved',
    'intake.quarantined',
    'books.restated',
    'chain.upgraded',
    'seal-key.introduced',
    'personal-data.erased',
    'personal-data.erasure-proposed',
    'variance.clearing-proposed',
    'count.submitted',
    'slip-numbers.leased',
    'explanation.saved',
    'floor-alert.acknowledged',
    'document.attached',
  ])('is no decision of a person or of the service: %s', (type) => {
    expect(isFact(event(type, 'office'))).toBe(false);
    expect(partitionKeyOf(event(type, 'office'))).toBeUndefined();
  });

  it('is none of an unknown type, or without the table that it needs', () => {
    expect(isFact(event('round.dreamt', 'tables/RF1'))).toBe(false);
    expect(isFact(event('round.settled', 'office'))).toBe(false);
    expect(partitionKeyOf(event('round.settled', 'office'))).toBeUndefined();
  });
});

describe('what waits with a fact that a fault stops', () => {
  it.each<[string, CasinoEvent, string]>([
    ['the session of its table', event('round.settled', 'tables/RF1'), 'table/RF1/2026-01-01/1'],
    ['a later session', event('round.settled', 'tables/RF1', { sessionno: 2 }), 'table/RF1/2026-01-01/2'],
    [
      'the session, whichever device reports',
      event('drop.counted', 'tables/RF1/count-room'),
      'table/RF1/2026-01-01/1',
    ],
    ['the day of the cage', event('cage.counted', 'cage'), 'cage/2026-01-01'],
    [
      'its pool, told by no table',
      event('jackpot.opened', 'office', { data: { pool: 'carrusel' } }),
      'jackpot/carrusel',
    ],
    ['the casino, of an opening from the office', event('ledger.opened', 'accounts'), 'casino'],
  ])('is %s', (_what, fact, key) => expect(partitionKeyOf(fact)).toBe(key));
});
