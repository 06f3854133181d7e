import { OFFICE, postedLast, tell } from '../../../test/support/book/told';
import { evaluateEvent } from '../../../test/support/book/evaluate-event';
import { unopenedBooks } from '../casino/casino-books.state';
import type { CasinoEvent } from '../../kernel/envelope';
import { discardRefusal, evaluateConflictingRecord } from './quarantine.evaluation';

const quarantined = (data: object = {}): CasinoEvent =>
  tell(
    'intake.quarantined',
    { hash: 'ab12', reason: 'schema', path: '/data/amount', message: 'm', bytes: 'b', ...data },
    { at: 'office', id: 'q1' },
  );
const means = (event: CasinoEvent) => evaluateEvent(event, { books: unopenedBooks });

describe('a delivery in quarantine', () => {
  it('that cannot be read gives a finding with reason, place and hash', () => {
    const { findings } = means(quarantined());
    expect(findings).toMatchObject([
      {
        code: 'delivery-unreadable',
        expected: 'an event that can be stored',
        found: 'schema at /data/amount; quarantined as ab12',
        standing: 'quarantined q1',
        eventIds: ['q1'],
      },
    ]);
  });

  it.each(['conflict', 'decided-already'])('gives a finding of a contradiction: %s', (reason) =>
    expect(means(quarantined({ reason, path: '', id: 'sold' })).findings).toMatchObject([
      {
        code: 'delivery-in-conflict',
        expected: 'nothing else under an id that is recorded',
        found: `${reason}; quarantined as ab12`,
        standing: 'quarantined q1',
        eventIds: ['sold'],
      },
    ]),
  );

  it('gives one finding, however many parts its bytes are kept in', () => {
    expect(means(quarantined({ part: { number: 1, of: 2 } })).findings).toHaveLength(1);
    expect(means(quarantined({ part: { number: 2, of: 2 } })).findings).toEqual([]);
  });

  it('is settled once it is discarded, or sent again', () => {
    const discarded = tell('intake.discarded', { delivery: 'q1', by: { id: 'E-1' }, reason: 'r' }, OFFICE);
    expect(means(discarded).settles).toEqual(['quarantined q1']);
    const again = { ...tell('cage.counted', { chips: 0, cash: 0, by: [] }), resubmits: 'q1' };
    expect(means(again).settles).toEqual(['quarantined q1']);
  });

  it('posts nothing', () => expect(postedLast(quarantined()).lines).toEqual([]));
});

describe('the discard of a delivery in quarantine', () => {
  it('is accepted if the delivery still waits', () =>
    expect(discardRefusal({ hasEnded: false })).toBeUndefined());

  it.each([
    ['has been discarded or sent again', { hasEnded: true }, 'DELIVERY.ENDED'],
    ['is unknown', undefined, 'DELIVERY.UNKNOWN'],
  ])('is refused if the delivery %s', (_where, delivery, code) =>
    expect(discardRefusal(delivery)).toBe(code),
  );
});

it('a later record with the same identity and other content gives a finding under its id', () =>
  expect(
    evaluateConflictingRecord({ ...quarantined(), id: 'e-1', source: '/casinos/granada/cage' }),
  ).toMatchObject([
    {
      code: 'identity-conflict',
      eventIds: ['e-1'],
      expected: 'one content for id e-1 of /casinos/granada/cage',
    },
  ]));
