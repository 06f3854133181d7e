import { CAGE, OFFICE, tell } from '../../../test/support/book/told';
import { reportedOnce, roundMentioned, sessionDay, sessionKeyOf, tableConcerned } from './session-key.state';

const BY = [{ id: 'E-1' }];

describe('the session an event is about', () => {
  test.each([
    ['that of the table that reports it', tell('box.issued', { box: 'B', by: BY }), 'table/T1/2026-01-01/1'],
    [
      'that of the desk that reports about a table',
      tell('box.issued', { box: 'B', by: BY }, { at: 'tables/T1/count-room', sessionno: 2 }),
      'table/T1/2026-01-01/2',
    ],
    [
      'that of the table the cage names',
      tell('cage.float-issued', { table: 'T2', amount: 5, slip: 'S' }, CAGE),
      'table/T2/2026-01-01/1',
    ],
    [
      'that of the table a pool names, whoever reports it',
      tell('jackpot.contributed', { pool: 'p', table: 'T2', amount: 5, how: 'slot' }),
      'table/T2/2026-01-01/1',
    ],
    [
      'that of the table that reports a prize and names none',
      tell('jackpot.won', { pool: 'p', amount: 5, paidFrom: 'bank' }),
      'table/T1/2026-01-01/1',
    ],
    [
      'that of the table where money was found',
      tell('money.found', { entry: 'L', kind: 'cash', amount: 5, table: 'T2', by: BY }, CAGE),
      'table/T2/2026-01-01/1',
    ],
    [
      'that of the table of a difference that is cleared',
      tell('variance.cleared', { point: 'drop', amount: 5, table: 'T2' } as never, OFFICE),
      'table/T2/2026-01-01/1',
    ],
    [
      'none for the cage itself',
      tell('cage.transferred', { amount: 5, from: 'cash', to: 'bank', by: BY }, CAGE),
      undefined,
    ],
    [
      'none for an office',
      tell('tips.shared', { toStaff: 5, approvedBy: BY, document: 'D' }, OFFICE),
      undefined,
    ],
  ])('is %s', (_what, event, key) => {
    expect(sessionKeyOf(event)).toBe(key);
    expect(tableConcerned(event)).toBe(key?.split('/')[1]);
  });
});

it('a session is of the day that its name says', () =>
  expect(sessionDay('table/T1/2026-01-01/2')).toBe('2026-01-01'));

it('a round has the same name where it is reported and where it is referred to, and the void of a settled round one of its own', () => {
  const round = tell('round.settled', { roundNo: 7, bets: [], outcome: {}, result: 0 });
  const voided = (settled: boolean) =>
    tell('round.voided', { roundNo: 7, settled, reasonCode: 'error', refunds: [], by: BY });
  const name = roundMentioned('table/T1/2026-01-01/1', 7);
  expect(name).toBe('table/T1/2026-01-01/1#7');
  expect(
    [round, voided(true), voided(false), tell('box.issued', { box: 'B', by: BY })].map(reportedOnce),
  ).toEqual([name, `${name}/void`, undefined, undefined]);
});
